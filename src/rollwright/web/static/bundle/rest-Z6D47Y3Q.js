/* With libraries of others: /static/vendor/README.md */
import{$ as be,A as re,Aa as Re,B as G,Ba as Ne,C as ae,Ca as De,D as pt,Da as je,E as mt,Ea as xt,F as le,Fa as Fe,G as ie,Ga as vt,H as ce,Ha as _e,I as ue,Ia as Ie,J as M,Ja as He,K as j,Ka as ze,L as _,La as We,M as $e,Ma as qe,N as de,Na as Ge,O as A,Oa as Ke,P as ft,Pa as Ue,Q as st,R as Pt,S as F,T as E,U as I,V as pe,W as me,X as fe,Y as Rt,Z as he,_ as K,aa as ge,b as p,ba as U,c as y,ca as ht,d as $t,da as bt,e as C,ea as Nt,fa as ye,g as a,ga as ke,h as dt,ha as gt,i as S,ia as xe,ja as ve,ka as we,la as Se,m as q,ma as yt,na as Oe,oa as Dt,p as l,pa as kt,qa as Me,ra as Ce,s as ne,sa as L,ta as jt,u as T,ua as Te,v as D,va as Ae,w as Et,wa as Be,x as se,xa as Ee,y as Lt,ya as Le,z as oe,za as Pe}from"/static/bundle/chunk-QVX7CE4H.js";function Je(t,e){let n=Object.entries({...e,language:S.value}).map(([s,o])=>[s,String(o)]);return`${t}?${new URLSearchParams(n)}`}var Ls=(t,e)=>Je(`/api/games/${t.id}/print`,e),Ps=(t,e)=>Je(`/api/tables/${t.table}/sheet`,e);function Rs(t,e){return t.seats.filter(s=>t.kind==="table"?s.kind!=="open":s.seat===e).map(s=>[String(s.seat),s.name])}function Ns(t){return t.options.filter(e=>t.paper?.options.includes(e.name)).map(e=>({name:e.name,title:e.title,first:String(e.default),choices:e.choices.map((n,s)=>[String(n),e.labels[s]??String(n)])}))}function J({label:t,value:e,choices:n,set:s}){return a`<label>${t}<select value=${e} onChange=${o=>s(o.target.value)}>
    ${n.map(([o,r])=>a`<option key=${o} value=${o}>${r}</option>`)}</select></label>`}function Ds({game:t,close:e}){let[n,s]=p("a4"),[o,r]=p("false"),[i,c]=p(!1),[u,$]=p({});return a`<${j} title=${l("paper.title",{game:t.name})} close=${e}>
    <div class="stacked pairs">
      <p class="muted small whole">${l("paper.hint")}</p>
      <${J} label=${l("paper.size")} value=${n} set=${s} choices=${[["a4",l("paper.size.a4")],["letter",l("paper.size.letter")]]} />
      <${J} label=${l("paper.look")} value=${o} set=${r} choices=${[["false",l("paper.look.color")],["true",l("paper.look.ink")]]} />
      ${Ns(t).map(({name:d,title:m,first:h,choices:f})=>a`<${J} key=${d} label=${m} value=${u[d]??h}
        choices=${f} set=${g=>$({...u,[d]:g})} />`)}
      ${t.paper?.rules&&a`<label class="check whole"><input type="checkbox" checked=${i}
        onChange=${d=>c(d.target.checked)} />${l("paper.rules")}</label>`}
      ${i&&a`<p class="muted small whole">${l("paper.both-sides")}</p>`}
      <a class="button primary whole" href=${Ls(t,{paper:n,ink:o,rules:i,...u})} download>${l("paper.save")}</a>
    </div>
  <//>`}function Ye({game:t}){let[e,n]=p(!1);return a`<button class="quiet small" onClick=${()=>n(!0)}>${l("paper.open")}</button>
    ${e&&a`<${Ds} game=${t} close=${()=>n(!1)} />`}`}function js(t){let e=t==="svg"?"image/svg+xml":t==="pdf"?"application/pdf":"image/png",n=new File([],`picture.${t}`,{type:e});return"canShare"in navigator&&navigator.canShare({files:[n]})}async function Fs(t,e,n){let s=await fetch(t);if(!s.ok)throw new Error(s.statusText);let o=await s.blob();await navigator.share({title:e,files:[new File([o],`${e}.${n}`,{type:o.type})]})}function _s({store:t,view:e,seat:n,close:s}){let[o,r]=p(String(n)),[i,c]=p(document.documentElement.dataset.theme==="dark"?"dark":"light"),[u,$]=p(""),[d,m]=p(!1);y(()=>{G().then(k=>m(k.prints),()=>{})},[]);let h=u||(d?"png":"svg"),f=Rs(e,n),g=Ps(e,{seat:Number(o),look:i,format:h}),x=()=>{s(),t.tell(l("picture.saved"),"good")},b=k=>{k.name!=="AbortError"&&t.tell(M(k),"bad")},v=()=>Fs(g,e.game.name,h).then(s,b);return a`<${j} title=${l("picture.open")} close=${s}>
    <div class="stacked pairs">
      ${f.length>1&&a`<${J} label=${l("end.seat")} value=${o} choices=${f} set=${r} />`}
      <${J} label=${l("paper.look")} value=${i} set=${c}
        choices=${[["light",l("page.theme.light")],["dark",l("page.theme.dark")],["ink",l("paper.look.ink")]]} />
      ${d&&a`<${J} label=${l("picture.format")} value=${h} set=${$}
        choices=${[["png",l("picture.format.png")],["svg",l("picture.format.svg")],["pdf",l("picture.format.pdf")]]} />`}
      ${js(h)&&a`<button class="whole" onClick=${v}>${l("picture.share")}</button>`}
      <a class="button primary whole" href=${g} download onClick=${x}>${l("picture.save")}</a>
    </div>
  <//>`}var Is=36,Hs=5200,Qe=["die","star","cross","die","star"],Ve=["red","blue","green","yellow","orange","purple"],Xe=[[[12,12]],[[7,7],[17,17]],[[7,7],[12,12],[17,17]],[[7,7],[17,7],[7,17],[17,17]],[[7,7],[17,7],[12,12],[7,17],[17,17]]];function Y(t,e){let n=Math.sin((t+1)*12.9898+e*78.233)*43758.5453;return n-Math.floor(n)}function zs({kind:t,at:e}){return t==="star"?a`<path d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />`:t==="cross"?a`<path class="confetti-cross" d="M5 4c5 6 9 11 14 16M19 4C14 10 9 14 5 20" />`:a`<rect x="2" y="2" width="20" height="20" rx="5" />
    ${(Xe[e%Xe.length]??[]).map(([n,s])=>a`<circle key=${`${n} ${s}`} cx=${n} cy=${s} r="2.1" />`)}`}function wt(){let[t,e]=p(!1),n=_();return y(()=>{if(n)return;let s=setTimeout(()=>e(!0),Hs);return()=>clearTimeout(s)},[]),t?null:a`<div class=${`confetti${n?" is-still":""}`} aria-hidden="true">
    ${Array.from({length:n?9:Is},(s,o)=>a`<svg key=${o} viewBox="0 0 24 24"
      class=${`confetti-piece confetti-${Ve[o%Ve.length]}`} style=${{left:`${n?4+o*11.5:Y(o,1)*100}%`,width:`${16+Math.round(Y(o,2)*16)}px`,"--delay":`${Math.round(Y(o,3)*1600)}ms`,"--fall":`${2200+Math.round(Y(o,4)*1200)}ms`,"--drift":`${Math.round(Y(o,5)*240-120)}px`,"--spin":`${Math.round(Y(o,6)*900-450)}deg`}}><${zs} kind=${Qe[o%Qe.length]} at=${o} /></svg>`)}
  </div>`}var Ws=[1,2,5];function Ze(t,e){let n=Math.min(0,...t),s=Math.max(0,...t)||(n?0:1),o=s-n,r=10**Math.floor(Math.log10(o/e)),i=[...Ws,10].map($=>$*r).find($=>o/$<=e)??10*r,[c,u]=[Math.floor(n/i),Math.ceil(s/i)];return Array.from({length:u-c+1},($,d)=>Number(((c+d)*i).toFixed(6)))}function tn({width:t,height:e,left:n,right:s,top:o,bottom:r},i,c){let[u,$]=[c[0]??0,c[c.length-1]??1];return{x:d=>n+d*(t-n-s)/Math.max(1,i-1),y:d=>e-r-(d-u)*(e-o-r)/($-u||1)}}function en(t){let e=n=>Math.round(n*10)/10;return t.map(([n,s],o)=>o?`H${e(n)}V${e(s)}`:`M${e(n)} ${e(s)}`).join("")}function nn(t,e,n,s){let o=t.map((u,$)=>$).sort((u,$)=>(t[u]??0)-(t[$]??0)),r=t.map(()=>0),i=n;for(let u of o)r[u]=Math.max(i,t[u]??0),i=(r[u]??0)+e;let c=s;for(let u of o.reverse())r[u]=Math.min(r[u]??0,c),c=(r[u]??0)-e;return r}function St(t,e){let n=t.findIndex(s=>s.step>=e);return n<0?t.length-1:n}function Ft(t){let e=new Set(t.slice(1).map(({round:s})=>s)).size<2,n=[];return t.forEach(({round:s,turn:o},r)=>{if(!r)return;let i=e?o:s,c=n[n.length-1];c&&c.label===i?c.to=r:n.push({label:i,from:r-1,to:r})}),n}function Q({step:t,round:e,turn:n,round_name:s}){if(!t)return l("end.before-first");let o=s||l("table.round",{round:e});return n?`${o}, ${l("table.turn",{turn:n})}`:o}var qs=.3,Gs="(max-width: 699px)",sn="input, select, textarea, dialog[open], [role=button], [role=slider], .scroll",Ks=`${sn}, button, a, summary`,Us={first:"M6 5v14M19 5l-9 7 9 7z",back:"M16 5l-9 7 9 7z",play:"M8 5l11 7-11 7z",pause:"M8 5v14M16 5v14",forward:"M8 5l9 7-9 7z",last:"M5 5l9 7-9 7zM18 5v14"};function ot({icon:t,label:e,kind:n="",disabled:s=!1,act:o}){return a`<button class=${`round replay-key ${n}`} aria-label=${e} title=${e} disabled=${s} onClick=${o}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${Us[t]} /></svg></button>`}function Js({at:t,steps:e,toggle:n,goTo:s}){$t(()=>{let o=r=>{let i=r.target;if(!(r.ctrlKey||r.metaKey||r.altKey||r.shiftKey||document.querySelector("dialog[open]"))&&!i.closest(r.key===" "?Ks:sn)){if(r.key===" ")n();else if(r.key==="ArrowRight")s(t+1);else if(r.key==="ArrowLeft")s(t-1);else if(r.key==="Home")s(0);else if(r.key==="End")s(e);else return;r.preventDefault()}};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function rt({sheet:t,tools:e,changed:n=new Set,moment:s}){let[o,r]=p(-1);y(()=>r(-1),[s]);let i={open:new Map,glow:o<0?n:new Set([o]),tap:({number:u})=>r(u),reads:!0},c=matchMedia(Gs).matches?void 0:qs;return a`<div class="read-board"><${yt} sheet=${t} tools=${e} touch=${i} least=${c} />
    <p class="read-place" role="status">${Oe(t,o,e)}</p></div>`}function Ys({gains:t}){return a`<span class="replay-gains">${t.map(({sign:e,name:n,more:s})=>a`<span key=${e} class=${s>0?"gain more":"gain less"}>
    <${be} sign=${e} size=${20} /><b>${s>0?"+":"\u2212"}${Math.abs(s)}</b> ${n||l("end.stars")}</span>`)}</span>`}function Qs({curve:t,steps:e}){return e?a`<span class="turn-marks" aria-hidden="true">${t.slice(1).map(({step:n,round:s,turn:o},r)=>a`<i key=${n}
    class=${o&&t[r+2]?.round===s?"":"is-round"} style=${{"--at":String(n/e)}}></i>`)}</span>`:null}function Vs({view:t,curve:e,playback:{at:n,steps:s,seat:o,playing:r,speed:i,goTo:c,toggle:u,setSeat:$,faster:d}}){let m=E(t).filter(({kind:f})=>f!=="open"),h=e[St(e,n)];return a`<div class="replay-tools">
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
        onInput=${f=>c(Number(f.target.value))} /><${Qs} curve=${e} steps=${s} /></label>
    <button class="small speed" aria-label=${l("end.speed",{speed:i})} title=${l("end.speed",{speed:i})} onClick=${d}>${i}×</button>
    ${m.length>1&&a`<label class="inline whose"><span>${l("end.seat")}</span><select value=${String(o)}
      onChange=${f=>$(Number(f.target.value))}>
      ${m.map(f=>a`<option key=${f.seat} value=${String(f.seat)}>${f.name}</option>`)}</select></label>`}
  </div>`}function on({store:t,view:e,curve:n,playback:s}){let{shown:o,failure:r,again:i,at:c,seat:u}=s;Js(s);let $=L(t,e,u),d=o?.seat===u?o:null,m=d?jt(d.now.board):$,h=d?.before?jt(d.before.board):null,f=A(m),g=d?.now??e;return a`<section class="panel replay" data-step=${d?.now.step} aria-label=${l("end.replay")}>
    <h2 class="visually-hidden">${l("end.replay")}</h2>
    ${f?a`<${rt} sheet=${f} tools=${g} moment=${`${u} ${c}`} changed=${m?Me(h,m):new Set} />`:!r&&a`<p class="muted read-board">${l("page.loading")}</p>`}
    <div class="replay-now">
      ${m&&m.dice.length>0&&a`<${K} key=${d?.jump} dice=${m.dice} board=${m} tools=${g} rolled=${d?.now.rolled}
        seat=${u} usable=${m.dice} />`}
      <div class="replay-told">
        <p class="replay-text" aria-live="polite">${d?.now.text||l("end.before-first")}</p>
        ${m&&a`<${Ys} gains=${Ce(h,m,e.game.counters??[])} />`}
      </div>
    </div>
    ${r&&a`<div class="replay-failure notice bad" role="alert"><p>${r}</p>
      <button class="small" onClick=${i}>${l("page.again")}</button></div>`}
    <${Vs} view=${e} curve=${n} playback=${s} />
  </section>`}var Xs=8;function Zs(t){let e=E(t).filter(({kind:r})=>r!=="open"),n=(t.result??[]).map(({seat:r})=>r);return[...new Set([...t.you.seat===null?[]:[t.you.seat],...n])].flatMap(r=>e.find(i=>i.seat===r)??[]).slice(0,t.kind==="event"?1:Xs)}function to({store:t,view:e,seat:n}){let[s,o]=p(!1),r=A(L(t,e,n.seat)),i=n.seat===e.you.seat;return r?a`<li class=${`gallery-board${i?" you":""}`}>
    <div class="miniature-frame"><${kt} sheet=${r} tools=${e} />
      <button class="cover" aria-label=${l("table.show-sheet",{name:n.name})} onClick=${()=>o(!0)}></button></div>
    <span class="gallery-name">${i?l("chip.you"):n.name}</span>
    ${s&&a`<${j} title=${l("table.sheet-of",{name:n.name})} kind="wide board-dialog" close=${()=>o(!1)}>
      <${rt} sheet=${r} tools=${e} />
      <div class="buttons"><${ft} store=${t} view=${e} seat=${n.seat} /></div><//>`}
  </li>`:null}function rn({store:t,view:e}){let n=Zs(e);return n.length?a`<section class="panel gallery"><h2>${l("end.boards")}</h2>
    <ul class="gallery-list">${n.map(s=>a`<${to} key=${s.seat} store=${t} view=${e} seat=${s} />`)}</ul>
  </section>`:null}var z=176,eo=6,an=11,no=["ArrowLeft","ArrowRight","Home","End","PageUp","PageDown"];function so(t,e){let n=t.you.seat??e,s=t.result.map(u=>u.seat),r=E(t).filter(({kind:u})=>u!=="open").map(u=>({seat:u.seat,name:u.seat===t.you.seat?l("chip.you"):u.name,mine:u.seat===n,kind:""}));r.sort((u,$)=>s.indexOf($.seat)-s.indexOf(u.seat));let i=r.filter(u=>!u.mine).reverse();return r.map(u=>({...u,kind:u.mine?"mine":`other-${i.indexOf(u)%4}`})).sort((u,$)=>Number(u.mine)-Number($.mine))}function ln(t,e){return[...e].reverse().map(({seat:n,name:s})=>`${s} ${t.points[n]??""}`).join(" \xB7 ")}function oo(){let t=C(null),[e,n]=p(360);return $t(()=>{let s=t.current;if(!s)return;let o=()=>n(Math.max(220,Math.floor(s.clientWidth))),r=new ResizeObserver(o);return o(),r.observe(s),()=>r.disconnect()},[]),{frame:t,width:e}}function ro(t){return t.length<=eo?t:[...t.filter(({mine:e})=>!e).slice(-3),...t.filter(({mine:e})=>e)]}var cn=t=>t.length>an?`${t.slice(0,an-1)}\u2026`:t;function ao({curve:t,lines:e,width:n,at:s}){let o=e.length>1?ro(e):[],r=Math.max(0,...o.map(({name:b})=>cn(b).length)),i=Ze(t.flatMap(({values:b})=>b),4),c=10+8*Math.max(...i.map(b=>String(b).length)),u={width:n,height:z,left:c,right:o.length?14+r*7.4:12,top:10,bottom:24},{x:$,y:d}=tn(u,t.length,i),m=({seat:b},v)=>t[v]?.values[b]??0,h=t.length-1,f=nn(o.map(b=>d(m(b,h))),15,u.top+4,z-u.bottom),g=Ft(t),x=Math.ceil(g.length*20/(n-u.left-u.right));return a`<svg class="curve-chart" width=${n} height=${z} viewBox=${`0 0 ${n} ${z}`} aria-hidden="true">
    ${i.map(b=>a`<g key=${b} class=${b?"":"is-zero"}>
      <line class="curve-grid" x1=${c} x2=${n-u.right} y1=${d(b)} y2=${d(b)} />
      <text class="curve-number" x=${c-6} y=${d(b)} text-anchor="end" dominant-baseline="central">${b}</text></g>`)}
    ${g.map(({label:b,from:v,to:k},O)=>a`<g key=${v}>
      ${v>0&&a`<line class="curve-round" x1=${$(v)} x2=${$(v)} y1=${u.top} y2=${z-u.bottom} />`}
      ${O%x===0&&a`<text class="curve-number" x=${($(v)+$(k))/2} y=${z-8} text-anchor="middle">${b}</text>`}</g>`)}
    <line class="curve-now" x1=${$(s)} x2=${$(s)} y1=${u.top-4} y2=${z-u.bottom} />
    ${e.map(b=>a`<path key=${b.seat} class=${`curve-line is-${b.kind}`}
      d=${en(t.map((v,k)=>[$(k),d(m(b,k))]))} />`)}
    ${e.map(b=>a`<circle key=${b.seat} class=${`curve-dot is-${b.kind}`}
      cx=${$(s)} cy=${d(m(b,s))} r=${b.mine?5.5:3.5} />`)}
    ${o.map((b,v)=>a`<text key=${b.seat} class=${`curve-name is-${b.kind}`} x=${n-u.right+8} y=${f[v]}
      dominant-baseline="central">${cn(b.name)}</text>`)}
  </svg>`}function lo({curve:t,lines:e}){let n=[...e].reverse();return a`<table class="visually-hidden"><caption>${l("curve.title")}</caption>
    <thead><tr><th scope="col">${l("curve.turn")}</th>${n.map(({seat:s,name:o})=>a`<th key=${s} scope="col">${o}</th>`)}</tr></thead>
    <tbody>${t.slice(1).map(s=>a`<tr key=${s.step}><th scope="row">${Q(s)}</th>
      ${n.map(({seat:o})=>a`<td key=${o}>${s.points[o]}</td>`)}</tr>`)}</tbody></table>`}function io(t,e,n){if(t==="Home")return 0;if(t==="End")return e.length-1;if(t==="ArrowLeft"||t==="ArrowRight")return n+(t==="ArrowLeft"?-1:1);let s=[0,...Ft(e).map(({to:o})=>o)];return t==="PageDown"?s.find(o=>o>n)??n:s.reverse().find(o=>o<n)??n}var un=t=>t.curve.length<3?null:a`<${co} ...${t} />`;function co({view:t,curve:e,playback:n}){let{frame:s,width:o}=oo(),[r,i]=p(-1),c=so(t,n.seat),u=St(e,n.at),$=e[r<0?u:r]??e[0];if(!$)return null;let d=f=>n.goTo(e[Math.max(0,Math.min(e.length-1,f))]?.step??0),m=({currentTarget:f,clientX:g})=>{let x=f.querySelector(".curve-grid").getBoundingClientRect();return Math.max(0,Math.min(e.length-1,Math.round((g-x.left)/x.width*(e.length-1))))},h=f=>{!no.includes(f.key)||f.ctrlKey||f.metaKey||f.altKey||(f.preventDefault(),i(-1),d(io(f.key,e,u)))};return a`<section class="panel curve"><h2>${l("curve.title")}</h2>
    <div ref=${s} class="curve-frame" role="slider" tabindex="0" aria-label=${l("curve.title")} aria-orientation="horizontal"
      aria-valuemin="0" aria-valuemax=${e.length-1} aria-valuenow=${u}
      aria-valuetext=${`${Q(e[u]??$)}: ${ln(e[u]??$,c)}`}
      onKeyDown=${h} onPointerMove=${f=>i(m(f))} onPointerLeave=${()=>i(-1)}
      onClick=${f=>d(m(f))}>
      <${ao} curve=${e} lines=${c} width=${o} at=${r<0?u:r} /></div>
    <p class="curve-text" aria-hidden="true"><b>${Q($)}</b> ${ln($,c)}</p>
    <${lo} curve=${e} lines=${c} />
  </section>`}var uo=1100,$o=60,_t=[1,2,4];function po(t){let e=C(new Map);return(n,s)=>{let o=`${S.value} ${s} ${n}`,r=e.current.get(o)??ce(t,n,s);return e.current.set(o,r),r.catch(()=>e.current.delete(o)),r}}function $n(t,e){let[n,s]=p(-1),[o,r]=p(e),[i,c]=p(null),[u,$]=p(""),[d,m]=p(0),[h,f]=p(!1),[g,x]=p(1),b=po(t),v=S.value;y(()=>{let B=!0,P=async()=>{let R=n<0?(await b(0,o)).steps:n,[nt,w]=await Promise.all([b(R,o),R>0?b(R-1,o):null]);B&&($(""),c(N=>({now:nt,before:w,seat:o,jump:(N?.jump??0)+ +(N?.seat!==o||N.now.step!==nt.step-1)})),h&&R<nt.steps&&b(R+1,o).catch(()=>{}))},W=R=>{B&&(f(!1),$(M(R)))},ut=setTimeout(()=>P().catch(W),n<0||h?0:$o);return()=>{B=!1,clearTimeout(ut)}},[n,o,v,d]);let k=i?.now.steps??0,O=n<0?k:n,et=i?.now.step===O;return y(()=>{if(!h||!et)return;if(O>=k){f(!1);return}let B=setTimeout(()=>s(O+1),uo/g);return()=>clearTimeout(B)},[h,et,O,g]),{at:O,steps:k,seat:o,shown:i,failure:u,playing:h,speed:g,goTo:B=>{f(!1),s(Math.max(0,Math.min(k,B)))},toggle:()=>{!h&&O>=k&&s(0),f(!h&&k>0)},setSeat:r,again:()=>{$(""),m(d+1)},faster:()=>x(_t[(_t.indexOf(g)+1)%_t.length]??1)}}var dn=({broken:t,skipped:e})=>t+2**e,mo=({pledges:t,words:e})=>t.map(([n])=>n).filter(n=>e[n]===void 0);function pn(t,e,n){let s={rolls:t.rolls.length,words:Object.keys(t.words).length,broken:t.broken.length,skipped:mo(t).length},o=(g,x=0)=>({...s,state:"wrong",reason:g,roll:x});if(e.wrong)return o(`twice-${e.wrong}`);let r=[...t.broken,t],i=r.map((g,x)=>fo(g,e,x)).find(g=>g);if(i)return o(i);if(e.order.length>r.length)return o("commitment");let c=Et(t.seed),u=e.attempts[c],$=!!(u?.pledge&&n&&u.seat!==null&&t.words[u.seat]===n),d=oe(Lt(c,t.pledges),t.words),m=t.rolls.find(g=>!ho(t.seed,d,g));if(m)return o("roll",m.number);let h=t.rolls.find(({number:g,text:x})=>(e.rolls[g]??x)!==x);if(h)return o("other-roll",h.number);if(Object.keys(e.rolls).some(g=>Number(g)>t.rolls.length))return o("fewer-rolls");let f=!!(u&&e.order.includes(c));return{...s,reason:"",roll:0,state:$?"fair":f?"seen":"unseen"}}function fo({seed:t,pledges:e,words:n},s,o){let r=Et(t);if(s.order[o]&&s.order[o]!==r)return"commitment";let i=s.attempts[r];if(i&&i.list!==Lt(r,e))return"list";if(i?.shown&&i.seat!==null&&n[i.seat]===void 0)return"word";let c=new Map(e.map(([$,d,m])=>[String($),{number:d,hash:m}]));return Object.entries(n).every(([$,d])=>{let m=c.get($);return m&&se(r,m.number,d)===m.hash})?"":"pledge"}function ho(t,e,{number:n,text:s,choices:o}){let r=re(t,e,n,o.map(({length:i})=>i));return o.length>0&&r.every((i,c)=>o[c]?.[i]===s)}var It=t=>`${t.game.id}-${t.table}.txt`;function mn(t,e){let[n,s]=p(null),[o,r]=p(""),i=async()=>{try{let c=await ie(e.table),{sight:u}=t.tosser;s(pn(c,u.seen(),u.file().word))}catch(c){r(M(c))}};return y(()=>{e.toss&&e.kind==="table"&&i()},[]),{verdict:n,failure:o,start:i}}var fn=t=>t.skipped>20?`2^${t.skipped}`:dn(t);function bo(t){let{state:e,words:n,broken:s,skipped:o}=t;return e==="wrong"||e==="unseen"?l(`dice.verdict.${e}`):n?s||o?l("dice.verdict.bounded",{results:fn(t)}):l(`dice.verdict.${e}`):l("dice.verdict.wordless")}function hn(t){let{state:e,reason:n,roll:s,rolls:o,words:r,broken:i,skipped:c}=t;if(e==="wrong"&&n)return[l("dice.wrong"),l(`dice.wrong.${n}`,{roll:s}),l("dice.wrong-keep")];let u=fn(t);return[l("dice.derived",{count:o}),l(e==="unseen"?"dice.unseen-first":"dice.as-seen"),l(r&&e!=="wrong"?`dice.${e}`:"dice.wordless",{count:r}),...i||c?[l("dice.withheld",{broken:i,skipped:c,results:u})]:[],l("dice.table-of-numbers")]}function bn({check:t}){if(t.verdict?.state!=="wrong")return null;let[e,...n]=hn(t.verdict);return a`<section class="dice-alarm" role="alert"><h2>${e}</h2>${n.map(s=>a`<p key=${s}>${s}</p>`)}</section>`}function go(t,e){let n=URL.createObjectURL(new Blob([JSON.stringify(t.tosser.sight.file(),null,1)],{type:"application/json"}));Object.assign(document.createElement("a"),{href:n,download:gn(e)}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var gn=t=>`${t.game.id}-${t.table}-seen.json`;function yn({store:t,view:e,check:n}){if(!e.commitment)return null;let{verdict:s,failure:o}=n,{word:r}=t.tosser.sight.file(),i=s?.state??"unchecked";return a`<div class="proof">
    ${s&&a`<p class=${`dice-verdict is-${i}`}>${bo(s)}</p>`}
    ${o&&a`<p class="dice-verdict is-unseen">${o}</p>`}
    ${e.toss&&!s&&!o&&a`<button class="small" onClick=${n.start}>${l("dice.check")}</button>`}
    ${!e.toss&&a`<p class="dice-verdict is-unseen">${l("dice.before-toss")}</p>`}
    <details><summary>${l("end.proof")}</summary>
      ${s&&hn(s).map(c=>a`<p key=${c}>${c}</p>`)}
      <dl><dt>${l("end.seed")}</dt><dd><code>${e.seed}</code></dd><dt>${l("lobby.commitment")}</dt><dd><code>${e.commitment}</code></dd>
        ${r&&a`<dt>${l("end.word")}</dt><dd><code>${r}</code></dd>`}</dl>
      <p>${l("end.verify")} <code>rollwright verify ${It(e)}${e.toss&&` --seen ${gn(e)}`}</code></p>
      ${e.toss&&a`<button class="small" onClick=${()=>go(t,e)}>${l("dice.save")}</button>`}
    </details>
  </div>`}var kn=4,xn=6;function yo(t,e){return t===2?l("end.second"):t===3?l("end.third"):l("end.placed",{place:t,seats:e})}function at(t,e){let n=e.filter(u=>u.place===1),[s]=n;if(t.status?.verdict)return t.status.verdict;if(!s)return"";let o=t.winners||n.length,r={name:s.name,count:o-1},i=n.some(u=>u.seat===t.you.seat),c=e.find(u=>u.seat===t.you.seat);return e.length===1?l("end.alone",{score:s.words}):i&&o>kn?l("end.shared-many",r):i?l(o>1?"end.shared":"end.won"):c&&t.kind==="table"?yo(c.place,e.length):o===1?l("end.winner",{name:s.name}):o>kn?l("end.winners-many",r):l("end.winners",{names:n.map(u=>u.name).join(", ")})}function wn(t,e){let n=e.find(r=>r.place===1);if(!n||e.length===1&&!t.status?.verdict)return"";let s=e.find(r=>r.place>1);if(!s)return n.words;let o=e.find(r=>r.seat===t.you.seat);return o&&o.place>1&&t.kind==="table"?`${ko(t,e)} ${vn(n,o)}`.trim():t.winners>1||e.filter(r=>r.place===1).length>1?l("end.why-shared",{score:n.words,other:s.name,next:s.words}):n.words!==s.words?l("end.why",{name:n.name,score:n.words,other:s.name,next:s.words}):vn(n,s)}function vn(t,e){if(t.words!==e.words)return"";let[n,s]=Object.keys(t.numbers).filter(o=>t.numbers[o]!==e.numbers[o]);return!n||s?l("end.why-equal",{score:t.words}):l("end.why-tie",{score:t.words,what:t.labels[n]??n,one:t.numbers[n]??"",two:e.numbers[n]??""})}function ko(t,e){let n=e.filter(o=>o.place===1),[s]=n;return s?n.length===1?l("end.wins-with",{name:s.name,score:s.words}):`${at({...t,you:{...t.you,seat:null}},e)}`:""}function Sn(t,e,n){let s=e.find(o=>o.seat===t.you.seat);return!s||s.place!==1?!1:e.length>1?!0:t.status?.verdict?s.score>0:!n||n.band<n.limits.length-1}function xo({view:t,results:e}){let n=e.find(s=>s.seat===t.you.seat);return t.kind!=="event"||!n||e.length===1?null:a`<p class="own-place"><b>${l("end.own-place",{place:n.place,seats:t.count??e.length,score:n.words})}</b></p>`}function Ht(t){return Array.isArray(t)?t.map(Ht).join(" + "):t&&typeof t=="object"?Object.entries(t).map(([e,n])=>`${e} ${Ht(n)}`).join(", "):String(t)}function vo(t){let n=t.map(({points:s,words:o})=>o.startsWith(s)?o.slice(s.length).trim():"").reduce((s,o)=>o.length>s.length?o:s,"");return n?n.charAt(0).toUpperCase()+n.slice(1):l("end.score")}function On({view:t,results:e}){let s=[...new Set(e.flatMap(i=>Object.keys(i.numbers)))].filter(i=>e.some(c=>c.numbers[i]!==c.points)),o=e[0]?.labels??{},r=e.length>1&&e.some(i=>i.place);return e.length===1&&!s.length?null:a`<${xo} view=${t} results=${e} />
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.results")}><table class="results">
    <caption class="visually-hidden">${l("end.results")}</caption>
    <thead><tr>${r&&a`<th scope="col">${l("end.place")}</th>`}<th scope="col">${l("end.name")}</th><th scope="col">${vo(e)}</th>
      ${s.map(i=>a`<th scope="col" key=${i}>${o[i]??i.replace(/_/g," ")}</th>`)}</tr></thead>
    <tbody>${e.map((i,c)=>a`<tr key=${i.seat} class=${i.seat===t.you.seat?"you":""}
        style=${{"--row":String(Math.min(c,8))}}>
      ${r&&a`<td><span class=${`place${i.place===1?" is-first":""}`}>${i.place}</span></td>`}
      <th scope="row">${i.name}${i.remark&&a` <span class="muted">${i.remark}</span>`}</th>
        <td><b class="result-points">${i.points}</b></td>
      ${s.map(u=>a`<td key=${u}>${Ht(i.numbers[u]??"")}</td>`)}</tr>`)}</tbody>
  </table></div>`}function wo(t,e){let n=Number(t);return e>0&&n>0?Math.min(1,n/e):0}function So(t,e){if(e.length<=xn)return e;let n=e.find(o=>o.seat===t.you.seat),s=e.filter(o=>o!==n).slice(0,xn-+!!n);return e.filter(o=>o===n||s.includes(o))}function zt({view:t,results:e}){let n=So(t,e),s=n[0]?.parts??[];if(!s.length)return null;let o=[...new Set(s.map(c=>c.heading))],r=Math.max(...n.flatMap(c=>c.parts.map(u=>Number(u.points)||0))),i=c=>c.seat===t.you.seat?"you":"";return a`<section class="panel breakdown"><h2>${l("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.breakdown")}><table class="results">
      <thead><tr><td></td>${n.map(c=>a`<th scope="col" key=${c.seat} class=${i(c)}>${c.name}</th>`)}</tr></thead>
      ${o.map(c=>a`<tbody key=${c}>
        <tr class="heading"><th scope="rowgroup" colspan=${n.length+1}>${c}</th></tr>
        ${s.map((u,$)=>u.heading===c&&a`<tr key=${$} class=${u.total?"total":""}><th scope="row">${u.name}</th>
          ${n.map(d=>{let m=d.parts[$]?.points??"";return a`<td key=${d.seat} class=${i(d)}>
              <span class="part-bar" style=${{"--share":String(wo(m,r))}}>${m}</span></td>`})}</tr>`)}</tbody>`)}
    </table></div>
  </section>`}function Mn(t,e){let[n,s]=p(null),o=S.value;return y(()=>{let r=!0;return ue(t,e).then(i=>{r&&s(i)},()=>{}),()=>{r=!1}},[t,e,o]),n}var Oo=1100,Ot=46,Mo=.4,Co={hand:{}};function To(t,e){let n=Number(t);if(!t||Number.isNaN(n)||e>=1)return t;let s=1-(1-e)**3;return(n*s).toFixed(t.split(".")[1]?.length??0)}function Ao(t){let[e,n]=p(_()?1:0);return y(()=>{if(_())return;let s=performance.now(),o=0,r=i=>{let c=Math.min(1,Math.max(0,(i-s)/Oo));n(c),c<1&&(o=requestAnimationFrame(r))};return o=requestAnimationFrame(r),()=>cancelAnimationFrame(o)},[t]),{text:To(t,e),done:e>=1}}function Cn(t,e){let n=0;return{places:[...t].map(o=>{let r=o==="."?e*Mo:e*.82;return n+=r,{sign:o,x:n-r/2}}),width:n}}function Tn({points:t,hand:e}){let{text:n,done:s}=Ao(t),o=$e(e,Co);if(!o)return a`<span class="hand-score"></span>`;let r=Ot*o.width/o.height,i=Cn(t,r).width,c=Math.max(92,i+34),{places:u,width:$}=Cn(n,r),d=(c-$)/2,m={id:"ring",box:[4,6,c-8,80],center:[c/2,46],height:Ot};return a`<svg class=${`hand-score${s?" is-counted":""}`} viewBox=${`0 0 ${c} 92`} style=${{width:`${c}px`}} aria-hidden="true">
    ${s&&a`<g class="score-ring"><${Rt} place=${m} mark=${{mark:"outlined",text:"",tile:""}} hand=${o} /></g>`}
    <g class="score-digits">${u.map(({sign:h,x:f},g)=>h==="."?a`<circle key=${`${g}.`} cx=${d+f} cy=${46+Ot/2-4} r="3.4" />`:a`<${Rt} key=${`${g}${h}`} place=${{id:h,box:[0,0,0,0],center:[d+f,46],height:Ot}}
          mark=${{mark:"filled",text:h,tile:""}} hand=${o} />`)}</g></svg>`}var Bn="rollwright.best";function En(t){try{let e=JSON.parse(t().getItem(Bn)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function An(t,e,n){let{[e]:s,...o}=En(t);try{t().setItem(Bn,JSON.stringify(Object.fromEntries([[e,n],...Object.entries(o)].slice(0,60))))}catch{}}function Ln(t,{setup:e,table:n,higher:s,score:o,points:r}){let i=En(t)[e];return!i||typeof i.score!="number"?(An(t,e,{score:o,points:r,table:n,before:null}),{kind:"first",points:r}):i.table===n?i.before?{kind:"new",points:i.before.points}:{kind:"first",points:r}:(s?o>i.score:o<i.score)?(An(t,e,{score:o,points:r,table:n,before:{score:i.score,points:i.points}}),{kind:"new",points:i.points}):{kind:o===i.score?"equal":"below",points:i.points}}var Pn=t=>l(`band.${t}`);function Bo({band:t,better:e,bot:n,usual:s}){let o=e>=100?"yardstick.all":e>0?"yardstick.better":"yardstick.none";return`${Pn(t)}: ${l(o,{count:e,bot:n})}${s?"":` ${l("yardstick.usual")}`}.`}function Eo(t,e,n){let s=t[e];if(s)return n?`${s}+`:`\u2264 ${s}`;let o=t[e-1]??"";return n?`< ${o}`:`> ${o}`}function Rn({review:{yardstick:t,higher_is_better:e}}){if(!t)return null;let{band:n,limits:s}=t;return a`<ol class="bands" aria-label=${l("yardstick.bands")}>${s.map((o,r)=>a`<li key=${r}
    class=${`band band-${r}${r===n?" is-mine":""}`}
    aria-current=${r===n?"true":void 0}><b>${Pn(r)}</b> <span>${Eo(s,r,e)}</span></li>`)}</ol>`}function Nn({table:t,review:e,result:n}){let{setup:s,higher_is_better:o,yardstick:r}=e,[i]=p(()=>Ln(()=>localStorage,{setup:s,table:t,higher:o,score:n.score,points:n.points})),c=i.kind==="first"?"":l(`best.${i.kind}`,{points:i.points});return a`<p class="how-good">${r&&a`<span>${Bo(r)}</span>`}
    ${c&&a` <b class=${`personal is-${i.kind}`}>${c}</b>`}</p>`}function Wt({store:t,view:e,to:n}){if(e.rematch)return a`<${D} to=${n(e.rematch)} class="button primary next-game">${l("end.next")}<//>`;if(!Ae(e))return null;let s=({table:r})=>{t.closed||Be(e.table,()=>T(n(r)))};return a`<button class="primary next-game" onClick=${()=>le(e.table).then(s,r=>t.tell(M(r),"bad"))}>${l("end.rematch")}</button>`}function Lo(t){let[e,n]=p(!1),s=C(t.rematch);return y(()=>{!s.current&&t.you.seat!==null&&t.rematch&&!Te(t)&&n(!0),s.current=t.rematch},[t.rematch]),[e,()=>n(!1)]}function Po({view:t,stay:e}){let n=E(t).find(({seat:o})=>o===t.rematch_by)?.name,s=()=>T(`/t/${t.rematch}`);return a`<footer class="ending-dock is-asking" role="alert"><p class="ending-notes"><b>${n?l("end.asks",{name:n}):l("end.host-asks")}</b></p>
    <button onClick=${e}>${l("end.stay")}</button><button class="primary next-game" onClick=${s}>${l("end.join")}</button></footer>`}function Dn({view:t,results:e,check:n,review:s}){let o=e.find(u=>u.seat===t.you.seat),r=o??e[0],i=Sn(t,e,s?.yardstick)&&(e.length>1||s!==null),c=wn(t,e);return a`<section class=${`panel verdict${i?" is-joyful":""}`}>
    ${i&&a`<${wt} />`}
    <${bn} check=${n} />
    <p class="muted verdict-game">${t.game.name} · ${l("end.title")}</p>
    <div class="verdict-head">
      ${r&&a`<${Tn} points=${r.points.split(" ")[0]??""} hand=${t.hand} />`}
      <div><h1>${at(t,e)||l("end.title")}</h1>${c&&a`<p class="verdict-reason">${c}</p>`}</div>
    </div>
    ${o&&s&&a`<div><${Rn} review=${s} /><${Nn} table=${t.table} review=${s} result=${o} /></div>`}
    <${On} view=${t} results=${e} />
  </section>`}function Ro({store:t,view:e,seat:n}){let s=A(L(t,e,n));return a`<section class="panel last-board" aria-label=${l("end.boards")}>${s&&a`<${rt} sheet=${s} tools=${e} />`}</section>`}function No({store:t,view:e,seat:n,check:s}){let o=e.result??[],r=Mn(e.table,n),i=$n(e.table,n),c=r?.curve??[];return a`<${Dn} view=${e} results=${o} check=${s} review=${r} />
    <${on} store=${t} view=${e} curve=${c} playback=${i} />
    <div class="ending-more">
      <${un} view=${e} curve=${c} playback=${i} />
      <${zt} view=${e} results=${o} />
      <${rn} store=${t} view=${e} />
      <${jn} store=${t} view=${e} check=${s} /></div>`}function Do({store:t,view:e,seat:n,check:s}){let o=e.result??[];return a`<${Dn} view=${e} results=${o} check=${s} />
    <${Ro} store=${t} view=${e} seat=${n} />
    <div class="ending-more"><${zt} view=${e} results=${o} /><${jn} store=${t} view=${e} check=${s} /></div>`}function jn({store:t,view:e,check:n}){return a`<section class="panel files">
    <a class="button" href=${`/api/tables/${e.table}/record`} download=${It(e)}>${l("end.record")}</a>
    <${yn} store=${t} view=${e} check=${n} />
  </section>`}function jo({store:t,view:e}){let n=e.you.seat??e.result[0]?.seat??0,s=mn(t,e),[o,r]=Lo(e),i=e.kind==="event",c=e.kind==="table"?No:Do;return a`<main id="content" class="ending">
    <${c} store=${t} view=${e} seat=${n} check=${s} />
    ${o?a`<${Po} view=${e} stay=${r} />`:a`<footer class="ending-dock">
      <div class="ending-notes">
        ${i&&!e.you.host&&e.you.seat!==null&&!e.rematch&&a`<p class="muted">${l("end.wait-host")}</p>`}
        ${i&&!e.rematch&&a`<${gt} store=${t} view=${e} />`}
      </div>
      <${ft} store=${t} view=${e} seat=${n} />
      <${D} to="/" class="button">${l("end.home")}<//>
      <${Wt} store=${t} view=${e} to=${u=>`/t/${u}`} />
    </footer>`}
  </main>`}var Fo=["localhost","127.0.0.1","[::1]"];function V(t){let e=Fo.includes(location.hostname),[n,s]=p(null);return y(()=>{e&&ae().then(({address:o})=>s(o),()=>{})},[]),{link:`${n||location.origin}/t/${t}`,onlyHere:e&&n===""}}function Mt({onlyHere:t}){return t&&a`<p class="only-here">${l("lobby.only-here")}</p>`}var _o={size:29,path:""};function Io(t,e){let n=t(0,"M");n.addData(e),n.make();let s=n.getModuleCount(),o="";for(let r=0;r<s;r++)for(let i=0;i<s;i++)n.isDark(r,i)&&(o+=`M${i} ${r}h1v1h-1z`);return{size:s,path:o}}function X({text:t}){let[e,n]=p(null);if(y(()=>{import("/static/bundle/qrcode-KUC62V5M.js").then(r=>n({make:r.default}),()=>n({make:null}))},[]),e&&!e.make)return null;let{size:s,path:o}=e?.make?Io(e.make,t):_o;return a`<svg class="qr" viewBox=${`-3 -3 ${s+6} ${s+6}`} role="img" aria-label=${l("lobby.qr")} shape-rendering="crispEdges">
    <rect x="-3" y="-3" width=${s+6} height=${s+6} fill="#fff" /><path d=${o} fill="#000" /></svg>`}var qt=t=>t.match(/.{1,4}/g)??[];function Fn({code:t}){return a`<p class="wall-code" role="img" aria-label=${[...t].join(" ")}>${qt(t).map(e=>a`<span key=${e} class="code-group">
    ${[...e].map((n,s)=>a`<b key=${s}>${n}</b>`)}</span>`)}</p>`}var Ho=7;function _n({view:t}){let e=Pe(t.log).slice(0,Ho);return e.length?a`<section class="panel lately" aria-label=${l("table.log")}><h2>${l("table.log")}</h2>
    <ol>${e.map((n,s)=>a`<li key=${`${n.version}-${e.length-s}`}><${Re} line=${n} view=${t} /></li>`)}</ol></section>`:null}function In({view:t}){let{link:e}=V(t.table);return a`<section class="panel follow"><${X} text=${e} />
    <p><b>${l("screen.follow")}</b><span class="follow-code">${qt(t.table).join(" ")}</span></p></section>`}var zo=12;function Gt(t,e){if(e.stage==="over"&&e.result.length)return e.result;let n=t.standings.value;if(n)return n.top;let s=e.seats.filter(i=>i.kind!=="open"),o=s.length===1||s.some(({place:i=0})=>i>1);return s.map(({seat:i,name:c,points:u="",words:$="",place:d=0})=>({seat:i,name:c,points:u,words:$,place:o?d:0})).sort((i,c)=>i.place-c.place||i.seat-c.seat)}function zn(t){let[e,n,s]=t;return[n,e,s].filter(o=>o!==void 0)}function Wo(t,e){let n=C({turn:e,now:new Map,before:new Map});return n.current.turn!==e&&(n.current={turn:e,now:new Map,before:n.current.now}),n.current.now=new Map(t.map(({seat:s,place:o})=>[s,o])),n.current.before}var Hn=(t,e)=>t&&e?t-e:null;function qo({risen:t}){return t===null?a`<span></span>`:t?a`<span class=${`leader-change ${t>0?"up":"down"}`} aria-hidden="true">${t>0?"\u25B2":"\u25BC"}${Math.abs(t)}</span>`:a`<span class="leader-change" aria-hidden="true">–</span>`}function lt({row:{points:t,words:e}}){let n=e.startsWith(t)?e.slice(t.length).trim():"";return a`<span class="wall-score"><b>${t}</b>${n&&a` <small>${n}</small>`}</span>`}function Wn({store:t,view:e}){let n=Gt(t,e),s=Wo(n,`${e.status?.round} ${e.status?.turn}`),o=e.stage==="lobby",r=!o&&n.some(({place:c})=>c>0),i=r&&e.stage!=="over"&&n.some(({seat:c,place:u})=>Hn(s.get(c),u)!==null);return a`<section class=${`panel leaders${r?" is-ranked":""}${i?" has-changes":""}`}>
    <h2>${l(r?"screen.leaders":"table.players")}</h2>
    <ol>${n.slice(0,zo).map(c=>a`<li key=${c.seat} class=${r&&c.place===1?"is-first":""}>
      ${r&&a`<span class="leader-place">${c.place||""}</span>`}
      ${i&&a`<${qo} risen=${Hn(s.get(c.seat),c.place)} />`}
      <span class="leader-name" title=${c.name}>${c.name}</span>${!o&&a`<${lt} row=${c} />`}</li>`)}</ol>
  </section>`}var Kt=t=>`/t/${t}/screen`;function Go({store:t,view:e,result:n}){let s=A(L(t,e,n.seat)),o=n.place||1;return a`<li class=${`podium-step is-${Math.min(o,3)}`}>
    <div class="podium-board" aria-hidden="true">${s&&a`<${kt} sheet=${s} tools=${e} />`}</div>
    <p class="podium-name"><span class="avatar" aria-hidden="true">${I(n.name)}</span> <b title=${n.name}>${n.name}</b></p>
    <p class="podium-score"><${lt} row=${n} /></p>
    <div class="podium-block"><b>${n.place||""}</b></div>
  </li>`}function qn({store:t,view:e,count:n}){let s=e.result??[],o={...e,you:{...e.you,seat:null}},r=at(o,s),i={"--size":Math.min(1,5/Math.sqrt(r.length))};return a`<${wt} />
    <div class="podium-head"><h2 class="screen-verdict" style=${i}>${r}</h2>
      ${s.length>1&&a`<p class="muted">${l("screen.played",{count:n})}</p>`}
      <div class="buttons"><${Wt} store=${t} view=${e} to=${Kt} /></div></div>
    <ol class="podium">${zn(s).map(c=>a`<${Go} key=${c.seat} store=${t} view=${e} result=${c} />`)}</ol>`}var Ko=4,Uo=30,Jo=560;function Gn(t,e){return t.kind==="table"&&e.length>1&&e.length<=Ko}function Kn(t,e,n,s){let o=Array.from({length:e},(r,i)=>{let[c,u]=[i+1,Math.ceil(e/(i+1))],$=n.width/c-Uo;return we(t,{width:$,height:n.height/u-s*($<Jo?2:1)}).scale});return o.indexOf(Math.max(...o))+1}var Yo=[30,60,90];function Un({store:t,view:e}){let n=Ee(t),s=t.clock.value?.seconds??0,[o,r]=p(!1),i=c=>t.send("countdown",{seconds:c,every:o});return a`<div class="countdown">
    ${s>0&&a`<p class="clock" role="timer" aria-label=${l("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${s} stroke-dasharray=${`${n} ${s}`} /></svg><span>${n}</span></p>
      <p class="at-zero">${l("screen.at-zero")}</p>`}
    ${e.you.host&&a`<div class="buttons">
      ${s?a`<button class="small" onClick=${()=>i(0)}>${l("screen.stop-countdown")}</button>`:a`${Yo.map(c=>a`<button key=${c} class="small" onClick=${()=>i(c)}>
          ${l("screen.start-countdown",{seconds:c})}</button>`)}
          <label class="inline every"><input type="checkbox" checked=${o}
            onChange=${c=>r(c.target.checked)} />${l("screen.every-turn")}</label>`}
    </div>`}
  </div>`}var Qo=20,Vo=2400,Jn=26;function Yn(t,e,n){return Array.from({length:Math.max(0,e-t)},(s,o)=>`M${Math.floor((t+o)/n)} ${(t+o)%n}h0`).join("")}function Xo(t){let e=Math.min(t,Vo),n=Math.max(1,Math.round(Math.sqrt(e/Jn)));return{dots:e,rows:n,columns:Math.max(Math.ceil(e/n),Jn*n)}}function Zo({done:t,count:e}){let{dots:n,rows:s,columns:o}=Xo(e),r=Math.floor(t*n/Math.max(1,e));return a`<svg class="done-dots" viewBox=${`-0.5 -0.5 ${o} ${s}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <path class="dots-open" d=${Yn(r,n,s)} /><path class="dots-done" d=${Yn(0,r,s)} /></svg>`}function tr({seats:t,playing:e}){return a`<ul class="done-chips">${t.map(({seat:n,name:s,waiting:o})=>{let r=e&&o;return a`<li key=${n} class=${r?"is-thinking":"is-done"}><span class="avatar" aria-hidden="true">${I(s)}</span>
      <span class="done-name">${s}</span><span class="done-sign" aria-hidden="true">${r?"\u2026":"\u2713"}</span>
      <span class="visually-hidden">${l(r?"chip.thinking":"chip.done")}</span></li>`})}</ul>`}function Qn({view:t,waiting:e,count:n}){let s=Math.max(0,n-e),o=t.seats.filter(({kind:i})=>i!=="open"),r=t.kind==="table"&&o.length<Qo;return a`<section class="panel done-bar"><p><b class="big-number">${s}</b> ${l("screen.done",{count:n})}
      <span class="muted still-thinking">${l("screen.thinking",{count:e})}</span></p>
    ${r?a`<${tr} seats=${o} playing=${t.status?.phase==="play"} />`:a`<${Zo} done=${s} count=${n} />`}</section>`}function Vn(t){if(!t.length||t.some(({tile:s,value:o})=>s||!o))return"";let e=t.map(({tint:s,name:o,value:r})=>s?o:r),n=e.reduce((s,o,r)=>r<e.length-1?`${s}, ${o}`:l("screen.and",{one:s,two:o}));return n.charAt(0).toUpperCase()+n.slice(1)}var er=5,nr=12e3,sr=.065;function Xn({store:t,view:e,rows:n}){let[s,o]=Se(),r=[...n].sort(($,d)=>$.seat-d.seat),i=r.map(({seat:$})=>A(e.boards[String($)])).find(Boolean)??null,c=Dt(i).filter(({print:$})=>$.role==="board").map(({print:$})=>$.drawing),u=Kn(c,n.length,o,sr*innerHeight);return a`<div class="all-shown" ref=${s} style=${{"--columns":String(u)}}>
    ${r.map($=>a`<${Ut} key=${$.seat} store=${t} view=${e} row=${$} />`)}</div>`}function or({view:t,seat:e}){if(t.kind!=="table"||t.status?.phase!=="play")return null;let n=t.seats.find(s=>s.seat===e)?.waiting;return a`<span class=${`shown-state ${n?"is-thinking":"is-done"}`}>${l(n?"chip.thinking":"chip.done")}</span>`}function Zn(t){let[e,n]=p(0);y(()=>{let o=setInterval(()=>n(r=>r+1),nr);return()=>clearInterval(o)},[]);let s=t.slice(0,er);return s[e%Math.max(1,s.length)]}function Ut({store:t,view:e,row:n}){let s=L(t,e,n.seat),o=A(s),r=Dt(o),i=s&&s.dice.some(c=>c.tile)?s.dice:[];return a`<section class="panel shown" aria-label=${l("table.sheet-of",{name:n.name})}>
    <div class="shown-who"><span class="avatar" aria-hidden="true">${I(n.name)}</span><h2 title=${n.name}>${n.name}</h2>
      <p><${lt} row=${n} /></p>${n.place>0&&a`<p class="muted">${l("screen.place",{place:n.place})}</p>`}
      <${or} view=${e} seat=${n.seat} /><${ge} view=${e} board=${s} />
      ${i.length>0&&a`<${K} dice=${i} board=${s} tools=${e} rolled=${e.status?.rolled} seat=${n.seat} usable=${i} />`}</div>
    <div class="shown-board" inert>${o&&a`<${yt} sheet=${{...o,cards:r}} tools=${e} />`}</div>
  </section>`}function rr({view:t,note:e,dice:n}){let s=e?"":Vn(n),{roll:o="",remarks:r=[]}=t.status??{},i=e||(!s||t.seats.some(({name:c})=>c&&o.includes(c))?o:"");return a`<div class="cloth-words">${s&&a`<p class="roll-words">${s}</p>`}
    ${i&&a`<p class=${`roll-text${s?" is-small":""}`}>${i}</p>`}
    ${r.map(c=>a`<p key=${c}>${c}</p>`)}</div>`}function ts({store:t,view:e,waiting:n,count:s}){let o=e.status?.shown??[],i=e.status?.phase!=="play"||e.stage==="paused"?je(e,t.standings.value):"",c=Gt(t,e),u=Zn(c),$=Gn(e,c);return a`<section class="cloth">
      ${o.length>0&&a`<${K} dice=${o} tools=${e} rolled=${e.status?.rolled} usable=${o} />`}
      <${rr} view=${e} note=${i} dice=${o} />
      <${Un} store=${t} view=${e} />
    </section>
    ${$?a`<${Xn} store=${t} view=${e} rows=${c} />`:a`<${Qn} view=${e} waiting=${n} count=${s} />`}
    ${!$&&u&&a`<${Ut} key=${u.seat} store=${t} view=${e} row=${u} />`}`}function es({store:t,view:e,count:n}){let{link:s,onlyHere:o}=V(e.table),[r=""]=s.replace(/^https?:\/\//,"").split("/t/"),i=F(e)||e.locked;return a`${i?a`<section class="panel welcome is-closed">
      <h2>${l(F(e)?"lobby.full":"lobby.locked")}</h2><p>${l("screen.soon")}</p></section>`:a`<section class="panel welcome">
      <div class="wall-join"><h2>${l("screen.join")}</h2><p class="wall-address">${r}</p>
        <p>${l("screen.type-code")}</p><${Fn} code=${e.table} /></div>
      <figure class="wall-qr"><${X} text=${s} /><figcaption>${l("screen.scan")}</figcaption></figure>
    </section>`}
    <section class="welcome-foot"><p class="screen-numbers"><span class="big-number">${n}</span> ${l("screen.seats",{count:n})}</p>
      ${e.you.host&&a`<button class="primary wall-start" onClick=${()=>t.send("start")}>${l("lobby.start")}</button>`}
      ${e.you.host&&a`<${Mt} onlyHere=${o} />`}</section>`}function ar({table:t}){let e=Ge(t),n=e.view.value;if(Ke(n,$=>T(Kt($))),!n)return a`<${Ue} store=${e} />`;let s=e.standings.value,o=s?.waiting??n.status?.waiting.length??0,r=n.seats.filter($=>$.kind!=="open").length,i=s?.seats??(n.kind==="event"?n.count??r:r),c=n.stage==="lobby"||n.stage==="over"?n.stage:"running",u=c==="lobby"?es:c==="over"?qn:ts;return a`<${Ne} store=${e} />
    <main id="content" class=${`screen is-${c}`}>
      <header class="bar screen-bar"><h1>${n.game.name}</h1><p class="muted screen-count">${l("chip.players",{count:i})}</p>
        ${c==="running"&&a`<${Le} status=${n.status} />`}
        <${D} to=${`/t/${n.table}`} class="button small to-table">${l(n.you.seat===null?"screen.to-table":"screen.back")}<//></header>
      <div class="screen-main"><${u} store=${e} view=${n} waiting=${o} count=${i} /></div>
      <aside class="screen-side"><${Wn} store=${e} view=${n} />
        ${c==="running"&&a`<${_n} view=${n} />`}
        ${(c==="running"||c==="lobby"&&(F(n)||n.locked))&&a`<${In} view=${n} />`}</aside>
    </main><${De} store=${e} />`}function lr({view:t,close:e}){let n=[[l("help.arrows"),l("help.arrows-do")],[l("help.enter"),l("help.enter-do")],[l("help.shift"),l("help.shift-do")],[l("help.digits"),l("help.digits-do")],[l("help.escape"),l("help.escape-do")],["u",l("help.u")],["d",l("help.d")],["h",l("help.h")],["m",l("help.m")],["o",l("help.o")],["?",l("help.question")]],s=de(t.book)?.rules??[],o=i=>s.some(c=>c.sentences.includes(i)),r=(me(t)?.cards.flatMap(({print:i})=>i.rules)??[]).filter(({rule:i})=>!o(i));return a`<${j} title=${t.game.name} close=${e}>
    <h3>${l("table.goal")}</h3><p>${t.game.goal}</p>
    ${s.map(({heading:i,sentences:c})=>a`<section key=${i}>
      <h3>${i}</h3>${c.map(u=>a`<p key=${u}>${u}</p>`)}</section>`)}
    <${ve} rules=${r} />
    <h3>${l("help.title")}</h3>
    <p>${l("help.tap")}</p><p>${l("help.hold")}</p><p>${l("help.outlines")}</p><p>${l("help.forbidden")}</p>
    <dl class="keys">${n.map(([i,c])=>a`<div key=${i}><dt><kbd>${i}</kbd></dt><dd>${c}</dd></div>`)}</dl>
  <//>`}var ir=/^<svg[^>]* viewBox="([^"]*)"[^>]*><style>svg\{([^}]*)\}svg:target\{([^}]*)\}<\/style>([^]*)<\/svg>\s*$/;function ns(t){return Object.fromEntries(t.split(";").filter(Boolean).map(e=>e.replace(/^--p-/,"").split(":")))}function ss(t){let e=ir.exec(t);if(!e)return null;let[,n="",s="",o="",r=""]=e;return{viewBox:n,inside:r.replace(/<title>[^<]*<\/title>/g,"").replace(/<title ?\/>/g,""),light:ns(s),dark:ns(o)}}var rs=1100,as=4e3,ls=1800,cr="[data-turn]";function ur(t){return[...new Set(t.map(Number))].sort((e,n)=>e-n)}function $r(t,e,n){let s=e===null?-1:t.indexOf(e);return[...t.slice(s+1),...t.slice(0,s+1)].find(n)??null}var H=[],os=null,Z=0,Ct=t=>[...t.querySelectorAll(cr)],dr=t=>Number(t.getAttribute("data-turn"));function Jt(){let e=document.visibilityState==="visible"&&!_()?$r(H,os,({seen:s,box:o})=>s&&Ct(o).length>0):null;if(!e){Z=setTimeout(Jt,as);return}os=e;let n=ur(Ct(e.box).map(s=>s.getAttribute("data-turn")??""));e.tell(0),Z=setTimeout(()=>is(e,n),rs)}function is(t,[e,...n]){if(!H.includes(t)||e===void 0){pr(t);return}t.tell(e);for(let s of Ct(t.box))dr(s)===e&&s.classList.add("is-written");Z=setTimeout(()=>is(t,n),n.length?rs:as)}function pr(t){for(let e of Ct(t.box))e.classList.remove("is-written");t.tell(-1),Z=setTimeout(Jt,ls)}function cs(t){let[e,n]=p(-1);return y(()=>{let s=t.current;if(!s||_())return;let o={box:s,tell:n,seen:!1},r=new IntersectionObserver(i=>{o.seen=i.some(({isIntersecting:c})=>c)},{threshold:.6});return r.observe(s),H=[...H,o],H.length===1&&(Z=setTimeout(Jt,ls)),()=>{r.disconnect(),H=H.filter(i=>i!==o),H.length||clearTimeout(Z)}},[]),e}function it({digest:t,onLoad:e}){return a`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${t}`} loading="lazy" decoding="async" alt="" onLoad=${e} />
    <img class="for-dark" src=${`/pictures/${t}#dark`} loading="lazy" decoding="async" alt="" onLoad=${e} />
  </span>`}var mr=dt(({svg:t})=>a`<g dangerouslySetInnerHTML=${{__html:t}} />`);function Yt({digest:t}){let[e,n]=p(null),s=async()=>{let u=await fetch(`/pictures/${t}`,{cache:"force-cache"}).catch(()=>{}),$=u?.ok?ss(await u.text()):null;$&&n({digest:t,drawing:$})};if(e?.digest!==t)return a`<${it} digest=${t} onLoad=${s} />`;let{viewBox:o,inside:r,light:i,dark:c}=e.drawing;return a`<span class="picture" aria-hidden="true"><svg class=${`drawn ${fe(`picture-${t}`,{light:i,dark:c})}`} viewBox=${o}
    stroke-linejoin="round" stroke-linecap="round"><${mr} svg=${r} /></svg></span>`}function us([t,...e]){return!t||!e.length?"flat":t.height>t.width?"fan":"heap"}function fr({dice:t}){return a`<span class="cover-dice">${t.map(({value:e,tint:n=""},s)=>a`<span key=${s} class="cover-die">
    <${he} value=${e} tint=${n} letter=${n&&l(`tint.${n}`)} /></span>`)}</span>`}function $s({cover:t}){return a`<div class=${`cover ${us(t)}`} aria-hidden="true">
    ${t.map(({picture:e})=>a`<${it} key=${e} digest=${e} />`)}</div>`}function Tt({cover:t,rolls:e}){let n=C(null),s=cs(n),o=s<0?e.at(-1):e[s-1];return a`<div class=${`cover ${us(t)}${s>=0?" plays":""}`} aria-hidden="true" ref=${n}>
    ${t.map(({picture:r})=>a`<${Yt} key=${r} digest=${r} />`)}
    ${o&&a`<${fr} key=${s} dice=${o} />`}</div>`}function ds({title:t,lists:e},n){if(!e||!Array.isArray(n))return[];let s=o=>o.map(r=>e.items.find(i=>i.id===r)).filter(r=>r!==void 0);return e.most?n.map((o,r)=>({name:l("table.round",{round:r+1}),items:s(Array.isArray(o)?o:[])})):[{name:t,items:s(n)}]}function hr({options:t},e){let n=t.some(s=>s.lists?.most&&ds(s,e[s.name]).length);return t.flatMap(({name:s,title:o,default:r,choices:i,labels:c,lists:u})=>{let $=i.indexOf(e[s]??r);return $<0||n&&u?[]:[[o,c[$]??String(i[$])]]})}function br({row:{name:t,items:e}}){return a`<div class="played-row"><h3>${t}</h3><ul class="played-cards">
    ${e.map(n=>a`<li key=${n.id}>${n.picture?a`<${Yt} digest=${n.picture} />`:a`<span class="picture none" aria-hidden="true">${n.name.charAt(0)}</span>`}<span>${n.name}</span></li>`)}</ul></div>`}function ps({game:t,options:e,manual:n}){let s=t.options.flatMap(r=>ds(r,e[r.name])),o=[...hr(t,e),...n?[[l("new.dice"),l("lobby.real-dice")]]:[]];return a`<div class="played">
    ${o.length>0&&a`<dl class="played-options">${o.map(([r,i])=>a`<div key=${r}><dt>${r}</dt><dd>${i}</dd></div>`)}</dl>`}
    ${s.length?a`<div class=${`played-rows rows-${s.length}`}>${s.map(r=>a`<${br} key=${r.name} row=${r} />`)}</div>`:a`<${Tt} cover=${t.cover} rolls=${t.rolls} />`}
  </div>`}async function gr(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{return e?.select(),document.execCommand("copy")}}function yr({store:t,view:e}){let{link:n,onlyHere:s}=V(e.table),o=async()=>{let c=document.getElementById("table-link"),u=await gr(n,c);t.tell(l(u?"lobby.copied":"lobby.copy-failed"),"good")},r=()=>navigator.share({title:e.game.name,url:n}).catch(()=>{}),i=F(e)||e.locked;return a`<section class=${`panel invite${i?" is-closed":""}`}>
    <h2>${i?l("screen.follow"):l("lobby.invite-to",{game:e.game.name})}</h2>
    <${X} text=${n} />
    <div class="invite-words">
      <p class="code"><span class="muted small">${l("lobby.code")}</span> <b>${e.table.slice(0,4)}<i>${e.table.slice(4)}</i></b></p>
      <label><span class="visually-hidden">${l("lobby.link")}</span><input id="table-link" readonly value=${n}
        onFocus=${c=>c.target.select()} /></label>
      ${i&&a`<p class="muted small">${l("lobby.full-hint")}</p>`}
      <div class="buttons"><button class=${i?"":"primary"} onClick=${o}>${l("lobby.copy")}</button>
        ${"share"in navigator&&a`<button onClick=${r}>${l("lobby.share")}</button>`}
        <${D} to=${`/t/${e.table}/screen`} class="button quiet small">${l("lobby.screen")}<//></div>
      ${e.you.host&&a`<${Mt} onlyHere=${s} />`}
    </div>
  </section>`}function kr({store:t,view:e,seat:n,bot:s}){let o=n.kind==="open";return a`<li class=${`seat tint-${n.seat%6}${o?" open":""}${n.seat===e.you.seat?" own":""}`}>
    <${pe} view=${e} seat=${n} />
    ${e.you.host&&o&&s&&a`<button class="small" onClick=${()=>t.send("bot",{seat:n.seat,bot:s})}>${l("lobby.add-bot")}</button>`}
    ${e.you.host&&!o&&n.seat!==e.you.seat&&a`<${xr} store=${t} seat=${n} />`}
  </li>`}function xr({store:t,seat:e}){let n=l("lobby.kick",{name:e.name}),s=()=>t.send("kick",{seat:e.seat});return e.kind==="bot"?a`<button class="round" aria-label=${n} onClick=${s}>×</button>`:a`<${Nt} class="round" aria-label=${n} label=${l("host.kick")} title=${n}
    text=${l("host.kick-sure",{name:e.name})} act=${s}>×<//>`}function vr({store:t,view:e}){let n=async()=>{e.you.seat!==null&&(await t.leave()).op!=="ack"||(vt(()=>localStorage,e.table),T("/"))};return a`<${Nt} class="quiet small" label=${l("lobby.cancel")} text=${l("lobby.cancel-sure")} no=${l("table.stay")} act=${n} />`}function wr({store:t,view:e,catalogue:n}){let s=n?.bots??[],[o,r]=p(""),i=o||U(s),c=e.seats.some(m=>m.kind==="open"),u=c&&e.kind!=="event",d=(e.kind==="event"?t.standings.value:null)?.seats??e.count??e.seats.length;return a`<section class="panel lobby-seats">
    <h2>${e.kind==="event"?l("lobby.joined",{count:d}):l("lobby.seats")}</h2>
    <${gt} store=${t} view=${e} />
    <ul class="seats">${E(e).map(m=>a`<${kr} key=${m.seat} store=${t} view=${e} seat=${m} bot=${i} />`)}</ul>
    <${ye} store=${t} view=${e} />
    ${e.locked&&a`<p class="muted">${l("lobby.locked")}</p>`}
    ${e.you.host&&c&&s.length>1&&a`<label class="inline">${l("new.bot")}
      <${bt} bots=${s} names=${n?ht(n):{}} value=${i} set=${r} /></label>`}
    ${F(e)&&e.you.seat===null&&a`<p class="notice">${l("table.full-watching")}</p>`}
    ${Pt(e)&&a`<${qe} store=${t} view=${e} />`}
    <div class="lobby-go">
      ${e.you.host?a`<button class=${u?"big":"primary big"} onClick=${()=>t.send("start")}>
        ${l(u?"lobby.start-open":"lobby.start")}</button>
        ${(e.kind==="event"||e.seats.length>1)&&a`<${ke} store=${t} view=${e} class="quiet small" />`}
        <${vr} store=${t} view=${e} />`:a`<p class="muted">${l("lobby.wait-host")}</p>`}
      ${!e.you.host&&e.you.seat!==null&&a`<${xe} store=${t} view=${e} />`}
    </div>
  </section>`}function Sr({store:t,view:e}){let[n,s]=p(null),o=S.value;y(()=>{G().then(s,()=>{})},[o]);let r=n?.games.find(({id:c})=>c===e.game.id),i=!Pt(e)&&!F(e)&&!e.locked;return a`<main id="content" class=${`lobby${i?" is-inviting":""}`}>
    <section class="panel lobby-play">
      <header><p class="lobby-stage">${l("lobby.title")}</p><h1>${e.game.name}</h1><p class="goal">${e.game.goal}</p></header>
      ${(e.game.warnings??[]).map(c=>a`<p key=${c} class="notice">${c}</p>`)}
      ${r?a`<${ps} game=${r} options=${e.game.options??{}} manual=${e.dice==="manual"} />`:a`<div class="played"></div>`}
    </section>
    <${wr} store=${t} view=${e} catalogue=${n} />
    <${yr} store=${t} view=${e} />
    <${ze} store=${t} view=${e} />
  </main>`}function Or({others:t,count:e,seat:n,kind:s,stage:o}){let r=e-(n===null?0:1)-t.length;return s==="event"?l("mine.crowd",{count:e}):t.length?r>0?l("mine.with-more",{names:t.join(", "),count:r}):l("mine.with",{names:t.join(", ")}):l(o==="lobby"?"mine.nobody":"mine.alone")}function ms(t){let e=Or(t);return t.stage==="over"?[t.score,e].filter(Boolean).join(" \xB7 "):t.round?[t.round_name||l("table.round",{round:t.round}),t.turn>0&&l("table.turn",{turn:t.turn}),e].filter(Boolean).join(" \xB7 "):e}var fs=({cards:t=[]})=>t.map(({name:e})=>e).join(" \xB7 ");function hs({cards:t=[]},e){let n=t.filter(({picture:s})=>s);return n.length?n.map(({picture:s})=>({picture:s,width:3,height:4})):e?.cover.slice(0,1)??[]}function bs({stage:t,yours:e,host:n,waiting:s,place:o,count:r}){return e?l("mine.yours"):t==="lobby"?l(n?"mine.lobby-host":"mine.lobby"):t==="paused"?l("mine.paused"):t==="over"?o&&r>1?l("mine.place",{place:o,count:r}):l("mine.over"):s.length?l(s.length>1?"mine.think":"mine.thinks",{names:s.join(", ")}):l("mine.running")}var tt=()=>localStorage,Mr=15e3,Cr=864e5;function Tr(){let[t,e]=p([]),[n,s]=p(void 0),o=S.value;return y(()=>{let c=!0,u=async()=>{let d=xt(tt);e(d);let m=_e(d);if(!(!m.length||document.visibilityState!=="visible"))try{let{tables:h}=await mt(m);c&&e(Ie(tt,m,h))}catch{}};u();let $=setInterval(u,Mr);return document.addEventListener("visibilitychange",u),()=>{c=!1,clearInterval($),document.removeEventListener("visibilitychange",u)}},[o]),{tables:t,drop:c=>{s(t.find(({line:u})=>u.table===c)),vt(tt,c),e(xt(tt))},dropped:n,putBack:()=>{n&&Fe(tt,n.line,n.seen),s(void 0),e(xt(tt))}}}function Ar(t){let e=new Date().setHours(0,0,0,0),n=Math.floor((t-e)/Cr);return new Intl.RelativeTimeFormat(S.value,{numeric:"auto"}).format(Math.min(0,n),"day")}var gs=({game:t},e)=>e.find(({id:n})=>n===t.id)?.name??t.name;function Br({kept:{line:t,seen:e},games:n,drop:s}){let o=n.find(({id:i})=>i===t.game.id),r=gs(t,n);return a`<li class=${`my-table${t.yours?" yours":""}`}>
    <${D} to=${`/t/${t.table}`} class="my-table-link">
      <${$s} cover=${hs(t,o)} />
      <span class="my-table-words"><b>${r}</b><span class="muted">${ms(t)}</span>
        ${t.cards?.length>0&&a`<span class="my-table-cards">${fs(t)}</span>`}
        ${t.yours&&t.asks&&a`<span class="my-table-asks">${t.asks}</span>`}</span>
      <span class="my-table-state">${bs(t)}${t.stage==="over"&&a`<small>${Ar(e)}</small>`}</span>
    <//>
    <button class="round quiet" aria-label=${l("mine.drop",{game:r,table:t.table})} title=${l("mine.drop-short")}
      onClick=${()=>s(t.table)}>×</button>
  </li>`}function ys({games:t}){let{tables:e,drop:n,dropped:s,putBack:o}=Tr(),{running:r,over:i}=He(e);if(!e.length&&!s)return null;let c=u=>a`<ul class="my-tables">
    ${u.map($=>a`<${Br} key=${$.line.table} kept=${$} games=${t} drop=${n} />`)}</ul>`;return a`<section class="continue">
    <div class="start-line"><h2>${l("mine.title")}</h2><span class="muted">${l("mine.count",{count:r.length})}</span></div>
    <p class="dropped" role="status">${s&&a`${l("mine.dropped",{game:gs(s.line,t)})}
      <button class="small" onClick=${o}>${l("mine.put-back")}</button>`}</p>
    ${r.length>0&&c(r)}
    ${i.length>0&&a`<details class="over" open=${!r.length}><summary>${l("mine.finished",{count:i.length})}</summary>
      ${c(i)}</details>`}
  </section>`}function Er(t){let e=t.filter(({id:n,pieces:s})=>n===s||!t.some(o=>o.id===s));return e.sort((n,s)=>n.seats.min-s.seats.min||n.name.localeCompare(s.name)),e.map(n=>[n,...t.filter(s=>s!==n&&s.pieces===n.id)])}function Lr({seats:{min:t,max:e},minutes:n}){let s=e===null?l("start.seats-from",{least:t,count:t}):e===t?l("start.seats-only",{least:t,count:t}):l("start.seats",{least:t,most:e});return n?`${s} \xB7 ${l("start.minutes",{minutes:n})}`:s}function xs({catalogue:t,open:e,ask:n}){return a`<div class="games">${Er(t.games).map(([s,...o])=>s&&a`<section key=${s.id} class="family panel">
    <${ks} game=${s} catalogue=${t} open=${e} ask=${n} />
    ${o.length>0&&a`<div class="variants">
      ${o.map(r=>a`<${ks} key=${r.id} game=${r} catalogue=${t} open=${e} ask=${n} />`)}</div>`}
  </section>`)}</div>`}function ks({game:t,catalogue:{bots:e,prints:n},open:s,ask:o}){let r=U(e),i=t.seats.min<=1,c=t.seats.max===null||t.seats.max>1,u=()=>s({game:t.id,seats:Math.max(2,t.seats.min),bots:Array(Math.max(1,t.seats.min-1)).fill(r),start:!0});return a`<article class="game">
    <${Tt} cover=${t.cover} rolls=${t.rolls} />
    <div class="game-words">
      <h3>${t.name}</h3>
      <p class="facts muted">${Lr(t)}</p>
      <p class="goal">${t.goal}</p>
      <div class="game-more">
        ${i&&c&&r&&a`<button class="quiet small" onClick=${u}>${l("start.bot")}</button>`}
        ${i&&c&&a`<button class="quiet small" onClick=${()=>o(t,!0)}>${l("start.options")}</button>`}
        ${n&&t.paper&&a`<${Ye} game=${t} />`}
      </div>
    </div>
    <div class="game-ways">
      ${i?a`<button class="primary" onClick=${()=>s({game:t.id,seats:1,start:!0})}>${l("start.alone")}</button>`:r&&a`<button class="primary" onClick=${u}>${l("start.bot")}</button>`}
      <button onClick=${()=>o(t)}>${l(c?"start.friends":"start.options")}</button>
    </div>
  </article>`}var Qt=({size:t,most:e},n,s=[])=>Array.from({length:e?n:1},(o,r)=>s[r]??Array(t).fill(""));function Vt(t,e,{most:n}){let s=t.find(({name:r})=>r==="rounds"),o=s?.choices[e.rounds?.choice??s.choices.indexOf(s.default)];return typeof o=="number"?o:n}function Xt(t,e,{items:n}){for(let{name:s,choices:o,lists:r,default:i}of t){let c=e[s]?.rows?.flat().filter(Boolean)??[];if(r?.meant.length)return c.length?c:r.meant[e[s]?.choice??o.indexOf(i)]??[]}return n.map(({id:s})=>s)}var Zt=t=>t.some(e=>e.some(Boolean))&&t.some(e=>e.includes(""));function te({items:t},e,n,s=Math.random){let o=new Set(e.flat()),r=u=>u.filter($=>!o.has($)).map($=>({id:$,at:s()})).sort(($,d)=>$.at-d.at).map(({id:$})=>$),i=r(n),c=[...i,...r(t.map(({id:u})=>u)).filter(u=>!i.includes(u))];return e.map(u=>u.map($=>$||c.shift()||""))}function Pr(t,e){let n=e.map(s=>s.filter(Boolean)).filter(s=>s.length);return t.most?n.length?n:void 0:n[0]}function ws(t,e){let n={};for(let o of t){let{choice:r,rows:i}=e[o.name]??{};r!==void 0&&(n[o.name]=o.choices[r]),i&&o.lists&&(n[o.name]=Pr(o.lists,Rr(t,e,o.lists,i)))}let s=t.some(({name:o,lists:r})=>r?.most&&n[o]);return Object.fromEntries(Object.entries(n).filter(([o])=>!s||!t.find(r=>r.name===o)?.lists?.meant.length))}function Rr(t,e,n,s){if(!n.size)return s;let o=Qt(n,Vt(t,e,n),s);return Zt(o)?te(n,o,Xt(t,e,n)):o}function Ss({size:t},e,n){if(e.some(o=>o.includes(n)))return e.map(o=>t?o.map(r=>r===n?"":r):o.filter(r=>r!==n));if(!t)return e.map((o,r)=>r?o:[...o,n]);let s=e.findIndex(o=>o.includes(""));return e.map((o,r)=>r===s?o.with(o.indexOf(""),n):o)}var Os=({size:t},e)=>!t||e.some(n=>n.includes("")),At=({ours:t})=>t>.5,vs=t=>t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase();function Ms(t,e,n){let s=vs(e).trim();return t.filter(o=>vs(o.name).includes(s)&&!(n&&At(o))).sort((o,r)=>o.name.localeCompare(r.name))}var Nr=dt(({item:t,chosen:e,full:n,turn:s})=>a`<button type="button" class="pick" aria-pressed=${e?"true":"false"} disabled=${n&&!e}
    onClick=${()=>s(t.id)}>
    ${t.picture?a`<${it} digest=${t.picture} />`:a`<span class="picture none" aria-hidden="true">${t.name.charAt(0)}</span>`}
    <span class="pick-name">${t.name}</span>
    ${At(t)&&a`<span class="seal-ours" title=${l("pick.ours-long")}>${l("pick.ours")}</span>`}
  </button>`,(t,e)=>t.item===e.item&&t.chosen===e.chosen&&t.full===e.full);function Dr({ids:t,items:e,label:n,drop:s}){return a`<div class="places" role="group" aria-label=${n}><b>${n}</b><div class="slots">
    ${t.map((o,r)=>{let i=e.find(c=>c.id===o);return i?a`<button type="button" key=${r} class="slot place-taken" aria-label=${l("pick.drop",{name:i.name})}
        onClick=${()=>s(o)}>${i.picture&&a`<${it} digest=${i.picture} />`}<span class="slot-name">${i.name}</span>
        <span class="slot-drop" aria-hidden="true">×</span></button>`:a`<span key=${r} class="slot place-free">${l("pick.dealt")}</span>`})}</div></div>`}function Cs({title:t,lists:e,rows:n,pool:s,set:o}){let[r,i]=p(""),[c,u]=p(!1),{items:$,size:d,most:m}=e,h=new Set(n.flat()),f=C({rows:n,set:o});f.current={rows:n,set:o};let[g]=p(()=>k=>{f.current.set(Ss(e,f.current.rows,k)),i("")}),x=Ms($,r,c),b=!Os(e,n),v=k=>m?l("table.round",{round:k+1}):t;return a`<div class="picker whole">
    ${d>0?n.map((k,O)=>a`<${Dr} key=${O} ids=${k} items=${$} label=${v(O)} drop=${g} />`):a`<p class="muted small" role="status">${l("pick.count",{count:n[0]?.length??0})}</p>`}
    ${d>0&&a`<div class="deal-line"><button type="button" class="small" disabled=${!Zt(n)}
      onClick=${()=>o(te(e,n,s))}>${l("pick.deal")}</button><span class="muted small">${l("new.list-hint")}</span></div>`}
    <div class="pick-tools">
      <input type="search" aria-label=${l("pick.search")} placeholder=${l("pick.search")} value=${r}
        onInput=${k=>i(k.target.value)} />
      ${$.some(At)&&a`<button type="button" class="chip" aria-pressed=${c?"true":"false"}
        onClick=${()=>u(!c)}>${l("pick.known")}</button>`}
    </div>
    <div class=${`picks${$.length>40?" many":""}`} role="group" aria-label=${t}>
      ${x.map(k=>a`<${Nr} key=${k.id} item=${k} chosen=${h.has(k.id)} full=${b} turn=${g} />`)}
      ${!x.length&&a`<p class="muted">${l("pick.none")}</p>`}
    </div>
  </div>`}var Ts=8,jr=8,Fr=60;function ct({label:t,name:e,value:n,choices:s,set:o}){return a`<fieldset class="chips whole"><legend>${t}</legend>
    ${s.map(([r,i])=>a`<label key=${r} class="chip"><input type="radio" name=${e} value=${r} checked=${r===n}
      onChange=${()=>o(r)} /><span>${i}</span></label>`)}
  </fieldset>`}function _r(t){let{label:e,value:n,choices:s,set:o}=t,r=s.reduce((i,[,c])=>i+c.length,0);return s.length<=jr&&r<=Fr?a`<${ct} ...${t} />`:a`<label class="whole">${e}<select value=${n} onChange=${i=>o(i.target.value)}>
    ${s.map(([i,c])=>a`<option key=${i} value=${i}>${c}</option>`)}</select></label>`}function Ir({option:t,options:e,typed:n,set:s}){let{title:o,lists:r,choices:i,labels:c}=t,u=n[t.name],[$,d]=p(!1),m=()=>r&&a`<${Cs} title=${o} lists=${r} rows=${Qt(r,Vt(e,n,r),u?.rows)}
    pool=${Xt(e,n,r)} set=${x=>s({rows:x})} />`;if(r?.size)return a`<details class="whole lists" onToggle=${x=>d(x.currentTarget.open)}>
      <summary>${o}</summary>${$&&m()}</details>`;if(!i.length)return null;let h=String(i.length),f=i.map((x,b)=>[String(b),c[b]??String(x)]),g=u?.rows?h:String(u?.choice??i.indexOf(t.default));return a`<${_r} label=${o} name=${t.name} value=${g} choices=${r?[...f,[h,l("new.list-own")]]:f}
    set=${x=>s(x===h?{rows:[[]]}:{choice:Number(x)})} />
  ${u?.rows&&m()}`}function As(t,e){return Array.from({length:Math.max(0,e-t)+1},(n,s)=>[String(t+s),t+s?String(t+s):l("new.none")])}function Bs({game:t,bots:e,names:n,solo:s=!1,close:o}){let r=Math.min(t.seats.max??Ts,Ts),i=t.seats.max===1,[c,u]=p("table"),$=s?t.seats.min:Math.min(Math.max(2,t.seats.min),r),[d,m]=p($),[h,f]=p(0),[g,x]=p(U(e)),[b,v]=p("auto"),[k,O]=p(!1),[et,ee]=p({}),[Bt,B]=p(""),P=c==="event",W=Math.min(h,d-1),ut=!P&&d===W+1,R=async w=>{w.preventDefault();try{let{table:N}=await pt({game:t.id,kind:c,dice:b,name:st(),options:ws(t.options,et),seats:P?Math.max(1,t.seats.min):d,bots:P?[]:Array(W).fill(g),...P?{seat:k}:{},start:ut});T(`/t/${N}`)}catch(N){B(M(N))}},nt=[...t.options.map(({title:w})=>w),l("new.dice"),...t.seats.max===null?[l("new.kind")]:[]];return a`<${j} kind="new-table" title=${l(i||d===1&&!P?"new.title-alone":"new.title",{game:t.name})} close=${o}>
    <form class="stacked" onSubmit=${R}>
      <label>${l("start.name")}<input value=${q.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.guest")}
        onInput=${w=>{q.value=w.target.value}} /></label>
      ${!P&&!i&&a`
        <${ct} label=${l("new.seats")} name="seats" value=${String(d)} choices=${As($,r)}
          set=${w=>m(Number(w))} />
        ${d>1&&a`<${ct} label=${l("new.bots")} name="bots" value=${String(W)} choices=${As(0,d-1)}
          set=${w=>f(Number(w))} />`}
        ${W>0&&a`<label>${l("new.bot")}<${bt} bots=${e} names=${n} value=${g} set=${x} /></label>`}`}
      ${P&&a`<p class="muted small">${l("new.event-hint")}</p>
        <label class="check"><input type="checkbox" checked=${k}
          onChange=${w=>O(w.target.checked)} />${l("new.sit")}</label>`}
      <details class="new-more" open=${i||s}><summary><b>${l("new.more")}</b> <span class="muted small">${nt.join(" \xB7 ")}</span></summary>
        <div class="stacked">
          ${t.options.map(w=>a`<${Ir} key=${w.name} option=${w} options=${t.options} typed=${et}
            set=${N=>{B(""),ee(Es=>({...Es,[w.name]:N}))}} />`)}
          <${ct} label=${l("new.dice")} name="dice" value=${b} set=${v}
            choices=${[["auto",l("new.dice.auto")],["manual",l("new.dice.manual")]]} />
          ${t.seats.max===null&&a`<${ct} label=${l("new.kind")} name="kind" value=${c} set=${u}
            choices=${[["table",l("new.kind.table")],["event",l("new.kind.event")]]} />`}
        </div></details>
      <div class="new-open">
        ${Bt&&a`<p class="notice bad" role="alert">${Bt}</p>`}
        <button class="primary big">${l(ut?"new.start":"new.open")}</button>
      </div>
    </form>
  <//>`}function Hr(){let[t,e]=p(null),[n,s]=p(""),[o,r]=p(null),[i,c]=p(!1),u=S.value,$=()=>{s(""),G().then(e,m=>s(M(m)))};y($,[u]),y(()=>{document.title="Rollwright"},[]);let d=async m=>{if(!i){c(!0);try{let{table:h}=await pt({options:{},dice:"auto",kind:"table",bots:[],name:st(),...m});T(`/t/${h}`)}catch(h){s(M(h)),c(!1)}}};return a`<main id="content" class="start">
    <div class="start-line greeting"><h1>${l("page.tagline")}</h1><${zr} /></div>
    <${Wr} />
    ${n&&a`<p class="notice bad" role="alert">${n} <button class="quiet small" onClick=${$}>${l("page.again")}</button></p>`}
    <${ys} games=${t?.games??[]} />
    <h2 class="visually-hidden">${l("start.games")}</h2>
    ${!t&&!n&&a`<p class="muted games-coming">${l("page.loading")}</p>`}
    ${t&&a`<${xs} catalogue=${t} open=${d} ask=${(m,h=!1)=>r({game:m,solo:h})} />`}
    <${We} />
    ${o&&t&&a`<${Bs} game=${o.game} solo=${o.solo} bots=${t.bots}
      names=${ht(t)} close=${()=>r(null)} />`}
  </main>`}function zr(){return a`<label class="name-chip"><span class="avatar" aria-hidden="true">${I(st())}</span>
    <span class="visually-hidden">${l("start.name")}</span>
    <input value=${q.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.name")}
      onInput=${t=>{q.value=t.target.value}} /></label>`}function Wr(){let[t,e]=p(""),[n,s]=p("");return a`<form class="panel join" onSubmit=${async r=>{r.preventDefault();let i=ne(t);if(s(i?"":"start.code-wrong"),!i)return;await mt([i]).then(({tables:u})=>u.length>0,()=>!0)?T(`/t/${i}`):s("start.code-unknown")}}>
    <h2>${l("start.join")}</h2>
    <label class="code-field">${l("start.code")}<input value=${t} placeholder="k7m2 x9pq" autocapitalize="off" autocomplete="off" spellcheck=${!1}
      aria-describedby="code-hint" aria-invalid=${n?"true":void 0}
      onInput=${r=>{e(r.target.value),s("")}} /></label>
    <button class="primary">${l("start.go")}</button>
    <p id="code-hint" role="status" class=${n?"bad-text":"muted small"}>${l(n||"start.code-hint")}</p>
  </form>`}export{jo as Ending,lr as Help,Sr as Lobby,_s as PictureDialog,ar as Screen,Hr as Start};
//# sourceMappingURL=/static/bundle/rest-Z6D47Y3Q.js.map
