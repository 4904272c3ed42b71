/** Every sentence of the front end, from the same Fluent files that Python reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../../ttr_widget/data/en.ftl";
import ja from "../../ttr_widget/data/ja.ftl";
import referenceEn from "../../ttr_widget/data/reference.en.ftl";
import referenceJa from "../../ttr_widget/data/reference.ja.ftl";
import referenceZh from "../../ttr_widget/data/reference.zh.ftl";
import rulesEn from "../../ttr_widget/data/rules.en.ftl";
import rulesJa from "../../ttr_widget/data/rules.ja.ftl";
import rulesZh from "../../ttr_widget/data/rules.zh.ftl";
import zh from "../../ttr_widget/data/zh.ftl";
import { plain, type Atlas } from "./atlas";
import type { CardColor, CityName, Language, RouteColor, RouteId, TicketId } from "./wire";

export type Args = Record<string, FluentVariable>;

const sources: Record<Language, readonly string[]> = {
  en: [en, rulesEn, referenceEn],
  zh: [zh, rulesZh, referenceZh],
  ja: [ja, rulesJa, referenceJa],
};
const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  // No isolation marks: these texts also become accessible names.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources[language]) bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
  return bundle;
}

/**
 * "auto" follows the page where that is Chinese or Japanese, else the browser:
 * notebooks call their pages English whatever their readers' language.
 */
export function resolveLanguage(
  choice: string | undefined,
  page: string = document.documentElement.lang,
  browser: readonly string[] = navigator.languages ?? [navigator.language],
): Language {
  if (choice === "en" || choice === "zh" || choice === "ja") return choice;
  for (const hint of /^en\b/i.test(page) ? browser : [page, ...browser]) {
    const tag = hint.toLowerCase().split(/[-_]/)[0];
    if (tag === "en" || tag === "zh" || tag === "ja") return tag;
  }
  return "en";
}

/** "Sault St. Marie" → "sault-st-marie". */
export function slug(name: string): string {
  return plain(name).replace(/[^a-z]+/g, "-").replace(/^-|-$/g, "");
}

export class Texts {
  private readonly chain: FluentBundle[];

  constructor(readonly language: Language) {
    this.chain = language === "en" ? [bundleOf("en")] : [bundleOf(language), bundleOf("en")];
  }

  has(id: string): boolean {
    return this.chain.some((bundle) => bundle.getMessage(id)?.value != null);
  }

  /** The text of an id; an id that no file has is shown as it is, so that it gets noticed. */
  t(id: string, args?: Args): string {
    for (const bundle of this.chain) {
      const value = bundle.getMessage(id)?.value;
      if (value != null) return bundle.formatPattern(value, args ?? null, []);
    }
    return id;
  }

  /** Cities of a board of one's own keep their own names. */
  city(name: CityName): string {
    const id = `city-${slug(name)}`;
    return this.has(id) ? this.t(id) : name;
  }

  color(color: CardColor | RouteColor): string {
    return this.t(`color-${color}`);
  }

  pair(a: CityName, b: CityName): string {
    return this.t("ui-pair", { a: this.city(a), b: this.city(b) });
  }

  /** "Denver – Kansas City"; the lane of a double is named where it matters. */
  route(id: RouteId, atlas: Atlas, lane = false): string {
    const route = atlas.routes.get(id);
    if (!route) return id;
    const pair = this.pair(route.a, route.b);
    return lane && route.twin && route.color !== "gray"
      ? this.t("ui-lane", { route: pair, color: this.color(route.color) })
      : pair;
  }

  ticket(id: TicketId, atlas: Atlas): string {
    const ticket = atlas.tickets.get(id);
    return ticket ? this.pair(ticket.a, ticket.b) : id;
  }

  /** A list in words: "a, b". */
  list(items: readonly string[]): string {
    return items.join(this.t("ui-list-separator"));
  }
}
