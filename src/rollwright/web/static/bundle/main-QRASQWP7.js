/* With libraries of others: /static/vendor/README.md */
import{Va as x,Wa as f,a as d,f as n,g as o,i as r,j as i,k as m,l as g,m as s,n as p,p as v,q as l,r as $,s as y,u as k,w as h}from"/static/bundle/chunk-YTUIDWO6.js";var b=["en","es"];function E(e,t){let a=t.slice(0,2);try{a=e().getItem("rollwright.language")??a}catch{}return b.includes(a)?a:"en"}function u({storage:e},t,a){try{return e().getItem(`rollwright.${t}`)??a}catch{return a}}function c({storage:e},t,a){try{e().setItem(`rollwright.${t}`,a)}catch{}}function I(e){r.value=E(e.storage,e.spoken),i.value=u(e,"theme","system"),s.value=u(e,"name",""),m.value=u(e,"sound","on"),g.value=u(e,"bots","paced"),p.value=u(e,"taught","");let{root:t}=e,a=[n(()=>{c(e,"language",r.value),t.lang=r.value}),n(()=>{c(e,"theme",i.value),t.dataset.wish=i.value,t.dispatchEvent(new Event("wish"))}),n(()=>c(e,"name",s.value)),n(()=>c(e,"sound",m.value)),n(()=>c(e,"bots",g.value)),n(()=>c(e,"taught",p.value))];return()=>a.forEach(L=>L())}function B(){let e=k.value;return e.page==="start"?o`<${f} part="Start" />`:e.page==="table"?o`<${x} key=${e.table} table=${e.table} />`:e.page==="screen"?o`<${f} part="Screen" key=${e.table} table=${e.table} />`:o`<main id="content" class="narrow"><h1>${l("page.no-such-page")}</h1><${h} to="/" class="button">${l("page.to-start")}<//></main>`}function C(e){let t=document.querySelector("[data-content]")??document.getElementById("content");t instanceof HTMLElement&&(e.preventDefault(),t.tabIndex=-1,t.focus())}function A(){return o`<${y} />
    <a class="skip" href="#content" onClick=${C}>${l("page.skip")}</a>
    <header class="page-head">
      <${h} to="/" class="brand" aria-label=${l("page.home")}>
        <svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="7" />
          <circle cx="10" cy="10" r="3" /><circle cx="16" cy="16" r="3" /><circle cx="22" cy="22" r="3" /></svg>
        <span>Rollwright</span><//>
      <${$} />
    </header>
    <${B} />`}I({storage:()=>localStorage,root:document.documentElement,spoken:navigator.language});await v(r.value);var S=document.getElementById("page");S&&d(o`<${A} />`,S);
//# sourceMappingURL=/static/bundle/main-QRASQWP7.js.map
