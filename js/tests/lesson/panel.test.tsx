import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LESSON_DONE, LESSON_VIEW, LESSONS } from "../../harness/lessons";
import { PATIENCE } from "../../src/lesson/talk";
import { firstTab } from "../../src/lesson/panel";
import { lessonNews } from "../../src/lesson/news";
import { Texts } from "../../src/texts";

vi.mock("../../src/board", async () => {
  const { FakeBoard } = await import("../mounted");
  return { BoardCanvas: FakeBoard };
});

const { mount } = await import("../mounted");

const TASK = LESSONS["task"]!;
const lesson = (name: string, at = 1240, more: Record<string, unknown> = {}) =>
  mount({ view: LESSONS[name]?.solved ? LESSON_DONE : LESSON_VIEW, lesson: LESSONS[name], ...more }, at);

beforeEach(() => {
  document.body.replaceChildren();
});

describe("the panel", () => {
  it("says what the lesson is about and what to do, in the reader's language at once", async () => {
    const page = await lesson("task");
    expect(page.text("lesson")).toContain("A coloured route takes its colour");
    expect(page.text("lesson-task")).toContain("yellow lane");
    page.set("language", "ja");
    expect(page.text("lesson")).toContain("色つき路線はその色で");
    expect(page.text("players")).toContain("ライバル");
  });

  it("is not there in a game without a lesson", async () => {
    const page = await mount({ view: LESSON_VIEW });
    expect(page.part("lesson")).toBeNull();
    expect(page.part("course")).toBeNull();
  });

  it("tells an answer by word and mark, with its rule as a button", async () => {
    const page = await lesson("refused");
    const talk = page.part("lesson-talk")!;
    expect(talk.dataset["verdict"]).toBe("refused");
    expect(talk.textContent).toContain("Not allowed");
    expect(talk.querySelector(".ttr-feedback-mark svg")).not.toBeNull();
    page.press("R29", talk);
    expect(page.text("rule")).toContain("R29 · ");
  });

  it("makes the rules that a text names buttons, once each", async () => {
    const page = await lesson("two");
    const rules = page.part("lesson-talk")!.querySelectorAll("[data-rule='R14']");
    expect(rules).toHaveLength(1);
  });

  it("shows the steps", async () => {
    const page = await lesson("two");
    expect(page.find("[role=img]", "Step 2 of 2")).toBeDefined();
  });

  it("never makes a text HTML", async () => {
    const page = await mount({ view: LESSON_VIEW, lesson: { ...TASK, title: "<b>bold</b>", task: "<img src=x>" } });
    expect(page.part("lesson")!.querySelector("h3 b, p img")).toBeNull();
    expect(page.text("lesson-task")).toBe("<img src=x>");
  });
});

describe("an answer", () => {
  const answered = async (focus: boolean) => {
    const page = await lesson("task");
    const scrolled = vi.fn();
    page.part("lesson-talk")!.scrollIntoView = scrolled;
    if (focus) page.clickRoute("Seattle-Vancouver:2");
    page.set("lesson", LESSONS["refused"]);
    return scrolled;
  };

  it("comes into sight for who plays on this board", async () => {
    expect(await answered(true)).toHaveBeenCalledWith(expect.objectContaining({ block: "nearest" }));
  });

  it("moves nothing for who plays elsewhere, in a cell say", async () => {
    expect(await answered(false)).not.toHaveBeenCalled();
  });
});

describe("its buttons", () => {
  it("ask for a hint, begin again, go on", async () => {
    const page = await lesson("task");
    const asked = () => page.sent("lesson").map((message) => message["action"]);
    page.press("Hint");
    page.reply({ kind: "accepted", id: page.model.sent.at(-1)!["id"] });
    page.press("Practise again");
    page.reply({ kind: "accepted", id: page.model.sent.at(-1)!["id"] });
    page.press("Next lesson");
    expect(asked()).toEqual(["hint", "retry", "next"]);
  });

  it("do the same by keys on the map", async () => {
    const page = await lesson("task");
    for (const key of ["h", "r", "n"]) {
      page.key(key);
      page.reply({ kind: "accepted", id: page.model.sent.at(-1)!["id"] });
    }
    expect(page.sent("lesson").map((message) => message["action"])).toEqual(["hint", "retry", "next"]);
  });

  it("have no hint in a test, and nothing says right or wrong", async () => {
    const page = await lesson("exam");
    expect(page.find("button", "Hint")).toBeUndefined();
    expect(page.part("lesson-talk")!.dataset["verdict"]).toBe("recorded");
    page.key("h");
    expect(page.sent("lesson")).toEqual([]);
  });

  it("tell nothing of a closed lane in a test, but that the answer is recorded", async () => {
    vi.useFakeTimers();
    const page = await lesson("exam", 1240, { lesson: { ...LESSONS["exam"]!, feedback: null } });
    page.clickRoute("Seattle-Vancouver:2");
    expect(page.sent("lesson")).toMatchObject([{ action: "tried", move: "claim Seattle-Vancouver:2 with 1 yellow" }]);
    await vi.advanceTimersByTimeAsync(PATIENCE + 10);
    expect(page.part("lesson-talk")!.dataset["verdict"]).toBe("none");
    page.set("lesson", LESSONS["exam"]);
    expect(page.part("lesson-talk")!.dataset["verdict"]).toBe("recorded");
    expect(page.text("live-lesson")).toMatch(/^Recorded\. Your answer is recorded/);
    vi.useRealTimers();
  });

  it("say in a test what a route is, and not whether it can be had", async () => {
    const hint = (page: Awaited<ReturnType<typeof lesson>>, id: string) => {
      const board = page.board();
      board.under = { kind: "route", id, distance: 0 };
      void act(() => {
        board.canvas.dispatchEvent(new MouseEvent("pointermove", { bubbles: true }));
      });
      return page.text("route-hint");
    };
    const shown = await lesson("task");
    expect(hint(shown, "Seattle-Vancouver:2")).toMatch(/two or three/i);
    expect(hint(shown, "Las Vegas-Los Angeles")).toContain("You can claim it");
    const test = await lesson("exam");
    expect(hint(test, "Seattle-Vancouver:2")).toMatch(/1 point$/);
    expect(hint(test, "Las Vegas-Los Angeles")).toMatch(/2 points$/);
    expect(hint(test, "Denver-Omaha")).toContain("Rival");
  });

  it("put a payment away in a test, whatever the kernel makes of it", async () => {
    const page = await lesson("exam");
    page.clickRoute("Los Angeles-San Francisco:yellow");
    page.press("Take red, 2 left");
    page.press("Confirm");
    const id = page.model.sent.at(-1)!["id"];
    page.reply({ kind: "refused", id, code: "recorded", rule: null, args: {} });
    page.set("lesson", { ...LESSONS["exam"]!, attempt: 2 });
    expect(page.part("tray")).toBeNull();
    expect(page.part("lesson-talk")!.dataset["verdict"]).toBe("recorded");
    expect(page.find("button", /reveal=False/)).toBeDefined();
  });

  it("are gone where no kernel is", async () => {
    const page = await lesson("task", 1240, { layout: { comm_live: false } });
    expect(page.part("lesson-buttons")).toBeNull();
    expect(page.text("lesson-task")).toContain("yellow lane");
  });
});

describe("the line of lessons", () => {
  it("has a station for each, with how far it is, and goes there", async () => {
    const page = await lesson("task");
    const stations = page.part("course")!.querySelectorAll("li");
    expect(stations).toHaveLength(14);
    expect(page.find("button", /^Lesson 1: .*, solved$/)).toBeDefined();
    expect(page.find("button", /^Lesson 6: .*, tried$/)!.getAttribute("aria-current")).toBe("step");
    page.press(/^Lesson 10: .*, not tried yet$/);
    expect(page.sent("lesson")).toMatchObject([{ action: "go", lesson: "lesson-10" }]);
  });

  it("folds where there is no room, and lists all with their line of Python", async () => {
    const page = await lesson("task", 480);
    expect(page.part("course")!.querySelectorAll("li")).toHaveLength(0);
    page.press(/^Lesson 6 of 14/);
    expect(page.part("lesson-list")!.querySelectorAll("li")).toHaveLength(14);
    expect(page.find("button", "Copy ttr.lesson(12)")).toBeDefined();
  });
});

describe("the action bar", () => {
  it("lays a payment together", async () => {
    const page = await lesson("task");
    page.clickRoute("Los Angeles-San Francisco:yellow");
    expect(page.find("button", "Confirm")!.getAttribute("aria-disabled")).toBe("true");
    page.press("Take yellow, 3 left");
    page.press("Take red, 2 left");
    expect(page.part("tray")!.querySelectorAll("[data-color]")).toHaveLength(2);
    expect(page.text("live-pointer")).toContain("Laid down: 1 red and 1 yellow");
    page.press("Take back red");
    page.press("Confirm");
    expect(page.sent("play")).toMatchObject([{ move: "claim Los Angeles-San Francisco:yellow with 1 yellow" }]);
  });

  it("leaves it to the lesson to say why not; the page's own word comes only if the kernel is silent", async () => {
    vi.useFakeTimers();
    const page = await lesson("task");
    page.clickRoute("Seattle-Vancouver:2");
    expect(page.state()).toBe("turn");
    expect(page.part("lesson-talk")!.dataset["verdict"]).toBe("none");
    await vi.advanceTimersByTimeAsync(PATIENCE + 10);
    expect(page.part("lesson-talk")!.dataset["verdict"]).toBe("refused");
    page.set("lesson", LESSONS["refused"]);
    expect(page.text("lesson-talk")).toContain("These spaces are yellow");
    vi.useRealTimers();
  });

  it("says that the lesson is solved, and the panel goes on", async () => {
    const page = await lesson("solved");
    expect(page.state()).toBe("lesson-done");
    expect(page.part("lesson")!.dataset["solved"]).toBe("true");
    page.press("Next lesson", page.part("lesson")!);
    expect(page.sent("lesson")).toMatchObject([{ action: "next" }]);
  });
});

describe("news", () => {
  const texts = new Texts("en");

  it("tell the verdict and what was said", () => {
    expect(lessonNews(texts, TASK, LESSONS["refused"]!).join(" ")).toMatch(/^Not allowed\. These spaces are yellow/);
    expect(lessonNews(texts, TASK, { ...TASK })).toEqual([]);
  });

  it("tell the same answer again, another lesson, a hint", () => {
    const again = { ...LESSONS["refused"]!, attempt: 2 };
    expect(lessonNews(texts, LESSONS["refused"]!, again)).toHaveLength(1);
    expect(lessonNews(texts, TASK, { ...LESSONS["two"]!, feedback: null })[0]).toBe("Lesson 2: Usually two train cards");
    const hinted = { ...TASK, hints: ["Look."] };
    expect(lessonNews(texts, TASK, hinted)).toEqual(["Hint 1: Look."]);
  });
});

describe("the first panel of a narrow lesson", () => {
  it("is the one that the lesson is about", () => {
    expect(firstTab(TASK, LESSON_VIEW)).toBe("hand");
    expect(firstTab(LESSONS["two"]!, LESSON_VIEW)).toBe("market");
    const offered = { ...LESSON_VIEW, you: { ...LESSON_VIEW.you!, offer: ["Denver-El Paso"] } };
    expect(firstTab(TASK, offered)).toBe("tickets");
  });
});
