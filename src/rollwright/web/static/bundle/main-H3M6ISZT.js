/* With libraries of others: /static/vendor/README.md */
import{a as f,f as r,g as n,i as o,j as i,k as u,l as s,m as g,n as d,o as l,p as v,q as $,s as y,sa as k,ta as h,u as p}from"/static/bundle/chunk-2FUMNIF5.js";var b=["en","es"];function x(e,a){let t=a.slice(0,2);try{t=e().getItem("rollwright.language")??t}catch{}return b.includes(t)?t:"en"}function m({storage:e},a,t){try{return e().getItem(`rollwright.${a}`)??t}catch{return t}}function c({storage:e},a,t){try{e().setItem(`rollwright.${a}`,t)}catch{}}function E(e){o.value=x(e.storage,e.spoken),i.value=m(e,"theme","system"),g.value=m(e,"name",""),u.value=m(e,"sound","on"),s.value=m(e,"bots","paced");let{root:a}=e,t=[r(()=>{c(e,"language",o.value),a.lang=o.value}),r(()=>{c(e,"theme",i.value),a.dataset.wish=i.value,a.dispatchEvent(new Event("wish"))}),r(()=>c(e,"name",g.value)),r(()=>c(e,"sound",u.value)),r(()=>c(e,"bots",s.value))];return()=>t.forEach(I=>I())}function L(){let e=y.value;return e.page==="start"?n`<${h} part="Start" />`:e.page==="table"?n`<${k} key=${e.table} table=${e.table} />`:e.page==="screen"?n`<${h} part="Screen" key=${e.table} table=${e.table} />`:n`<main id="content" class="narrow"><h1>${l("page.no-such-page")}</h1><${p} to="/" class="button">${l("page.to-start")}<//></main>`}function A(){return n`<${$} />
    <a class="skip" href="#content">${l("page.skip")}</a>
    <header class="page-head">
      <${p} to="/" class="brand" aria-label=${l("page.home")}>
        <svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="7" />
          <circle cx="10" cy="10" r="3" /><circle cx="16" cy="16" r="3" /><circle cx="22" cy="22" r="3" /></svg>
        <span>Rollwright</span><//>
      <${v} />
    </header>
    <${L} />`}E({storage:()=>localStorage,root:document.documentElement,spoken:navigator.language});await d(o.value);var S=document.getElementById("page");S&&f(n`<${A} />`,S);
//# sourceMappingURL=/static/bundle/main-H3M6ISZT.js.map
