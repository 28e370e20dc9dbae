// How prints are laid out in a window, on pages, and under a magnifier.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted } from "../../src/rollwright/web/static/app/table/fit.js";
import { hasRoom } from "../../src/rollwright/web/static/app/table/window.js";
import { beyond, inside, isSeen, partAround, refitted, seenOf } from "../../src/rollwright/web/static/app/table/lens.js";
import { nearest, pagesOf, standTogether } from "../../src/rollwright/web/static/app/table/pager.js";
import { placeOf } from "./things.js";

const CARD = { width: 470, height: 630 };
const MAP = { width: 1000, height: 728 };
const NET = { width: 460, height: 356 };
const TRAYS = { width: 480, height: 732 };

/** @param {{width: number, height: number}} size @param {import("./things.js").Place[]} [places] @returns {import("./things.js").Card} */
function cardOf({ width, height }, places = []) {
  const drawing = { title: "Card", width, height, svg: "", light: {}, dark: {} };
  const print = { id: "card", drawing, places, sockets: [], rules: [], common: false, hand: {}, role: "board" };
  return { digest: `${width}x${height}`, print, places, marks: [], stars: 0 };
}

test("three cards stand beside each other and fill the height", () => {
  const { columns, scale } = fitted([CARD, CARD, CARD], { width: 1334, height: 560 });
  assert.deepEqual(columns, [[0], [1], [2]]);
  assert.equal(scale, 560 / 630);
});

test("in a low and wide window prints stand side by side, and on a phone one after the other", () => {
  const three = [cardOf(CARD), cardOf(CARD), cardOf(CARD)];
  assert.equal(standTogether(three, { width: 928, height: 380 }), true);
  assert.equal(standTogether(three, { width: 620, height: 380 }), false);
  assert.equal(standTogether(three, { width: 928, height: 600 }), false);
});

test("small prints stand below each other beside a tall one", () => {
  const { columns } = fitted([NET, NET, TRAYS], { width: 1000, height: 600 });
  assert.deepEqual(columns, [[0, 1], [2]]);
});

test("nothing is larger than its room, and nothing is drawn without bounds", () => {
  for (const room of [{ width: 300, height: 900 }, { width: 900, height: 300 }, { width: 5000, height: 4000 }]) {
    const { columns, scale } = fitted([CARD, NET, CARD], room);
    const width = columns.map((column) => Math.max(...column.map((at) => [CARD, NET, CARD][at]?.width ?? 0))).reduce((sum, one) => sum + one, 0);
    assert(width * scale <= room.width);
    assert(scale <= 1.7);
  }
});

test("prints share a page as long as they can be read", () => {
  const room = { width: 374, height: 520 };
  assert.deepEqual(pagesOf([cardOf(NET), cardOf(NET), cardOf(TRAYS)], room).map((page) => page.cards.length), [2, 1]);
  assert.deepEqual(pagesOf([cardOf(CARD), cardOf(CARD)], room).map((page) => page.cards.length), [1, 1]);
});

test("on a flat screen a card is scrolled rather than unreadable", () => {
  const [page] = pagesOf([cardOf(CARD)], { width: 800, height: 200 });
  assert.equal(page?.scale, 0.66);
});

test("the page nearest to what is scrolled to is the one that is shown", () => {
  const starts = [0, 382, 764];
  assert.deepEqual([0, 180, 200, 764, 2000].map((scrolled) => nearest(starts, scrolled)), [0, 0, 1, 2, 2]);
});

test("the magnifier looks at what can be tapped, and never past the edge", () => {
  const boxes = /** @type {[number, number][]} */ ([[900, 600], [940, 640], [0, 0]]);
  const places = boxes.map(([x, y], at) => placeOf(at, { box: [x, y, 40, 40], center: [x + 20, y + 20] }));
  const map = cardOf(MAP, places);
  const size = { width: 400, height: 300 };
  assert.deepEqual(partAround(map, new Set(), { width: 380, height: 285 }), [300, 214, 400, 300]);
  // What is small is seen large, and nothing beyond the print.
  const [x, y, width, height] = partAround(map, new Set([0, 1]), size);
  assert(width < 300 && Math.abs(x + width - 1000) < 0.01 && Math.abs(y + height - 728) < 0.01);
  assert(isSeen(map, new Set([0, 1]), [x, y, width, height]));
  assert(!isSeen(map, new Set([2]), [x, y, width, height]));
  // On a screen that is turned the middle and the scale stay.
  const seen = { part: /** @type {[number, number, number, number]} */ ([300, 200, 400, 300]), pane: size };
  assert.deepEqual(refitted(seen, size, MAP), seen.part);
  assert.deepEqual(refitted(seen, { width: 300, height: 400 }, MAP), [350, 150, 300, 400]);
  assert.deepEqual(inside([-50, 900, 400, 300], MAP), [0, 428, 400, 300]);
});

test("before the cards are dealt nothing lies beside the table: it would have to go again", () => {
  const screen = { width: 1366, height: 768 };
  const aside = { ...cardOf(CARD), print: { ...cardOf(CARD).print, role: "tally" } };
  assert(hasRoom({ cards: [cardOf(MAP)], dice: [] }, screen));
  assert(!hasRoom({ cards: [aside], dice: [] }, screen));
});

test("of what lies far apart the magnifier shows the largest group, and the way to the others", () => {
  const boxes = /** @type {[number, number][]} */ ([[0, 0], [900, 600], [500, 0], [940, 640]]);
  const places = boxes.map(([x, y], at) => placeOf(at, { box: [x, y, 40, 40], center: [x + 20, y + 20] }));
  const map = cardOf(MAP, places);
  const pane = { width: 380, height: 285 };
  const all = new Set([0, 1, 2, 3]);
  const group = partAround(map, all, pane);
  assert.deepEqual(seenOf(map, all, group).map(({ number }) => number), [1, 3]);
  assert.deepEqual(beyond(map, all, group), new Map([["left", new Set([0])], ["up", new Set([2])]]));
  // Two single places: one of them, and never the emptiness between them.
  const two = new Set([0, 1]);
  const first = partAround(map, two, pane);
  assert.deepEqual(seenOf(map, two, first).map(({ number }) => number), [0]);
  assert.deepEqual(beyond(map, two, first), new Map([["right", new Set([1])]]));
  assert.equal(beyond(map, new Set([0]), first).size, 0);
});
