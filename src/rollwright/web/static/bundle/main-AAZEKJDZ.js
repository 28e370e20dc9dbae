/* With libraries of others: /static/vendor/README.md */
import{a as h,f as o,g as r,i as n,j as i,k as m,l as u,m as f,n as l,o as d,p as $,pa as y,qa as s,r as v,t as g}from"/static/bundle/chunk-EKVX646J.js";var I=["en","es"];function x(e,a){let t=a.slice(0,2);try{t=e().getItem("rollwright.language")??t}catch{}return I.includes(t)?t:"en"}function p({storage:e},a,t){try{return e().getItem(`rollwright.${a}`)??t}catch{return t}}function c({storage:e},a,t){try{e().setItem(`rollwright.${a}`,t)}catch{}}function k(e){n.value=x(e.storage,e.spoken),i.value=p(e,"theme","system"),u.value=p(e,"name",""),m.value=p(e,"sound","on");let{root:a}=e,t=[o(()=>{c(e,"language",n.value),a.lang=n.value}),o(()=>{c(e,"theme",i.value),a.dataset.wish=i.value,a.dispatchEvent(new Event("wish"))}),o(()=>c(e,"name",u.value)),o(()=>c(e,"sound",m.value))];return()=>t.forEach(S=>S())}function b(){let e=v.value;return e.page==="start"?r`<${s} part="Start" />`:e.page==="table"?r`<${y} key=${e.table} table=${e.table} />`:e.page==="screen"?r`<${s} part="Screen" key=${e.table} table=${e.table} />`:r`<main id="content" class="narrow"><h1>${l("page.no-such-page")}</h1><${g} to="/" class="button">${l("page.to-start")}<//></main>`}function w(){return r`<${$} />
    <a class="skip" href="#content">${l("page.skip")}</a>
    <header class="page-head">
      <${g} to="/" class="brand" aria-label=${l("page.home")}>
        <svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="7" />
          <circle cx="10" cy="10" r="3" /><circle cx="16" cy="16" r="3" /><circle cx="22" cy="22" r="3" /></svg>
        <span>Rollwright</span><//>
      <${d} />
    </header>
    <${b} />`}k({storage:()=>localStorage,root:document.documentElement,spoken:navigator.language});await f(n.value);var E=document.getElementById("page");E&&h(r`<${w} />`,E);
//# sourceMappingURL=/static/bundle/main-AAZEKJDZ.js.map
