/* With libraries of others: /static/vendor/README.md */
import{$ as U,A as re,Aa as Re,B as G,Ba as xt,C as ae,Ca as Ne,D as mt,Da as vt,E as pt,Ea as De,F as le,Fa as je,G as ie,Ga as Fe,H as ce,Ha as _e,I as ue,Ia as Ie,J as M,Ja as He,K as H,Ka as ze,L as F,La as We,M as $e,Ma as qe,N as A,O as ft,P as st,Q as Pt,R as j,S as E,T as _,U as de,V as me,W as Rt,X as pe,Y as K,Z as fe,_ as he,aa as ht,b as m,ba as bt,c as y,ca as Nt,d as $t,da as be,e as C,ea as ge,fa as gt,g as a,ga as ye,h as dt,ha as ke,i as S,ia as xe,ja as yt,ka as ve,la as Dt,m as q,ma as kt,na as we,oa as Se,p as l,pa as L,qa as jt,ra as Oe,s as ne,sa as Me,ta as Ce,u as T,ua as Te,v as D,va as Ae,w as Et,wa as Be,x as se,xa as Ee,y as Lt,ya as Le,z as oe,za as Pe}from"/static/bundle/chunk-5T7TJGBH.js";function Ge(e,t){let n=Object.entries({...t,language:S.value}).map(([s,o])=>[s,String(o)]);return`${e}?${new URLSearchParams(n)}`}var As=(e,t)=>Ge(`/api/games/${e.id}/print`,t),Bs=(e,t)=>Ge(`/api/tables/${e.table}/sheet`,t);function Es(e,t){return e.seats.filter(s=>e.kind==="table"?s.kind!=="open":s.seat===t).map(s=>[String(s.seat),s.name])}function Ls(e){return e.options.filter(t=>e.paper?.options.includes(t.name)).map(t=>({name:t.name,title:t.title,first:String(t.default),choices:t.choices.map((n,s)=>[String(n),t.labels[s]??String(n)])}))}function J({label:e,value:t,choices:n,set:s}){return a`<label>${e}<select value=${t} onChange=${o=>s(o.target.value)}>
    ${n.map(([o,r])=>a`<option key=${o} value=${o}>${r}</option>`)}</select></label>`}function Ps({game:e,close:t}){let[n,s]=m("a4"),[o,r]=m("false"),[i,c]=m(!1),[u,$]=m({});return a`<${H} title=${l("paper.title",{game:e.name})} close=${t}>
    <div class="stacked pairs">
      <p class="muted small whole">${l("paper.hint")}</p>
      <${J} label=${l("paper.size")} value=${n} set=${s} choices=${[["a4",l("paper.size.a4")],["letter",l("paper.size.letter")]]} />
      <${J} label=${l("paper.look")} value=${o} set=${r} choices=${[["false",l("paper.look.color")],["true",l("paper.look.ink")]]} />
      ${Ls(e).map(({name:d,title:p,first:h,choices:f})=>a`<${J} key=${d} label=${p} value=${u[d]??h}
        choices=${f} set=${g=>$({...u,[d]:g})} />`)}
      ${e.paper?.rules&&a`<label class="check whole"><input type="checkbox" checked=${i}
        onChange=${d=>c(d.target.checked)} />${l("paper.rules")}</label>`}
      ${i&&a`<p class="muted small whole">${l("paper.both-sides")}</p>`}
      <a class="button primary whole" href=${As(e,{paper:n,ink:o,rules:i,...u})} download>${l("paper.save")}</a>
    </div>
  <//>`}function Ke({game:e}){let[t,n]=m(!1);return a`<button class="quiet small" onClick=${()=>n(!0)}>${l("paper.open")}</button>
    ${t&&a`<${Ps} game=${e} close=${()=>n(!1)} />`}`}function Rs(e){let t=e==="svg"?"image/svg+xml":e==="pdf"?"application/pdf":"image/png",n=new File([],`picture.${e}`,{type:t});return"canShare"in navigator&&navigator.canShare({files:[n]})}async function Ns(e,t,n){let s=await fetch(e);if(!s.ok)throw new Error(s.statusText);let o=await s.blob();await navigator.share({title:t,files:[new File([o],`${t}.${n}`,{type:o.type})]})}function Ds({store:e,view:t,seat:n,close:s}){let[o,r]=m(String(n)),[i,c]=m(document.documentElement.dataset.theme==="dark"?"dark":"light"),[u,$]=m(""),[d,p]=m(!1);y(()=>{G().then(k=>p(k.prints),()=>{})},[]);let h=u||(d?"png":"svg"),f=Es(t,n),g=Bs(t,{seat:Number(o),look:i,format:h}),x=()=>{s(),e.tell(l("picture.saved"),"good")},b=k=>{k.name!=="AbortError"&&e.tell(M(k),"bad")},v=()=>Ns(g,t.game.name,h).then(s,b);return a`<${H} title=${l("picture.open")} close=${s}>
    <div class="stacked pairs">
      ${f.length>1&&a`<${J} label=${l("end.seat")} value=${o} choices=${f} set=${r} />`}
      <${J} label=${l("paper.look")} value=${i} set=${c}
        choices=${[["light",l("page.theme.light")],["dark",l("page.theme.dark")],["ink",l("paper.look.ink")]]} />
      ${d&&a`<${J} label=${l("picture.format")} value=${h} set=${$}
        choices=${[["png",l("picture.format.png")],["svg",l("picture.format.svg")],["pdf",l("picture.format.pdf")]]} />`}
      ${Rs(h)&&a`<button class="whole" onClick=${v}>${l("picture.share")}</button>`}
      <a class="button primary whole" href=${g} download onClick=${x}>${l("picture.save")}</a>
    </div>
  <//>`}var js=36,Fs=5200,Ue=["die","star","cross","die","star"],Je=["red","blue","green","yellow","orange","purple"],Ye=[[[12,12]],[[7,7],[17,17]],[[7,7],[12,12],[17,17]],[[7,7],[17,7],[7,17],[17,17]],[[7,7],[17,7],[12,12],[7,17],[17,17]]];function Y(e,t){let n=Math.sin((e+1)*12.9898+t*78.233)*43758.5453;return n-Math.floor(n)}function _s({kind:e,at:t}){return e==="star"?a`<path d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />`:e==="cross"?a`<path class="confetti-cross" d="M5 4c5 6 9 11 14 16M19 4C14 10 9 14 5 20" />`:a`<rect x="2" y="2" width="20" height="20" rx="5" />
    ${(Ye[t%Ye.length]??[]).map(([n,s])=>a`<circle key=${`${n} ${s}`} cx=${n} cy=${s} r="2.1" />`)}`}function wt(){let[e,t]=m(!1),n=F();return y(()=>{if(n)return;let s=setTimeout(()=>t(!0),Fs);return()=>clearTimeout(s)},[]),e?null:a`<div class=${`confetti${n?" is-still":""}`} aria-hidden="true">
    ${Array.from({length:n?9:js},(s,o)=>a`<svg key=${o} viewBox="0 0 24 24"
      class=${`confetti-piece confetti-${Je[o%Je.length]}`} style=${{left:`${n?4+o*11.5:Y(o,1)*100}%`,width:`${16+Math.round(Y(o,2)*16)}px`,"--delay":`${Math.round(Y(o,3)*1600)}ms`,"--fall":`${2200+Math.round(Y(o,4)*1200)}ms`,"--drift":`${Math.round(Y(o,5)*240-120)}px`,"--spin":`${Math.round(Y(o,6)*900-450)}deg`}}><${_s} kind=${Ue[o%Ue.length]} at=${o} /></svg>`)}
  </div>`}var Is=[1,2,5];function Qe(e,t){let n=Math.min(0,...e),s=Math.max(0,...e)||(n?0:1),o=s-n,r=10**Math.floor(Math.log10(o/t)),i=[...Is,10].map($=>$*r).find($=>o/$<=t)??10*r,[c,u]=[Math.floor(n/i),Math.ceil(s/i)];return Array.from({length:u-c+1},($,d)=>Number(((c+d)*i).toFixed(6)))}function Ve({width:e,height:t,left:n,right:s,top:o,bottom:r},i,c){let[u,$]=[c[0]??0,c[c.length-1]??1];return{x:d=>n+d*(e-n-s)/Math.max(1,i-1),y:d=>t-r-(d-u)*(t-o-r)/($-u||1)}}function Xe(e){let t=n=>Math.round(n*10)/10;return e.map(([n,s],o)=>o?`H${t(n)}V${t(s)}`:`M${t(n)} ${t(s)}`).join("")}function Ze(e,t,n,s){let o=e.map((u,$)=>$).sort((u,$)=>(e[u]??0)-(e[$]??0)),r=e.map(()=>0),i=n;for(let u of o)r[u]=Math.max(i,e[u]??0),i=(r[u]??0)+t;let c=s;for(let u of o.reverse())r[u]=Math.min(r[u]??0,c),c=(r[u]??0)-t;return r}function St(e,t){let n=e.findIndex(s=>s.step>=t);return n<0?e.length-1:n}function Ft(e){let t=new Set(e.slice(1).map(({round:s})=>s)).size<2,n=[];return e.forEach(({round:s,turn:o},r)=>{if(!r)return;let i=t?o:s,c=n[n.length-1];c&&c.label===i?c.to=r:n.push({label:i,from:r-1,to:r})}),n}function Q({step:e,round:t,turn:n,round_name:s}){if(!e)return l("end.before-first");let o=s||l("table.round",{round:t});return n?`${o}, ${l("table.turn",{turn:n})}`:o}var Hs=.3,zs="(max-width: 699px)",tn="input, select, textarea, dialog[open], [role=button], [role=slider], .scroll",Ws=`${tn}, button, a, summary`,qs={first:"M6 5v14M19 5l-9 7 9 7z",back:"M16 5l-9 7 9 7z",play:"M8 5l11 7-11 7z",pause:"M8 5v14M16 5v14",forward:"M8 5l9 7-9 7z",last:"M5 5l9 7-9 7zM18 5v14"};function ot({icon:e,label:t,kind:n="",disabled:s=!1,act:o}){return a`<button class=${`round replay-key ${n}`} aria-label=${t} title=${t} disabled=${s} onClick=${o}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${qs[e]} /></svg></button>`}function Gs({at:e,steps:t,toggle:n,goTo:s}){$t(()=>{let o=r=>{let i=r.target;if(!(r.ctrlKey||r.metaKey||r.altKey||r.shiftKey||document.querySelector("dialog[open]"))&&!i.closest(r.key===" "?Ws:tn)){if(r.key===" ")n();else if(r.key==="ArrowRight")s(e+1);else if(r.key==="ArrowLeft")s(e-1);else if(r.key==="Home")s(0);else if(r.key==="End")s(t);else return;r.preventDefault()}};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function rt({sheet:e,tools:t,changed:n=new Set,moment:s}){let[o,r]=m(-1);y(()=>r(-1),[s]);let i={open:new Map,glow:o<0?n:new Set([o]),tap:({number:u})=>r(u),reads:!0},c=matchMedia(zs).matches?void 0:Hs;return a`<div class="read-board"><${yt} sheet=${e} tools=${t} touch=${i} least=${c} />
    <p class="read-place" role="status">${ve(e,o,t)}</p></div>`}function Ks({gains:e}){return a`<span class="replay-gains">${e.map(({sign:t,name:n,more:s})=>a`<span key=${t} class=${s>0?"gain more":"gain less"}>
    <${fe} sign=${t} size=${20} /><b>${s>0?"+":"\u2212"}${Math.abs(s)}</b> ${n||l("end.stars")}</span>`)}</span>`}function Us({curve:e,steps:t}){return t?a`<span class="turn-marks" aria-hidden="true">${e.slice(1).map(({step:n,round:s,turn:o},r)=>a`<i key=${n}
    class=${o&&e[r+2]?.round===s?"":"is-round"} style=${{"--at":String(n/t)}}></i>`)}</span>`:null}function Js({view:e,curve:t,playback:{at:n,steps:s,seat:o,playing:r,speed:i,goTo:c,toggle:u,setSeat:$,faster:d}}){let p=E(e).filter(({kind:f})=>f!=="open"),h=t[St(t,n)];return a`<div class="replay-tools">
    <div class="replay-keys" role="group" aria-label=${l("end.replay")}>
      <${ot} icon="first" kind="ends" label=${l("end.first")} disabled=${n<=0} act=${()=>c(0)} />
      <${ot} icon="back" label=${l("end.previous")} disabled=${n<=0} act=${()=>c(n-1)} />
      <${ot} icon=${r?"pause":"play"} kind="primary run" label=${l(r?"end.pause":"end.play")} disabled=${!s} act=${u} />
      <${ot} icon="forward" label=${l("end.following")} disabled=${n>=s} act=${()=>c(n+1)} />
      <${ot} icon="last" kind="ends" label=${l("end.last")} disabled=${n>=s} act=${()=>c(s)} />
    </div>
    <label class="slider"><span>${s?l("end.step",{step:n,steps:s}):l("end.replay")}
        ${h&&a` <span class="muted">${Q(h)}</span>`}</span>
      <input type="range" min="0" max=${s} value=${n} disabled=${!s}
        onInput=${f=>c(Number(f.target.value))} /><${Us} curve=${t} steps=${s} /></label>
    <button class="small speed" aria-label=${l("end.speed",{speed:i})} title=${l("end.speed",{speed:i})} onClick=${d}>${i}×</button>
    ${p.length>1&&a`<label class="inline whose"><span>${l("end.seat")}</span><select value=${String(o)}
      onChange=${f=>$(Number(f.target.value))}>
      ${p.map(f=>a`<option key=${f.seat} value=${String(f.seat)}>${f.name}</option>`)}</select></label>`}
  </div>`}function en({store:e,view:t,curve:n,playback:s}){let{shown:o,failure:r,again:i,at:c,seat:u}=s;Gs(s);let $=L(e,t,u),d=o?.seat===u?o:null,p=d?jt(d.now.board):$,h=d?.before?jt(d.before.board):null,f=A(p),g=d?.now??t;return a`<section class="panel replay" data-step=${d?.now.step} aria-label=${l("end.replay")}>
    <h2 class="visually-hidden">${l("end.replay")}</h2>
    ${f?a`<${rt} sheet=${f} tools=${g} moment=${`${u} ${c}`} changed=${p?we(h,p):new Set} />`:!r&&a`<p class="muted read-board">${l("page.loading")}</p>`}
    <div class="replay-now">
      ${p&&p.dice.length>0&&a`<${K} key=${d?.jump} dice=${p.dice} board=${p} tools=${g} rolled=${d?.now.rolled}
        seat=${u} usable=${p.dice} />`}
      <div class="replay-told">
        <p class="replay-text" aria-live="polite">${d?.now.text||l("end.before-first")}</p>
        ${p&&a`<${Ks} gains=${Se(h,p,t.game.counters??[])} />`}
      </div>
    </div>
    ${r&&a`<div class="replay-failure notice bad" role="alert"><p>${r}</p>
      <button class="small" onClick=${i}>${l("page.again")}</button></div>`}
    <${Js} view=${t} curve=${n} playback=${s} />
  </section>`}var Ys=8;function Qs(e){let t=E(e).filter(({kind:r})=>r!=="open"),n=(e.result??[]).map(({seat:r})=>r);return[...new Set([...e.you.seat===null?[]:[e.you.seat],...n])].flatMap(r=>t.find(i=>i.seat===r)??[]).slice(0,e.kind==="event"?1:Ys)}function Vs({store:e,view:t,seat:n}){let[s,o]=m(!1),r=A(L(e,t,n.seat)),i=n.seat===t.you.seat;return r?a`<li class=${`gallery-board${i?" you":""}`}>
    <div class="miniature-frame"><${kt} sheet=${r} tools=${t} />
      <button class="cover" aria-label=${l("table.show-sheet",{name:n.name})} onClick=${()=>o(!0)}></button></div>
    <span class="gallery-name">${i?l("chip.you"):n.name}</span>
    ${s&&a`<${H} title=${l("table.sheet-of",{name:n.name})} kind="wide board-dialog" close=${()=>o(!1)}>
      <${rt} sheet=${r} tools=${t} />
      <div class="buttons"><${ft} store=${e} view=${t} seat=${n.seat} /></div><//>`}
  </li>`:null}function nn({store:e,view:t}){let n=Qs(t);return n.length?a`<section class="panel gallery"><h2>${l("end.boards")}</h2>
    <ul class="gallery-list">${n.map(s=>a`<${Vs} key=${s.seat} store=${e} view=${t} seat=${s} />`)}</ul>
  </section>`:null}var z=176,Xs=6,sn=11,Zs=["ArrowLeft","ArrowRight","Home","End","PageUp","PageDown"];function to(e,t){let n=e.you.seat??t,s=e.result.map(u=>u.seat),r=E(e).filter(({kind:u})=>u!=="open").map(u=>({seat:u.seat,name:u.seat===e.you.seat?l("chip.you"):u.name,mine:u.seat===n,kind:""}));r.sort((u,$)=>s.indexOf($.seat)-s.indexOf(u.seat));let i=r.filter(u=>!u.mine).reverse();return r.map(u=>({...u,kind:u.mine?"mine":`other-${i.indexOf(u)%4}`})).sort((u,$)=>Number(u.mine)-Number($.mine))}function on(e,t){return[...t].reverse().map(({seat:n,name:s})=>`${s} ${e.points[n]??""}`).join(" \xB7 ")}function eo(){let e=C(null),[t,n]=m(360);return $t(()=>{let s=e.current;if(!s)return;let o=()=>n(Math.max(220,Math.floor(s.clientWidth))),r=new ResizeObserver(o);return o(),r.observe(s),()=>r.disconnect()},[]),{frame:e,width:t}}function no(e){return e.length<=Xs?e:[...e.filter(({mine:t})=>!t).slice(-3),...e.filter(({mine:t})=>t)]}var rn=e=>e.length>sn?`${e.slice(0,sn-1)}\u2026`:e;function so({curve:e,lines:t,width:n,at:s}){let o=t.length>1?no(t):[],r=Math.max(0,...o.map(({name:b})=>rn(b).length)),i=Qe(e.flatMap(({values:b})=>b),4),c=10+8*Math.max(...i.map(b=>String(b).length)),u={width:n,height:z,left:c,right:o.length?14+r*7.4:12,top:10,bottom:24},{x:$,y:d}=Ve(u,e.length,i),p=({seat:b},v)=>e[v]?.values[b]??0,h=e.length-1,f=Ze(o.map(b=>d(p(b,h))),15,u.top+4,z-u.bottom),g=Ft(e),x=Math.ceil(g.length*20/(n-u.left-u.right));return a`<svg class="curve-chart" width=${n} height=${z} viewBox=${`0 0 ${n} ${z}`} aria-hidden="true">
    ${i.map(b=>a`<g key=${b} class=${b?"":"is-zero"}>
      <line class="curve-grid" x1=${c} x2=${n-u.right} y1=${d(b)} y2=${d(b)} />
      <text class="curve-number" x=${c-6} y=${d(b)} text-anchor="end" dominant-baseline="central">${b}</text></g>`)}
    ${g.map(({label:b,from:v,to:k},O)=>a`<g key=${v}>
      ${v>0&&a`<line class="curve-round" x1=${$(v)} x2=${$(v)} y1=${u.top} y2=${z-u.bottom} />`}
      ${O%x===0&&a`<text class="curve-number" x=${($(v)+$(k))/2} y=${z-8} text-anchor="middle">${b}</text>`}</g>`)}
    <line class="curve-now" x1=${$(s)} x2=${$(s)} y1=${u.top-4} y2=${z-u.bottom} />
    ${t.map(b=>a`<path key=${b.seat} class=${`curve-line is-${b.kind}`}
      d=${Xe(e.map((v,k)=>[$(k),d(p(b,k))]))} />`)}
    ${t.map(b=>a`<circle key=${b.seat} class=${`curve-dot is-${b.kind}`}
      cx=${$(s)} cy=${d(p(b,s))} r=${b.mine?5.5:3.5} />`)}
    ${o.map((b,v)=>a`<text key=${b.seat} class=${`curve-name is-${b.kind}`} x=${n-u.right+8} y=${f[v]}
      dominant-baseline="central">${rn(b.name)}</text>`)}
  </svg>`}function oo({curve:e,lines:t}){let n=[...t].reverse();return a`<table class="visually-hidden"><caption>${l("curve.title")}</caption>
    <thead><tr><th scope="col">${l("curve.turn")}</th>${n.map(({seat:s,name:o})=>a`<th key=${s} scope="col">${o}</th>`)}</tr></thead>
    <tbody>${e.slice(1).map(s=>a`<tr key=${s.step}><th scope="row">${Q(s)}</th>
      ${n.map(({seat:o})=>a`<td key=${o}>${s.points[o]}</td>`)}</tr>`)}</tbody></table>`}function ro(e,t,n){if(e==="Home")return 0;if(e==="End")return t.length-1;if(e==="ArrowLeft"||e==="ArrowRight")return n+(e==="ArrowLeft"?-1:1);let s=[0,...Ft(t).map(({to:o})=>o)];return e==="PageDown"?s.find(o=>o>n)??n:s.reverse().find(o=>o<n)??n}var an=e=>e.curve.length<3?null:a`<${ao} ...${e} />`;function ao({view:e,curve:t,playback:n}){let{frame:s,width:o}=eo(),[r,i]=m(-1),c=to(e,n.seat),u=St(t,n.at),$=t[r<0?u:r]??t[0];if(!$)return null;let d=f=>n.goTo(t[Math.max(0,Math.min(t.length-1,f))]?.step??0),p=({currentTarget:f,clientX:g})=>{let x=f.querySelector(".curve-grid").getBoundingClientRect();return Math.max(0,Math.min(t.length-1,Math.round((g-x.left)/x.width*(t.length-1))))},h=f=>{!Zs.includes(f.key)||f.ctrlKey||f.metaKey||f.altKey||(f.preventDefault(),i(-1),d(ro(f.key,t,u)))};return a`<section class="panel curve"><h2>${l("curve.title")}</h2>
    <div ref=${s} class="curve-frame" role="slider" tabindex="0" aria-label=${l("curve.title")} aria-orientation="horizontal"
      aria-valuemin="0" aria-valuemax=${t.length-1} aria-valuenow=${u}
      aria-valuetext=${`${Q(t[u]??$)}: ${on(t[u]??$,c)}`}
      onKeyDown=${h} onPointerMove=${f=>i(p(f))} onPointerLeave=${()=>i(-1)}
      onClick=${f=>d(p(f))}>
      <${so} curve=${t} lines=${c} width=${o} at=${r<0?u:r} /></div>
    <p class="curve-text" aria-hidden="true"><b>${Q($)}</b> ${on($,c)}</p>
    <${oo} curve=${t} lines=${c} />
  </section>`}var lo=1100,io=60,_t=[1,2,4];function co(e){let t=C(new Map);return(n,s)=>{let o=`${S.value} ${s} ${n}`,r=t.current.get(o)??ce(e,n,s);return t.current.set(o,r),r.catch(()=>t.current.delete(o)),r}}function ln(e,t){let[n,s]=m(-1),[o,r]=m(t),[i,c]=m(null),[u,$]=m(""),[d,p]=m(0),[h,f]=m(!1),[g,x]=m(1),b=co(e),v=S.value;y(()=>{let B=!0,P=async()=>{let R=n<0?(await b(0,o)).steps:n,[nt,w]=await Promise.all([b(R,o),R>0?b(R-1,o):null]);B&&($(""),c(N=>({now:nt,before:w,seat:o,jump:(N?.jump??0)+ +(N?.seat!==o||N.now.step!==nt.step-1)})),h&&R<nt.steps&&b(R+1,o).catch(()=>{}))},W=R=>{B&&(f(!1),$(M(R)))},ut=setTimeout(()=>P().catch(W),n<0||h?0:io);return()=>{B=!1,clearTimeout(ut)}},[n,o,v,d]);let k=i?.now.steps??0,O=n<0?k:n,et=i?.now.step===O;return y(()=>{if(!h||!et)return;if(O>=k){f(!1);return}let B=setTimeout(()=>s(O+1),lo/g);return()=>clearTimeout(B)},[h,et,O,g]),{at:O,steps:k,seat:o,shown:i,failure:u,playing:h,speed:g,goTo:B=>{f(!1),s(Math.max(0,Math.min(k,B)))},toggle:()=>{!h&&O>=k&&s(0),f(!h&&k>0)},setSeat:r,again:()=>{$(""),p(d+1)},faster:()=>x(_t[(_t.indexOf(g)+1)%_t.length]??1)}}var cn=({broken:e,skipped:t})=>e+2**t,uo=({pledges:e,words:t})=>e.map(([n])=>n).filter(n=>t[n]===void 0);function un(e,t,n){let s={rolls:e.rolls.length,words:Object.keys(e.words).length,broken:e.broken.length,skipped:uo(e).length},o=(g,x=0)=>({...s,state:"wrong",reason:g,roll:x});if(t.wrong)return o(`twice-${t.wrong}`);let r=[...e.broken,e],i=r.map((g,x)=>$o(g,t,x)).find(g=>g);if(i)return o(i);if(t.order.length>r.length)return o("commitment");let c=Et(e.seed),u=t.attempts[c],$=!!(u?.pledge&&n&&u.seat!==null&&e.words[u.seat]===n),d=oe(Lt(c,e.pledges),e.words),p=e.rolls.find(g=>!mo(e.seed,d,g));if(p)return o("roll",p.number);let h=e.rolls.find(({number:g,text:x})=>(t.rolls[g]??x)!==x);if(h)return o("other-roll",h.number);if(Object.keys(t.rolls).some(g=>Number(g)>e.rolls.length))return o("fewer-rolls");let f=!!(u&&t.order.includes(c));return{...s,reason:"",roll:0,state:$?"fair":f?"seen":"unseen"}}function $o({seed:e,pledges:t,words:n},s,o){let r=Et(e);if(s.order[o]&&s.order[o]!==r)return"commitment";let i=s.attempts[r];if(i&&i.list!==Lt(r,t))return"list";if(i?.shown&&i.seat!==null&&n[i.seat]===void 0)return"word";let c=new Map(t.map(([$,d,p])=>[String($),{number:d,hash:p}]));return Object.entries(n).every(([$,d])=>{let p=c.get($);return p&&se(r,p.number,d)===p.hash})?"":"pledge"}function mo(e,t,{number:n,text:s,choices:o}){let r=re(e,t,n,o.map(({length:i})=>i));return o.length>0&&r.every((i,c)=>o[c]?.[i]===s)}var It=e=>`${e.game.id}-${e.table}.txt`;function $n(e,t){let[n,s]=m(null),[o,r]=m(""),i=async()=>{try{let c=await ie(t.table),{sight:u}=e.tosser;s(un(c,u.seen(),u.file().word))}catch(c){r(M(c))}};return y(()=>{t.toss&&t.kind==="table"&&i()},[]),{verdict:n,failure:o,start:i}}var dn=e=>e.skipped>20?`2^${e.skipped}`:cn(e);function po(e){let{state:t,words:n,broken:s,skipped:o}=e;return t==="wrong"||t==="unseen"?l(`dice.verdict.${t}`):n?s||o?l("dice.verdict.bounded",{results:dn(e)}):l(`dice.verdict.${t}`):l("dice.verdict.wordless")}function mn(e){let{state:t,reason:n,roll:s,rolls:o,words:r,broken:i,skipped:c}=e;if(t==="wrong"&&n)return[l("dice.wrong"),l(`dice.wrong.${n}`,{roll:s}),l("dice.wrong-keep")];let u=dn(e);return[l("dice.derived",{count:o}),l(t==="unseen"?"dice.unseen-first":"dice.as-seen"),l(r&&t!=="wrong"?`dice.${t}`:"dice.wordless",{count:r}),...i||c?[l("dice.withheld",{broken:i,skipped:c,results:u})]:[],l("dice.table-of-numbers")]}function pn({check:e}){if(e.verdict?.state!=="wrong")return null;let[t,...n]=mn(e.verdict);return a`<section class="dice-alarm" role="alert"><h2>${t}</h2>${n.map(s=>a`<p key=${s}>${s}</p>`)}</section>`}function fo(e,t){let n=URL.createObjectURL(new Blob([JSON.stringify(e.tosser.sight.file(),null,1)],{type:"application/json"}));Object.assign(document.createElement("a"),{href:n,download:fn(t)}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var fn=e=>`${e.game.id}-${e.table}-seen.json`;function hn({store:e,view:t,check:n}){if(!t.commitment)return null;let{verdict:s,failure:o}=n,{word:r}=e.tosser.sight.file(),i=s?.state??"unchecked";return a`<div class="proof">
    ${s&&a`<p class=${`dice-verdict is-${i}`}>${po(s)}</p>`}
    ${o&&a`<p class="dice-verdict is-unseen">${o}</p>`}
    ${t.toss&&!s&&!o&&a`<button class="small" onClick=${n.start}>${l("dice.check")}</button>`}
    ${!t.toss&&a`<p class="dice-verdict is-unseen">${l("dice.before-toss")}</p>`}
    <details><summary>${l("end.proof")}</summary>
      ${s&&mn(s).map(c=>a`<p key=${c}>${c}</p>`)}
      <dl><dt>${l("end.seed")}</dt><dd><code>${t.seed}</code></dd><dt>${l("lobby.commitment")}</dt><dd><code>${t.commitment}</code></dd>
        ${r&&a`<dt>${l("end.word")}</dt><dd><code>${r}</code></dd>`}</dl>
      <p>${l("end.verify")} <code>rollwright verify ${It(t)}${t.toss&&` --seen ${fn(t)}`}</code></p>
      ${t.toss&&a`<button class="small" onClick=${()=>fo(e,t)}>${l("dice.save")}</button>`}
    </details>
  </div>`}var bn=4,gn=6;function ho(e,t){return e===2?l("end.second"):e===3?l("end.third"):l("end.placed",{place:e,seats:t})}function at(e,t){let n=t.filter(u=>u.place===1),[s]=n;if(e.status?.verdict)return e.status.verdict;if(!s)return"";let o=e.winners||n.length,r={name:s.name,count:o-1},i=n.some(u=>u.seat===e.you.seat),c=t.find(u=>u.seat===e.you.seat);return t.length===1?l("end.alone",{score:s.words}):i&&o>bn?l("end.shared-many",r):i?l(o>1?"end.shared":"end.won"):c&&e.kind==="table"?ho(c.place,t.length):o===1?l("end.winner",{name:s.name}):o>bn?l("end.winners-many",r):l("end.winners",{names:n.map(u=>u.name).join(", ")})}function kn(e,t){let n=t.find(r=>r.place===1);if(!n||t.length===1&&!e.status?.verdict)return"";let s=t.find(r=>r.place>1);if(!s)return n.words;let o=t.find(r=>r.seat===e.you.seat);return o&&o.place>1&&e.kind==="table"?`${bo(e,t)} ${yn(n,o)}`.trim():e.winners>1||t.filter(r=>r.place===1).length>1?l("end.why-shared",{score:n.words,other:s.name,next:s.words}):n.words!==s.words?l("end.why",{name:n.name,score:n.words,other:s.name,next:s.words}):yn(n,s)}function yn(e,t){if(e.words!==t.words)return"";let[n,s]=Object.keys(e.numbers).filter(o=>e.numbers[o]!==t.numbers[o]);return!n||s?l("end.why-equal",{score:e.words}):l("end.why-tie",{score:e.words,what:e.labels[n]??n,one:e.numbers[n]??"",two:t.numbers[n]??""})}function bo(e,t){let n=t.filter(o=>o.place===1),[s]=n;return s?n.length===1?l("end.wins-with",{name:s.name,score:s.words}):`${at({...e,you:{...e.you,seat:null}},t)}`:""}function xn(e,t,n){let s=t.find(o=>o.seat===e.you.seat);return!s||s.place!==1?!1:t.length>1?!0:e.status?.verdict?s.score>0:!n||n.band<n.limits.length-1}function go({view:e,results:t}){let n=t.find(s=>s.seat===e.you.seat);return e.kind!=="event"||!n||t.length===1?null:a`<p class="own-place"><b>${l("end.own-place",{place:n.place,seats:e.count??t.length,score:n.words})}</b></p>`}function Ht(e){return Array.isArray(e)?e.map(Ht).join(" + "):e&&typeof e=="object"?Object.entries(e).map(([t,n])=>`${t} ${Ht(n)}`).join(", "):String(e)}function yo(e){let n=e.map(({points:s,words:o})=>o.startsWith(s)?o.slice(s.length).trim():"").reduce((s,o)=>o.length>s.length?o:s,"");return n?n.charAt(0).toUpperCase()+n.slice(1):l("end.score")}function vn({view:e,results:t}){let s=[...new Set(t.flatMap(i=>Object.keys(i.numbers)))].filter(i=>t.some(c=>c.numbers[i]!==c.points)),o=t[0]?.labels??{},r=t.length>1&&t.some(i=>i.place);return t.length===1&&!s.length?null:a`<${go} view=${e} results=${t} />
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.results")}><table class="results">
    <caption class="visually-hidden">${l("end.results")}</caption>
    <thead><tr>${r&&a`<th scope="col">${l("end.place")}</th>`}<th scope="col">${l("end.name")}</th><th scope="col">${yo(t)}</th>
      ${s.map(i=>a`<th scope="col" key=${i}>${o[i]??i.replace(/_/g," ")}</th>`)}</tr></thead>
    <tbody>${t.map((i,c)=>a`<tr key=${i.seat} class=${i.seat===e.you.seat?"you":""}
        style=${{"--row":String(Math.min(c,8))}}>
      ${r&&a`<td><span class=${`place${i.place===1?" is-first":""}`}>${i.place}</span></td>`}
      <th scope="row">${i.name}${i.remark&&a` <span class="muted">${i.remark}</span>`}</th>
        <td><b class="result-points">${i.points}</b></td>
      ${s.map(u=>a`<td key=${u}>${Ht(i.numbers[u]??"")}</td>`)}</tr>`)}</tbody>
  </table></div>`}function ko(e,t){let n=Number(e);return t>0&&n>0?Math.min(1,n/t):0}function xo(e,t){if(t.length<=gn)return t;let n=t.find(o=>o.seat===e.you.seat),s=t.filter(o=>o!==n).slice(0,gn-+!!n);return t.filter(o=>o===n||s.includes(o))}function zt({view:e,results:t}){let n=xo(e,t),s=n[0]?.parts??[];if(!s.length)return null;let o=[...new Set(s.map(c=>c.heading))],r=Math.max(...n.flatMap(c=>c.parts.map(u=>Number(u.points)||0))),i=c=>c.seat===e.you.seat?"you":"";return a`<section class="panel breakdown"><h2>${l("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.breakdown")}><table class="results">
      <thead><tr><td></td>${n.map(c=>a`<th scope="col" key=${c.seat} class=${i(c)}>${c.name}</th>`)}</tr></thead>
      ${o.map(c=>a`<tbody key=${c}>
        <tr class="heading"><th scope="rowgroup" colspan=${n.length+1}>${c}</th></tr>
        ${s.map((u,$)=>u.heading===c&&a`<tr key=${$} class=${u.total?"total":""}><th scope="row">${u.name}</th>
          ${n.map(d=>{let p=d.parts[$]?.points??"";return a`<td key=${d.seat} class=${i(d)}>
              <span class="part-bar" style=${{"--share":String(ko(p,r))}}>${p}</span></td>`})}</tr>`)}</tbody>`)}
    </table></div>
  </section>`}function wn(e,t){let[n,s]=m(null),o=S.value;return y(()=>{let r=!0;return ue(e,t).then(i=>{r&&s(i)},()=>{}),()=>{r=!1}},[e,t,o]),n}var vo=1100,Ot=46,wo=.4,So={hand:{}};function Oo(e,t){let n=Number(e);if(!e||Number.isNaN(n)||t>=1)return e;let s=1-(1-t)**3;return(n*s).toFixed(e.split(".")[1]?.length??0)}function Mo(e){let[t,n]=m(F()?1:0);return y(()=>{if(F())return;let s=performance.now(),o=0,r=i=>{let c=Math.min(1,Math.max(0,(i-s)/vo));n(c),c<1&&(o=requestAnimationFrame(r))};return o=requestAnimationFrame(r),()=>cancelAnimationFrame(o)},[e]),{text:Oo(e,t),done:t>=1}}function Sn(e,t){let n=0;return{places:[...e].map(o=>{let r=o==="."?t*wo:t*.82;return n+=r,{sign:o,x:n-r/2}}),width:n}}function On({points:e,hand:t}){let{text:n,done:s}=Mo(e),o=$e(t,So);if(!o)return a`<span class="hand-score"></span>`;let r=Ot*o.width/o.height,i=Sn(e,r).width,c=Math.max(92,i+34),{places:u,width:$}=Sn(n,r),d=(c-$)/2,p={id:"ring",box:[4,6,c-8,80],center:[c/2,46],height:Ot};return a`<svg class=${`hand-score${s?" is-counted":""}`} viewBox=${`0 0 ${c} 92`} style=${{width:`${c}px`}} aria-hidden="true">
    ${s&&a`<g class="score-ring"><${Rt} place=${p} mark=${{mark:"outlined",text:"",tile:""}} hand=${o} /></g>`}
    <g class="score-digits">${u.map(({sign:h,x:f},g)=>h==="."?a`<circle key=${`${g}.`} cx=${d+f} cy=${46+Ot/2-4} r="3.4" />`:a`<${Rt} key=${`${g}${h}`} place=${{id:h,box:[0,0,0,0],center:[d+f,46],height:Ot}}
          mark=${{mark:"filled",text:h,tile:""}} hand=${o} />`)}</g></svg>`}var Cn="rollwright.best";function Tn(e){try{let t=JSON.parse(e().getItem(Cn)??"{}");return t&&typeof t=="object"&&!Array.isArray(t)?t:{}}catch{return{}}}function Mn(e,t,n){let{[t]:s,...o}=Tn(e);try{e().setItem(Cn,JSON.stringify(Object.fromEntries([[t,n],...Object.entries(o)].slice(0,60))))}catch{}}function An(e,{setup:t,table:n,higher:s,score:o,points:r}){let i=Tn(e)[t];return!i||typeof i.score!="number"?(Mn(e,t,{score:o,points:r,table:n,before:null}),{kind:"first",points:r}):i.table===n?i.before?{kind:"new",points:i.before.points}:{kind:"first",points:r}:(s?o>i.score:o<i.score)?(Mn(e,t,{score:o,points:r,table:n,before:{score:i.score,points:i.points}}),{kind:"new",points:i.points}):{kind:o===i.score?"equal":"below",points:i.points}}var Bn=e=>l(`band.${e}`);function Co({band:e,better:t,bot:n,usual:s}){let o=t>=100?"yardstick.all":t>0?"yardstick.better":"yardstick.none";return`${Bn(e)}: ${l(o,{count:t,bot:n})}${s?"":` ${l("yardstick.usual")}`}.`}function To(e,t,n){let s=e[t];if(s)return n?`${s}+`:`\u2264 ${s}`;let o=e[t-1]??"";return n?`< ${o}`:`> ${o}`}function En({review:{yardstick:e,higher_is_better:t}}){if(!e)return null;let{band:n,limits:s}=e;return a`<ol class="bands" aria-label=${l("yardstick.bands")}>${s.map((o,r)=>a`<li key=${r}
    class=${`band band-${r}${r===n?" is-mine":""}`}
    aria-current=${r===n?"true":void 0}><b>${Bn(r)}</b> <span>${To(s,r,t)}</span></li>`)}</ol>`}function Ln({table:e,review:t,result:n}){let{setup:s,higher_is_better:o,yardstick:r}=t,[i]=m(()=>An(()=>localStorage,{setup:s,table:e,higher:o,score:n.score,points:n.points})),c=i.kind==="first"?"":l(`best.${i.kind}`,{points:i.points});return a`<p class="how-good">${r&&a`<span>${Co(r)}</span>`}
    ${c&&a` <b class=${`personal is-${i.kind}`}>${c}</b>`}</p>`}function Wt({store:e,view:t,to:n}){if(t.rematch)return a`<${D} to=${n(t.rematch)} class="button primary next-game">${l("end.next")}<//>`;if(!Me(t))return null;let s=({table:r})=>{e.closed||Ce(t.table,()=>T(n(r)))};return a`<button class="primary next-game" onClick=${()=>le(t.table).then(s,r=>e.tell(M(r),"bad"))}>${l("end.rematch")}</button>`}function Ao(e){let[t,n]=m(!1),s=C(e.rematch);return y(()=>{!s.current&&e.you.seat!==null&&e.rematch&&!Oe(e)&&n(!0),s.current=e.rematch},[e.rematch]),[t,()=>n(!1)]}function Bo({view:e,stay:t}){let n=E(e).find(({seat:o})=>o===e.rematch_by)?.name,s=()=>T(`/t/${e.rematch}`);return a`<footer class="ending-dock is-asking" role="alert"><p class="ending-notes"><b>${n?l("end.asks",{name:n}):l("end.host-asks")}</b></p>
    <button onClick=${t}>${l("end.stay")}</button><button class="primary next-game" onClick=${s}>${l("end.join")}</button></footer>`}function Pn({view:e,results:t,check:n,review:s}){let o=t.find(u=>u.seat===e.you.seat),r=o??t[0],i=xn(e,t,s?.yardstick)&&(t.length>1||s!==null),c=kn(e,t);return a`<section class=${`panel verdict${i?" is-joyful":""}`}>
    ${i&&a`<${wt} />`}
    <${pn} check=${n} />
    <p class="muted verdict-game">${e.game.name} · ${l("end.title")}</p>
    <div class="verdict-head">
      ${r&&a`<${On} points=${r.points.split(" ")[0]??""} hand=${e.hand} />`}
      <div><h1>${at(e,t)||l("end.title")}</h1>${c&&a`<p class="verdict-reason">${c}</p>`}</div>
    </div>
    ${o&&s&&a`<div><${En} review=${s} /><${Ln} table=${e.table} review=${s} result=${o} /></div>`}
    <${vn} view=${e} results=${t} />
  </section>`}function Eo({store:e,view:t,seat:n}){let s=A(L(e,t,n));return a`<section class="panel last-board" aria-label=${l("end.boards")}>${s&&a`<${rt} sheet=${s} tools=${t} />`}</section>`}function Lo({store:e,view:t,seat:n,check:s}){let o=t.result??[],r=wn(t.table,n),i=ln(t.table,n),c=r?.curve??[];return a`<${Pn} view=${t} results=${o} check=${s} review=${r} />
    <${en} store=${e} view=${t} curve=${c} playback=${i} />
    <div class="ending-more">
      <${an} view=${t} curve=${c} playback=${i} />
      <${zt} view=${t} results=${o} />
      <${nn} store=${e} view=${t} />
      <${Rn} store=${e} view=${t} check=${s} /></div>`}function Po({store:e,view:t,seat:n,check:s}){let o=t.result??[];return a`<${Pn} view=${t} results=${o} check=${s} />
    <${Eo} store=${e} view=${t} seat=${n} />
    <div class="ending-more"><${zt} view=${t} results=${o} /><${Rn} store=${e} view=${t} check=${s} /></div>`}function Rn({store:e,view:t,check:n}){return a`<section class="panel files">
    <a class="button" href=${`/api/tables/${t.table}/record`} download=${It(t)}>${l("end.record")}</a>
    <${hn} store=${e} view=${t} check=${n} />
  </section>`}function Ro({store:e,view:t}){let n=t.you.seat??t.result[0]?.seat??0,s=$n(e,t),[o,r]=Ao(t),i=t.kind==="event",c=t.kind==="table"?Lo:Po;return a`<main id="content" class="ending">
    <${c} store=${e} view=${t} seat=${n} check=${s} />
    ${o?a`<${Bo} view=${t} stay=${r} />`:a`<footer class="ending-dock">
      <div class="ending-notes">
        ${i&&!t.you.host&&t.you.seat!==null&&!t.rematch&&a`<p class="muted">${l("end.wait-host")}</p>`}
        ${i&&!t.rematch&&a`<${gt} store=${e} view=${t} />`}
      </div>
      <${ft} store=${e} view=${t} seat=${n} />
      <${D} to="/" class="button">${l("end.home")}<//>
      <${Wt} store=${e} view=${t} to=${u=>`/t/${u}`} />
    </footer>`}
  </main>`}var No=["localhost","127.0.0.1","[::1]"];function V(e){let t=No.includes(location.hostname),[n,s]=m(null);return y(()=>{t&&ae().then(({address:o})=>s(o),()=>{})},[]),{link:`${n||location.origin}/t/${e}`,onlyHere:t&&n===""}}function Mt({onlyHere:e}){return e&&a`<p class="only-here">${l("lobby.only-here")}</p>`}var Do={size:29,path:""};function jo(e,t){let n=e(0,"M");n.addData(t),n.make();let s=n.getModuleCount(),o="";for(let r=0;r<s;r++)for(let i=0;i<s;i++)n.isDark(r,i)&&(o+=`M${i} ${r}h1v1h-1z`);return{size:s,path:o}}function X({text:e}){let[t,n]=m(null);if(y(()=>{import("/static/bundle/qrcode-KUC62V5M.js").then(r=>n({make:r.default}),()=>n({make:null}))},[]),t&&!t.make)return null;let{size:s,path:o}=t?.make?jo(t.make,e):Do;return a`<svg class="qr" viewBox=${`-3 -3 ${s+6} ${s+6}`} role="img" aria-label=${l("lobby.qr")} shape-rendering="crispEdges">
    <rect x="-3" y="-3" width=${s+6} height=${s+6} fill="#fff" /><path d=${o} fill="#000" /></svg>`}var qt=e=>e.match(/.{1,4}/g)??[];function Nn({code:e}){return a`<p class="wall-code" role="img" aria-label=${[...e].join(" ")}>${qt(e).map(t=>a`<span key=${t} class="code-group">
    ${[...t].map((n,s)=>a`<b key=${s}>${n}</b>`)}</span>`)}</p>`}var Fo=7;function Dn({view:e}){let t=Be(e.log).slice(0,Fo);return t.length?a`<section class="panel lately" aria-label=${l("table.log")}><h2>${l("table.log")}</h2>
    <ol>${t.map((n,s)=>a`<li key=${`${n.version}-${t.length-s}`}><${Ee} line=${n} view=${e} /></li>`)}</ol></section>`:null}function jn({view:e}){let{link:t}=V(e.table);return a`<section class="panel follow"><${X} text=${t} />
    <p><b>${l("screen.follow")}</b><span class="follow-code">${qt(e.table).join(" ")}</span></p></section>`}var _o=12;function Gt(e,t){if(t.stage==="over"&&t.result.length)return t.result;let n=e.standings.value;if(n)return n.top;let s=t.seats.filter(i=>i.kind!=="open"),o=s.length===1||s.some(({place:i=0})=>i>1);return s.map(({seat:i,name:c,points:u="",words:$="",place:d=0})=>({seat:i,name:c,points:u,words:$,place:o?d:0})).sort((i,c)=>i.place-c.place||i.seat-c.seat)}function _n(e){let[t,n,s]=e;return[n,t,s].filter(o=>o!==void 0)}function Io(e,t){let n=C({turn:t,now:new Map,before:new Map});return n.current.turn!==t&&(n.current={turn:t,now:new Map,before:n.current.now}),n.current.now=new Map(e.map(({seat:s,place:o})=>[s,o])),n.current.before}var Fn=(e,t)=>e&&t?e-t:null;function Ho({risen:e}){return e===null?a`<span></span>`:e?a`<span class=${`leader-change ${e>0?"up":"down"}`} aria-hidden="true">${e>0?"\u25B2":"\u25BC"}${Math.abs(e)}</span>`:a`<span class="leader-change" aria-hidden="true">–</span>`}function lt({row:{points:e,words:t}}){let n=t.startsWith(e)?t.slice(e.length).trim():"";return a`<span class="wall-score"><b>${e}</b>${n&&a` <small>${n}</small>`}</span>`}function In({store:e,view:t}){let n=Gt(e,t),s=Io(n,`${t.status?.round} ${t.status?.turn}`),o=t.stage==="lobby",r=!o&&n.some(({place:c})=>c>0),i=r&&t.stage!=="over"&&n.some(({seat:c,place:u})=>Fn(s.get(c),u)!==null);return a`<section class=${`panel leaders${r?" is-ranked":""}${i?" has-changes":""}`}>
    <h2>${l(r?"screen.leaders":"table.players")}</h2>
    <ol>${n.slice(0,_o).map(c=>a`<li key=${c.seat} class=${r&&c.place===1?"is-first":""}>
      ${r&&a`<span class="leader-place">${c.place||""}</span>`}
      ${i&&a`<${Ho} risen=${Fn(s.get(c.seat),c.place)} />`}
      <span class="leader-name" title=${c.name}>${c.name}</span>${!o&&a`<${lt} row=${c} />`}</li>`)}</ol>
  </section>`}var Kt=e=>`/t/${e}/screen`;function zo({store:e,view:t,result:n}){let s=A(L(e,t,n.seat)),o=n.place||1;return a`<li class=${`podium-step is-${Math.min(o,3)}`}>
    <div class="podium-board" aria-hidden="true">${s&&a`<${kt} sheet=${s} tools=${t} />`}</div>
    <p class="podium-name"><span class="avatar" aria-hidden="true">${_(n.name)}</span> <b title=${n.name}>${n.name}</b></p>
    <p class="podium-score"><${lt} row=${n} /></p>
    <div class="podium-block"><b>${n.place||""}</b></div>
  </li>`}function Hn({store:e,view:t,count:n}){let s=t.result??[],o={...t,you:{...t.you,seat:null}},r=at(o,s),i={"--size":Math.min(1,5/Math.sqrt(r.length))};return a`<${wt} />
    <div class="podium-head"><h2 class="screen-verdict" style=${i}>${r}</h2>
      ${s.length>1&&a`<p class="muted">${l("screen.played",{count:n})}</p>`}
      <div class="buttons"><${Wt} store=${e} view=${t} to=${Kt} /></div></div>
    <ol class="podium">${_n(s).map(c=>a`<${zo} key=${c.seat} store=${e} view=${t} result=${c} />`)}</ol>`}var Wo=4,qo=30,Go=560;function zn(e,t){return e.kind==="table"&&t.length>1&&t.length<=Wo}function Wn(e,t,n,s){let o=Array.from({length:t},(r,i)=>{let[c,u]=[i+1,Math.ceil(t/(i+1))],$=n.width/c-qo;return ke(e,{width:$,height:n.height/u-s*($<Go?2:1)}).scale});return o.indexOf(Math.max(...o))+1}var Ko=[30,60,90];function qn({store:e,view:t}){let n=Te(e),s=e.clock.value?.seconds??0,[o,r]=m(!1),i=c=>e.send("countdown",{seconds:c,every:o});return a`<div class="countdown">
    ${s>0&&a`<p class="clock" role="timer" aria-label=${l("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${s} stroke-dasharray=${`${n} ${s}`} /></svg><span>${n}</span></p>
      <p class="at-zero">${l("screen.at-zero")}</p>`}
    ${t.you.host&&a`<div class="buttons">
      ${s?a`<button class="small" onClick=${()=>i(0)}>${l("screen.stop-countdown")}</button>`:a`${Ko.map(c=>a`<button key=${c} class="small" onClick=${()=>i(c)}>
          ${l("screen.start-countdown",{seconds:c})}</button>`)}
          <label class="inline every"><input type="checkbox" checked=${o}
            onChange=${c=>r(c.target.checked)} />${l("screen.every-turn")}</label>`}
    </div>`}
  </div>`}var Uo=20,Jo=2400,Gn=26;function Kn(e,t,n){return Array.from({length:Math.max(0,t-e)},(s,o)=>`M${Math.floor((e+o)/n)} ${(e+o)%n}h0`).join("")}function Yo(e){let t=Math.min(e,Jo),n=Math.max(1,Math.round(Math.sqrt(t/Gn)));return{dots:t,rows:n,columns:Math.max(Math.ceil(t/n),Gn*n)}}function Qo({done:e,count:t}){let{dots:n,rows:s,columns:o}=Yo(t),r=Math.floor(e*n/Math.max(1,t));return a`<svg class="done-dots" viewBox=${`-0.5 -0.5 ${o} ${s}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <path class="dots-open" d=${Kn(r,n,s)} /><path class="dots-done" d=${Kn(0,r,s)} /></svg>`}function Vo({seats:e,playing:t}){return a`<ul class="done-chips">${e.map(({seat:n,name:s,waiting:o})=>{let r=t&&o;return a`<li key=${n} class=${r?"is-thinking":"is-done"}><span class="avatar" aria-hidden="true">${_(s)}</span>
      <span class="done-name">${s}</span><span class="done-sign" aria-hidden="true">${r?"\u2026":"\u2713"}</span>
      <span class="visually-hidden">${l(r?"chip.thinking":"chip.done")}</span></li>`})}</ul>`}function Un({view:e,waiting:t,count:n}){let s=Math.max(0,n-t),o=e.seats.filter(({kind:i})=>i!=="open"),r=e.kind==="table"&&o.length<Uo;return a`<section class="panel done-bar"><p><b class="big-number">${s}</b> ${l("screen.done",{count:n})}
      <span class="muted still-thinking">${l("screen.thinking",{count:t})}</span></p>
    ${r?a`<${Vo} seats=${o} playing=${e.status?.phase==="play"} />`:a`<${Qo} done=${s} count=${n} />`}</section>`}function Jn(e){if(!e.length||e.some(({tile:s,value:o})=>s||!o))return"";let t=e.map(({tint:s,name:o,value:r})=>s?o:r),n=t.reduce((s,o,r)=>r<t.length-1?`${s}, ${o}`:l("screen.and",{one:s,two:o}));return n.charAt(0).toUpperCase()+n.slice(1)}var Xo=5,Zo=12e3,tr=.065;function Yn({store:e,view:t,rows:n}){let[s,o]=xe(),r=[...n].sort(($,d)=>$.seat-d.seat),i=r.map(({seat:$})=>A(t.boards[String($)])).find(Boolean)??null,c=Dt(i).filter(({print:$})=>$.role==="board").map(({print:$})=>$.drawing),u=Wn(c,n.length,o,tr*innerHeight);return a`<div class="all-shown" ref=${s} style=${{"--columns":String(u)}}>
    ${r.map($=>a`<${Ut} key=${$.seat} store=${e} view=${t} row=${$} />`)}</div>`}function er({view:e,seat:t}){if(e.kind!=="table"||e.status?.phase!=="play")return null;let n=e.seats.find(s=>s.seat===t)?.waiting;return a`<span class=${`shown-state ${n?"is-thinking":"is-done"}`}>${l(n?"chip.thinking":"chip.done")}</span>`}function Qn(e){let[t,n]=m(0);y(()=>{let o=setInterval(()=>n(r=>r+1),Zo);return()=>clearInterval(o)},[]);let s=e.slice(0,Xo);return s[t%Math.max(1,s.length)]}function Ut({store:e,view:t,row:n}){let s=L(e,t,n.seat),o=A(s),r=Dt(o),i=s&&s.dice.some(c=>c.tile)?s.dice:[];return a`<section class="panel shown" aria-label=${l("table.sheet-of",{name:n.name})}>
    <div class="shown-who"><span class="avatar" aria-hidden="true">${_(n.name)}</span><h2 title=${n.name}>${n.name}</h2>
      <p><${lt} row=${n} /></p>${n.place>0&&a`<p class="muted">${l("screen.place",{place:n.place})}</p>`}
      <${er} view=${t} seat=${n.seat} /><${he} view=${t} board=${s} />
      ${i.length>0&&a`<${K} dice=${i} board=${s} tools=${t} rolled=${t.status?.rolled} seat=${n.seat} usable=${i} />`}</div>
    <div class="shown-board" inert>${o&&a`<${yt} sheet=${{...o,cards:r}} tools=${t} />`}</div>
  </section>`}function nr({view:e,note:t,dice:n}){let s=t?"":Jn(n),{roll:o="",remarks:r=[]}=e.status??{},i=t||(!s||e.seats.some(({name:c})=>c&&o.includes(c))?o:"");return a`<div class="cloth-words">${s&&a`<p class="roll-words">${s}</p>`}
    ${i&&a`<p class=${`roll-text${s?" is-small":""}`}>${i}</p>`}
    ${r.map(c=>a`<p key=${c}>${c}</p>`)}</div>`}function Vn({store:e,view:t,waiting:n,count:s}){let o=t.status?.shown??[],i=t.status?.phase!=="play"||t.stage==="paused"?Re(t,e.standings.value):"",c=Gt(e,t),u=Qn(c),$=zn(t,c);return a`<section class="cloth">
      ${o.length>0&&a`<${K} dice=${o} tools=${t} rolled=${t.status?.rolled} usable=${o} />`}
      <${nr} view=${t} note=${i} dice=${o} />
      <${qn} store=${e} view=${t} />
    </section>
    ${$?a`<${Yn} store=${e} view=${t} rows=${c} />`:a`<${Un} view=${t} waiting=${n} count=${s} />`}
    ${!$&&u&&a`<${Ut} key=${u.seat} store=${e} view=${t} row=${u} />`}`}function Xn({store:e,view:t,count:n}){let{link:s,onlyHere:o}=V(t.table),[r=""]=s.replace(/^https?:\/\//,"").split("/t/"),i=j(t)||t.locked;return a`${i?a`<section class="panel welcome is-closed">
      <h2>${l(j(t)?"lobby.full":"lobby.locked")}</h2><p>${l("screen.soon")}</p></section>`:a`<section class="panel welcome">
      <div class="wall-join"><h2>${l("screen.join")}</h2><p class="wall-address">${r}</p>
        <p>${l("screen.type-code")}</p><${Nn} code=${t.table} /></div>
      <figure class="wall-qr"><${X} text=${s} /><figcaption>${l("screen.scan")}</figcaption></figure>
    </section>`}
    <section class="welcome-foot"><p class="screen-numbers"><span class="big-number">${n}</span> ${l("screen.seats",{count:n})}</p>
      ${t.you.host&&a`<button class="primary wall-start" onClick=${()=>e.send("start")}>${l("lobby.start")}</button>`}
      ${t.you.host&&a`<${Mt} onlyHere=${o} />`}</section>`}function sr({table:e}){let t=ze(e),n=t.view.value;if(We(n,$=>T(Kt($))),!n)return a`<${qe} store=${t} />`;let s=t.standings.value,o=s?.waiting??n.status?.waiting.length??0,r=n.seats.filter($=>$.kind!=="open").length,i=s?.seats??(n.kind==="event"?n.count??r:r),c=n.stage==="lobby"||n.stage==="over"?n.stage:"running",u=c==="lobby"?Xn:c==="over"?Hn:Vn;return a`<${Le} store=${t} />
    <main id="content" class=${`screen is-${c}`}>
      <header class="bar screen-bar"><h1>${n.game.name}</h1><p class="muted screen-count">${l("chip.players",{count:i})}</p>
        ${c==="running"&&a`<${Ae} status=${n.status} />`}
        <${D} to=${`/t/${n.table}`} class="button small to-table">${l(n.you.seat===null?"screen.to-table":"screen.back")}<//></header>
      <div class="screen-main"><${u} store=${t} view=${n} waiting=${o} count=${i} /></div>
      <aside class="screen-side"><${In} store=${t} view=${n} />
        ${c==="running"&&a`<${Dn} view=${n} />`}
        ${(c==="running"||c==="lobby"&&(j(n)||n.locked))&&a`<${jn} view=${n} />`}</aside>
    </main><${Pe} store=${t} />`}var or=/^<svg[^>]* viewBox="([^"]*)"[^>]*><style>svg\{([^}]*)\}svg:target\{([^}]*)\}<\/style>([^]*)<\/svg>\s*$/;function Zn(e){return Object.fromEntries(e.split(";").filter(Boolean).map(t=>t.replace(/^--p-/,"").split(":")))}function ts(e){let t=or.exec(e);if(!t)return null;let[,n="",s="",o="",r=""]=t;return{viewBox:n,inside:r.replace(/<title>[^<]*<\/title>/g,"").replace(/<title ?\/>/g,""),light:Zn(s),dark:Zn(o)}}var ns=1100,ss=4e3,os=1800,rr="[data-turn]";function ar(e){return[...new Set(e.map(Number))].sort((t,n)=>t-n)}function lr(e,t,n){let s=t===null?-1:e.indexOf(t);return[...e.slice(s+1),...e.slice(0,s+1)].find(n)??null}var I=[],es=null,Z=0,Ct=e=>[...e.querySelectorAll(rr)],ir=e=>Number(e.getAttribute("data-turn"));function Jt(){let t=document.visibilityState==="visible"&&!F()?lr(I,es,({seen:s,box:o})=>s&&Ct(o).length>0):null;if(!t){Z=setTimeout(Jt,ss);return}es=t;let n=ar(Ct(t.box).map(s=>s.getAttribute("data-turn")??""));t.tell(0),Z=setTimeout(()=>rs(t,n),ns)}function rs(e,[t,...n]){if(!I.includes(e)||t===void 0){cr(e);return}e.tell(t);for(let s of Ct(e.box))ir(s)===t&&s.classList.add("is-written");Z=setTimeout(()=>rs(e,n),n.length?ns:ss)}function cr(e){for(let t of Ct(e.box))t.classList.remove("is-written");e.tell(-1),Z=setTimeout(Jt,os)}function as(e){let[t,n]=m(-1);return y(()=>{let s=e.current;if(!s||F())return;let o={box:s,tell:n,seen:!1},r=new IntersectionObserver(i=>{o.seen=i.some(({isIntersecting:c})=>c)},{threshold:.6});return r.observe(s),I=[...I,o],I.length===1&&(Z=setTimeout(Jt,os)),()=>{r.disconnect(),I=I.filter(i=>i!==o),I.length||clearTimeout(Z)}},[]),t}function it({digest:e,onLoad:t}){return a`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${e}`} loading="lazy" decoding="async" alt="" onLoad=${t} />
    <img class="for-dark" src=${`/pictures/${e}#dark`} loading="lazy" decoding="async" alt="" onLoad=${t} />
  </span>`}var ur=dt(({svg:e})=>a`<g dangerouslySetInnerHTML=${{__html:e}} />`);function Yt({digest:e}){let[t,n]=m(null),s=async()=>{let u=await fetch(`/pictures/${e}`,{cache:"force-cache"}).catch(()=>{}),$=u?.ok?ts(await u.text()):null;$&&n({digest:e,drawing:$})};if(t?.digest!==e)return a`<${it} digest=${e} onLoad=${s} />`;let{viewBox:o,inside:r,light:i,dark:c}=t.drawing;return a`<span class="picture" aria-hidden="true"><svg class=${`drawn ${me(`picture-${e}`,{light:i,dark:c})}`} viewBox=${o}
    stroke-linejoin="round" stroke-linecap="round"><${ur} svg=${r} /></svg></span>`}function ls([e,...t]){return!e||!t.length?"flat":e.height>e.width?"fan":"heap"}function $r({dice:e}){return a`<span class="cover-dice">${e.map(({value:t,tint:n=""},s)=>a`<span key=${s} class="cover-die">
    <${pe} value=${t} tint=${n} letter=${n&&l(`tint.${n}`)} /></span>`)}</span>`}function is({cover:e}){return a`<div class=${`cover ${ls(e)}`} aria-hidden="true">
    ${e.map(({picture:t})=>a`<${it} key=${t} digest=${t} />`)}</div>`}function Tt({cover:e,rolls:t}){let n=C(null),s=as(n),o=s<0?t.at(-1):t[s-1];return a`<div class=${`cover ${ls(e)}${s>=0?" plays":""}`} aria-hidden="true" ref=${n}>
    ${e.map(({picture:r})=>a`<${Yt} key=${r} digest=${r} />`)}
    ${o&&a`<${$r} key=${s} dice=${o} />`}</div>`}function cs({title:e,lists:t},n){if(!t||!Array.isArray(n))return[];let s=o=>o.map(r=>t.items.find(i=>i.id===r)).filter(r=>r!==void 0);return t.most?n.map((o,r)=>({name:l("table.round",{round:r+1}),items:s(Array.isArray(o)?o:[])})):[{name:e,items:s(n)}]}function dr({options:e},t){let n=e.some(s=>s.lists?.most&&cs(s,t[s.name]).length);return e.flatMap(({name:s,title:o,default:r,choices:i,labels:c,lists:u})=>{let $=i.indexOf(t[s]??r);return $<0||n&&u?[]:[[o,c[$]??String(i[$])]]})}function mr({row:{name:e,items:t}}){return a`<div class="played-row"><h3>${e}</h3><ul class="played-cards">
    ${t.map(n=>a`<li key=${n.id}>${n.picture?a`<${Yt} digest=${n.picture} />`:a`<span class="picture none" aria-hidden="true">${n.name.charAt(0)}</span>`}<span>${n.name}</span></li>`)}</ul></div>`}function us({game:e,options:t,manual:n}){let s=e.options.flatMap(r=>cs(r,t[r.name])),o=[...dr(e,t),...n?[[l("new.dice"),l("lobby.real-dice")]]:[]];return a`<div class="played">
    ${o.length>0&&a`<dl class="played-options">${o.map(([r,i])=>a`<div key=${r}><dt>${r}</dt><dd>${i}</dd></div>`)}</dl>`}
    ${s.length?a`<div class=${`played-rows rows-${s.length}`}>${s.map(r=>a`<${mr} key=${r.name} row=${r} />`)}</div>`:a`<${Tt} cover=${e.cover} rolls=${e.rolls} />`}
  </div>`}async function pr(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return t?.select(),document.execCommand("copy")}}function fr({store:e,view:t}){let{link:n,onlyHere:s}=V(t.table),o=async()=>{let c=document.getElementById("table-link"),u=await pr(n,c);e.tell(l(u?"lobby.copied":"lobby.copy-failed"),"good")},r=()=>navigator.share({title:t.game.name,url:n}).catch(()=>{}),i=j(t)||t.locked;return a`<section class=${`panel invite${i?" is-closed":""}`}>
    <h2>${i?l("screen.follow"):l("lobby.invite-to",{game:t.game.name})}</h2>
    <${X} text=${n} />
    <div class="invite-words">
      <p class="code"><span class="muted small">${l("lobby.code")}</span> <b>${t.table.slice(0,4)}<i>${t.table.slice(4)}</i></b></p>
      <label><span class="visually-hidden">${l("lobby.link")}</span><input id="table-link" readonly value=${n}
        onFocus=${c=>c.target.select()} /></label>
      ${i&&a`<p class="muted small">${l("lobby.full-hint")}</p>`}
      <div class="buttons"><button class=${i?"":"primary"} onClick=${o}>${l("lobby.copy")}</button>
        ${"share"in navigator&&a`<button onClick=${r}>${l("lobby.share")}</button>`}
        <${D} to=${`/t/${t.table}/screen`} class="button quiet small">${l("lobby.screen")}<//></div>
      ${t.you.host&&a`<${Mt} onlyHere=${s} />`}
    </div>
  </section>`}function hr({store:e,view:t,seat:n,bot:s}){let o=n.kind==="open";return a`<li class=${`seat tint-${n.seat%6}${o?" open":""}${n.seat===t.you.seat?" own":""}`}>
    <${de} view=${t} seat=${n} />
    ${t.you.host&&o&&s&&a`<button class="small" onClick=${()=>e.send("bot",{seat:n.seat,bot:s})}>${l("lobby.add-bot")}</button>`}
    ${t.you.host&&!o&&n.seat!==t.you.seat&&a`<${br} store=${e} seat=${n} />`}
  </li>`}function br({store:e,seat:t}){let n=l("lobby.kick",{name:t.name}),s=()=>e.send("kick",{seat:t.seat});return t.kind==="bot"?a`<button class="round" aria-label=${n} onClick=${s}>×</button>`:a`<${Nt} class="round" aria-label=${n} label=${l("host.kick")} title=${n}
    text=${l("host.kick-sure",{name:t.name})} act=${s}>×<//>`}function gr({store:e,view:t}){let n=async()=>{t.you.seat!==null&&(await e.leave()).op!=="ack"||(vt(()=>localStorage,t.table),T("/"))};return a`<${Nt} class="quiet small" label=${l("lobby.cancel")} text=${l("lobby.cancel-sure")} no=${l("table.stay")} act=${n} />`}function yr({store:e,view:t,catalogue:n}){let s=n?.bots??[],[o,r]=m(""),i=o||U(s),c=t.seats.some(p=>p.kind==="open"),u=c&&t.kind!=="event",d=(t.kind==="event"?e.standings.value:null)?.seats??t.count??t.seats.length;return a`<section class="panel lobby-seats">
    <h2>${t.kind==="event"?l("lobby.joined",{count:d}):l("lobby.seats")}</h2>
    <${gt} store=${e} view=${t} />
    <ul class="seats">${E(t).map(p=>a`<${hr} key=${p.seat} store=${e} view=${t} seat=${p} bot=${i} />`)}</ul>
    <${be} store=${e} view=${t} />
    ${t.locked&&a`<p class="muted">${l("lobby.locked")}</p>`}
    ${t.you.host&&c&&s.length>1&&a`<label class="inline">${l("new.bot")}
      <${bt} bots=${s} names=${n?ht(n):{}} value=${i} set=${r} /></label>`}
    ${j(t)&&t.you.seat===null&&a`<p class="notice">${l("table.full-watching")}</p>`}
    ${Pt(t)&&a`<${He} store=${e} view=${t} />`}
    <div class="lobby-go">
      ${t.you.host?a`<button class=${u?"big":"primary big"} onClick=${()=>e.send("start")}>
        ${l(u?"lobby.start-open":"lobby.start")}</button>
        ${(t.kind==="event"||t.seats.length>1)&&a`<${ge} store=${e} view=${t} class="quiet small" />`}
        <${gr} store=${e} view=${t} />`:a`<p class="muted">${l("lobby.wait-host")}</p>`}
      ${!t.you.host&&t.you.seat!==null&&a`<${ye} store=${e} view=${t} />`}
    </div>
  </section>`}function kr({store:e,view:t}){let[n,s]=m(null),o=S.value;y(()=>{G().then(s,()=>{})},[o]);let r=n?.games.find(({id:c})=>c===t.game.id),i=!Pt(t)&&!j(t)&&!t.locked;return a`<main id="content" class=${`lobby${i?" is-inviting":""}`}>
    <section class="panel lobby-play">
      <header><p class="lobby-stage">${l("lobby.title")}</p><h1>${t.game.name}</h1><p class="goal">${t.game.goal}</p></header>
      ${(t.game.warnings??[]).map(c=>a`<p key=${c} class="notice">${c}</p>`)}
      ${r?a`<${us} game=${r} options=${t.game.options??{}} manual=${t.dice==="manual"} />`:a`<div class="played"></div>`}
    </section>
    <${yr} store=${e} view=${t} catalogue=${n} />
    <${fr} store=${e} view=${t} />
    <${_e} store=${e} view=${t} />
  </main>`}function xr({others:e,count:t,seat:n,kind:s,stage:o}){let r=t-(n===null?0:1)-e.length;return s==="event"?l("mine.crowd",{count:t}):e.length?r>0?l("mine.with-more",{names:e.join(", "),count:r}):l("mine.with",{names:e.join(", ")}):l(o==="lobby"?"mine.nobody":"mine.alone")}function $s(e){let t=xr(e);return e.stage==="over"?[e.score,t].filter(Boolean).join(" \xB7 "):e.round?[e.round_name||l("table.round",{round:e.round}),e.turn>0&&l("table.turn",{turn:e.turn}),t].filter(Boolean).join(" \xB7 "):t}var ds=({cards:e=[]})=>e.map(({name:t})=>t).join(" \xB7 ");function ms({cards:e=[]},t){let n=e.filter(({picture:s})=>s);return n.length?n.map(({picture:s})=>({picture:s,width:3,height:4})):t?.cover.slice(0,1)??[]}function ps({stage:e,yours:t,host:n,waiting:s,place:o,count:r}){return t?l("mine.yours"):e==="lobby"?l(n?"mine.lobby-host":"mine.lobby"):e==="paused"?l("mine.paused"):e==="over"?o&&r>1?l("mine.place",{place:o,count:r}):l("mine.over"):s.length?l(s.length>1?"mine.think":"mine.thinks",{names:s.join(", ")}):l("mine.running")}var tt=()=>localStorage,vr=15e3,wr=864e5;function Sr(){let[e,t]=m([]),[n,s]=m(void 0),o=S.value;return y(()=>{let c=!0,u=async()=>{let d=xt(tt);t(d);let p=De(d);if(!(!p.length||document.visibilityState!=="visible"))try{let{tables:h}=await pt(p);c&&t(je(tt,p,h))}catch{}};u();let $=setInterval(u,vr);return document.addEventListener("visibilitychange",u),()=>{c=!1,clearInterval($),document.removeEventListener("visibilitychange",u)}},[o]),{tables:e,drop:c=>{s(e.find(({line:u})=>u.table===c)),vt(tt,c),t(xt(tt))},dropped:n,putBack:()=>{n&&Ne(tt,n.line,n.seen),s(void 0),t(xt(tt))}}}function Or(e){let t=new Date().setHours(0,0,0,0),n=Math.floor((e-t)/wr);return new Intl.RelativeTimeFormat(S.value,{numeric:"auto"}).format(Math.min(0,n),"day")}var fs=({game:e},t)=>t.find(({id:n})=>n===e.id)?.name??e.name;function Mr({kept:{line:e,seen:t},games:n,drop:s}){let o=n.find(({id:i})=>i===e.game.id),r=fs(e,n);return a`<li class=${`my-table${e.yours?" yours":""}`}>
    <${D} to=${`/t/${e.table}`} class="my-table-link">
      <${is} cover=${ms(e,o)} />
      <span class="my-table-words"><b>${r}</b><span class="muted">${$s(e)}</span>
        ${e.cards?.length>0&&a`<span class="my-table-cards">${ds(e)}</span>`}
        ${e.yours&&e.asks&&a`<span class="my-table-asks">${e.asks}</span>`}</span>
      <span class="my-table-state">${ps(e)}${e.stage==="over"&&a`<small>${Or(t)}</small>`}</span>
    <//>
    <button class="round quiet" aria-label=${l("mine.drop",{game:r,table:e.table})} title=${l("mine.drop-short")}
      onClick=${()=>s(e.table)}>×</button>
  </li>`}function hs({games:e}){let{tables:t,drop:n,dropped:s,putBack:o}=Sr(),{running:r,over:i}=Fe(t);if(!t.length&&!s)return null;let c=u=>a`<ul class="my-tables">
    ${u.map($=>a`<${Mr} key=${$.line.table} kept=${$} games=${e} drop=${n} />`)}</ul>`;return a`<section class="continue">
    <div class="start-line"><h2>${l("mine.title")}</h2><span class="muted">${l("mine.count",{count:r.length})}</span></div>
    <p class="dropped" role="status">${s&&a`${l("mine.dropped",{game:fs(s.line,e)})}
      <button class="small" onClick=${o}>${l("mine.put-back")}</button>`}</p>
    ${r.length>0&&c(r)}
    ${i.length>0&&a`<details class="over" open=${!r.length}><summary>${l("mine.finished",{count:i.length})}</summary>
      ${c(i)}</details>`}
  </section>`}function Cr(e){let t=e.filter(({id:n,pieces:s})=>n===s||!e.some(o=>o.id===s));return t.sort((n,s)=>n.seats.min-s.seats.min||n.name.localeCompare(s.name)),t.map(n=>[n,...e.filter(s=>s!==n&&s.pieces===n.id)])}function Tr({seats:{min:e,max:t},minutes:n}){let s=t===null?l("start.seats-from",{least:e,count:e}):t===e?l("start.seats-only",{least:e,count:e}):l("start.seats",{least:e,most:t});return n?`${s} \xB7 ${l("start.minutes",{minutes:n})}`:s}function gs({catalogue:e,open:t,ask:n}){return a`<div class="games">${Cr(e.games).map(([s,...o])=>s&&a`<section key=${s.id} class="family panel">
    <${bs} game=${s} catalogue=${e} open=${t} ask=${n} />
    ${o.length>0&&a`<div class="variants">
      ${o.map(r=>a`<${bs} key=${r.id} game=${r} catalogue=${e} open=${t} ask=${n} />`)}</div>`}
  </section>`)}</div>`}function bs({game:e,catalogue:{bots:t,prints:n},open:s,ask:o}){let r=U(t),i=e.seats.min<=1,c=e.seats.max===null||e.seats.max>1,u=()=>s({game:e.id,seats:Math.max(2,e.seats.min),bots:Array(Math.max(1,e.seats.min-1)).fill(r),start:!0});return a`<article class="game">
    <${Tt} cover=${e.cover} rolls=${e.rolls} />
    <div class="game-words">
      <h3>${e.name}</h3>
      <p class="facts muted">${Tr(e)}</p>
      <p class="goal">${e.goal}</p>
      <div class="game-more">
        ${i&&c&&r&&a`<button class="quiet small" onClick=${u}>${l("start.bot")}</button>`}
        ${i&&c&&a`<button class="quiet small" onClick=${()=>o(e,!0)}>${l("start.options")}</button>`}
        ${n&&e.paper&&a`<${Ke} game=${e} />`}
      </div>
    </div>
    <div class="game-ways">
      ${i?a`<button class="primary" onClick=${()=>s({game:e.id,seats:1,start:!0})}>${l("start.alone")}</button>`:r&&a`<button class="primary" onClick=${u}>${l("start.bot")}</button>`}
      <button onClick=${()=>o(e)}>${l(c?"start.friends":"start.options")}</button>
    </div>
  </article>`}var Qt=({size:e,most:t},n,s=[])=>Array.from({length:t?n:1},(o,r)=>s[r]??Array(e).fill(""));function Vt(e,t,{most:n}){let s=e.find(({name:r})=>r==="rounds"),o=s?.choices[t.rounds?.choice??s.choices.indexOf(s.default)];return typeof o=="number"?o:n}function Xt(e,t,{items:n}){for(let{name:s,choices:o,lists:r,default:i}of e){let c=t[s]?.rows?.flat().filter(Boolean)??[];if(r?.meant.length)return c.length?c:r.meant[t[s]?.choice??o.indexOf(i)]??[]}return n.map(({id:s})=>s)}var Zt=e=>e.some(t=>t.some(Boolean))&&e.some(t=>t.includes(""));function te({items:e},t,n,s=Math.random){let o=new Set(t.flat()),r=u=>u.filter($=>!o.has($)).map($=>({id:$,at:s()})).sort(($,d)=>$.at-d.at).map(({id:$})=>$),i=r(n),c=[...i,...r(e.map(({id:u})=>u)).filter(u=>!i.includes(u))];return t.map(u=>u.map($=>$||c.shift()||""))}function Ar(e,t){let n=t.map(s=>s.filter(Boolean)).filter(s=>s.length);return e.most?n.length?n:void 0:n[0]}function ks(e,t){let n={};for(let o of e){let{choice:r,rows:i}=t[o.name]??{};r!==void 0&&(n[o.name]=o.choices[r]),i&&o.lists&&(n[o.name]=Ar(o.lists,Br(e,t,o.lists,i)))}let s=e.some(({name:o,lists:r})=>r?.most&&n[o]);return Object.fromEntries(Object.entries(n).filter(([o])=>!s||!e.find(r=>r.name===o)?.lists?.meant.length))}function Br(e,t,n,s){if(!n.size)return s;let o=Qt(n,Vt(e,t,n),s);return Zt(o)?te(n,o,Xt(e,t,n)):o}function xs({size:e},t,n){if(t.some(o=>o.includes(n)))return t.map(o=>e?o.map(r=>r===n?"":r):o.filter(r=>r!==n));if(!e)return t.map((o,r)=>r?o:[...o,n]);let s=t.findIndex(o=>o.includes(""));return t.map((o,r)=>r===s?o.with(o.indexOf(""),n):o)}var vs=({size:e},t)=>!e||t.some(n=>n.includes("")),At=({ours:e})=>e>.5,ys=e=>e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase();function ws(e,t,n){let s=ys(t).trim();return e.filter(o=>ys(o.name).includes(s)&&!(n&&At(o))).sort((o,r)=>o.name.localeCompare(r.name))}var Er=dt(({item:e,chosen:t,full:n,turn:s})=>a`<button type="button" class="pick" aria-pressed=${t?"true":"false"} disabled=${n&&!t}
    onClick=${()=>s(e.id)}>
    ${e.picture?a`<${it} digest=${e.picture} />`:a`<span class="picture none" aria-hidden="true">${e.name.charAt(0)}</span>`}
    <span class="pick-name">${e.name}</span>
    ${At(e)&&a`<span class="seal-ours" title=${l("pick.ours-long")}>${l("pick.ours")}</span>`}
  </button>`,(e,t)=>e.item===t.item&&e.chosen===t.chosen&&e.full===t.full);function Lr({ids:e,items:t,label:n,drop:s}){return a`<div class="places" role="group" aria-label=${n}><b>${n}</b><div class="slots">
    ${e.map((o,r)=>{let i=t.find(c=>c.id===o);return i?a`<button type="button" key=${r} class="slot place-taken" aria-label=${l("pick.drop",{name:i.name})}
        onClick=${()=>s(o)}>${i.picture&&a`<${it} digest=${i.picture} />`}<span class="slot-name">${i.name}</span>
        <span class="slot-drop" aria-hidden="true">×</span></button>`:a`<span key=${r} class="slot place-free">${l("pick.dealt")}</span>`})}</div></div>`}function Ss({title:e,lists:t,rows:n,pool:s,set:o}){let[r,i]=m(""),[c,u]=m(!1),{items:$,size:d,most:p}=t,h=new Set(n.flat()),f=C({rows:n,set:o});f.current={rows:n,set:o};let[g]=m(()=>k=>{f.current.set(xs(t,f.current.rows,k)),i("")}),x=ws($,r,c),b=!vs(t,n),v=k=>p?l("table.round",{round:k+1}):e;return a`<div class="picker whole">
    ${d>0?n.map((k,O)=>a`<${Lr} key=${O} ids=${k} items=${$} label=${v(O)} drop=${g} />`):a`<p class="muted small" role="status">${l("pick.count",{count:n[0]?.length??0})}</p>`}
    ${d>0&&a`<div class="deal-line"><button type="button" class="small" disabled=${!Zt(n)}
      onClick=${()=>o(te(t,n,s))}>${l("pick.deal")}</button><span class="muted small">${l("new.list-hint")}</span></div>`}
    <div class="pick-tools">
      <input type="search" aria-label=${l("pick.search")} placeholder=${l("pick.search")} value=${r}
        onInput=${k=>i(k.target.value)} />
      ${$.some(At)&&a`<button type="button" class="chip" aria-pressed=${c?"true":"false"}
        onClick=${()=>u(!c)}>${l("pick.known")}</button>`}
    </div>
    <div class=${`picks${$.length>40?" many":""}`} role="group" aria-label=${e}>
      ${x.map(k=>a`<${Er} key=${k.id} item=${k} chosen=${h.has(k.id)} full=${b} turn=${g} />`)}
      ${!x.length&&a`<p class="muted">${l("pick.none")}</p>`}
    </div>
  </div>`}var Os=8,Pr=8,Rr=60;function ct({label:e,name:t,value:n,choices:s,set:o}){return a`<fieldset class="chips whole"><legend>${e}</legend>
    ${s.map(([r,i])=>a`<label key=${r} class="chip"><input type="radio" name=${t} value=${r} checked=${r===n}
      onChange=${()=>o(r)} /><span>${i}</span></label>`)}
  </fieldset>`}function Nr(e){let{label:t,value:n,choices:s,set:o}=e,r=s.reduce((i,[,c])=>i+c.length,0);return s.length<=Pr&&r<=Rr?a`<${ct} ...${e} />`:a`<label class="whole">${t}<select value=${n} onChange=${i=>o(i.target.value)}>
    ${s.map(([i,c])=>a`<option key=${i} value=${i}>${c}</option>`)}</select></label>`}function Dr({option:e,options:t,typed:n,set:s}){let{title:o,lists:r,choices:i,labels:c}=e,u=n[e.name],[$,d]=m(!1),p=()=>r&&a`<${Ss} title=${o} lists=${r} rows=${Qt(r,Vt(t,n,r),u?.rows)}
    pool=${Xt(t,n,r)} set=${x=>s({rows:x})} />`;if(r?.size)return a`<details class="whole lists" onToggle=${x=>d(x.currentTarget.open)}>
      <summary>${o}</summary>${$&&p()}</details>`;if(!i.length)return null;let h=String(i.length),f=i.map((x,b)=>[String(b),c[b]??String(x)]),g=u?.rows?h:String(u?.choice??i.indexOf(e.default));return a`<${Nr} label=${o} name=${e.name} value=${g} choices=${r?[...f,[h,l("new.list-own")]]:f}
    set=${x=>s(x===h?{rows:[[]]}:{choice:Number(x)})} />
  ${u?.rows&&p()}`}function Ms(e,t){return Array.from({length:Math.max(0,t-e)+1},(n,s)=>[String(e+s),e+s?String(e+s):l("new.none")])}function Cs({game:e,bots:t,names:n,solo:s=!1,close:o}){let r=Math.min(e.seats.max??Os,Os),i=e.seats.max===1,[c,u]=m("table"),$=s?e.seats.min:Math.min(Math.max(2,e.seats.min),r),[d,p]=m($),[h,f]=m(0),[g,x]=m(U(t)),[b,v]=m("auto"),[k,O]=m(!1),[et,ee]=m({}),[Bt,B]=m(""),P=c==="event",W=Math.min(h,d-1),ut=!P&&d===W+1,R=async w=>{w.preventDefault();try{let{table:N}=await mt({game:e.id,kind:c,dice:b,name:st(),options:ks(e.options,et),seats:P?Math.max(1,e.seats.min):d,bots:P?[]:Array(W).fill(g),...P?{seat:k}:{},start:ut});T(`/t/${N}`)}catch(N){B(M(N))}},nt=[...e.options.map(({title:w})=>w),l("new.dice"),...e.seats.max===null?[l("new.kind")]:[]];return a`<${H} kind="new-table" title=${l(i||d===1&&!P?"new.title-alone":"new.title",{game:e.name})} close=${o}>
    <form class="stacked" onSubmit=${R}>
      <label>${l("start.name")}<input value=${q.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.guest")}
        onInput=${w=>{q.value=w.target.value}} /></label>
      ${!P&&!i&&a`
        <${ct} label=${l("new.seats")} name="seats" value=${String(d)} choices=${Ms($,r)}
          set=${w=>p(Number(w))} />
        ${d>1&&a`<${ct} label=${l("new.bots")} name="bots" value=${String(W)} choices=${Ms(0,d-1)}
          set=${w=>f(Number(w))} />`}
        ${W>0&&a`<label>${l("new.bot")}<${bt} bots=${t} names=${n} value=${g} set=${x} /></label>`}`}
      ${P&&a`<p class="muted small">${l("new.event-hint")}</p>
        <label class="check"><input type="checkbox" checked=${k}
          onChange=${w=>O(w.target.checked)} />${l("new.sit")}</label>`}
      <details class="new-more" open=${i||s}><summary><b>${l("new.more")}</b> <span class="muted small">${nt.join(" \xB7 ")}</span></summary>
        <div class="stacked">
          ${e.options.map(w=>a`<${Dr} key=${w.name} option=${w} options=${e.options} typed=${et}
            set=${N=>{B(""),ee(Ts=>({...Ts,[w.name]:N}))}} />`)}
          <${ct} label=${l("new.dice")} name="dice" value=${b} set=${v}
            choices=${[["auto",l("new.dice.auto")],["manual",l("new.dice.manual")]]} />
          ${e.seats.max===null&&a`<${ct} label=${l("new.kind")} name="kind" value=${c} set=${u}
            choices=${[["table",l("new.kind.table")],["event",l("new.kind.event")]]} />`}
        </div></details>
      <div class="new-open">
        ${Bt&&a`<p class="notice bad" role="alert">${Bt}</p>`}
        <button class="primary big">${l(ut?"new.start":"new.open")}</button>
      </div>
    </form>
  <//>`}function jr(){let[e,t]=m(null),[n,s]=m(""),[o,r]=m(null),[i,c]=m(!1),u=S.value,$=()=>{s(""),G().then(t,p=>s(M(p)))};y($,[u]),y(()=>{document.title="Rollwright"},[]);let d=async p=>{if(!i){c(!0);try{let{table:h}=await mt({options:{},dice:"auto",kind:"table",bots:[],name:st(),...p});T(`/t/${h}`)}catch(h){s(M(h)),c(!1)}}};return a`<main id="content" class="start">
    <div class="start-line greeting"><h1>${l("page.tagline")}</h1><${Fr} /></div>
    <${_r} />
    ${n&&a`<p class="notice bad" role="alert">${n} <button class="quiet small" onClick=${$}>${l("page.again")}</button></p>`}
    <${hs} games=${e?.games??[]} />
    <h2 class="visually-hidden">${l("start.games")}</h2>
    ${!e&&!n&&a`<p class="muted games-coming">${l("page.loading")}</p>`}
    ${e&&a`<${gs} catalogue=${e} open=${d} ask=${(p,h=!1)=>r({game:p,solo:h})} />`}
    <${Ie} />
    ${o&&e&&a`<${Cs} game=${o.game} solo=${o.solo} bots=${e.bots}
      names=${ht(e)} close=${()=>r(null)} />`}
  </main>`}function Fr(){return a`<label class="name-chip"><span class="avatar" aria-hidden="true">${_(st())}</span>
    <span class="visually-hidden">${l("start.name")}</span>
    <input value=${q.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.name")}
      onInput=${e=>{q.value=e.target.value}} /></label>`}function _r(){let[e,t]=m(""),[n,s]=m("");return a`<form class="panel join" onSubmit=${async r=>{r.preventDefault();let i=ne(e);if(s(i?"":"start.code-wrong"),!i)return;await pt([i]).then(({tables:u})=>u.length>0,()=>!0)?T(`/t/${i}`):s("start.code-unknown")}}>
    <h2>${l("start.join")}</h2>
    <label class="code-field">${l("start.code")}<input value=${e} placeholder="k7m2 x9pq" autocapitalize="off" autocomplete="off" spellcheck=${!1}
      aria-describedby="code-hint" aria-invalid=${n?"true":void 0}
      onInput=${r=>{t(r.target.value),s("")}} /></label>
    <button class="primary">${l("start.go")}</button>
    <p id="code-hint" role="status" class=${n?"bad-text":"muted small"}>${l(n||"start.code-hint")}</p>
  </form>`}export{Ro as Ending,kr as Lobby,Ds as PictureDialog,sr as Screen,jr as Start};
//# sourceMappingURL=/static/bundle/rest-DF5XILFO.js.map
