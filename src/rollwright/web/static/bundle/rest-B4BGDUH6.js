/* With libraries of others: /static/vendor/README.md */
import{$ as pt,A as ct,B as Qt,C as Vt,D as Xt,E as N,F as Zt,G as B,H as ut,I as te,J as $t,K as P,L as ee,M as Bt,N as ne,O as z,P as W,Q as mt,R as Q,S as oe,T as R,U as _,V as se,W as Et,X as re,Y as ae,Z as dt,_ as le,aa as ie,b as m,ba as ft,c as y,ca as ce,d as rt,da as ue,e as T,ea as E,fa as $e,g as a,ga as Lt,h as at,ha as me,i as O,ia as de,ja as pe,ka as fe,la as he,m as H,ma as be,na as ye,oa as At,p as l,pa as ht,qa as ge,ra as ke,s as Jt,sa as xe,ta as ve,u as C,ua as we,v as A,va as Se,w as Tt,wa as Me,x as lt,xa as Oe,y as Ut,ya as Ce,z as it}from"/static/bundle/chunk-T5MBINWK.js";var Zn=36,to=5200,Te=["die","star","cross","die","star"],Be=["red","blue","green","yellow","orange","purple"],Ee=[[[12,12]],[[7,7],[17,17]],[[7,7],[12,12],[17,17]],[[7,7],[17,7],[7,17],[17,17]],[[7,7],[17,7],[12,12],[7,17],[17,17]]];function q(t,e){let n=Math.sin((t+1)*12.9898+e*78.233)*43758.5453;return n-Math.floor(n)}function eo({kind:t,at:e}){return t==="star"?a`<path d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />`:t==="cross"?a`<path class="confetti-cross" d="M5 4c5 6 9 11 14 16M19 4C14 10 9 14 5 20" />`:a`<rect x="2" y="2" width="20" height="20" rx="5" />
    ${(Ee[e%Ee.length]??[]).map(([n,o])=>a`<circle key=${`${n} ${o}`} cx=${n} cy=${o} r="2.1" />`)}`}function bt(){let[t,e]=m(!1),n=N();return y(()=>{if(n)return;let o=setTimeout(()=>e(!0),to);return()=>clearTimeout(o)},[]),t?null:a`<div class=${`confetti${n?" is-still":""}`} aria-hidden="true">
    ${Array.from({length:n?9:Zn},(o,s)=>a`<svg key=${s} viewBox="0 0 24 24"
      class=${`confetti-piece confetti-${Be[s%Be.length]}`} style=${{left:`${n?4+s*11.5:q(s,1)*100}%`,width:`${16+Math.round(q(s,2)*16)}px`,"--delay":`${Math.round(q(s,3)*1600)}ms`,"--fall":`${2200+Math.round(q(s,4)*1200)}ms`,"--drift":`${Math.round(q(s,5)*240-120)}px`,"--spin":`${Math.round(q(s,6)*900-450)}deg`}}><${eo} kind=${Te[s%Te.length]} at=${s} /></svg>`)}
  </div>`}var no=[1,2,5];function Le(t,e){let n=Math.min(0,...t),o=Math.max(0,...t)||(n?0:1),s=o-n,r=10**Math.floor(Math.log10(s/e)),i=[...no,10].map($=>$*r).find($=>s/$<=e)??10*r,[c,u]=[Math.floor(n/i),Math.ceil(o/i)];return Array.from({length:u-c+1},($,d)=>Number(((c+d)*i).toFixed(6)))}function Ae({width:t,height:e,left:n,right:o,top:s,bottom:r},i,c){let[u,$]=[c[0]??0,c[c.length-1]??1];return{x:d=>n+d*(t-n-o)/Math.max(1,i-1),y:d=>e-r-(d-u)*(e-s-r)/($-u||1)}}function Pe(t){let e=n=>Math.round(n*10)/10;return t.map(([n,o],s)=>s?`H${e(n)}V${e(o)}`:`M${e(n)} ${e(o)}`).join("")}function Ne(t,e,n,o){let s=t.map((u,$)=>$).sort((u,$)=>(t[u]??0)-(t[$]??0)),r=t.map(()=>0),i=n;for(let u of s)r[u]=Math.max(i,t[u]??0),i=(r[u]??0)+e;let c=o;for(let u of s.reverse())r[u]=Math.min(r[u]??0,c),c=(r[u]??0)-e;return r}function yt(t,e){let n=t.findIndex(o=>o.step>=e);return n<0?t.length-1:n}function Pt(t){let e=new Set(t.slice(1).map(({round:o})=>o)).size<2,n=[];return t.forEach(({round:o,turn:s},r)=>{if(!r)return;let i=e?s:o,c=n[n.length-1];c&&c.label===i?c.to=r:n.push({label:i,from:r-1,to:r})}),n}function G({step:t,round:e,turn:n,round_name:o}){if(!t)return l("end.before-first");let s=o||l("table.round",{round:e});return n?`${s}, ${l("table.turn",{turn:n})}`:s}var oo=.3,so="(max-width: 699px)",Re="input, select, textarea, dialog[open], [role=button], [role=slider], .scroll",ro=`${Re}, button, a, summary`,ao={first:"M6 5v14M19 5l-9 7 9 7z",back:"M16 5l-9 7 9 7z",play:"M8 5l11 7-11 7z",pause:"M8 5v14M16 5v14",forward:"M8 5l9 7-9 7z",last:"M5 5l9 7-9 7zM18 5v14"};function V({icon:t,label:e,kind:n="",disabled:o=!1,act:s}){return a`<button class=${`round replay-key ${n}`} aria-label=${e} title=${e} disabled=${o} onClick=${s}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ao[t]} /></svg></button>`}function lo({at:t,steps:e,toggle:n,goTo:o}){rt(()=>{let s=r=>{let i=r.target;if(!(r.ctrlKey||r.metaKey||r.altKey||r.shiftKey||document.querySelector("dialog[open]"))&&!i.closest(r.key===" "?ro:Re)){if(r.key===" ")n();else if(r.key==="ArrowRight")o(t+1);else if(r.key==="ArrowLeft")o(t-1);else if(r.key==="Home")o(0);else if(r.key==="End")o(e);else return;r.preventDefault()}};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)})}function X({sheet:t,tools:e,changed:n=new Set,moment:o}){let[s,r]=m(-1);y(()=>r(-1),[o]);let i={open:new Map,glow:s<0?n:new Set([s]),tap:({number:u})=>r(u),reads:!0},c=matchMedia(so).matches?void 0:oo;return a`<div class="read-board"><${pt} sheet=${t} tools=${e} touch=${i} least=${c} />
    <p class="read-place" role="status">${ie(t,s,e)}</p></div>`}function io({gains:t}){return a`<span class="replay-gains">${t.map(({sign:e,name:n,more:o})=>a`<span key=${e} class=${o>0?"gain more":"gain less"}>
    <${$e} sign=${e} size=${20} /><b>${o>0?"+":"\u2212"}${Math.abs(o)}</b> ${n||l("end.stars")}</span>`)}</span>`}function co({curve:t,steps:e}){return e?a`<span class="turn-marks" aria-hidden="true">${t.slice(1).map(({step:n,round:o,turn:s},r)=>a`<i key=${n}
    class=${s&&t[r+2]?.round===o?"":"is-round"} style=${{"--at":String(n/e)}}></i>`)}</span>`:null}function uo({view:t,curve:e,playback:{at:n,steps:o,seat:s,playing:r,speed:i,goTo:c,toggle:u,setSeat:$,faster:d}}){let f=R(t).filter(({kind:p})=>p!=="open"),b=e[yt(e,n)];return a`<div class="replay-tools">
    <div class="replay-keys" role="group" aria-label=${l("end.replay")}>
      <${V} icon="first" kind="ends" label=${l("end.first")} disabled=${n<=0} act=${()=>c(0)} />
      <${V} icon="back" label=${l("end.previous")} disabled=${n<=0} act=${()=>c(n-1)} />
      <${V} icon=${r?"pause":"play"} kind="primary run" label=${l(r?"end.pause":"end.play")} disabled=${!o} act=${u} />
      <${V} icon="forward" label=${l("end.following")} disabled=${n>=o} act=${()=>c(n+1)} />
      <${V} icon="last" kind="ends" label=${l("end.last")} disabled=${n>=o} act=${()=>c(o)} />
    </div>
    <label class="slider"><span>${o?l("end.step",{step:n,steps:o}):l("end.replay")}
        ${b&&a` <span class="muted">${G(b)}</span>`}</span>
      <input type="range" min="0" max=${o} value=${n} disabled=${!o}
        onInput=${p=>c(Number(p.target.value))} /><${co} curve=${e} steps=${o} /></label>
    <button class="small speed" aria-label=${l("end.speed",{speed:i})} title=${l("end.speed",{speed:i})} onClick=${d}>${i}×</button>
    ${f.length>1&&a`<label class="inline whose"><span>${l("end.seat")}</span><select value=${String(s)}
      onChange=${p=>$(Number(p.target.value))}>
      ${f.map(p=>a`<option key=${p.seat} value=${String(p.seat)}>${p.name}</option>`)}</select></label>`}
  </div>`}function _e({store:t,view:e,curve:n,playback:o}){let{shown:s,failure:r,again:i,at:c,seat:u}=o;lo(o);let $=E(t,e,u),d=s?.seat===u?s:null,f=d?Lt(d.now.board):$,b=d?.before?Lt(d.before.board):null,p=B(f),k=d?.now??e;return a`<section class="panel replay" data-step=${d?.now.step} aria-label=${l("end.replay")}>
    <h2 class="visually-hidden">${l("end.replay")}</h2>
    ${p?a`<${X} sheet=${p} tools=${k} moment=${`${u} ${c}`} changed=${f?ce(b,f):new Set} />`:!r&&a`<p class="muted read-board">${l("page.loading")}</p>`}
    <div class="replay-now">
      ${f&&f.dice.length>0&&a`<${z} key=${d?.jump} dice=${f.dice} board=${f} tools=${k} rolled=${d?.now.rolled}
        seat=${u} usable=${f.dice} />`}
      <div class="replay-told">
        <p class="replay-text" aria-live="polite">${d?.now.text||l("end.before-first")}</p>
        ${f&&a`<${io} gains=${ue(b,f,e.game.counters??[])} />`}
      </div>
    </div>
    ${r&&a`<div class="replay-failure notice bad" role="alert"><p>${r}</p>
      <button class="small" onClick=${i}>${l("page.again")}</button></div>`}
    <${uo} view=${e} curve=${n} playback=${o} />
  </section>`}var $o=8;function mo(t){let e=R(t).filter(({kind:r})=>r!=="open"),n=(t.result??[]).map(({seat:r})=>r);return[...new Set([...t.you.seat===null?[]:[t.you.seat],...n])].flatMap(r=>e.find(i=>i.seat===r)??[]).slice(0,t.kind==="event"?1:$o)}function po({store:t,view:e,seat:n}){let[o,s]=m(!1),r=B(E(t,e,n.seat)),i=n.seat===e.you.seat;return r?a`<li class=${`gallery-board${i?" you":""}`}>
    <div class="miniature-frame"><${ft} sheet=${r} tools=${e} />
      <button class="cover" aria-label=${l("table.show-sheet",{name:n.name})} onClick=${()=>s(!0)}></button></div>
    <span class="gallery-name">${i?l("chip.you"):n.name}</span>
    ${o&&a`<${ut} title=${l("table.sheet-of",{name:n.name})} kind="wide board-dialog" close=${()=>s(!1)}>
      <${X} sheet=${r} tools=${e} />
      <div class="buttons"><${$t} view=${e} seat=${n.seat} /></div><//>`}
  </li>`:null}function je({store:t,view:e}){let n=mo(e);return n.length?a`<section class="panel gallery"><h2>${l("end.boards")}</h2>
    <ul class="gallery-list">${n.map(o=>a`<${po} key=${o.seat} store=${t} view=${e} seat=${o} />`)}</ul>
  </section>`:null}var I=176,fo=6,De=11,ho=["ArrowLeft","ArrowRight","Home","End","PageUp","PageDown"];function bo(t,e){let n=t.you.seat??e,o=t.result.map(u=>u.seat),r=R(t).filter(({kind:u})=>u!=="open").map(u=>({seat:u.seat,name:u.seat===t.you.seat?l("chip.you"):u.name,mine:u.seat===n,kind:""}));r.sort((u,$)=>o.indexOf($.seat)-o.indexOf(u.seat));let i=r.filter(u=>!u.mine).reverse();return r.map(u=>({...u,kind:u.mine?"mine":`other-${i.indexOf(u)%4}`})).sort((u,$)=>Number(u.mine)-Number($.mine))}function Ie(t,e){return[...e].reverse().map(({seat:n,name:o})=>`${o} ${t.points[n]??""}`).join(" \xB7 ")}function yo(){let t=T(null),[e,n]=m(360);return rt(()=>{let o=t.current;if(!o)return;let s=()=>n(Math.max(220,Math.floor(o.clientWidth))),r=new ResizeObserver(s);return s(),r.observe(o),()=>r.disconnect()},[]),{frame:t,width:e}}function go(t){return t.length<=fo?t:[...t.filter(({mine:e})=>!e).slice(-3),...t.filter(({mine:e})=>e)]}var Fe=t=>t.length>De?`${t.slice(0,De-1)}\u2026`:t;function ko({curve:t,lines:e,width:n,at:o}){let s=e.length>1?go(e):[],r=Math.max(0,...s.map(({name:h})=>Fe(h).length)),i=Le(t.flatMap(({values:h})=>h),4),c=10+8*Math.max(...i.map(h=>String(h).length)),u={width:n,height:I,left:c,right:s.length?14+r*7.4:12,top:10,bottom:24},{x:$,y:d}=Ae(u,t.length,i),f=({seat:h},w)=>t[w]?.values[h]??0,b=t.length-1,p=Ne(s.map(h=>d(f(h,b))),15,u.top+4,I-u.bottom),k=Pt(t),x=Math.ceil(k.length*20/(n-u.left-u.right));return a`<svg class="curve-chart" width=${n} height=${I} viewBox=${`0 0 ${n} ${I}`} aria-hidden="true">
    ${i.map(h=>a`<g key=${h} class=${h?"":"is-zero"}>
      <line class="curve-grid" x1=${c} x2=${n-u.right} y1=${d(h)} y2=${d(h)} />
      <text class="curve-number" x=${c-6} y=${d(h)} text-anchor="end" dominant-baseline="central">${h}</text></g>`)}
    ${k.map(({label:h,from:w,to:g},M)=>a`<g key=${w}>
      ${w>0&&a`<line class="curve-round" x1=${$(w)} x2=${$(w)} y1=${u.top} y2=${I-u.bottom} />`}
      ${M%x===0&&a`<text class="curve-number" x=${($(w)+$(g))/2} y=${I-8} text-anchor="middle">${h}</text>`}</g>`)}
    <line class="curve-now" x1=${$(o)} x2=${$(o)} y1=${u.top-4} y2=${I-u.bottom} />
    ${e.map(h=>a`<path key=${h.seat} class=${`curve-line is-${h.kind}`}
      d=${Pe(t.map((w,g)=>[$(g),d(f(h,g))]))} />`)}
    ${e.map(h=>a`<circle key=${h.seat} class=${`curve-dot is-${h.kind}`}
      cx=${$(o)} cy=${d(f(h,o))} r=${h.mine?5.5:3.5} />`)}
    ${s.map((h,w)=>a`<text key=${h.seat} class=${`curve-name is-${h.kind}`} x=${n-u.right+8} y=${p[w]}
      dominant-baseline="central">${Fe(h.name)}</text>`)}
  </svg>`}function xo({curve:t,lines:e}){let n=[...e].reverse();return a`<table class="visually-hidden"><caption>${l("curve.title")}</caption>
    <thead><tr><th scope="col">${l("curve.turn")}</th>${n.map(({seat:o,name:s})=>a`<th key=${o} scope="col">${s}</th>`)}</tr></thead>
    <tbody>${t.slice(1).map(o=>a`<tr key=${o.step}><th scope="row">${G(o)}</th>
      ${n.map(({seat:s})=>a`<td key=${s}>${o.points[s]}</td>`)}</tr>`)}</tbody></table>`}function vo(t,e,n){if(t==="Home")return 0;if(t==="End")return e.length-1;if(t==="ArrowLeft"||t==="ArrowRight")return n+(t==="ArrowLeft"?-1:1);let o=[0,...Pt(e).map(({to:s})=>s)];return t==="PageDown"?o.find(s=>s>n)??n:o.reverse().find(s=>s<n)??n}var He=t=>t.curve.length<3?null:a`<${wo} ...${t} />`;function wo({view:t,curve:e,playback:n}){let{frame:o,width:s}=yo(),[r,i]=m(-1),c=bo(t,n.seat),u=yt(e,n.at),$=e[r<0?u:r]??e[0];if(!$)return null;let d=p=>n.goTo(e[Math.max(0,Math.min(e.length-1,p))]?.step??0),f=({currentTarget:p,clientX:k})=>{let x=p.querySelector(".curve-grid").getBoundingClientRect();return Math.max(0,Math.min(e.length-1,Math.round((k-x.left)/x.width*(e.length-1))))},b=p=>{!ho.includes(p.key)||p.ctrlKey||p.metaKey||p.altKey||(p.preventDefault(),i(-1),d(vo(p.key,e,u)))};return a`<section class="panel curve"><h2>${l("curve.title")}</h2>
    <div ref=${o} class="curve-frame" role="slider" tabindex="0" aria-label=${l("curve.title")} aria-orientation="horizontal"
      aria-valuemin="0" aria-valuemax=${e.length-1} aria-valuenow=${u}
      aria-valuetext=${`${G(e[u]??$)}: ${Ie(e[u]??$,c)}`}
      onKeyDown=${b} onPointerMove=${p=>i(f(p))} onPointerLeave=${()=>i(-1)}
      onClick=${p=>d(f(p))}>
      <${ko} curve=${e} lines=${c} width=${s} at=${r<0?u:r} /></div>
    <p class="curve-text" aria-hidden="true"><b>${G($)}</b> ${Ie($,c)}</p>
    <${xo} curve=${e} lines=${c} />
  </section>`}var So=1100,Mo=60,Nt=[1,2,4];function Oo(t){let e=T(new Map);return(n,o)=>{let s=`${O.value} ${o} ${n}`,r=e.current.get(s)??Vt(t,n,o);return e.current.set(s,r),r.catch(()=>e.current.delete(s)),r}}function ze(t,e){let[n,o]=m(-1),[s,r]=m(e),[i,c]=m(null),[u,$]=m(""),[d,f]=m(0),[b,p]=m(!1),[k,x]=m(1),h=Oo(t),w=O.value;y(()=>{let S=!0,F=async()=>{let L=n<0?(await h(0,s)).steps:n,[v,D]=await Promise.all([h(L,s),L>0?h(L-1,s):null]);S&&($(""),c(U=>({now:v,before:D,seat:s,jump:(U?.jump??0)+ +(U?.seat!==s||U.now.step!==v.step-1)})),b&&L<v.steps&&h(L+1,s).catch(()=>{}))},st=L=>{S&&(p(!1),$(P(L)))},Ct=setTimeout(()=>F().catch(st),n<0||b?0:Mo);return()=>{S=!1,clearTimeout(Ct)}},[n,s,w,d]);let g=i?.now.steps??0,M=n<0?g:n,ot=i?.now.step===M;return y(()=>{if(!b||!ot)return;if(M>=g){p(!1);return}let S=setTimeout(()=>o(M+1),So/k);return()=>clearTimeout(S)},[b,ot,M,k]),{at:M,steps:g,seat:s,shown:i,failure:u,playing:b,speed:k,goTo:S=>{p(!1),o(Math.max(0,Math.min(g,S)))},toggle:()=>{!b&&M>=g&&o(0),p(!b&&g>0)},setSeat:r,again:()=>{$(""),f(d+1)},faster:()=>x(Nt[(Nt.indexOf(k)+1)%Nt.length]??1)}}var We=4,qe=6;function Co(t,e){return t===2?l("end.second"):t===3?l("end.third"):l("end.placed",{place:t,seats:e})}function Z(t,e){let n=e.filter(u=>u.place===1),[o]=n;if(t.status?.verdict)return t.status.verdict;if(!o)return"";let s=t.winners||n.length,r={name:o.name,count:s-1},i=n.some(u=>u.seat===t.you.seat),c=e.find(u=>u.seat===t.you.seat);return e.length===1?l("end.alone",{score:o.words}):i&&s>We?l("end.shared-many",r):i?l(s>1?"end.shared":"end.won"):c&&t.kind==="table"?Co(c.place,e.length):s===1?l("end.winner",{name:o.name}):s>We?l("end.winners-many",r):l("end.winners",{names:n.map(u=>u.name).join(", ")})}function Ke(t,e){let n=e.find(r=>r.place===1);if(!n||e.length===1&&!t.status?.verdict)return"";let o=e.find(r=>r.place>1);if(!o)return n.words;let s=e.find(r=>r.seat===t.you.seat);return s&&s.place>1&&t.kind==="table"?`${To(t,e)} ${Ge(n,s)}`.trim():t.winners>1||e.filter(r=>r.place===1).length>1?l("end.why-shared",{score:n.words,other:o.name,next:o.words}):n.words!==o.words?l("end.why",{name:n.name,score:n.words,other:o.name,next:o.words}):Ge(n,o)}function Ge(t,e){if(t.words!==e.words)return"";let[n,o]=Object.keys(t.numbers).filter(s=>t.numbers[s]!==e.numbers[s]);return!n||o?l("end.why-equal",{score:t.words}):l("end.why-tie",{score:t.words,what:t.labels[n]??n,one:t.numbers[n]??"",two:e.numbers[n]??""})}function To(t,e){let n=e.filter(s=>s.place===1),[o]=n;return o?n.length===1?l("end.wins-with",{name:o.name,score:o.words}):`${Z({...t,you:{...t.you,seat:null}},e)}`:""}function Ye(t,e,n){let o=e.find(s=>s.seat===t.you.seat);return!o||o.place!==1?!1:e.length>1?!0:t.status?.verdict?o.score>0:!n||n.band<n.limits.length-1}function Bo({view:t,results:e}){let n=e.find(o=>o.seat===t.you.seat);return t.kind!=="event"||!n||e.length===1?null:a`<p class="own-place"><b>${l("end.own-place",{place:n.place,seats:t.count??e.length,score:n.words})}</b></p>`}function Rt(t){return Array.isArray(t)?t.map(Rt).join(" + "):t&&typeof t=="object"?Object.entries(t).map(([e,n])=>`${e} ${Rt(n)}`).join(", "):String(t)}function Je({view:t,results:e}){let o=[...new Set(e.flatMap(i=>Object.keys(i.numbers)))].filter(i=>e.some(c=>c.numbers[i]!==c.points)),s=e[0]?.labels??{},r=e.length>1&&e.some(i=>i.place);return e.length===1&&!o.length?null:a`<${Bo} view=${t} results=${e} />
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.results")}><table class="results">
    <caption class="visually-hidden">${l("end.results")}</caption>
    <thead><tr>${r&&a`<th scope="col">${l("end.place")}</th>`}<th scope="col">${l("end.name")}</th><th scope="col">${l("end.score")}</th>
      ${o.map(i=>a`<th scope="col" key=${i}>${s[i]??i.replace(/_/g," ")}</th>`)}</tr></thead>
    <tbody>${e.map((i,c)=>a`<tr key=${i.seat} class=${i.seat===t.you.seat?"you":""}
        style=${{"--row":String(Math.min(c,8))}}>
      ${r&&a`<td><span class=${`place${i.place===1?" is-first":""}`}>${i.place}</span></td>`}
      <th scope="row">${i.name}${i.remark&&a` <span class="muted">${i.remark}</span>`}</th>
        <td><b class="result-points">${i.points}</b></td>
      ${o.map(u=>a`<td key=${u}>${Rt(i.numbers[u]??"")}</td>`)}</tr>`)}</tbody>
  </table></div>`}function Eo(t,e){let n=Number(t);return e>0&&n>0?Math.min(1,n/e):0}function Lo(t,e){if(e.length<=qe)return e;let n=e.find(s=>s.seat===t.you.seat),o=e.filter(s=>s!==n).slice(0,qe-+!!n);return e.filter(s=>s===n||o.includes(s))}function _t({view:t,results:e}){let n=Lo(t,e),o=n[0]?.parts??[];if(!o.length)return null;let s=[...new Set(o.map(c=>c.heading))],r=Math.max(...n.flatMap(c=>c.parts.map(u=>Number(u.points)||0))),i=c=>c.seat===t.you.seat?"you":"";return a`<section class="panel breakdown"><h2>${l("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.breakdown")}><table class="results">
      <thead><tr><td></td>${n.map(c=>a`<th scope="col" key=${c.seat} class=${i(c)}>${c.name}</th>`)}</tr></thead>
      ${s.map(c=>a`<tbody key=${c}>
        <tr class="heading"><th scope="rowgroup" colspan=${n.length+1}>${c}</th></tr>
        ${o.map((u,$)=>u.heading===c&&a`<tr key=${$} class=${u.total?"total":""}><th scope="row">${u.name}</th>
          ${n.map(d=>{let f=d.parts[$]?.points??"";return a`<td key=${d.seat} class=${i(d)}>
              <span class="part-bar" style=${{"--share":String(Eo(f,r))}}>${f}</span></td>`})}</tr>`)}</tbody>`)}
    </table></div>
  </section>`}function Ue(t,e){let[n,o]=m(null),s=O.value;return y(()=>{let r=!0;return Xt(t,e).then(i=>{r&&o(i)},()=>{}),()=>{r=!1}},[t,e,s]),n}var Ao=1100,gt=46,Po=.4,No={hand:{}};function Ro(t,e){let n=Number(t);if(!t||Number.isNaN(n)||e>=1)return t;let o=1-(1-e)**3;return(n*o).toFixed(t.split(".")[1]?.length??0)}function _o(t){let[e,n]=m(N()?1:0);return y(()=>{if(N())return;let o=performance.now(),s=0,r=i=>{let c=Math.min(1,Math.max(0,(i-o)/Ao));n(c),c<1&&(s=requestAnimationFrame(r))};return s=requestAnimationFrame(r),()=>cancelAnimationFrame(s)},[t]),{text:Ro(t,e),done:e>=1}}function Qe(t,e){let n=0;return{places:[...t].map(s=>{let r=s==="."?e*Po:e*.82;return n+=r,{sign:s,x:n-r/2}}),width:n}}function Ve({points:t,hand:e}){let{text:n,done:o}=_o(t),s=Zt(e,No);if(!s)return a`<span class="hand-score"></span>`;let r=gt*s.width/s.height,i=Qe(t,r).width,c=Math.max(92,i+34),{places:u,width:$}=Qe(n,r),d=(c-$)/2,f={id:"ring",box:[4,6,c-8,80],center:[c/2,46],height:gt};return a`<svg class=${`hand-score${o?" is-counted":""}`} viewBox=${`0 0 ${c} 92`} style=${{width:`${c}px`}} aria-hidden="true">
    ${o&&a`<g class="score-ring"><${Bt} place=${f} mark=${{mark:"outlined",text:"",tile:""}} hand=${s} /></g>`}
    <g class="score-digits">${u.map(({sign:b,x:p},k)=>b==="."?a`<circle key=${`${k}.`} cx=${d+p} cy=${46+gt/2-4} r="3.4" />`:a`<${Bt} key=${`${k}${b}`} place=${{id:b,box:[0,0,0,0],center:[d+p,46],height:gt}}
          mark=${{mark:"filled",text:b,tile:""}} hand=${s} />`)}</g></svg>`}var Ze="rollwright.best";function tn(t){try{let e=JSON.parse(t().getItem(Ze)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function Xe(t,e,n){let{[e]:o,...s}=tn(t);try{t().setItem(Ze,JSON.stringify(Object.fromEntries([[e,n],...Object.entries(s)].slice(0,60))))}catch{}}function en(t,{setup:e,table:n,higher:o,score:s,points:r}){let i=tn(t)[e];return!i||typeof i.score!="number"?(Xe(t,e,{score:s,points:r,table:n,before:null}),{kind:"first",points:r}):i.table===n?i.before?{kind:"new",points:i.before.points}:{kind:"first",points:r}:(o?s>i.score:s<i.score)?(Xe(t,e,{score:s,points:r,table:n,before:{score:i.score,points:i.points}}),{kind:"new",points:i.points}):{kind:s===i.score?"equal":"below",points:i.points}}var nn=t=>l(`band.${t}`);function jo({band:t,better:e,bot:n,usual:o}){let s=e>=100?"yardstick.all":e>0?"yardstick.better":"yardstick.none";return`${nn(t)}: ${l(s,{count:e,bot:n})}${o?"":` ${l("yardstick.usual")}`}.`}function Do(t,e,n){let o=t[e];if(o)return n?`${o}+`:`\u2264 ${o}`;let s=t[e-1]??"";return n?`< ${s}`:`> ${s}`}function on({review:{yardstick:t,higher_is_better:e}}){if(!t)return null;let{band:n,limits:o}=t;return a`<ol class="bands" aria-label=${l("yardstick.bands")}>${o.map((s,r)=>a`<li key=${r}
    class=${`band band-${r}${r===n?" is-mine":""}`}
    aria-current=${r===n?"true":void 0}><b>${nn(r)}</b> <span>${Do(o,r,e)}</span></li>`)}</ol>`}function sn({table:t,review:e,result:n}){let{setup:o,higher_is_better:s,yardstick:r}=e,[i]=m(()=>en(()=>localStorage,{setup:o,table:t,higher:s,score:n.score,points:n.points})),c=i.kind==="first"?"":l(`best.${i.kind}`,{points:i.points});return a`<p class="how-good">${r&&a`<span>${jo(r)}</span>`}
    ${c&&a` <b class=${`personal is-${i.kind}`}>${c}</b>`}</p>`}var rn=t=>`${t.game.id}-${t.table}.txt`;function Io({view:t}){return t.commitment?a`<details class="proof"><summary>${l("end.proof")}</summary>
    <dl><dt>${l("end.seed")}</dt><dd><code>${t.seed}</code></dd><dt>${l("lobby.commitment")}</dt><dd><code>${t.commitment}</code></dd>
      ${Tt(t.table)&&a`<dt>${l("end.word")}</dt><dd><code>${Tt(t.table)}</code></dd>`}</dl>
    <p>${l("end.verify")} <code>rollwright verify ${rn(t)}</code></p>
  </details>`:null}function jt({store:t,view:e,to:n}){if(e.rematch)return a`<${A} to=${n(e.rematch)} class="button primary next-game">${l("end.next")}<//>`;if(!e.you.host)return null;let o=({table:r})=>{t.closed||C(n(r))};return a`<button class="primary next-game" onClick=${()=>Qt(e.table).then(o,r=>t.tell(P(r),"bad"))}>${l("end.rematch")}</button>`}function an({view:t,results:e,review:n}){let o=e.find(c=>c.seat===t.you.seat),s=o??e[0],r=Ye(t,e,n?.yardstick)&&(e.length>1||n!==null),i=Ke(t,e);return a`<section class=${`panel verdict${r?" is-joyful":""}`}>
    ${r&&a`<${bt} />`}
    <p class="muted verdict-game">${t.game.name} · ${l("end.title")}</p>
    <div class="verdict-head">
      ${s&&a`<${Ve} points=${s.points.split(" ")[0]??""} hand=${t.hand} />`}
      <div><h1>${Z(t,e)||l("end.title")}</h1>${i&&a`<p class="verdict-reason">${i}</p>`}</div>
    </div>
    ${o&&n&&a`<div><${on} review=${n} /><${sn} table=${t.table} review=${n} result=${o} /></div>`}
    <${Je} view=${t} results=${e} />
  </section>`}function Fo({store:t,view:e,seat:n}){let o=B(E(t,e,n));return a`<section class="panel last-board" aria-label=${l("end.boards")}>${o&&a`<${X} sheet=${o} tools=${e} />`}</section>`}function Ho({store:t,view:e,seat:n}){let o=e.result??[],s=Ue(e.table,n),r=ze(e.table,n),i=s?.curve??[];return a`<${an} view=${e} results=${o} review=${s} />
    <${_e} store=${t} view=${e} curve=${i} playback=${r} />
    <div class="ending-more">
      <${He} view=${e} curve=${i} playback=${r} />
      <${_t} view=${e} results=${o} />
      <${je} store=${t} view=${e} />
      <${ln} view=${e} /></div>`}function zo({store:t,view:e,seat:n}){let o=e.result??[];return a`<${an} view=${e} results=${o} />
    <${Fo} store=${t} view=${e} seat=${n} />
    <div class="ending-more"><${_t} view=${e} results=${o} /><${ln} view=${e} /></div>`}function ln({view:t}){return a`<section class="panel files">
    <a class="button" href=${`/api/tables/${t.table}/record`} download=${rn(t)}>${l("end.record")}</a>
    <${Io} view=${t} />
  </section>`}function Wo({store:t,view:e}){let n=e.you.seat??e.result[0]?.seat??0,o=e.kind==="table"?Ho:zo;return a`<main id="content" class="ending">
    <${o} store=${t} view=${e} seat=${n} />
    <footer class="ending-dock">
      <div class="ending-notes">
        ${!e.you.host&&e.you.seat!==null&&!e.rematch&&a`<p class="muted">${l("end.wait-host")}</p>`}
        ${!e.rematch&&a`<${dt} store=${t} view=${e} />`}
      </div>
      <${$t} view=${e} seat=${n} />
      <${A} to="/" class="button">${l("end.home")}<//>
      <${jt} store=${t} view=${e} to=${s=>`/t/${s}`} />
    </footer>
  </main>`}var qo=["localhost","127.0.0.1","[::1]"];function K(t){let e=qo.includes(location.hostname),[n,o]=m(null);return y(()=>{e&&Ut().then(({address:s})=>o(s),()=>{})},[]),{link:`${n||location.origin}/t/${t}`,onlyHere:e&&n===""}}function kt({onlyHere:t}){return t&&a`<p class="only-here">${l("lobby.only-here")}</p>`}var Go={size:29,path:""};function Ko(t,e){let n=t(0,"M");n.addData(e),n.make();let o=n.getModuleCount(),s="";for(let r=0;r<o;r++)for(let i=0;i<o;i++)n.isDark(r,i)&&(s+=`M${i} ${r}h1v1h-1z`);return{size:o,path:s}}function Y({text:t}){let[e,n]=m(null);if(y(()=>{import("/static/bundle/qrcode-KUC62V5M.js").then(r=>n({make:r.default}),()=>n({make:null}))},[]),e&&!e.make)return null;let{size:o,path:s}=e?.make?Ko(e.make,t):Go;return a`<svg class="qr" viewBox=${`-3 -3 ${o+6} ${o+6}`} role="img" aria-label=${l("lobby.qr")} shape-rendering="crispEdges">
    <rect x="-3" y="-3" width=${o+6} height=${o+6} fill="#fff" /><path d=${s} fill="#000" /></svg>`}var Dt=t=>t.match(/.{1,4}/g)??[];function cn({code:t}){return a`<p class="wall-code" role="img" aria-label=${[...t].join(" ")}>${Dt(t).map(e=>a`<span key=${e} class="code-group">
    ${[...e].map((n,o)=>a`<b key=${o}>${n}</b>`)}</span>`)}</p>`}var Yo=7;function un({view:t}){let e=pe(t.log).slice(0,Yo);return e.length?a`<section class="panel lately" aria-label=${l("table.log")}><h2>${l("table.log")}</h2>
    <ol>${e.map((n,o)=>a`<li key=${`${n.version}-${e.length-o}`}><${fe} line=${n} view=${t} /></li>`)}</ol></section>`:null}function $n({view:t}){let{link:e}=K(t.table);return a`<section class="panel follow"><${Y} text=${e} />
    <p><b>${l("screen.follow")}</b><span class="follow-code">${Dt(t.table).join(" ")}</span></p></section>`}var Jo=12;function It(t,e){if(e.stage==="over"&&e.result.length)return e.result;let n=t.standings.value;if(n)return n.top;let o=e.seats.filter(i=>i.kind!=="open"),s=o.length===1||o.some(({place:i=0})=>i>1);return o.map(({seat:i,name:c,points:u="",words:$="",place:d=0})=>({seat:i,name:c,points:u,words:$,place:s?d:0})).sort((i,c)=>i.place-c.place||i.seat-c.seat)}function dn(t){let[e,n,o]=t;return[n,e,o].filter(s=>s!==void 0)}function Uo(t,e){let n=T({turn:e,now:new Map,before:new Map});return n.current.turn!==e&&(n.current={turn:e,now:new Map,before:n.current.now}),n.current.now=new Map(t.map(({seat:o,place:s})=>[o,s])),n.current.before}var mn=(t,e)=>t&&e?t-e:null;function Qo({risen:t}){return t===null?a`<span></span>`:t?a`<span class=${`leader-change ${t>0?"up":"down"}`} aria-hidden="true">${t>0?"\u25B2":"\u25BC"}${Math.abs(t)}</span>`:a`<span class="leader-change" aria-hidden="true">–</span>`}function tt({row:{points:t,words:e}}){let n=e.startsWith(t)?e.slice(t.length).trim():"";return a`<span class="wall-score"><b>${t}</b>${n&&a` <small>${n}</small>`}</span>`}function pn({store:t,view:e}){let n=It(t,e),o=Uo(n,`${e.status?.round} ${e.status?.turn}`),s=e.stage==="lobby",r=!s&&n.some(({place:c})=>c>0),i=r&&e.stage!=="over"&&n.some(({seat:c,place:u})=>mn(o.get(c),u)!==null);return a`<section class=${`panel leaders${r?" is-ranked":""}${i?" has-changes":""}`}>
    <h2>${l(r?"screen.leaders":"table.players")}</h2>
    <ol>${n.slice(0,Jo).map(c=>a`<li key=${c.seat} class=${r&&c.place===1?"is-first":""}>
      ${r&&a`<span class="leader-place">${c.place||""}</span>`}
      ${i&&a`<${Qo} risen=${mn(o.get(c.seat),c.place)} />`}
      <span class="leader-name" title=${c.name}>${c.name}</span>${!s&&a`<${tt} row=${c} />`}</li>`)}</ol>
  </section>`}var Ft=t=>`/t/${t}/screen`;function Vo({store:t,view:e,result:n}){let o=B(E(t,e,n.seat)),s=n.place||1;return a`<li class=${`podium-step is-${Math.min(s,3)}`}>
    <div class="podium-board" aria-hidden="true">${o&&a`<${ft} sheet=${o} tools=${e} />`}</div>
    <p class="podium-name"><span class="avatar" aria-hidden="true">${_(n.name)}</span> <b title=${n.name}>${n.name}</b></p>
    <p class="podium-score"><${tt} row=${n} /></p>
    <div class="podium-block"><b>${n.place||""}</b></div>
  </li>`}function fn({store:t,view:e,count:n}){let o=e.result??[],s={...e,you:{...e.you,seat:null}},r=Z(s,o),i={"--size":Math.min(1,5/Math.sqrt(r.length))};return a`<${bt} />
    <div class="podium-head"><h2 class="screen-verdict" style=${i}>${r}</h2>
      ${o.length>1&&a`<p class="muted">${l("screen.played",{count:n})}</p>`}
      <div class="buttons"><${jt} store=${t} view=${e} to=${Ft} /></div></div>
    <ol class="podium">${dn(o).map(c=>a`<${Vo} key=${c.seat} store=${t} view=${e} result=${c} />`)}</ol>`}var Xo=[30,60,90];function hn({store:t,view:e}){let n=me(t),o=t.clock.value?.seconds??0,[s,r]=m(!1),i=c=>t.send("countdown",{seconds:c,every:s});return a`<div class="countdown">
    ${o>0&&a`<p class="clock" role="timer" aria-label=${l("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${o} stroke-dasharray=${`${n} ${o}`} /></svg><span>${n}</span></p>
      <p class="at-zero">${l("screen.at-zero")}</p>`}
    ${e.you.host&&a`<div class="buttons">
      ${o?a`<button class="small" onClick=${()=>i(0)}>${l("screen.stop-countdown")}</button>`:a`${Xo.map(c=>a`<button key=${c} class="small" onClick=${()=>i(c)}>
          ${l("screen.start-countdown",{seconds:c})}</button>`)}
          <label class="inline every"><input type="checkbox" checked=${s}
            onChange=${c=>r(c.target.checked)} />${l("screen.every-turn")}</label>`}
    </div>`}
  </div>`}var Zo=20,ts=2400,bn=26;function yn(t,e,n){return Array.from({length:Math.max(0,e-t)},(o,s)=>`M${Math.floor((t+s)/n)} ${(t+s)%n}h0`).join("")}function es(t){let e=Math.min(t,ts),n=Math.max(1,Math.round(Math.sqrt(e/bn)));return{dots:e,rows:n,columns:Math.max(Math.ceil(e/n),bn*n)}}function ns({done:t,count:e}){let{dots:n,rows:o,columns:s}=es(e),r=Math.floor(t*n/Math.max(1,e));return a`<svg class="done-dots" viewBox=${`-0.5 -0.5 ${s} ${o}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <path class="dots-open" d=${yn(r,n,o)} /><path class="dots-done" d=${yn(0,r,o)} /></svg>`}function os({seats:t,playing:e}){return a`<ul class="done-chips">${t.map(({seat:n,name:o,waiting:s})=>{let r=e&&s;return a`<li key=${n} class=${r?"is-thinking":"is-done"}><span class="avatar" aria-hidden="true">${_(o)}</span>
      <span class="done-name">${o}</span><span class="done-sign" aria-hidden="true">${r?"\u2026":"\u2713"}</span>
      <span class="visually-hidden">${l(r?"chip.thinking":"chip.done")}</span></li>`})}</ul>`}function gn({view:t,waiting:e,count:n}){let o=Math.max(0,n-e),s=t.seats.filter(({kind:i})=>i!=="open"),r=t.kind==="table"&&s.length<Zo;return a`<section class="panel done-bar"><p><b class="big-number">${o}</b> ${l("screen.done",{count:n})}
      <span class="muted still-thinking">${l("screen.thinking",{count:e})}</span></p>
    ${r?a`<${os} seats=${s} playing=${t.status?.phase==="play"} />`:a`<${ns} done=${o} count=${n} />`}</section>`}function kn(t){if(!t.length||t.some(({tile:o,value:s})=>o||!s))return"";let e=t.map(({tint:o,name:s,value:r})=>o?s:r),n=e.reduce((o,s,r)=>r<e.length-1?`${o}, ${s}`:l("screen.and",{one:o,two:s}));return n.charAt(0).toUpperCase()+n.slice(1)}var ss=5,rs=12e3;function xn(t){let[e,n]=m(0);y(()=>{let s=setInterval(()=>n(r=>r+1),rs);return()=>clearInterval(s)},[]);let o=t.slice(0,ss);return o[e%Math.max(1,o.length)]}function vn({store:t,view:e,row:n}){let o=E(t,e,n.seat),s=B(o),r=s?.cards.filter(({print:c})=>!c.common&&c.role!=="aside")??[],i=o&&o.dice.some(c=>c.tile)?o.dice:[];return a`<section class="panel shown" aria-label=${l("table.sheet-of",{name:n.name})}>
    <div class="shown-who"><span class="avatar" aria-hidden="true">${_(n.name)}</span><h2 title=${n.name}>${n.name}</h2>
      <p><${tt} row=${n} /></p>${n.place>0&&a`<p class="muted">${l("screen.place",{place:n.place})}</p>`}
      ${i.length>0&&a`<${z} dice=${i} board=${o} tools=${e} rolled=${e.status?.rolled} seat=${n.seat} usable=${i} />`}</div>
    ${s&&a`<${pt} sheet=${{...s,cards:r}} tools=${e} />`}
  </section>`}function as({view:t,note:e,dice:n}){let o=e?"":kn(n),{roll:s="",remarks:r=[]}=t.status??{},i=e||(!o||t.seats.some(({name:c})=>c&&s.includes(c))?s:"");return a`<div class="cloth-words">${o&&a`<p class="roll-words">${o}</p>`}
    ${i&&a`<p class=${`roll-text${o?" is-small":""}`}>${i}</p>`}
    ${r.map(c=>a`<p key=${c}>${c}</p>`)}</div>`}function wn({store:t,view:e,waiting:n,count:o}){let s=e.status?.shown??[],i=e.status?.phase!=="play"||e.stage==="paused"?ye(e,t.standings.value):"",c=xn(It(t,e));return a`<section class="cloth">
      ${s.length>0&&a`<${z} dice=${s} tools=${e} rolled=${e.status?.rolled} usable=${s} />`}
      <${as} view=${e} note=${i} dice=${s} />
      <${hn} store=${t} view=${e} />
    </section>
    <${gn} view=${e} waiting=${n} count=${o} />
    ${c&&a`<${vn} key=${c.seat} store=${t} view=${e} row=${c} />`}`}function Sn({store:t,view:e,count:n}){let{link:o,onlyHere:s}=K(e.table),[r=""]=o.replace(/^https?:\/\//,"").split("/t/");return a`<section class="panel welcome">
      <div class="wall-join"><h2>${l("screen.join")}</h2><p class="wall-address">${r}</p>
        <p>${l("screen.type-code")}</p><${cn} code=${e.table} /></div>
      <figure class="wall-qr"><${Y} text=${o} /><figcaption>${l("screen.scan")}</figcaption></figure>
    </section>
    <section class="welcome-foot"><p class="screen-numbers"><span class="big-number">${n}</span> ${l("screen.seats",{count:n})}</p>
      ${e.you.host&&a`<button class="primary wall-start" onClick=${()=>t.send("start")}>${l("lobby.start")}</button>`}
      ${e.you.host&&a`<${kt} onlyHere=${s} />`}</section>`}function ls({table:t}){let e=Me(t),n=e.view.value;if(Oe(n,$=>C(Ft($))),!n)return a`<${Ce} store=${e} />`;let o=e.standings.value,s=o?.waiting??n.status?.waiting.length??0,r=n.seats.filter($=>$.kind!=="open").length,i=o?.seats??(n.kind==="event"?n.count??r:r),c=n.stage==="lobby"||n.stage==="over"?n.stage:"running",u=c==="lobby"?Sn:c==="over"?fn:wn;return a`<${he} store=${e} />
    <main id="content" class=${`screen is-${c}`}>
      <header class="bar screen-bar"><h1>${n.game.name}</h1><p class="muted screen-count">${l("chip.players",{count:i})}</p>
        ${c==="running"&&a`<${de} status=${n.status} />`}
        <${A} to=${`/t/${n.table}`} class="button small to-table">${l(n.you.seat===null?"screen.to-table":"screen.back")}<//></header>
      <div class="screen-main"><${u} store=${e} view=${n} waiting=${s} count=${i} /></div>
      <aside class="screen-side"><${pn} store=${e} view=${n} />
        ${c==="running"&&a`<${un} view=${n} /><${$n} view=${n} />`}</aside>
    </main><${be} store=${e} />`}var is=/^<svg[^>]* viewBox="([^"]*)"[^>]*><style>svg\{([^}]*)\}svg:target\{([^}]*)\}<\/style>([^]*)<\/svg>\s*$/;function Mn(t){return Object.fromEntries(t.split(";").filter(Boolean).map(e=>e.replace(/^--p-/,"").split(":")))}function On(t){let e=is.exec(t);if(!e)return null;let[,n="",o="",s="",r=""]=e;return{viewBox:n,inside:r.replace(/<title>[^<]*<\/title>/g,"").replace(/<title ?\/>/g,""),light:Mn(o),dark:Mn(s)}}var Tn=1100,Bn=4e3,En=1800,cs="[data-turn]";function us(t){return[...new Set(t.map(Number))].sort((e,n)=>e-n)}function $s(t,e,n){let o=e===null?-1:t.indexOf(e);return[...t.slice(o+1),...t.slice(0,o+1)].find(n)??null}var j=[],Cn=null,J=0,xt=t=>[...t.querySelectorAll(cs)],ms=t=>Number(t.getAttribute("data-turn"));function Ht(){let e=document.visibilityState==="visible"&&!N()?$s(j,Cn,({seen:o,box:s})=>o&&xt(s).length>0):null;if(!e){J=setTimeout(Ht,Bn);return}Cn=e;let n=us(xt(e.box).map(o=>o.getAttribute("data-turn")??""));e.tell(0),J=setTimeout(()=>Ln(e,n),Tn)}function Ln(t,[e,...n]){if(!j.includes(t)||e===void 0){ds(t);return}t.tell(e);for(let o of xt(t.box))ms(o)===e&&o.classList.add("is-written");J=setTimeout(()=>Ln(t,n),n.length?Tn:Bn)}function ds(t){for(let e of xt(t.box))e.classList.remove("is-written");t.tell(-1),J=setTimeout(Ht,En)}function An(t){let[e,n]=m(-1);return y(()=>{let o=t.current;if(!o||N())return;let s={box:o,tell:n,seen:!1},r=new IntersectionObserver(i=>{s.seen=i.some(({isIntersecting:c})=>c)},{threshold:.6});return r.observe(o),j=[...j,s],j.length===1&&(J=setTimeout(Ht,En)),()=>{r.disconnect(),j=j.filter(i=>i!==s),j.length||clearTimeout(J)}},[]),e}function et({digest:t,onLoad:e}){return a`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${t}`} loading="lazy" decoding="async" alt="" onLoad=${e} />
    <img class="for-dark" src=${`/pictures/${t}#dark`} loading="lazy" decoding="async" alt="" onLoad=${e} />
  </span>`}var ps=at(({svg:t})=>a`<g dangerouslySetInnerHTML=${{__html:t}} />`);function zt({digest:t}){let[e,n]=m(null),o=async()=>{let u=await fetch(`/pictures/${t}`,{cache:"force-cache"}).catch(()=>{}),$=u?.ok?On(await u.text()):null;$&&n({digest:t,drawing:$})};if(e?.digest!==t)return a`<${et} digest=${t} onLoad=${o} />`;let{viewBox:s,inside:r,light:i,dark:c}=e.drawing;return a`<span class="picture" aria-hidden="true"><svg class=${`drawn ${ee(`picture-${t}`,{light:i,dark:c})}`} viewBox=${s}
    stroke-linejoin="round" stroke-linecap="round"><${ps} svg=${r} /></svg></span>`}function Pn([t,...e]){return!t||!e.length?"flat":t.height>t.width?"fan":"heap"}function fs({dice:t}){return a`<span class="cover-dice">${t.map(({value:e,tint:n=""},o)=>a`<span key=${o} class="cover-die">
    <${ne} value=${e} tint=${n} letter=${n&&l(`tint.${n}`)} /></span>`)}</span>`}function Nn({cover:t}){return a`<div class=${`cover ${Pn(t)}`} aria-hidden="true">
    ${t.map(({picture:e})=>a`<${et} key=${e} digest=${e} />`)}</div>`}function vt({cover:t,rolls:e}){let n=T(null),o=An(n),s=o<0?e.at(-1):e[o-1];return a`<div class=${`cover ${Pn(t)}${o>=0?" plays":""}`} aria-hidden="true" ref=${n}>
    ${t.map(({picture:r})=>a`<${zt} key=${r} digest=${r} />`)}
    ${s&&a`<${fs} key=${o} dice=${s} />`}</div>`}function Rn({title:t,lists:e},n){if(!e||!Array.isArray(n))return[];let o=s=>s.map(r=>e.items.find(i=>i.id===r)).filter(r=>r!==void 0);return e.most?n.map((s,r)=>({name:l("table.round",{round:r+1}),items:o(Array.isArray(s)?s:[])})):[{name:t,items:o(n)}]}function hs({options:t},e){let n=t.some(o=>o.lists?.most&&Rn(o,e[o.name]).length);return t.flatMap(({name:o,title:s,default:r,choices:i,labels:c,lists:u})=>{let $=i.indexOf(e[o]??r);return $<0||n&&u?[]:[[s,c[$]??String(i[$])]]})}function bs({row:{name:t,items:e}}){return a`<div class="played-row"><h3>${t}</h3><ul class="played-cards">
    ${e.map(n=>a`<li key=${n.id}>${n.picture?a`<${zt} digest=${n.picture} />`:a`<span class="picture none" aria-hidden="true">${n.name.charAt(0)}</span>`}<span>${n.name}</span></li>`)}</ul></div>`}function _n({game:t,options:e,manual:n}){let o=t.options.flatMap(r=>Rn(r,e[r.name])),s=[...hs(t,e),...n?[[l("new.dice"),l("lobby.real-dice")]]:[]];return a`<div class="played">
    ${s.length>0&&a`<dl class="played-options">${s.map(([r,i])=>a`<div key=${r}><dt>${r}</dt><dd>${i}</dd></div>`)}</dl>`}
    ${o.length?a`<div class=${`played-rows rows-${o.length}`}>${o.map(r=>a`<${bs} key=${r.name} row=${r} />`)}</div>`:a`<${vt} cover=${t.cover} rolls=${t.rolls} />`}
  </div>`}async function ys(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{return e?.select(),document.execCommand("copy")}}function gs({store:t,view:e}){let{link:n,onlyHere:o}=K(e.table),s=async()=>{let i=document.getElementById("table-link"),c=await ys(n,i);t.tell(l(c?"lobby.copied":"lobby.copy-failed"),"good")},r=()=>navigator.share({title:e.game.name,url:n}).catch(()=>{});return a`<section class="panel invite">
    <h2>${l("lobby.invite")}</h2>
    <${Y} text=${n} />
    <div class="invite-words">
      <p class="code"><span class="muted small">${l("lobby.code")}</span> <b>${e.table.slice(0,4)}<i>${e.table.slice(4)}</i></b></p>
      <label><span class="visually-hidden">${l("lobby.link")}</span><input id="table-link" readonly value=${n}
        onFocus=${i=>i.target.select()} /></label>
      <div class="buttons"><button class="primary" onClick=${s}>${l("lobby.copy")}</button>
        ${"share"in navigator&&a`<button onClick=${r}>${l("lobby.share")}</button>`}
        <${A} to=${`/t/${e.table}/screen`} class="button quiet small">${l("lobby.screen")}<//></div>
      ${e.you.host&&a`<${kt} onlyHere=${o} />`}
    </div>
  </section>`}function ks({store:t,view:e,seat:n,bot:o}){let s=n.kind==="open";return a`<li class=${`seat tint-${n.seat%6}${s?" open":""}${n.seat===e.you.seat?" own":""}`}>
    <${se} view=${e} seat=${n} />
    ${e.you.host&&s&&o&&a`<button class="small" onClick=${()=>t.send("bot",{seat:n.seat,bot:o})}>${l("lobby.add-bot")}</button>`}
    ${e.you.host&&!s&&n.seat!==e.you.seat&&a`<${xs} store=${t} seat=${n} />`}
  </li>`}function xs({store:t,seat:e}){let n=l("lobby.kick",{name:e.name}),o=()=>t.send("kick",{seat:e.seat});return e.kind==="bot"?a`<button class="round" aria-label=${n} onClick=${o}>×</button>`:a`<${Et} class="round" aria-label=${n} label=${l("host.kick")} title=${n}
    text=${l("host.kick-sure",{name:e.name})} act=${o}>×<//>`}function vs({store:t,view:e}){let n=async()=>{e.you.seat!==null&&(await t.leave()).op!=="ack"||(ht(()=>localStorage,e.table),C("/"))};return a`<${Et} class="quiet small" label=${l("lobby.cancel")} text=${l("lobby.cancel-sure")} no=${l("table.stay")} act=${n} />`}function ws({store:t,view:e,catalogue:n}){let o=n?.bots??[],[s,r]=m(""),i=s||W(o),c=e.seats.some(f=>f.kind==="open"),u=c&&e.kind!=="event",d=(e.kind==="event"?t.standings.value:null)?.seats??e.count??e.seats.length;return a`<section class="panel lobby-seats">
    <h2>${e.kind==="event"?l("lobby.joined",{count:d}):l("lobby.seats")}</h2>
    <${dt} store=${t} view=${e} />
    <ul class="seats">${R(e).map(f=>a`<${ks} key=${f.seat} store=${t} view=${e} seat=${f} bot=${i} />`)}</ul>
    <${re} store=${t} view=${e} />
    ${e.locked&&a`<p class="muted">${l("lobby.locked")}</p>`}
    ${e.you.host&&c&&o.length>1&&a`<label class="inline">${l("new.bot")}
      <${mt} bots=${o} names=${n?.bot_names??{}} value=${i} set=${r} /></label>`}
    ${oe(e)&&a`<${Se} store=${t} view=${e} />`}
    <div class="lobby-go">
      ${e.you.host?a`<button class=${u?"big":"primary big"} onClick=${()=>t.send("start")}>
        ${l(u?"lobby.start-open":"lobby.start")}</button>
        ${(e.kind==="event"||e.seats.length>1)&&a`<${ae} store=${t} view=${e} class="quiet small" />`}
        <${vs} store=${t} view=${e} />`:a`<p class="muted">${l("lobby.wait-host")}</p>`}
      ${!e.you.host&&e.you.seat!==null&&a`<${le} store=${t} view=${e} />`}
    </div>
  </section>`}function Ss({store:t,view:e}){let[n,o]=m(null),s=O.value;y(()=>{lt().then(o,()=>{})},[s]);let r=n?.games.find(({id:i})=>i===e.game.id);return a`<main id="content" class="lobby">
    <section class="panel lobby-play">
      <header><p class="lobby-stage">${l("lobby.title")}</p><h1>${e.game.name}</h1><p class="goal">${e.game.goal}</p></header>
      ${(e.game.warnings??[]).map(i=>a`<p key=${i} class="notice">${i}</p>`)}
      ${r?a`<${_n} game=${r} options=${e.game.options??{}} manual=${e.dice==="manual"} />`:a`<div class="played"></div>`}
    </section>
    <${ws} store=${t} view=${e} catalogue=${n} />
    <${gs} store=${t} view=${e} />
    <${ve} view=${e} />
  </main>`}function Ms({others:t,count:e,seat:n,kind:o,stage:s}){let r=e-(n===null?0:1)-t.length;return o==="event"?l("mine.crowd",{count:e}):t.length?r>0?l("mine.with-more",{names:t.join(", "),count:r}):l("mine.with",{names:t.join(", ")}):l(s==="lobby"?"mine.nobody":"mine.alone")}function jn(t){let e=Ms(t);return t.stage==="over"?[t.score,e].filter(Boolean).join(" \xB7 "):t.round?[t.round_name||l("table.round",{round:t.round}),t.turn>0&&l("table.turn",{turn:t.turn}),e].filter(Boolean).join(" \xB7 "):e}var Dn=({cards:t=[]})=>t.map(({name:e})=>e).join(" \xB7 ");function In({cards:t=[]},e){let n=t.filter(({picture:o})=>o);return n.length?n.map(({picture:o})=>({picture:o,width:3,height:4})):e?.cover.slice(0,1)??[]}function Fn({stage:t,yours:e,host:n,waiting:o,place:s,count:r}){return e?l("mine.yours"):t==="lobby"?l(n?"mine.lobby-host":"mine.lobby"):t==="paused"?l("mine.paused"):t==="over"?s&&r>1?l("mine.place",{place:s,count:r}):l("mine.over"):o.length?l(o.length>1?"mine.think":"mine.thinks",{names:o.join(", ")}):l("mine.running")}var wt=()=>localStorage,Os=15e3,Cs=864e5;function Ts(){let[t,e]=m([]),n=O.value;return y(()=>{let s=!0,r=async()=>{let c=At(wt);e(c);let u=ge(c);if(!(!u.length||document.visibilityState!=="visible"))try{let{tables:$}=await ct(u);s&&e(ke(wt,u,$))}catch{}};r();let i=setInterval(r,Os);return document.addEventListener("visibilitychange",r),()=>{s=!1,clearInterval(i),document.removeEventListener("visibilitychange",r)}},[n]),{tables:t,drop:s=>{ht(wt,s),e(At(wt))}}}function Bs(t){let e=new Date().setHours(0,0,0,0),n=Math.floor((t-e)/Cs);return new Intl.RelativeTimeFormat(O.value,{numeric:"auto"}).format(Math.min(0,n),"day")}function Es({kept:{line:t,seen:e},games:n,drop:o}){let s=n.find(({id:i})=>i===t.game.id),r=s?.name??t.game.name;return a`<li class=${`my-table${t.yours?" yours":""}`}>
    <${A} to=${`/t/${t.table}`} class="my-table-link">
      <${Nn} cover=${In(t,s)} />
      <span class="my-table-words"><b>${r}</b><span class="muted">${jn(t)}</span>
        ${t.cards?.length>0&&a`<span class="my-table-cards">${Dn(t)}</span>`}
        ${t.yours&&t.asks&&a`<span class="my-table-asks">${t.asks}</span>`}</span>
      <span class="my-table-state">${Fn(t)}${t.stage==="over"&&a`<small>${Bs(e)}</small>`}</span>
    <//>
    <button class="round quiet" aria-label=${l("mine.drop",{game:r,table:t.table})} title=${l("mine.drop-short")}
      onClick=${()=>o(t.table)}>×</button>
  </li>`}function Hn({games:t}){let{tables:e,drop:n}=Ts(),{running:o,over:s}=xe(e);if(!e.length)return null;let r=i=>a`<ul class="my-tables">
    ${i.map(c=>a`<${Es} key=${c.line.table} kept=${c} games=${t} drop=${n} />`)}</ul>`;return a`<section class="continue">
    <div class="start-line"><h2>${l("mine.title")}</h2><span class="muted">${l("mine.count",{count:o.length})}</span></div>
    ${o.length>0&&r(o)}
    ${s.length>0&&a`<details class="over" open=${!o.length}><summary>${l("mine.finished",{count:s.length})}</summary>
      ${r(s)}</details>`}
  </section>`}function Ls(t){let e=t.filter(({id:n,pieces:o})=>n===o||!t.some(s=>s.id===o));return e.sort((n,o)=>n.seats.min-o.seats.min||n.name.localeCompare(o.name)),e.map(n=>[n,...t.filter(o=>o!==n&&o.pieces===n.id)])}function As({seats:{min:t,max:e},minutes:n}){let o=e===null?l("start.seats-from",{least:t,count:t}):e===t?l("start.seats-only",{least:t,count:t}):l("start.seats",{least:t,most:e});return n?`${o} \xB7 ${l("start.minutes",{minutes:n})}`:o}function Wn({catalogue:t,open:e,ask:n}){return a`<div class="games">${Ls(t.games).map(([o,...s])=>o&&a`<section key=${o.id} class="family panel">
    <${zn} game=${o} catalogue=${t} open=${e} ask=${n} />
    ${s.length>0&&a`<div class="variants">
      ${s.map(r=>a`<${zn} key=${r.id} game=${r} catalogue=${t} open=${e} ask=${n} />`)}</div>`}
  </section>`)}</div>`}function zn({game:t,catalogue:{bots:e,prints:n},open:o,ask:s}){let r=W(e),i=t.seats.min<=1,c=t.seats.max===null||t.seats.max>1,u=()=>o({game:t.id,seats:Math.max(2,t.seats.min),bots:Array(Math.max(1,t.seats.min-1)).fill(r),start:!0});return a`<article class="game">
    <${vt} cover=${t.cover} rolls=${t.rolls} />
    <div class="game-words">
      <h3>${t.name}</h3>
      <p class="facts muted">${As(t)}</p>
      <p class="goal">${t.goal}</p>
      <div class="game-more">
        ${i&&c&&r&&a`<button class="quiet small" onClick=${u}>${l("start.bot")}</button>`}
        ${i&&c&&a`<button class="quiet small" onClick=${()=>s(t,!0)}>${l("start.options")}</button>`}
        ${n&&t.paper&&a`<${te} game=${t} />`}
      </div>
    </div>
    <div class="game-ways">
      ${i?a`<button class="primary" onClick=${()=>o({game:t.id,seats:1,start:!0})}>${l("start.alone")}</button>`:r&&a`<button class="primary" onClick=${u}>${l("start.bot")}</button>`}
      <button onClick=${()=>s(t)}>${l(c?"start.friends":"start.options")}</button>
    </div>
  </article>`}var Wt=({size:t,most:e},n,o=[])=>Array.from({length:e?n:1},(s,r)=>o[r]??Array(t).fill(""));function qt(t,e,{most:n}){let o=t.find(({name:r})=>r==="rounds"),s=o?.choices[e.rounds?.choice??o.choices.indexOf(o.default)];return typeof s=="number"?s:n}function Gt(t,e,{items:n}){for(let{name:o,choices:s,lists:r,default:i}of t){let c=e[o]?.rows?.flat().filter(Boolean)??[];if(r?.meant.length)return c.length?c:r.meant[e[o]?.choice??s.indexOf(i)]??[]}return n.map(({id:o})=>o)}var Kt=t=>t.some(e=>e.some(Boolean))&&t.some(e=>e.includes(""));function Yt({items:t},e,n,o=Math.random){let s=new Set(e.flat()),r=u=>u.filter($=>!s.has($)).map($=>({id:$,at:o()})).sort(($,d)=>$.at-d.at).map(({id:$})=>$),i=r(n),c=[...i,...r(t.map(({id:u})=>u)).filter(u=>!i.includes(u))];return e.map(u=>u.map($=>$||c.shift()||""))}function Ps(t,e){let n=e.map(o=>o.filter(Boolean)).filter(o=>o.length);return t.most?n.length?n:void 0:n[0]}function Gn(t,e){let n={};for(let s of t){let{choice:r,rows:i}=e[s.name]??{};r!==void 0&&(n[s.name]=s.choices[r]),i&&s.lists&&(n[s.name]=Ps(s.lists,Ns(t,e,s.lists,i)))}let o=t.some(({name:s,lists:r})=>r?.most&&n[s]);return Object.fromEntries(Object.entries(n).filter(([s])=>!o||!t.find(r=>r.name===s)?.lists?.meant.length))}function Ns(t,e,n,o){if(!n.size)return o;let s=Wt(n,qt(t,e,n),o);return Kt(s)?Yt(n,s,Gt(t,e,n)):s}function Kn({size:t},e,n){if(e.some(s=>s.includes(n)))return e.map(s=>t?s.map(r=>r===n?"":r):s.filter(r=>r!==n));if(!t)return e.map((s,r)=>r?s:[...s,n]);let o=e.findIndex(s=>s.includes(""));return e.map((s,r)=>r===o?s.with(s.indexOf(""),n):s)}var Yn=({size:t},e)=>!t||e.some(n=>n.includes("")),St=({ours:t})=>t>.5,qn=t=>t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase();function Jn(t,e,n){let o=qn(e).trim();return t.filter(s=>qn(s.name).includes(o)&&!(n&&St(s))).sort((s,r)=>s.name.localeCompare(r.name))}var Rs=at(({item:t,chosen:e,full:n,turn:o})=>a`<button type="button" class="pick" aria-pressed=${e?"true":"false"} disabled=${n&&!e}
    onClick=${()=>o(t.id)}>
    ${t.picture?a`<${et} digest=${t.picture} />`:a`<span class="picture none" aria-hidden="true">${t.name.charAt(0)}</span>`}
    <span class="pick-name">${t.name}</span>
    ${St(t)&&a`<span class="seal-ours" title=${l("pick.ours-long")}>${l("pick.ours")}</span>`}
  </button>`,(t,e)=>t.item===e.item&&t.chosen===e.chosen&&t.full===e.full);function _s({ids:t,items:e,label:n,drop:o}){return a`<div class="places" role="group" aria-label=${n}><b>${n}</b><div class="slots">
    ${t.map((s,r)=>{let i=e.find(c=>c.id===s);return i?a`<button type="button" key=${r} class="slot place-taken" aria-label=${l("pick.drop",{name:i.name})}
        onClick=${()=>o(s)}>${i.picture&&a`<${et} digest=${i.picture} />`}<span class="slot-name">${i.name}</span>
        <span class="slot-drop" aria-hidden="true">×</span></button>`:a`<span key=${r} class="slot place-free">${l("pick.dealt")}</span>`})}</div></div>`}function Un({title:t,lists:e,rows:n,pool:o,set:s}){let[r,i]=m(""),[c,u]=m(!1),{items:$,size:d,most:f}=e,b=new Set(n.flat()),p=T({rows:n,set:s});p.current={rows:n,set:s};let[k]=m(()=>g=>{p.current.set(Kn(e,p.current.rows,g)),i("")}),x=Jn($,r,c),h=!Yn(e,n),w=g=>f?l("table.round",{round:g+1}):t;return a`<div class="picker whole">
    ${d>0?n.map((g,M)=>a`<${_s} key=${M} ids=${g} items=${$} label=${w(M)} drop=${k} />`):a`<p class="muted small" role="status">${l("pick.count",{count:n[0]?.length??0})}</p>`}
    ${d>0&&a`<div class="deal-line"><button type="button" class="small" disabled=${!Kt(n)}
      onClick=${()=>s(Yt(e,n,o))}>${l("pick.deal")}</button><span class="muted small">${l("new.list-hint")}</span></div>`}
    <div class="pick-tools">
      <input type="search" aria-label=${l("pick.search")} placeholder=${l("pick.search")} value=${r}
        onInput=${g=>i(g.target.value)} />
      ${$.some(St)&&a`<button type="button" class="chip" aria-pressed=${c?"true":"false"}
        onClick=${()=>u(!c)}>${l("pick.known")}</button>`}
    </div>
    <div class=${`picks${$.length>40?" many":""}`} role="group" aria-label=${t}>
      ${x.map(g=>a`<${Rs} key=${g.id} item=${g} chosen=${b.has(g.id)} full=${h} turn=${k} />`)}
      ${!x.length&&a`<p class="muted">${l("pick.none")}</p>`}
    </div>
  </div>`}var Qn=8,js=8,Ds=60;function nt({label:t,name:e,value:n,choices:o,set:s}){return a`<fieldset class="chips whole"><legend>${t}</legend>
    ${o.map(([r,i])=>a`<label key=${r} class="chip"><input type="radio" name=${e} value=${r} checked=${r===n}
      onChange=${()=>s(r)} /><span>${i}</span></label>`)}
  </fieldset>`}function Is(t){let{label:e,value:n,choices:o,set:s}=t,r=o.reduce((i,[,c])=>i+c.length,0);return o.length<=js&&r<=Ds?a`<${nt} ...${t} />`:a`<label class="whole">${e}<select value=${n} onChange=${i=>s(i.target.value)}>
    ${o.map(([i,c])=>a`<option key=${i} value=${i}>${c}</option>`)}</select></label>`}function Fs({option:t,options:e,typed:n,set:o}){let{title:s,lists:r,choices:i,labels:c}=t,u=n[t.name],[$,d]=m(!1),f=()=>r&&a`<${Un} title=${s} lists=${r} rows=${Wt(r,qt(e,n,r),u?.rows)}
    pool=${Gt(e,n,r)} set=${x=>o({rows:x})} />`;if(r?.size)return a`<details class="whole lists" onToggle=${x=>d(x.currentTarget.open)}>
      <summary>${s}</summary>${$&&f()}</details>`;if(!i.length)return null;let b=String(i.length),p=i.map((x,h)=>[String(h),c[h]??String(x)]),k=u?.rows?b:String(u?.choice??i.indexOf(t.default));return a`<${Is} label=${s} name=${t.name} value=${k} choices=${r?[...p,[b,l("new.list-own")]]:p}
    set=${x=>o(x===b?{rows:[[]]}:{choice:Number(x)})} />
  ${u?.rows&&f()}`}function Vn(t,e){return Array.from({length:Math.max(0,e-t)+1},(n,o)=>[String(t+o),t+o?String(t+o):l("new.none")])}function Xn({game:t,bots:e,names:n,solo:o=!1,close:s}){let r=Math.min(t.seats.max??Qn,Qn),i=t.seats.max===1,[c,u]=m("table"),[$,d]=m(o?t.seats.min:Math.min(Math.max(2,t.seats.min),r)),[f,b]=m(0),[p,k]=m(W(e)),[x,h]=m("auto"),[w,g]=m(!1),[M,ot]=m({}),[Mt,Ot]=m(""),S=c==="event",F=Math.min(f,$-1),st=!S&&$===F+1,Ct=async v=>{v.preventDefault();try{let{table:D}=await it({game:t.id,kind:c,dice:x,name:Q(),options:Gn(t.options,M),seats:S?Math.max(1,t.seats.min):$,bots:S?[]:Array(F).fill(p),...S?{seat:w}:{},start:st});C(`/t/${D}`)}catch(D){Ot(P(D))}},L=[...t.options.map(({title:v})=>v),l("new.dice"),...t.seats.max===null?[l("new.kind")]:[]];return a`<${ut} kind="new-table" title=${l(i||$===1&&!S?"new.title-alone":"new.title",{game:t.name})} close=${s}>
    <form class="stacked" onSubmit=${Ct}>
      <label>${l("start.name")}<input value=${H.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.guest")}
        onInput=${v=>{H.value=v.target.value}} /></label>
      ${!S&&!i&&a`
        <${nt} label=${l("new.seats")} name="seats" value=${String($)} choices=${Vn(t.seats.min,r)}
          set=${v=>d(Number(v))} />
        ${$>1&&a`<${nt} label=${l("new.bots")} name="bots" value=${String(F)} choices=${Vn(0,$-1)}
          set=${v=>b(Number(v))} />`}
        ${F>0&&a`<label>${l("new.bot")}<${mt} bots=${e} names=${n} value=${p} set=${k} /></label>`}`}
      ${S&&a`<p class="muted small">${l("new.event-hint")}</p>
        <label class="check"><input type="checkbox" checked=${w}
          onChange=${v=>g(v.target.checked)} />${l("new.sit")}</label>`}
      <details class="new-more" open=${i||o}><summary><b>${l("new.more")}</b> <span class="muted small">${L.join(" \xB7 ")}</span></summary>
        <div class="stacked">
          ${t.options.map(v=>a`<${Fs} key=${v.name} option=${v} options=${t.options} typed=${M}
            set=${D=>{Ot(""),ot(U=>({...U,[v.name]:D}))}} />`)}
          <${nt} label=${l("new.dice")} name="dice" value=${x} set=${h}
            choices=${[["auto",l("new.dice.auto")],["manual",l("new.dice.manual")]]} />
          ${t.seats.max===null&&a`<${nt} label=${l("new.kind")} name="kind" value=${c} set=${u}
            choices=${[["table",l("new.kind.table")],["event",l("new.kind.event")]]} />`}
        </div></details>
      <div class="new-open">
        ${Mt&&a`<p class="notice bad" role="alert">${Mt}</p>`}
        <button class="primary big">${l(st?"new.start":"new.open")}</button>
      </div>
    </form>
  <//>`}function Hs(){let[t,e]=m(null),[n,o]=m(""),[s,r]=m(null),[i,c]=m(!1),u=O.value,$=()=>{o(""),lt().then(e,f=>o(P(f)))};y($,[u]),y(()=>{document.title="Rollwright"},[]);let d=async f=>{if(!i){c(!0);try{let{table:b}=await it({options:{},dice:"auto",kind:"table",bots:[],name:Q(),...f});C(`/t/${b}`)}catch(b){o(P(b)),c(!1)}}};return a`<main id="content" class="start">
    <div class="start-line greeting"><h1>${l("page.tagline")}</h1><${zs} /></div>
    <${Ws} />
    ${n&&a`<p class="notice bad" role="alert">${n} <button class="quiet small" onClick=${$}>${l("page.again")}</button></p>`}
    <${Hn} games=${t?.games??[]} />
    <h2 class="visually-hidden">${l("start.games")}</h2>
    ${!t&&!n&&a`<p class="muted games-coming">${l("page.loading")}</p>`}
    ${t&&a`<${Wn} catalogue=${t} open=${d} ask=${(f,b=!1)=>r({game:f,solo:b})} />`}
    <${we} />
    ${s&&t&&a`<${Xn} game=${s.game} solo=${s.solo} bots=${t.bots}
      names=${t.bot_names} close=${()=>r(null)} />`}
  </main>`}function zs(){return a`<label class="name-chip"><span class="avatar" aria-hidden="true">${_(Q())}</span>
    <span class="visually-hidden">${l("start.name")}</span>
    <input value=${H.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.name")}
      onInput=${t=>{H.value=t.target.value}} /></label>`}function Ws(){let[t,e]=m(""),[n,o]=m("");return a`<form class="panel join" onSubmit=${async r=>{r.preventDefault();let i=Jt(t);if(o(i?"":"start.code-wrong"),!i)return;await ct([i]).then(({tables:u})=>u.length>0,()=>!0)?C(`/t/${i}`):o("start.code-unknown")}}>
    <h2>${l("start.join")}</h2>
    <label class="code-field">${l("start.code")}<input value=${t} placeholder="k7m2 x9pq" autocapitalize="off" autocomplete="off" spellcheck=${!1}
      aria-describedby="code-hint" aria-invalid=${n?"true":void 0}
      onInput=${r=>{e(r.target.value),o("")}} /></label>
    <button class="primary">${l("start.go")}</button>
    <p id="code-hint" role="status" class=${n?"bad-text":"muted small"}>${l(n||"start.code-hint")}</p>
  </form>`}export{Wo as Ending,Ss as Lobby,ls as Screen,Hs as Start};
//# sourceMappingURL=/static/bundle/rest-B4BGDUH6.js.map
