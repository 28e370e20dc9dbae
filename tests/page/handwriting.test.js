// What is written where, as strokes of a pencil.
import assert from "node:assert/strict";
import { test } from "node:test";

import { handOf, keepDocument } from "../../src/rollwright/web/static/app/drawing/documents.js";
import { strokesOf } from "../../src/rollwright/web/static/app/drawing/handwriting.js";
import { signsOf } from "../../src/rollwright/web/static/app/gestures/price.js";
import { neighbour, placeName } from "../../src/rollwright/web/static/app/gestures/spots.js";
import { placeOf } from "./things.js";

const HAND = { width: 40, height: 48, strokes: {}, star_box: 32, star: "" };
const PLACE = placeOf(0, { box: [10, 20, 60, 80], center: [40, 70], height: 48 });

/** @param {string} mark @param {string} [text] @param {Partial<import("./things.js").Place>} [more] @param {string} [tile] */
const names = (mark, text = "", more = {}, tile = "") => strokesOf({ ...PLACE, ...more }, { mark, text, tile }, HAND).map((stroke) => stroke.name);

test("a number is written, ringed if it is guarded, struck if it is used up", () => {
  assert.deepEqual(names("filled", "12"), ["1", "2"]);
  assert.deepEqual(names("outlined", "3"), ["3", "ring"]);
  assert.deepEqual(names("crossed", "5"), ["5", "strike"]);
  assert.deepEqual(names("crossed", "x"), ["x"]);
});

test("a mark is an X, a shade or a ring, as the print wants it, and around a tile a frame", () => {
  assert.deepEqual(names("filled"), ["x"]);
  assert.deepEqual(names("crossed"), ["x"]);
  assert.deepEqual(names("filled", "", { hand: "shade" }), ["shade"]);
  assert.deepEqual(names("filled", "", { hand: "ring" }), ["ring"]);
  assert.deepEqual(names("outlined"), ["ring"]);
  assert.deepEqual(names("outlined", "", {}, "farm"), ["frame"]);
});

test("what is printed so from the start, or blank, is not written", () => {
  assert.deepEqual(names("blank"), []);
  assert.deepEqual(names("filled", "", { start: "filled" }), []);
});

test("characters stand side by side around the middle of the place", () => {
  const [one, two] = strokesOf(PLACE, { mark: "filled", text: "12", tile: "" }, HAND);
  assert(one && two);
  assert.equal((one.x + two.x) / 2, 40);
  assert.deepEqual([one.y, one.height, one.width], [70, 48, 40]);
});

test("a print with signs of its own is written on with those and the common ones, always by the same hand", () => {
  keepDocument("hand", { ...HAND, strokes: { 1: "M1 1" } });
  const drawing = { title: "", width: 9, height: 9, svg: "", light: {}, dark: {} };
  const print = { id: "", drawing, places: [], sockets: [], rules: [], common: false, hand: { "@": { d: "M2 2", name: "rock" } }, role: "board" };
  assert.deepEqual(handOf("hand", print)?.strokes, { 1: "M1 1", "@": "M2 2" });
  assert.equal(handOf("hand", print), handOf("hand", print));
  assert.deepEqual(handOf("hand", { ...print, hand: {} })?.strokes, { 1: "M1 1" });
});

test("the nearest place in a direction is found, and the edge is the end", () => {
  const [a, b, c] = [placeOf(0, { center: [0, 0] }), placeOf(1, { center: [10, 1] }), placeOf(2, { center: [0, 10] })];
  assert.equal(neighbour([a, b, c], a, "ArrowRight"), b);
  assert.equal(neighbour([a, b, c], a, "ArrowDown"), c);
  assert.equal(neighbour([a, b, c], a, "ArrowUp"), a);
});

test("a place is told with what stands there", () => {
  const place = placeOf(0, { name: "Ohio, red" });
  const farm = { title: "Farm", width: 1, height: 1, svg: "", light: {}, dark: {} };
  /** @param {string} mark @param {string} [text] @param {string} [tile] */
  const told = (mark, text = "", tile = "") => placeName(place, { mark, text, tile }, { farm });
  assert.equal(told("blank"), "Ohio, red: blank");
  assert.equal(placeName({ ...place, printed: "gives a coin" }, { mark: "blank", text: "", tile: "" }, {}), "Ohio, red (gives a coin): blank");
  assert.equal(placeName({ ...place, signs: { "@": { d: "M0 0", name: "rock" } } }, { mark: "filled", text: "@", tile: "" }, {}), "Ohio, red: rock");
  assert.equal(told("filled", "3"), "Ohio, red: 3");
  assert.equal(told("outlined", "3"), "Ohio, red: 3, ringed");
  assert.equal(told("crossed", "x"), "Ohio, red: x");
  assert.equal(told("blank", "", "farm"), "Ohio, red: Farm");
  assert.equal(told("crossed", "", "farm"), "Ohio, red: Farm, crossed off");
});

test("many equal things of a price are counted", () => {
  assert.deepEqual(signsOf(["coin", "coin"]), ["coin", "coin"]);
  assert.deepEqual(signsOf(["coin", "coin", "coin", "grain"]), ["3", "coin", "1", "grain"]);
});
