/** The little of Node that the tests use to read the sources. */
declare module "node:fs" {
  interface Entry {
    name: string;
    isDirectory(): boolean;
  }
  export function readdirSync(path: string, options: { withFileTypes: true }): Entry[];
  export function readFileSync(path: string, encoding: "utf8"): string;
}
declare module "node:path" {
  export function join(...parts: string[]): string;
}
interface ImportMeta {
  readonly dirname: string;
}
