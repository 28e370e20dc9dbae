// The page: a head that is always there, and what belongs to the address.
import { Choosers } from "./page/choosers.js";
import { Icons } from "./drawing/icons.js";
import { Later } from "./page/later.js";
import { keepSettings } from "./page/memory.js";
import { language } from "./page/settings.js";
import { Link, route } from "./page/route.js";
import { TablePage } from "./table/table.js";
import { html, render } from "./page/ui.js";
import { fetchWords, say } from "./words/words.js";

function Content() {
  const here = route.value;
  if (here.page === "start") return html`<${Later} part="Start" />`;
  if (here.page === "puzzles") return html`<${Later} part="Puzzles" />`;
  if (here.page === "table") return html`<${TablePage} key=${here.table} table=${here.table} />`;
  if (here.page === "screen") return html`<${Later} part="Screen" key=${here.table} table=${here.table} />`;
  return html`<main id="content" class="narrow"><h1>${say("page.no-such-page")}</h1><${Link} to="/" class="button">${say("page.to-start")}<//></main>`;
}

/** Past everything that stands above what the page is about. @param {Event} event */
function skip(event) {
  const content = document.querySelector("[data-content]") ?? document.getElementById("content");
  if (!(content instanceof HTMLElement)) return;
  event.preventDefault();
  content.tabIndex = -1;
  content.focus();
}

function Page() {
  return html`<${Icons} />
    <a class="skip" href="#content" onClick=${skip}>${say("page.skip")}</a>
    <header class="page-head">
      <${Link} to="/" class="brand" aria-label=${say("page.home")}>
        <svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="7" />
          <circle cx="10" cy="10" r="3" /><circle cx="16" cy="16" r="3" /><circle cx="22" cy="22" r="3" /></svg>
        <span>Rollwright</span><//>
      <${Choosers} />
    </header>
    <${Content} />`;
}

keepSettings({ storage: () => localStorage, root: document.documentElement, spoken: navigator.language });
// Nobody sees another language first; `early.js` has asked for it already.
await fetchWords(language.value);
const root = document.getElementById("page");
if (root) render(html`<${Page} />`, root);
