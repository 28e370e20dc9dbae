/* With libraries of others: /static/vendor/README.md */
import{Ra as x,Sa as f,a as d,f as n,g as r,i as o,j as i,k as m,l as g,m as s,n as p,p as v,q as u,r as $,s as y,u as k,w as h}from"/static/bundle/chunk-WVPXE2WD.js";var b=["en","es"];function E(e,a){let t=a.slice(0,2);try{t=e().getItem("rollwright.language")??t}catch{}return b.includes(t)?t:"en"}function c({storage:e},a,t){try{return e().getItem(`rollwright.${a}`)??t}catch{return t}}function l({storage:e},a,t){try{e().setItem(`rollwright.${a}`,t)}catch{}}function S(e){o.value=E(e.storage,e.spoken),i.value=c(e,"theme","system"),s.value=c(e,"name",""),m.value=c(e,"sound","on"),g.value=c(e,"bots","paced"),p.value=c(e,"taught","");let{root:a}=e,t=[n(()=>{l(e,"language",o.value),a.lang=o.value}),n(()=>{l(e,"theme",i.value),a.dataset.wish=i.value,a.dispatchEvent(new Event("wish"))}),n(()=>l(e,"name",s.value)),n(()=>l(e,"sound",m.value)),n(()=>l(e,"bots",g.value)),n(()=>l(e,"taught",p.value))];return()=>t.forEach(L=>L())}function A(){let e=k.value;return e.page==="start"?r`<${f} part="Start" />`:e.page==="table"?r`<${x} key=${e.table} table=${e.table} />`:e.page==="screen"?r`<${f} part="Screen" key=${e.table} table=${e.table} />`:r`<main id="content" class="narrow"><h1>${u("page.no-such-page")}</h1><${h} to="/" class="button">${u("page.to-start")}<//></main>`}function B(){return r`<${y} />
    <a class="skip" href="#content">${u("page.skip")}</a>
    <header class="page-head">
      <${h} to="/" class="brand" aria-label=${u("page.home")}>
        <svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="7" />
          <circle cx="10" cy="10" r="3" /><circle cx="16" cy="16" r="3" /><circle cx="22" cy="22" r="3" /></svg>
        <span>Rollwright</span><//>
      <${$} />
    </header>
    <${A} />`}S({storage:()=>localStorage,root:document.documentElement,spoken:navigator.language});await v(o.value);var I=document.getElementById("page");I&&d(r`<${B} />`,I);
//# sourceMappingURL=/static/bundle/main-BQDO7J7F.js.map
