// The language and the theme of the page.
import { bots, language, sound, theme } from "./settings.js";
import { html } from "./ui.js";
import { fetchWords, say } from "../words/words.js";

/** @param {string} wished */
const speak = (wished) => fetchWords(wished).then(() => { language.value = wished; });

/** @param {{sounds?: boolean}} props `sounds`: may they be turned off here? */
export function Choosers({ sounds = false }) {
  return html`<div class="choosers">
    <label><span class="visually-hidden">${say("page.language")}</span>
      <select value=${language.value} onChange=${(/** @type {any} */ event) => speak(event.target.value)}>
        <option value="en" lang="en">English</option><option value="es" lang="es">Español</option>
      </select></label>
    <label><span class="visually-hidden">${say("page.theme")}</span>
      <select value=${theme.value} onChange=${(/** @type {any} */ event) => { theme.value = event.target.value; }}>
        <option value="system">${say("page.theme.system")}</option>
        <option value="light">${say("page.theme.light")}</option>
        <option value="dark">${say("page.theme.dark")}</option>
      </select></label>
    ${sounds && html`<button class="small sound" onClick=${() => { sound.value = sound.value === "on" ? "off" : "on"; }}>
      ${say(sound.value === "on" ? "page.sound-on" : "page.sound-off")}</button>
      <button class="small bots" title=${say("page.bots-hint")} onClick=${() => { bots.value = bots.value === "paced" ? "at-once" : "paced"; }}>
        ${say(bots.value === "paced" ? "page.bots-paced" : "page.bots-at-once")}</button>`}
  </div>`;
}
