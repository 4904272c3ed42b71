/** The cities that a lesson talks about: in its task, in the hints asked for, in what is said to an answer. */

import type { CityName, Language } from "../wire";
import { said, type WireLesson } from "./wire";

/** `names`: what the cities are called here. A text in another language calls them by the names of the board. */
export function citiesIn(lesson: WireLesson, names: Readonly<Record<CityName, string>>, language: Language): CityName[] {
  const text = [lesson.task, ...lesson.hints, lesson.feedback?.text].map((one) => said(one, language)).join("\n");
  return Object.entries(names).flatMap(([city, name]) => (text.includes(name) || text.includes(city) ? [city] : []));
}
