// What a visitor chose, remembered in this browser and shown at the root of the page.
import { languageOf } from "../words/languages.js";
import { bots, language, playerName, sound, taught, theme } from "./settings.js";
import { effect } from "./ui.js";

/** `storage` may throw: some browsers keep nothing. @typedef {{storage: () => Storage, root: HTMLElement, spoken: string}} Browser */

/** @param {Browser} browser @param {string} key @param {string} fallback */
function remembered({ storage }, key, fallback) {
  try {
    return storage().getItem(`rollwright.${key}`) ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {Browser} browser @param {string} key @param {string} value */
function remember({ storage }, key, value) {
  try {
    storage().setItem(`rollwright.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Takes up what was chosen before, and from now on keeps and shows what is chosen; returns how to stop that. @param {Browser} browser */
export function keepSettings(browser) {
  language.value = languageOf(browser.storage, browser.spoken);
  theme.value = remembered(browser, "theme", "system");
  playerName.value = remembered(browser, "name", "");
  sound.value = remembered(browser, "sound", "on");
  bots.value = remembered(browser, "bots", "paced");
  taught.value = remembered(browser, "taught", "");
  const { root } = browser;
  const stops = [
    effect(() => {
      remember(browser, "language", language.value);
      root.lang = language.value;
    }),
    effect(() => {
      remember(browser, "theme", theme.value);
      root.dataset["wish"] = theme.value;
      root.dispatchEvent(new Event("wish"));
    }),
    effect(() => remember(browser, "name", playerName.value)),
    effect(() => remember(browser, "sound", sound.value)),
    effect(() => remember(browser, "bots", bots.value)),
    effect(() => remember(browser, "taught", taught.value)),
  ];
  return () => stops.forEach((stop) => stop());
}
