/** The page's search without a page: a data file and queries in, what is found out. For the test that compares it. */

import { readFileSync } from "node:fs";
import { search } from "../src/reference/search";
import { Shelf } from "../src/reference/shelf";
import type { ReferenceData } from "../src/reference/wire";
import type { Language } from "../src/wire";

declare const process: { stdout: { write(text: string): void } };

const { data, queries } = JSON.parse(readFileSync("/dev/stdin", "utf8")) as { data: ReferenceData; queries: [string, Language][] };
const shelf = new Shelf(data);
process.stdout.write(JSON.stringify(queries.map(([query, language]) => search(shelf, query, language))));
