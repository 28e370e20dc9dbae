// The libraries, gathered once.
import { h } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export { render } from "../vendor/preact.js";
export { useEffect, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
export { effect, signal } from "../vendor/signals.js";

/** @typedef {import("preact").ComponentChildren} Children */

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);
