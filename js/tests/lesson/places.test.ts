import { describe, expect, it } from "vitest";
import { LESSONS } from "../../harness/lessons";
import { citiesIn } from "../../src/lesson/places";
import { Texts } from "../../src/texts";
import usa from "../../../ttr_widget/data/usa.json";
import type { Language } from "../../src/wire";

const cities = usa.cities.map(({ name }) => name);
const named = (language: Language) => {
  const texts = new Texts(language);
  return Object.fromEntries(cities.map((city) => [city, texts.city(city)]));
};
const lesson = { ...LESSONS["task"]!, hints: [], feedback: null };

describe("the cities that a lesson talks about", () => {
  it.each(["en", "zh", "ja"] as const)("are those of its task, in %s", (language) => {
    expect(citiesIn(lesson, named(language), language)).toEqual(["Los Angeles", "San Francisco"]);
  });

  it("are those of the hints asked for and of the answer as well", () => {
    const feedback = { verdict: "wrong" as const, text: "From Denver no route goes there.", rule: null, code: null };
    const more = { ...lesson, hints: ["Begin in El Paso."], feedback };
    expect(citiesIn(more, named("en"), "en").sort()).toEqual(["Denver", "El Paso", "Los Angeles", "San Francisco"]);
  });

  it("are found in a text that has no translation", () => {
    expect(citiesIn({ ...lesson, task: { en: "Go to Denver." } }, named("zh"), "zh")).toEqual(["Denver"]);
  });

  it.each(["en", "zh", "ja"] as const)("are not taken for one another: no name is part of another, in %s", (language) => {
    const names = Object.values(named(language));
    for (const one of names) expect(names.filter((name) => name.includes(one))).toEqual([one]);
  });
});
