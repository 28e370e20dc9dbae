// What the analysis uses of the rest of the page. It is given, not imported: else what every page fetches first would fall into more files.

/**
 * @typedef {{
 *   html: typeof import("../page/ui.js").html,
 *   useLayoutEffect: typeof import("../page/ui.js").useLayoutEffect,
 *   useRef: typeof import("../page/ui.js").useRef,
 *   useState: typeof import("../page/ui.js").useState,
 *   say: typeof import("../words/words.js").say,
 *   language: typeof import("../page/settings.js").language,
 *   go: typeof import("../page/route.js").go,
 *   nameOrGuest: typeof import("../page/seat.js").nameOrGuest,
 *   seatsOf: typeof import("../page/seat.js").seatsOf,
 *   openBranch: typeof import("../connection/api.js").openBranch,
 *   failureText: typeof import("../connection/failure.js").failureText,
 * }} Tools
 */

const none = /** @type {any} */ (undefined);
/** @type {Tools["html"]} */
export let html = none;
/** @type {Tools["useLayoutEffect"]} */
export let useLayoutEffect = none;
/** @type {Tools["useRef"]} */
export let useRef = none;
/** @type {Tools["useState"]} */
export let useState = none;
/** @type {Tools["say"]} */
export let say = none;
/** @type {Tools["language"]} */
export let language = none;
/** @type {Tools["go"]} */
export let go = none;
/** @type {Tools["nameOrGuest"]} */
export let nameOrGuest = none;
/** @type {Tools["seatsOf"]} */
export let seatsOf = none;
/** @type {Tools["openBranch"]} */
export let openBranch = none;
/** @type {Tools["failureText"]} */
export let failureText = none;

/** Nothing of the analysis is shown before. @param {Tools} given */
export function takeTools(given) {
  ({ html, useLayoutEffect, useRef, useState, say, language, go, nameOrGuest, seatsOf, openBranch, failureText } = given);
}
