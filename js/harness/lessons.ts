/** Lessons to look at without a kernel: what a person may meet in one. */

import type { Said, WireFeedback, WireLesson } from "../src/lesson/wire";
import type { WireView } from "../src/wire";
import { MID, OPENING } from "./fixtures";

const TITLES: Said[] = [
  { en: "Keep at least two tickets at the start", zh: "开局至少保留两张目的地票", ja: "最初は行き先チケットを2枚以上残す" },
  { en: "Usually two train cards", zh: "通常拿两张火车牌", ja: "ふつうは列車カード2枚" },
  { en: "A face-up locomotive is the whole turn", zh: "明拿机车牌即用完回合", ja: "表のSLは手番まるごと" },
  { en: "Not as the second card", zh: "不能作第二张", ja: "2枚目には取れない" },
  { en: "A locomotive from the deck is one card", zh: "盲抽的机车牌只算一张", ja: "山札のSLは1枚ぶん" },
  { en: "A coloured route takes its colour", zh: "彩色线路只收同色牌", ja: "色つき路線はその色で" },
  { en: "Gray: any colour, but only one", zh: "灰色线路：任选一色，只能一色", ja: "灰色は好きな1色で" },
  { en: "A locomotive stands for any colour", zh: "机车牌可代任何颜色", ja: "SLはどの色にもなる" },
  { en: "Six spaces, fifteen points", zh: "六格得十五分", ja: "6マスで15点" },
  { en: "Two or three players: one lane only", zh: "二三人：双线只开一条", ja: "2～3人では片側だけ" },
  { en: "Four or five players: two owners", zh: "四五人：两条各归一人", ja: "4～5人では両側" },
  { en: "Extra tickets: keep at least one", zh: "加抽目的地票至少留一张", ja: "追加の行き先チケットは1枚以上" },
  { en: "Connect a ticket", zh: "连通目的地票", ja: "行き先チケットをつなぐ" },
  { en: "The last round, and the real scoring", zh: "最后一轮与终局计分", ja: "最終ラウンドと精算" },
];

const COURSE: NonNullable<WireLesson["course"]> = TITLES.map((title, i) => ({
  id: `lesson-${i + 1}`,
  number: i + 1,
  code: `ttr.lesson(${i + 1})`,
  title,
  state: i < 4 ? "solved" : i === 4 || i === 5 ? "tried" : "new",
}));

function feedback(verdict: WireFeedback["verdict"], text: Said, rule: string | null, code: string | null = null): WireFeedback {
  return { verdict, text, rule, code };
}

const SIX: WireLesson = {
  id: "lesson-6",
  number: 6,
  code: "ttr.lesson(6)",
  title: TITLES[5]!,
  task: {
    en: "Claim Los Angeles – San Francisco on the yellow lane. Put the payment together from your hand.",
    zh: "占领洛杉矶—旧金山的黄色线路。请从手牌中自己凑出支付。",
    ja: "ロサンゼルス～サンフランシスコの黄色い路線を確保してください。支払うカードは手札から自分で選びます。",
  },
  rules: ["R29", "R33", "R34"],
  source: { en: "Rulebook, page 3", zh: "规则书第 3 页", ja: "ルールブック 3ページ" },
  step: 1,
  steps: 1,
  names: [
    { en: "You", zh: "你", ja: "あなた" },
    { en: "Rival", zh: "对手", ja: "ライバル" },
  ],
  feedback: null,
  attempt: 0,
  hints: [],
  hints_left: 2,
  solved: false,
  reveal: true,
  course: COURSE,
};

export const LESSONS: Record<string, WireLesson> = {
  task: SIX,
  two: { ...SIX, id: "lesson-2", number: 2, title: TITLES[1]!, step: 2, steps: 2, rules: ["R13", "R14"], feedback: feedback("right", {
    en: "Red is yours, and a black card lies in its place. One more card belongs to this turn (R14).",
    zh: "红牌归你，黑牌补上空位。这一回合还有一张牌（R14）。",
    ja: "赤を取り、黒が補充されました。この手番ではもう1枚引きます（R14）。",
  }, "R14") },
  hint: { ...SIX, hints_left: 0, hints: [
    { en: "Look at the colour of the spaces on the map.", zh: "看看地图上格子的颜色。", ja: "地図のマスの色を見てください。" },
    { en: "Three spaces, three yellow cards.", zh: "三格，三张黄牌。", ja: "3マスなら黄色3枚です。" },
  ], feedback: feedback("wrong", {
    en: "That is possible, but not the task: you drew a card, and the route is still free.",
    zh: "这样走可以，但不是本题的要求：你抽了牌，线路仍是空的。",
    ja: "できる手ですが、課題と違います。カードを引いたので、路線は空いたままです。",
  }, null) },
  refused: { ...SIX, attempt: 1, feedback: feedback("refused", {
    en: "These spaces are yellow: only yellow cards and locomotives pay for them, so red stays in your hand. No card is lost by trying.",
    zh: "这条线路是黄色的：只能用黄牌和机车牌支付，红牌留在手里。试错不会损失牌。",
    ja: "このマスは黄色です。払えるのは黄色のカードとSLだけなので、赤は手札に残ります。試しても失うカードはありません。",
  }, "R29", "wrong_colour") },
  solved: { ...SIX, solved: true, attempt: 2, feedback: feedback("solved", {
    en: "Three yellow cards, three trains: +4 points, 42 trains left, and the cards lie in the discard. With two or three players the purple lane is closed now (R35).",
    zh: "三张黄牌、三节车厢：+4 分，剩 42 节车厢，三张牌进入弃牌堆。二三人局里，紫色的平行线路从此关闭（R35）。",
    ja: "黄色3枚、列車コマ3個で＋4点。残りは42個、カードは捨て札へ。2～3人のときは隣の紫の路線が閉じます（R35）。",
  }, "R34") },
  exam: { ...SIX, code: "ttr.lesson(6, reveal=False)", reveal: false, hints_left: 0, attempt: 1, course: null, feedback: feedback("recorded", {
    en: "Your answer is recorded.", zh: "你的答案已记录。", ja: "答えを記録しました。",
  }, null) },
};

export const LESSON_VIEW: WireView = {
  ...MID,
  state_id: 0,
  ply: 0,
  market: ["red", "blue", "green", "yellow", "white"],
  players: OPENING.players.map((one, seat) => ({
    ...one, name: seat ? "P1" : "P0", kind: "person", answered: true, offer: 0, tickets: seat ? 2 : 1, cards: seat ? 4 : 5,
  })),
  owners: { "Seattle-Vancouver:1": 1, "Denver-Omaha": 1 },
  you: {
    hand: { red: 2, yellow: 3 },
    tickets: [{ id: "Los Angeles-Seattle", points: 9, done: false, left: 2, share: 0, blocked: false }],
    offer: [],
    completes: {},
  },
  legal: {
    claims: { "Los Angeles-San Francisco:yellow": [["yellow", 3, 0]], "Las Vegas-Los Angeles": [["red", 2, 0], ["yellow", 2, 0]] },
    moves: MID.legal.moves,
  },
  closed: { owned: ["Seattle-Vancouver:1", "Denver-Omaha"], closed_double: ["Seattle-Vancouver:2"] },
  events: [],
};

export const LESSON_DONE: WireView = {
  ...LESSON_VIEW,
  state_id: 1,
  ply: 1,
  turn: 1,
  players: LESSON_VIEW.players.map((one, seat) => (seat ? one : { ...one, trains: 42, points: 4, cards: 2, longest: 3 })),
  owners: { ...LESSON_VIEW.owners, "Los Angeles-San Francisco:yellow": 0 },
  you: { ...LESSON_VIEW.you!, hand: { red: 2 } },
  legal: { claims: {}, moves: [] },
  events: [{ ply: 0, turn: 0, seat: 0, kind: "claim", route: "Los Angeles-San Francisco:yellow", color: "yellow", count: 3, locomotives: 0, points: 4 }],
};
