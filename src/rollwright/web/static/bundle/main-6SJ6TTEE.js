/* With libraries of others: /static/vendor/README.md */
import{a as f,f as n,g as r,i as o,j as i,k as u,l as s,m as g,n as d,o as l,p as v,q as $,s as y,sa as x,ta as h,u as p}from"/static/bundle/chunk-6LFCKLEL.js";var b=["en","es"];function k(e,a){let t=a.slice(0,2);try{t=e().getItem("rollwright.language")??t}catch{}return b.includes(t)?t:"en"}function m({storage:e},a,t){try{return e().getItem(`rollwright.${a}`)??t}catch{return t}}function c({storage:e},a,t){try{e().setItem(`rollwright.${a}`,t)}catch{}}function E(e){o.value=k(e.storage,e.spoken),i.value=m(e,"theme","system"),g.value=m(e,"name",""),u.value=m(e,"sound","on"),s.value=m(e,"bots","paced");let{root:a}=e,t=[n(()=>{c(e,"language",o.value),a.lang=o.value}),n(()=>{c(e,"theme",i.value),a.dataset.wish=i.value,a.dispatchEvent(new Event("wish"))}),n(()=>c(e,"name",g.value)),n(()=>c(e,"sound",u.value)),n(()=>c(e,"bots",s.value))];return()=>t.forEach(I=>I())}function L(){let e=y.value;return e.page==="start"?r`<${h} part="Start" />`:e.page==="table"?r`<${x} key=${e.table} table=${e.table} />`:e.page==="screen"?r`<${h} part="Screen" key=${e.table} table=${e.table} />`:r`<main id="content" class="narrow"><h1>${l("page.no-such-page")}</h1><${p} to="/" class="button">${l("page.to-start")}<//></main>`}function A(){return r`<${$} />
    <a class="skip" href="#content">${l("page.skip")}</a>
    <header class="page-head">
      <${p} to="/" class="brand" aria-label=${l("page.home")}>
        <svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="7" />
          <circle cx="10" cy="10" r="3" /><circle cx="16" cy="16" r="3" /><circle cx="22" cy="22" r="3" /></svg>
        <span>Rollwright</span><//>
      <${v} />
    </header>
    <${L} />`}E({storage:()=>localStorage,root:document.documentElement,spoken:navigator.language});await d(o.value);var S=document.getElementById("page");S&&f(r`<${A} />`,S);
//# sourceMappingURL=/static/bundle/main-6SJ6TTEE.js.map
