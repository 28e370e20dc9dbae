/* With libraries of others: /static/vendor/README.md */
import{a as d,f as o,g as n,i as r,j as i,k as g,l as s,lb as x,m as p,mb as m,n as f,p as v,q as c,r as $,s as y,u as k,w as h}from"/static/bundle/chunk-YT4KJRGM.js";var L=["en","es"];function E(e,t){let a=t.slice(0,2);try{a=e().getItem("rollwright.language")??a}catch{}return L.includes(a)?a:"en"}function u({storage:e},t,a){try{return e().getItem(`rollwright.${t}`)??a}catch{return a}}function l({storage:e},t,a){try{e().setItem(`rollwright.${t}`,a)}catch{}}function I(e){r.value=E(e.storage,e.spoken),i.value=u(e,"theme","system"),p.value=u(e,"name",""),g.value=u(e,"sound","on"),s.value=u(e,"bots","paced"),f.value=u(e,"taught","");let{root:t}=e,a=[o(()=>{l(e,"language",r.value),t.lang=r.value}),o(()=>{l(e,"theme",i.value),t.dataset.wish=i.value,t.dispatchEvent(new Event("wish"))}),o(()=>l(e,"name",p.value)),o(()=>l(e,"sound",g.value)),o(()=>l(e,"bots",s.value)),o(()=>l(e,"taught",f.value))];return()=>a.forEach(z=>z())}function b(){let e=k.value;return e.page==="start"?n`<${m} part="Start" />`:e.page==="puzzles"?n`<${m} part="Puzzles" />`:e.page==="table"?n`<${x} key=${e.table} table=${e.table} />`:e.page==="screen"?n`<${m} part="Screen" key=${e.table} table=${e.table} />`:n`<main id="content" class="narrow"><h1>${c("page.no-such-page")}</h1><${h} to="/" class="button">${c("page.to-start")}<//></main>`}function B(e){let t=document.querySelector("[data-content]")??document.getElementById("content");t instanceof HTMLElement&&(e.preventDefault(),t.tabIndex=-1,t.focus())}function C(){return n`<${y} />
    <a class="skip" href="#content" onClick=${B}>${c("page.skip")}</a>
    <header class="page-head">
      <${h} to="/" class="brand" aria-label=${c("page.home")}>
        <svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="7" />
          <circle cx="10" cy="10" r="3" /><circle cx="16" cy="16" r="3" /><circle cx="22" cy="22" r="3" /></svg>
        <span>Rollwright</span><//>
      <${$} />
    </header>
    <${b} />`}I({storage:()=>localStorage,root:document.documentElement,spoken:navigator.language});await v(r.value);var S=document.getElementById("page");S&&d(n`<${C} />`,S);
//# sourceMappingURL=/static/bundle/main-ZAOTVYYV.js.map
