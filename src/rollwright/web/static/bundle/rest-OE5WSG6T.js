/* With libraries of others: /static/vendor/README.md */
import{$ as ee,A as qt,B as Kt,C as Gt,D as Y,E as Yt,F as T,G as rt,H as Jt,I as lt,J as P,K as Mt,L as I,M as z,N as it,O as J,P as Ut,Q as N,R,S as Qt,T as Ot,U as Vt,V as ct,W as Xt,X as ut,Y as Zt,Z as $t,_ as te,aa as B,b as m,ba as ne,c as g,ca as Ct,d as nt,da as oe,e as L,ea as se,fa as ae,g as r,ga as re,h as zt,ha as le,i as O,ia as Tt,ja as mt,ka as ie,la as ce,m as H,ma as ue,na as $e,o as l,oa as me,pa as de,qa as pe,r as Ft,ra as fe,t as C,u as A,v as St,w as ot,x as Wt,y as st,z as at}from"/static/bundle/chunk-2FUMNIF5.js";var Cn=36,Tn=5200,he=["die","star","cross","die","star"],be=["red","blue","green","yellow","orange","purple"],ye=[[[12,12]],[[7,7],[17,17]],[[7,7],[12,12],[17,17]],[[7,7],[17,7],[7,17],[17,17]],[[7,7],[17,7],[12,12],[7,17],[17,17]]];function F(t,e){let n=Math.sin((t+1)*12.9898+e*78.233)*43758.5453;return n-Math.floor(n)}function Bn({kind:t,at:e}){return t==="star"?r`<path d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />`:t==="cross"?r`<path class="confetti-cross" d="M5 4c5 6 9 11 14 16M19 4C14 10 9 14 5 20" />`:r`<rect x="2" y="2" width="20" height="20" rx="5" />
    ${(ye[e%ye.length]??[]).map(([n,o])=>r`<circle key=${`${n} ${o}`} cx=${n} cy=${o} r="2.1" />`)}`}function dt(){let[t,e]=m(!1),n=Y();return g(()=>{if(n)return;let o=setTimeout(()=>e(!0),Tn);return()=>clearTimeout(o)},[]),t?null:r`<div class=${`confetti${n?" is-still":""}`} aria-hidden="true">
    ${Array.from({length:n?9:Cn},(o,s)=>r`<svg key=${s} viewBox="0 0 24 24"
      class=${`confetti-piece confetti-${be[s%be.length]}`} style=${{left:`${n?4+s*11.5:F(s,1)*100}%`,width:`${16+Math.round(F(s,2)*16)}px`,"--delay":`${Math.round(F(s,3)*1600)}ms`,"--fall":`${2200+Math.round(F(s,4)*1200)}ms`,"--drift":`${Math.round(F(s,5)*240-120)}px`,"--spin":`${Math.round(F(s,6)*900-450)}deg`}}><${Bn} kind=${he[s%he.length]} at=${s} /></svg>`)}
  </div>`}var En=[1,2,5];function ge(t,e){let n=Math.min(0,...t),o=Math.max(0,...t)||(n?0:1),s=o-n,a=10**Math.floor(Math.log10(s/e)),i=[...En,10].map($=>$*a).find($=>s/$<=e)??10*a,[c,u]=[Math.floor(n/i),Math.ceil(o/i)];return Array.from({length:u-c+1},($,d)=>Number(((c+d)*i).toFixed(6)))}function ke({width:t,height:e,left:n,right:o,top:s,bottom:a},i,c){let[u,$]=[c[0]??0,c[c.length-1]??1];return{x:d=>n+d*(t-n-o)/Math.max(1,i-1),y:d=>e-a-(d-u)*(e-s-a)/($-u||1)}}function xe(t){let e=n=>Math.round(n*10)/10;return t.map(([n,o],s)=>s?`H${e(n)}V${e(o)}`:`M${e(n)} ${e(o)}`).join("")}function ve(t,e,n,o){let s=t.map((u,$)=>$).sort((u,$)=>(t[u]??0)-(t[$]??0)),a=t.map(()=>0),i=n;for(let u of s)a[u]=Math.max(i,t[u]??0),i=(a[u]??0)+e;let c=o;for(let u of s.reverse())a[u]=Math.min(a[u]??0,c),c=(a[u]??0)-e;return a}function pt(t,e){let n=t.findIndex(o=>o.step>=e);return n<0?t.length-1:n}function Bt(t){let e=new Set(t.slice(1).map(({round:o})=>o)).size<2,n=[];return t.forEach(({round:o,turn:s},a)=>{if(!a)return;let i=e?s:o,c=n[n.length-1];c&&c.label===i?c.to=a:n.push({label:i,from:a-1,to:a})}),n}function W({step:t,round:e,turn:n,round_name:o}){if(!t)return l("end.before-first");let s=o||l("table.round",{round:e});return n?`${s}, ${l("table.turn",{turn:n})}`:s}var An=.3,Pn="(max-width: 699px)",we="input, select, textarea, dialog[open], [role=button], [role=slider], .scroll",Ln=`${we}, button, a, summary`,Nn={first:"M6 5v14M19 5l-9 7 9 7z",back:"M16 5l-9 7 9 7z",play:"M8 5l11 7-11 7z",pause:"M8 5v14M16 5v14",forward:"M8 5l9 7-9 7z",last:"M5 5l9 7-9 7zM18 5v14"};function U({icon:t,label:e,kind:n="",disabled:o=!1,act:s}){return r`<button class=${`round replay-key ${n}`} aria-label=${e} title=${e} disabled=${o} onClick=${s}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${Nn[t]} /></svg></button>`}function Rn({at:t,steps:e,toggle:n,goTo:o}){nt(()=>{let s=a=>{let i=a.target;if(!(a.ctrlKey||a.metaKey||a.altKey||a.shiftKey||document.querySelector("dialog[open]"))&&!i.closest(a.key===" "?Ln:we)){if(a.key===" ")n();else if(a.key==="ArrowRight")o(t+1);else if(a.key==="ArrowLeft")o(t-1);else if(a.key==="Home")o(0);else if(a.key==="End")o(e);else return;a.preventDefault()}};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)})}function Q({sheet:t,tools:e,changed:n=new Set,moment:o}){let[s,a]=m(-1);g(()=>a(-1),[o]);let i={open:new Map,glow:s<0?n:new Set([s]),tap:({number:u})=>a(u),reads:!0},c=matchMedia(Pn).matches?void 0:An;return r`<div class="read-board"><${ut} sheet=${t} tools=${e} touch=${i} least=${c} />
    <p class="read-place" role="status">${Zt(t,s,e)}</p></div>`}function _n({gains:t}){return r`<span class="replay-gains">${t.map(({sign:e,name:n,more:o})=>r`<span key=${e} class=${o>0?"gain more":"gain less"}>
    <${ne} sign=${e} size=${20} /><b>${o>0?"+":"\u2212"}${Math.abs(o)}</b> ${n||l("end.stars")}</span>`)}</span>`}function jn({curve:t,steps:e}){return e?r`<span class="turn-marks" aria-hidden="true">${t.slice(1).map(({step:n,round:o,turn:s},a)=>r`<i key=${n}
    class=${s&&t[a+2]?.round===o?"":"is-round"} style=${{"--at":String(n/e)}}></i>`)}</span>`:null}function Dn({view:t,curve:e,playback:{at:n,steps:o,seat:s,playing:a,speed:i,goTo:c,toggle:u,setSeat:$,faster:d}}){let f=N(t).filter(({kind:p})=>p!=="open"),b=e[pt(e,n)];return r`<div class="replay-tools">
    <div class="replay-keys" role="group" aria-label=${l("end.replay")}>
      <${U} icon="first" kind="ends" label=${l("end.first")} disabled=${n<=0} act=${()=>c(0)} />
      <${U} icon="back" label=${l("end.previous")} disabled=${n<=0} act=${()=>c(n-1)} />
      <${U} icon=${a?"pause":"play"} kind="primary run" label=${l(a?"end.pause":"end.play")} disabled=${!o} act=${u} />
      <${U} icon="forward" label=${l("end.following")} disabled=${n>=o} act=${()=>c(n+1)} />
      <${U} icon="last" kind="ends" label=${l("end.last")} disabled=${n>=o} act=${()=>c(o)} />
    </div>
    <label class="slider"><span>${o?l("end.step",{step:n,steps:o}):l("end.replay")}
        ${b&&r` <span class="muted">${W(b)}</span>`}</span>
      <input type="range" min="0" max=${o} value=${n} disabled=${!o}
        onInput=${p=>c(Number(p.target.value))} /><${jn} curve=${e} steps=${o} /></label>
    <button class="small speed" aria-label=${l("end.speed",{speed:i})} title=${l("end.speed",{speed:i})} onClick=${d}>${i}×</button>
    ${f.length>1&&r`<label class="inline whose"><span>${l("end.seat")}</span><select value=${String(s)}
      onChange=${p=>$(Number(p.target.value))}>
      ${f.map(p=>r`<option key=${p.seat} value=${String(p.seat)}>${p.name}</option>`)}</select></label>`}
  </div>`}function Se({store:t,view:e,curve:n,playback:o}){let{shown:s,failure:a,again:i,at:c,seat:u}=o;Rn(o);let $=B(t,e,u),d=s?.seat===u?s:null,f=d?Ct(d.now.board):$,b=d?.before?Ct(d.before.board):null,p=T(f),k=d?.now??e;return r`<section class="panel replay" data-step=${d?.now.step} aria-label=${l("end.replay")}>
    <h2 class="visually-hidden">${l("end.replay")}</h2>
    ${p?r`<${Q} sheet=${p} tools=${k} moment=${`${u} ${c}`} changed=${f?te(b,f):new Set} />`:!a&&r`<p class="muted read-board">${l("page.loading")}</p>`}
    <div class="replay-now">
      ${f&&f.dice.length>0&&r`<${I} key=${d?.jump} dice=${f.dice} board=${f} tools=${k} rolled=${d?.now.rolled}
        seat=${u} usable=${f.dice} />`}
      <div class="replay-told">
        <p class="replay-text" aria-live="polite">${d?.now.text||l("end.before-first")}</p>
        ${f&&r`<${_n} gains=${ee(b,f,e.game.counters??[])} />`}
      </div>
    </div>
    ${a&&r`<div class="replay-failure notice bad" role="alert"><p>${a}</p>
      <button class="small" onClick=${i}>${l("page.again")}</button></div>`}
    <${Dn} view=${e} curve=${n} playback=${o} />
  </section>`}var Hn=8;function In(t){let e=N(t).filter(({kind:a})=>a!=="open"),n=(t.result??[]).map(({seat:a})=>a);return[...new Set([...t.you.seat===null?[]:[t.you.seat],...n])].flatMap(a=>e.find(i=>i.seat===a)??[]).slice(0,t.kind==="event"?1:Hn)}function zn({store:t,view:e,seat:n}){let[o,s]=m(!1),a=T(B(t,e,n.seat)),i=n.seat===e.you.seat;return a?r`<li class=${`gallery-board${i?" you":""}`}>
    <div class="miniature-frame"><${$t} sheet=${a} tools=${e} />
      <button class="cover" aria-label=${l("table.show-sheet",{name:n.name})} onClick=${()=>s(!0)}></button></div>
    <span class="gallery-name">${i?l("chip.you"):n.name}</span>
    ${o&&r`<${rt} title=${l("table.sheet-of",{name:n.name})} kind="wide board-dialog" close=${()=>s(!1)}>
      <${Q} sheet=${a} tools=${e} />
      <div class="buttons"><${lt} view=${e} seat=${n.seat} /></div><//>`}
  </li>`:null}function Me({store:t,view:e}){let n=In(e);return n.length?r`<section class="panel gallery"><h2>${l("end.boards")}</h2>
    <ul class="gallery-list">${n.map(o=>r`<${zn} key=${o.seat} store=${t} view=${e} seat=${o} />`)}</ul>
  </section>`:null}var j=176,Fn=6,Oe=11,Wn=["ArrowLeft","ArrowRight","Home","End","PageUp","PageDown"];function qn(t,e){let n=t.you.seat??e,o=t.result.map(u=>u.seat),a=N(t).filter(({kind:u})=>u!=="open").map(u=>({seat:u.seat,name:u.seat===t.you.seat?l("chip.you"):u.name,mine:u.seat===n,kind:""}));a.sort((u,$)=>o.indexOf($.seat)-o.indexOf(u.seat));let i=a.filter(u=>!u.mine).reverse();return a.map(u=>({...u,kind:u.mine?"mine":`other-${i.indexOf(u)%4}`})).sort((u,$)=>Number(u.mine)-Number($.mine))}function Ce(t,e){return[...e].reverse().map(({seat:n,name:o})=>`${o} ${t.points[n]??""}`).join(" \xB7 ")}function Kn(){let t=L(null),[e,n]=m(360);return nt(()=>{let o=t.current;if(!o)return;let s=()=>n(Math.max(220,Math.floor(o.clientWidth))),a=new ResizeObserver(s);return s(),a.observe(o),()=>a.disconnect()},[]),{frame:t,width:e}}function Gn(t){return t.length<=Fn?t:[...t.filter(({mine:e})=>!e).slice(-3),...t.filter(({mine:e})=>e)]}var Te=t=>t.length>Oe?`${t.slice(0,Oe-1)}\u2026`:t;function Yn({curve:t,lines:e,width:n,at:o}){let s=e.length>1?Gn(e):[],a=Math.max(0,...s.map(({name:h})=>Te(h).length)),i=ge(t.flatMap(({values:h})=>h),4),c=10+8*Math.max(...i.map(h=>String(h).length)),u={width:n,height:j,left:c,right:s.length?14+a*7.4:12,top:10,bottom:24},{x:$,y:d}=ke(u,t.length,i),f=({seat:h},w)=>t[w]?.values[h]??0,b=t.length-1,p=ve(s.map(h=>d(f(h,b))),15,u.top+4,j-u.bottom),k=Bt(t),x=Math.ceil(k.length*20/(n-u.left-u.right));return r`<svg class="curve-chart" width=${n} height=${j} viewBox=${`0 0 ${n} ${j}`} aria-hidden="true">
    ${i.map(h=>r`<g key=${h} class=${h?"":"is-zero"}>
      <line class="curve-grid" x1=${c} x2=${n-u.right} y1=${d(h)} y2=${d(h)} />
      <text class="curve-number" x=${c-6} y=${d(h)} text-anchor="end" dominant-baseline="central">${h}</text></g>`)}
    ${k.map(({label:h,from:w,to:y},M)=>r`<g key=${w}>
      ${w>0&&r`<line class="curve-round" x1=${$(w)} x2=${$(w)} y1=${u.top} y2=${j-u.bottom} />`}
      ${M%x===0&&r`<text class="curve-number" x=${($(w)+$(y))/2} y=${j-8} text-anchor="middle">${h}</text>`}</g>`)}
    <line class="curve-now" x1=${$(o)} x2=${$(o)} y1=${u.top-4} y2=${j-u.bottom} />
    ${e.map(h=>r`<path key=${h.seat} class=${`curve-line is-${h.kind}`}
      d=${xe(t.map((w,y)=>[$(y),d(f(h,y))]))} />`)}
    ${e.map(h=>r`<circle key=${h.seat} class=${`curve-dot is-${h.kind}`}
      cx=${$(o)} cy=${d(f(h,o))} r=${h.mine?5.5:3.5} />`)}
    ${s.map((h,w)=>r`<text key=${h.seat} class=${`curve-name is-${h.kind}`} x=${n-u.right+8} y=${p[w]}
      dominant-baseline="central">${Te(h.name)}</text>`)}
  </svg>`}function Jn({curve:t,lines:e}){let n=[...e].reverse();return r`<table class="visually-hidden"><caption>${l("curve.title")}</caption>
    <thead><tr><th scope="col">${l("curve.turn")}</th>${n.map(({seat:o,name:s})=>r`<th key=${o} scope="col">${s}</th>`)}</tr></thead>
    <tbody>${t.slice(1).map(o=>r`<tr key=${o.step}><th scope="row">${W(o)}</th>
      ${n.map(({seat:s})=>r`<td key=${s}>${o.points[s]}</td>`)}</tr>`)}</tbody></table>`}function Un(t,e,n){if(t==="Home")return 0;if(t==="End")return e.length-1;if(t==="ArrowLeft"||t==="ArrowRight")return n+(t==="ArrowLeft"?-1:1);let o=[0,...Bt(e).map(({to:s})=>s)];return t==="PageDown"?o.find(s=>s>n)??n:o.reverse().find(s=>s<n)??n}var Be=t=>t.curve.length<3?null:r`<${Qn} ...${t} />`;function Qn({view:t,curve:e,playback:n}){let{frame:o,width:s}=Kn(),[a,i]=m(-1),c=qn(t,n.seat),u=pt(e,n.at),$=e[a<0?u:a]??e[0];if(!$)return null;let d=p=>n.goTo(e[Math.max(0,Math.min(e.length-1,p))]?.step??0),f=({currentTarget:p,clientX:k})=>{let x=p.querySelector(".curve-grid").getBoundingClientRect();return Math.max(0,Math.min(e.length-1,Math.round((k-x.left)/x.width*(e.length-1))))},b=p=>{!Wn.includes(p.key)||p.ctrlKey||p.metaKey||p.altKey||(p.preventDefault(),i(-1),d(Un(p.key,e,u)))};return r`<section class="panel curve"><h2>${l("curve.title")}</h2>
    <div ref=${o} class="curve-frame" role="slider" tabindex="0" aria-label=${l("curve.title")} aria-orientation="horizontal"
      aria-valuemin="0" aria-valuemax=${e.length-1} aria-valuenow=${u}
      aria-valuetext=${`${W(e[u]??$)}: ${Ce(e[u]??$,c)}`}
      onKeyDown=${b} onPointerMove=${p=>i(f(p))} onPointerLeave=${()=>i(-1)}
      onClick=${p=>d(f(p))}>
      <${Yn} curve=${e} lines=${c} width=${s} at=${a<0?u:a} /></div>
    <p class="curve-text" aria-hidden="true"><b>${W($)}</b> ${Ce($,c)}</p>
    <${Jn} curve=${e} lines=${c} />
  </section>`}var Vn=1100,Xn=60,Et=[1,2,4];function Zn(t){let e=L(new Map);return(n,o)=>{let s=`${O.value} ${o} ${n}`,a=e.current.get(s)??Kt(t,n,o);return e.current.set(s,a),a.catch(()=>e.current.delete(s)),a}}function Ee(t,e){let[n,o]=m(-1),[s,a]=m(e),[i,c]=m(null),[u,$]=m(""),[d,f]=m(0),[b,p]=m(!1),[k,x]=m(1),h=Zn(t),w=O.value;g(()=>{let S=!0,D=async()=>{let E=n<0?(await h(0,s)).steps:n,[v,_]=await Promise.all([h(E,s),E>0?h(E-1,s):null]);S&&($(""),c(G=>({now:v,before:_,seat:s,jump:(G?.jump??0)+ +(G?.seat!==s||G.now.step!==v.step-1)})),b&&E<v.steps&&h(E+1,s).catch(()=>{}))},et=E=>{S&&(p(!1),$(P(E)))},wt=setTimeout(()=>D().catch(et),n<0||b?0:Xn);return()=>{S=!1,clearTimeout(wt)}},[n,s,w,d]);let y=i?.now.steps??0,M=n<0?y:n,tt=i?.now.step===M;return g(()=>{if(!b||!tt)return;if(M>=y){p(!1);return}let S=setTimeout(()=>o(M+1),Vn/k);return()=>clearTimeout(S)},[b,tt,M,k]),{at:M,steps:y,seat:s,shown:i,failure:u,playing:b,speed:k,goTo:S=>{p(!1),o(Math.max(0,Math.min(y,S)))},toggle:()=>{!b&&M>=y&&o(0),p(!b&&y>0)},setSeat:a,again:()=>{$(""),f(d+1)},faster:()=>x(Et[(Et.indexOf(k)+1)%Et.length]??1)}}var Ae=4,Pe=6;function to(t,e){return t===2?l("end.second"):t===3?l("end.third"):l("end.placed",{place:t,seats:e})}function V(t,e){let n=e.filter(u=>u.place===1),[o]=n;if(t.status?.verdict)return t.status.verdict;if(!o)return"";let s=t.winners||n.length,a={name:o.name,count:s-1},i=n.some(u=>u.seat===t.you.seat),c=e.find(u=>u.seat===t.you.seat);return e.length===1?l("end.alone",{score:o.words}):i&&s>Ae?l("end.shared-many",a):i?l(s>1?"end.shared":"end.won"):c&&t.kind==="table"?to(c.place,e.length):s===1?l("end.winner",{name:o.name}):s>Ae?l("end.winners-many",a):l("end.winners",{names:n.map(u=>u.name).join(", ")})}function Ne(t,e){let n=e.find(a=>a.place===1);if(!n||e.length===1&&!t.status?.verdict)return"";let o=e.find(a=>a.place>1);if(!o)return n.words;let s=e.find(a=>a.seat===t.you.seat);return s&&s.place>1&&t.kind==="table"?`${eo(t,e)} ${Le(n,s)}`.trim():t.winners>1||e.filter(a=>a.place===1).length>1?l("end.why-shared",{score:n.words,other:o.name,next:o.words}):n.words!==o.words?l("end.why",{name:n.name,score:n.words,other:o.name,next:o.words}):Le(n,o)}function Le(t,e){if(t.words!==e.words)return"";let[n,o]=Object.keys(t.numbers).filter(s=>t.numbers[s]!==e.numbers[s]);return!n||o?l("end.why-equal",{score:t.words}):l("end.why-tie",{score:t.words,what:t.labels[n]??n,one:t.numbers[n]??"",two:e.numbers[n]??""})}function eo(t,e){let n=e.filter(s=>s.place===1),[o]=n;return o?n.length===1?l("end.wins-with",{name:o.name,score:o.words}):`${V({...t,you:{...t.you,seat:null}},e)}`:""}function Re(t,e,n){let o=e.find(s=>s.seat===t.you.seat);return!o||o.place!==1?!1:e.length>1?!0:t.status?.verdict?o.score>0:!n||n.band<n.limits.length-1}function no({view:t,results:e}){let n=e.find(o=>o.seat===t.you.seat);return t.kind!=="event"||!n||e.length===1?null:r`<p class="own-place"><b>${l("end.own-place",{place:n.place,seats:t.count??e.length,score:n.words})}</b></p>`}function At(t){return Array.isArray(t)?t.map(At).join(" + "):t&&typeof t=="object"?Object.entries(t).map(([e,n])=>`${e} ${At(n)}`).join(", "):String(t)}function _e({view:t,results:e}){let o=[...new Set(e.flatMap(i=>Object.keys(i.numbers)))].filter(i=>e.some(c=>c.numbers[i]!==c.points)),s=e[0]?.labels??{},a=e.length>1&&e.some(i=>i.place);return e.length===1&&!o.length?null:r`<${no} view=${t} results=${e} />
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.results")}><table class="results">
    <caption class="visually-hidden">${l("end.results")}</caption>
    <thead><tr>${a&&r`<th scope="col">${l("end.place")}</th>`}<th scope="col">${l("end.name")}</th><th scope="col">${l("end.score")}</th>
      ${o.map(i=>r`<th scope="col" key=${i}>${s[i]??i.replace(/_/g," ")}</th>`)}</tr></thead>
    <tbody>${e.map((i,c)=>r`<tr key=${i.seat} class=${i.seat===t.you.seat?"you":""}
        style=${{"--row":String(Math.min(c,8))}}>
      ${a&&r`<td><span class=${`place${i.place===1?" is-first":""}`}>${i.place}</span></td>`}
      <th scope="row">${i.name}${i.remark&&r` <span class="muted">${i.remark}</span>`}</th>
        <td><b class="result-points">${i.points}</b></td>
      ${o.map(u=>r`<td key=${u}>${At(i.numbers[u]??"")}</td>`)}</tr>`)}</tbody>
  </table></div>`}function oo(t,e){let n=Number(t);return e>0&&n>0?Math.min(1,n/e):0}function so(t,e){if(e.length<=Pe)return e;let n=e.find(s=>s.seat===t.you.seat),o=e.filter(s=>s!==n).slice(0,Pe-+!!n);return e.filter(s=>s===n||o.includes(s))}function Pt({view:t,results:e}){let n=so(t,e),o=n[0]?.parts??[];if(!o.length)return null;let s=[...new Set(o.map(c=>c.heading))],a=Math.max(...n.flatMap(c=>c.parts.map(u=>Number(u.points)||0))),i=c=>c.seat===t.you.seat?"you":"";return r`<section class="panel breakdown"><h2>${l("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.breakdown")}><table class="results">
      <thead><tr><td></td>${n.map(c=>r`<th scope="col" key=${c.seat} class=${i(c)}>${c.name}</th>`)}</tr></thead>
      ${s.map(c=>r`<tbody key=${c}>
        <tr class="heading"><th scope="rowgroup" colspan=${n.length+1}>${c}</th></tr>
        ${o.map((u,$)=>u.heading===c&&r`<tr key=${$} class=${u.total?"total":""}><th scope="row">${u.name}</th>
          ${n.map(d=>{let f=d.parts[$]?.points??"";return r`<td key=${d.seat} class=${i(d)}>
              <span class="part-bar" style=${{"--share":String(oo(f,a))}}>${f}</span></td>`})}</tr>`)}</tbody>`)}
    </table></div>
  </section>`}function je(t,e){let[n,o]=m(null),s=O.value;return g(()=>{let a=!0;return Gt(t,e).then(i=>{a&&o(i)},()=>{}),()=>{a=!1}},[t,e,s]),n}var ao=1100,ft=46,ro=.4,lo={hand:{}};function io(t,e){let n=Number(t);if(!t||Number.isNaN(n)||e>=1)return t;let o=1-(1-e)**3;return(n*o).toFixed(t.split(".")[1]?.length??0)}function co(t){let[e,n]=m(Y()?1:0);return g(()=>{if(Y())return;let o=performance.now(),s=0,a=i=>{let c=Math.min(1,Math.max(0,(i-o)/ao));n(c),c<1&&(s=requestAnimationFrame(a))};return s=requestAnimationFrame(a),()=>cancelAnimationFrame(s)},[t]),{text:io(t,e),done:e>=1}}function De(t,e){let n=0;return{places:[...t].map(s=>{let a=s==="."?e*ro:e*.82;return n+=a,{sign:s,x:n-a/2}}),width:n}}function He({points:t,hand:e}){let{text:n,done:o}=co(t),s=Yt(e,lo);if(!s)return r`<span class="hand-score"></span>`;let a=ft*s.width/s.height,i=De(t,a).width,c=Math.max(92,i+34),{places:u,width:$}=De(n,a),d=(c-$)/2,f={id:"ring",box:[4,6,c-8,80],center:[c/2,46],height:ft};return r`<svg class=${`hand-score${o?" is-counted":""}`} viewBox=${`0 0 ${c} 92`} style=${{width:`${c}px`}} aria-hidden="true">
    ${o&&r`<g class="score-ring"><${Mt} place=${f} mark=${{mark:"outlined",text:"",tile:""}} hand=${s} /></g>`}
    <g class="score-digits">${u.map(({sign:b,x:p},k)=>b==="."?r`<circle key=${`${k}.`} cx=${d+p} cy=${46+ft/2-4} r="3.4" />`:r`<${Mt} key=${`${k}${b}`} place=${{id:b,box:[0,0,0,0],center:[d+p,46],height:ft}}
          mark=${{mark:"filled",text:b,tile:""}} hand=${s} />`)}</g></svg>`}var ze="rollwright.best";function Fe(t){try{let e=JSON.parse(t().getItem(ze)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function Ie(t,e,n){let{[e]:o,...s}=Fe(t);try{t().setItem(ze,JSON.stringify(Object.fromEntries([[e,n],...Object.entries(s)].slice(0,60))))}catch{}}function We(t,{setup:e,table:n,higher:o,score:s,points:a}){let i=Fe(t)[e];return!i||typeof i.score!="number"?(Ie(t,e,{score:s,points:a,table:n,before:null}),{kind:"first",points:a}):i.table===n?i.before?{kind:"new",points:i.before.points}:{kind:"first",points:a}:(o?s>i.score:s<i.score)?(Ie(t,e,{score:s,points:a,table:n,before:{score:i.score,points:i.points}}),{kind:"new",points:i.points}):{kind:s===i.score?"equal":"below",points:i.points}}var qe=t=>l(`band.${t}`);function uo({band:t,better:e,bot:n,usual:o}){let s=e>=100?"yardstick.all":e>0?"yardstick.better":"yardstick.none";return`${qe(t)}: ${l(s,{count:e,bot:n})}${o?"":` ${l("yardstick.usual")}`}.`}function $o(t,e,n){let o=t[e];if(o)return n?`${o}+`:`\u2264 ${o}`;let s=t[e-1]??"";return n?`< ${s}`:`> ${s}`}function Ke({review:{yardstick:t,higher_is_better:e}}){if(!t)return null;let{band:n,limits:o}=t;return r`<ol class="bands" aria-label=${l("yardstick.bands")}>${o.map((s,a)=>r`<li key=${a}
    class=${`band band-${a}${a===n?" is-mine":""}`}
    aria-current=${a===n?"true":void 0}><b>${qe(a)}</b> <span>${$o(o,a,e)}</span></li>`)}</ol>`}function Ge({table:t,review:e,result:n}){let{setup:o,higher_is_better:s,yardstick:a}=e,[i]=m(()=>We(()=>localStorage,{setup:o,table:t,higher:s,score:n.score,points:n.points})),c=i.kind==="first"?"":l(`best.${i.kind}`,{points:i.points});return r`<p class="how-good">${a&&r`<span>${uo(a)}</span>`}
    ${c&&r` <b class=${`personal is-${i.kind}`}>${c}</b>`}</p>`}var Ye=t=>`${t.game.id}-${t.table}.txt`;function mo({view:t}){return t.commitment?r`<details class="proof"><summary>${l("end.proof")}</summary>
    <dl><dt>${l("end.seed")}</dt><dd><code>${t.seed}</code></dd><dt>${l("lobby.commitment")}</dt><dd><code>${t.commitment}</code></dd>
      ${St(t.table)&&r`<dt>${l("end.word")}</dt><dd><code>${St(t.table)}</code></dd>`}</dl>
    <p>${l("end.verify")} <code>rollwright verify ${Ye(t)}</code></p>
  </details>`:null}function Lt({store:t,view:e,to:n}){if(e.rematch)return r`<${A} to=${n(e.rematch)} class="button primary next-game">${l("end.next")}<//>`;if(!e.you.host)return null;let o=({table:a})=>{t.closed||C(n(a))};return r`<button class="primary next-game" onClick=${()=>qt(e.table).then(o,a=>t.tell(P(a),"bad"))}>${l("end.rematch")}</button>`}function Je({view:t,results:e,review:n}){let o=e.find(c=>c.seat===t.you.seat),s=o??e[0],a=Re(t,e,n?.yardstick)&&(e.length>1||n!==null),i=Ne(t,e);return r`<section class=${`panel verdict${a?" is-joyful":""}`}>
    ${a&&r`<${dt} />`}
    <p class="muted verdict-game">${t.game.name} · ${l("end.title")}</p>
    <div class="verdict-head">
      ${s&&r`<${He} points=${s.points.split(" ")[0]??""} hand=${t.hand} />`}
      <div><h1>${V(t,e)||l("end.title")}</h1>${i&&r`<p class="verdict-reason">${i}</p>`}</div>
    </div>
    ${o&&n&&r`<div><${Ke} review=${n} /><${Ge} table=${t.table} review=${n} result=${o} /></div>`}
    <${_e} view=${t} results=${e} />
  </section>`}function po({store:t,view:e,seat:n}){let o=T(B(t,e,n));return r`<section class="panel last-board" aria-label=${l("end.boards")}>${o&&r`<${Q} sheet=${o} tools=${e} />`}</section>`}function fo({store:t,view:e,seat:n}){let o=e.result??[],s=je(e.table,n),a=Ee(e.table,n),i=s?.curve??[];return r`<${Je} view=${e} results=${o} review=${s} />
    <${Se} store=${t} view=${e} curve=${i} playback=${a} />
    <div class="ending-more">
      <${Be} view=${e} curve=${i} playback=${a} />
      <${Pt} view=${e} results=${o} />
      <${Me} store=${t} view=${e} />
      <${Ue} view=${e} /></div>`}function ho({store:t,view:e,seat:n}){let o=e.result??[];return r`<${Je} view=${e} results=${o} />
    <${po} store=${t} view=${e} seat=${n} />
    <div class="ending-more"><${Pt} view=${e} results=${o} /><${Ue} view=${e} /></div>`}function Ue({view:t}){return r`<section class="panel files">
    <a class="button" href=${`/api/tables/${t.table}/record`} download=${Ye(t)}>${l("end.record")}</a>
    <${mo} view=${t} />
  </section>`}function bo({store:t,view:e}){let n=e.you.seat??e.result[0]?.seat??0,o=e.kind==="table"?fo:ho;return r`<main id="content" class="ending">
    <${o} store=${t} view=${e} seat=${n} />
    <footer class="ending-dock">
      <div class="ending-notes">
        ${!e.you.host&&e.you.seat!==null&&!e.rematch&&r`<p class="muted">${l("end.wait-host")}</p>`}
        ${!e.rematch&&r`<${ct} store=${t} view=${e} />`}
      </div>
      <${lt} view=${e} seat=${n} />
      <${A} to="/" class="button">${l("end.home")}<//>
      <${Lt} store=${t} view=${e} to=${s=>`/t/${s}`} />
    </footer>
  </main>`}var yo=12;function Nt(t,e){if(e.stage==="over"&&e.result.length)return e.result;let n=t.standings.value;if(n)return n.top;let o=e.seats.filter(i=>i.kind!=="open"),s=o.length===1||o.some(({place:i=0})=>i>1);return o.map(({seat:i,name:c,points:u="",words:$="",place:d=0})=>({seat:i,name:c,points:u,words:$,place:s?d:0})).sort((i,c)=>i.place-c.place||i.seat-c.seat)}function Ve(t){let[e,n,o]=t;return[n,e,o].filter(s=>s!==void 0)}function go(t,e){let n=L({turn:e,now:new Map,before:new Map});return n.current.turn!==e&&(n.current={turn:e,now:new Map,before:n.current.now}),n.current.now=new Map(t.map(({seat:o,place:s})=>[o,s])),n.current.before}var Qe=(t,e)=>t&&e?t-e:null;function ko({risen:t}){return t===null?r`<span></span>`:t?r`<span class=${`leader-change ${t>0?"up":"down"}`} aria-hidden="true">${t>0?"\u25B2":"\u25BC"}${Math.abs(t)}</span>`:r`<span class="leader-change" aria-hidden="true">–</span>`}function X({row:{points:t,words:e}}){let n=e.startsWith(t)?e.slice(t.length).trim():"";return r`<span class="wall-score"><b>${t}</b>${n&&r` <small>${n}</small>`}</span>`}function Xe({store:t,view:e}){let n=Nt(t,e),o=go(n,`${e.status?.round} ${e.status?.turn}`),s=e.stage==="lobby",a=!s&&n.some(({place:c})=>c>0),i=a&&e.stage!=="over"&&n.some(({seat:c,place:u})=>Qe(o.get(c),u)!==null);return r`<section class=${`panel leaders${a?" is-ranked":""}${i?" has-changes":""}`}>
    <h2>${l(a?"screen.leaders":"table.players")}</h2>
    <ol>${n.slice(0,yo).map(c=>r`<li key=${c.seat} class=${a&&c.place===1?"is-first":""}>
      ${a&&r`<span class="leader-place">${c.place||""}</span>`}
      ${i&&r`<${ko} risen=${Qe(o.get(c.seat),c.place)} />`}
      <span class="leader-name" title=${c.name}>${c.name}</span>${!s&&r`<${X} row=${c} />`}</li>`)}</ol>
  </section>`}var Rt=t=>`/t/${t}/screen`;function xo({store:t,view:e,result:n}){let o=T(B(t,e,n.seat)),s=n.place||1;return r`<li class=${`podium-step is-${Math.min(s,3)}`}>
    <div class="podium-board" aria-hidden="true">${o&&r`<${$t} sheet=${o} tools=${e} />`}</div>
    <p class="podium-name"><span class="avatar" aria-hidden="true">${R(n.name)}</span> <b title=${n.name}>${n.name}</b></p>
    <p class="podium-score"><${X} row=${n} /></p>
    <div class="podium-block"><b>${n.place||""}</b></div>
  </li>`}function Ze({store:t,view:e,count:n}){let o=e.result??[],s={...e,you:{...e.you,seat:null}},a=V(s,o),i={"--size":Math.min(1,5/Math.sqrt(a.length))};return r`<${dt} />
    <div class="podium-head"><h2 class="screen-verdict" style=${i}>${a}</h2>
      ${o.length>1&&r`<p class="muted">${l("screen.played",{count:n})}</p>`}
      <div class="buttons"><${Lt} store=${t} view=${e} to=${Rt} /></div></div>
    <ol class="podium">${Ve(o).map(c=>r`<${xo} key=${c.seat} store=${t} view=${e} result=${c} />`)}</ol>`}var vo=[30,60,90];function tn({store:t,view:e}){let n=oe(t),o=t.clock.value?.seconds??0,[s,a]=m(!1),i=c=>t.send("countdown",{seconds:c,every:s});return r`<div class="countdown">
    ${o>0&&r`<p class="clock" role="timer" aria-label=${l("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${o} stroke-dasharray=${`${n} ${o}`} /></svg><span>${n}</span></p>
      <p class="at-zero">${l("screen.at-zero")}</p>`}
    ${e.you.host&&r`<div class="buttons">
      ${o?r`<button class="small" onClick=${()=>i(0)}>${l("screen.stop-countdown")}</button>`:r`${vo.map(c=>r`<button key=${c} class="small" onClick=${()=>i(c)}>
          ${l("screen.start-countdown",{seconds:c})}</button>`)}
          <label class="inline every"><input type="checkbox" checked=${s}
            onChange=${c=>a(c.target.checked)} />${l("screen.every-turn")}</label>`}
    </div>`}
  </div>`}var wo=20,So=2400,en=26;function nn(t,e,n){return Array.from({length:Math.max(0,e-t)},(o,s)=>`M${Math.floor((t+s)/n)} ${(t+s)%n}h0`).join("")}function Mo(t){let e=Math.min(t,So),n=Math.max(1,Math.round(Math.sqrt(e/en)));return{dots:e,rows:n,columns:Math.max(Math.ceil(e/n),en*n)}}function Oo({done:t,count:e}){let{dots:n,rows:o,columns:s}=Mo(e),a=Math.floor(t*n/Math.max(1,e));return r`<svg class="done-dots" viewBox=${`-0.5 -0.5 ${s} ${o}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <path class="dots-open" d=${nn(a,n,o)} /><path class="dots-done" d=${nn(0,a,o)} /></svg>`}function Co({seats:t,playing:e}){return r`<ul class="done-chips">${t.map(({seat:n,name:o,waiting:s})=>{let a=e&&s;return r`<li key=${n} class=${a?"is-thinking":"is-done"}><span class="avatar" aria-hidden="true">${R(o)}</span>
      <span class="done-name">${o}</span><span class="done-sign" aria-hidden="true">${a?"\u2026":"\u2713"}</span>
      <span class="visually-hidden">${l(a?"chip.thinking":"chip.done")}</span></li>`})}</ul>`}function on({view:t,waiting:e,count:n}){let o=Math.max(0,n-e),s=t.seats.filter(({kind:i})=>i!=="open"),a=t.kind==="table"&&s.length<wo;return r`<section class="panel done-bar"><p><b class="big-number">${o}</b> ${l("screen.done",{count:n})}
      <span class="muted still-thinking">${l("screen.thinking",{count:e})}</span></p>
    ${a?r`<${Co} seats=${s} playing=${t.status?.phase==="play"} />`:r`<${Oo} done=${o} count=${n} />`}</section>`}function sn(t){if(!t.length||t.some(({tile:o,value:s})=>o||!s))return"";let e=t.map(({tint:o,name:s,value:a})=>o?s:a),n=e.reduce((o,s,a)=>a<e.length-1?`${o}, ${s}`:l("screen.and",{one:o,two:s}));return n.charAt(0).toUpperCase()+n.slice(1)}var To=5,Bo=12e3;function an(t){let[e,n]=m(0);g(()=>{let s=setInterval(()=>n(a=>a+1),Bo);return()=>clearInterval(s)},[]);let o=t.slice(0,To);return o[e%Math.max(1,o.length)]}function rn({store:t,view:e,row:n}){let o=B(t,e,n.seat),s=T(o),a=o&&o.dice.some(i=>i.tile)?o.dice:[];return r`<section class="panel shown" aria-label=${l("table.sheet-of",{name:n.name})}>
    <div class="shown-who"><span class="avatar" aria-hidden="true">${R(n.name)}</span><h2 title=${n.name}>${n.name}</h2>
      <p><${X} row=${n} /></p>${n.place>0&&r`<p class="muted">${l("screen.place",{place:n.place})}</p>`}
      ${a.length>0&&r`<${I} dice=${a} board=${o} tools=${e} rolled=${e.status?.rolled} seat=${n.seat} usable=${a} />`}</div>
    ${s&&r`<${ut} sheet=${s} tools=${e} />`}
  </section>`}function Eo({view:t,note:e,dice:n}){let o=e?"":sn(n),{roll:s="",remarks:a=[]}=t.status??{},i=e||(!o||t.seats.some(({name:c})=>c&&s.includes(c))?s:"");return r`<div class="cloth-words">${o&&r`<p class="roll-words">${o}</p>`}
    ${i&&r`<p class=${`roll-text${o?" is-small":""}`}>${i}</p>`}
    ${a.map(c=>r`<p key=${c}>${c}</p>`)}</div>`}function ln({store:t,view:e,waiting:n,count:o}){let s=e.status?.shown??[],i=e.status?.phase!=="play"||e.stage==="paused"?le(e,t.standings.value):"",c=an(Nt(t,e));return r`<section class="cloth">
      ${s.length>0&&r`<${I} dice=${s} tools=${e} rolled=${e.status?.rolled} usable=${s} />`}
      <${Eo} view=${e} note=${i} dice=${s} />
      <${tn} store=${t} view=${e} />
    </section>
    <${on} view=${e} waiting=${n} count=${o} />
    ${c&&r`<${rn} key=${c.seat} store=${t} view=${e} row=${c} />`}`}var Ao=t=>t.match(/.{1,4}/g)??[];function cn({code:t}){return r`<p class="wall-code" role="img" aria-label=${[...t].join(" ")}>${Ao(t).map(e=>r`<span key=${e} class="code-group">
    ${[...e].map((n,o)=>r`<b key=${o}>${n}</b>`)}</span>`)}</p>`}var Po=["localhost","127.0.0.1","[::1]"];function ht(t){let e=Po.includes(location.hostname),[n,o]=m(null);return g(()=>{e&&Wt().then(({address:s})=>o(s),()=>{})},[]),{link:`${n||location.origin}/t/${t}`,onlyHere:e&&n===""}}function bt({onlyHere:t}){return t&&r`<p class="only-here">${l("lobby.only-here")}</p>`}var Lo={size:29,path:""};function No(t,e){let n=t(0,"M");n.addData(e),n.make();let o=n.getModuleCount(),s="";for(let a=0;a<o;a++)for(let i=0;i<o;i++)n.isDark(a,i)&&(s+=`M${i} ${a}h1v1h-1z`);return{size:o,path:s}}function yt({text:t}){let[e,n]=m(null);if(g(()=>{import("/static/bundle/qrcode-KUC62V5M.js").then(a=>n({make:a.default}),()=>n({make:null}))},[]),e&&!e.make)return null;let{size:o,path:s}=e?.make?No(e.make,t):Lo;return r`<svg class="qr" viewBox=${`-3 -3 ${o+6} ${o+6}`} role="img" aria-label=${l("lobby.qr")} shape-rendering="crispEdges">
    <rect x="-3" y="-3" width=${o+6} height=${o+6} fill="#fff" /><path d=${s} fill="#000" /></svg>`}function un({store:t,view:e,count:n}){let{link:o,onlyHere:s}=ht(e.table),[a=""]=o.replace(/^https?:\/\//,"").split("/t/");return r`<section class="panel welcome">
      <div class="wall-join"><h2>${l("screen.join")}</h2><p class="wall-address">${a}</p>
        <p>${l("screen.type-code")}</p><${cn} code=${e.table} /></div>
      <figure class="wall-qr"><${yt} text=${o} /><figcaption>${l("screen.scan")}</figcaption></figure>
    </section>
    <section class="welcome-foot"><p class="screen-numbers"><span class="big-number">${n}</span> ${l("screen.seats",{count:n})}</p>
      ${e.you.host&&r`<button class="primary wall-start" onClick=${()=>t.send("start")}>${l("lobby.start")}</button>`}
      ${e.you.host&&r`<${bt} onlyHere=${s} />`}</section>`}function Ro({table:t}){let e=de(t),n=e.view.value;if(pe(n,$=>C(Rt($))),!n)return r`<${fe} store=${e} />`;let o=e.standings.value,s=o?.waiting??n.status?.waiting.length??0,a=n.seats.filter($=>$.kind!=="open").length,i=o?.seats??(n.kind==="event"?n.count??a:a),c=n.stage==="lobby"||n.stage==="over"?n.stage:"running",u=c==="lobby"?un:c==="over"?Ze:ln;return r`<${ae} store=${e} />
    <main id="content" class=${`screen is-${c}`}>
      <header class="bar screen-bar"><h1>${n.game.name}</h1><p class="muted screen-count">${l("chip.players",{count:i})}</p>
        ${c==="running"&&r`<${se} status=${n.status} />`}
        <${A} to=${`/t/${n.table}`} class="button small to-table">${l(n.you.seat===null?"screen.to-table":"screen.back")}<//></header>
      <div class="screen-main"><${u} store=${e} view=${n} waiting=${s} count=${i} /></div>
      <${Xe} store=${e} view=${n} />
    </main><${re} store=${e} />`}function q({digest:t}){return r`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${t}`} loading="lazy" decoding="async" alt="" />
    <img class="for-dark" src=${`/pictures/${t}#dark`} loading="lazy" decoding="async" alt="" />
  </span>`}function _o([t,...e]){return!t||!e.length?"flat":t.height>t.width?"fan":"heap"}function K({cover:t}){return r`<div class=${`cover ${_o(t)}`} aria-hidden="true">
    ${t.map(({picture:e})=>r`<${q} key=${e} digest=${e} />`)}</div>`}function $n({title:t,lists:e},n){if(!e||!Array.isArray(n))return[];let o=s=>s.map(a=>e.items.find(i=>i.id===a)).filter(a=>a!==void 0);return e.most?n.map((s,a)=>({name:l("table.round",{round:a+1}),items:o(Array.isArray(s)?s:[])})):[{name:t,items:o(n)}]}function jo({options:t},e){let n=t.some(o=>o.lists?.most&&$n(o,e[o.name]).length);return t.flatMap(({name:o,title:s,default:a,choices:i,labels:c,lists:u})=>{let $=i.indexOf(e[o]??a);return $<0||n&&u?[]:[[s,c[$]??String(i[$])]]})}function Do({row:{name:t,items:e}}){return r`<div class="played-row"><h3>${t}</h3><ul class="played-cards">
    ${e.map(n=>r`<li key=${n.id}>${n.picture?r`<${q} digest=${n.picture} />`:r`<span class="picture none" aria-hidden="true">${n.name.charAt(0)}</span>`}<span>${n.name}</span></li>`)}</ul></div>`}function mn({game:t,options:e,manual:n}){let o=t.options.flatMap(a=>$n(a,e[a.name])),s=[...jo(t,e),...n?[[l("new.dice"),l("lobby.real-dice")]]:[]];return r`<div class="played">
    ${s.length>0&&r`<dl class="played-options">${s.map(([a,i])=>r`<div key=${a}><dt>${a}</dt><dd>${i}</dd></div>`)}</dl>`}
    ${o.length?r`<div class=${`played-rows rows-${o.length}`}>${o.map(a=>r`<${Do} key=${a.name} row=${a} />`)}</div>`:r`<${K} cover=${t.cover} />`}
  </div>`}async function Ho(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{return e?.select(),document.execCommand("copy")}}function Io({store:t,view:e}){let{link:n,onlyHere:o}=ht(e.table),s=async()=>{let i=document.getElementById("table-link"),c=await Ho(n,i);t.tell(l(c?"lobby.copied":"lobby.copy-failed"),"good")},a=()=>navigator.share({title:e.game.name,url:n}).catch(()=>{});return r`<section class="panel invite">
    <h2>${l("lobby.invite")}</h2>
    <${yt} text=${n} />
    <div class="invite-words">
      <p class="code"><span class="muted small">${l("lobby.code")}</span> <b>${e.table.slice(0,4)}<i>${e.table.slice(4)}</i></b></p>
      <label><span class="visually-hidden">${l("lobby.link")}</span><input id="table-link" readonly value=${n}
        onFocus=${i=>i.target.select()} /></label>
      <div class="buttons"><button class="primary" onClick=${s}>${l("lobby.copy")}</button>
        ${"share"in navigator&&r`<button onClick=${a}>${l("lobby.share")}</button>`}
        <${A} to=${`/t/${e.table}/screen`} class="button quiet small">${l("lobby.screen")}<//></div>
      ${e.you.host&&r`<${bt} onlyHere=${o} />`}
    </div>
  </section>`}function zo({store:t,view:e,seat:n,bot:o}){let s=n.kind==="open";return r`<li class=${`seat tint-${n.seat%6}${s?" open":""}${n.seat===e.you.seat?" own":""}`}>
    <${Qt} view=${e} seat=${n} />
    ${e.you.host&&s&&o&&r`<button class="small" onClick=${()=>t.send("bot",{seat:n.seat,bot:o})}>${l("lobby.add-bot")}</button>`}
    ${e.you.host&&!s&&n.seat!==e.you.seat&&r`<${Fo} store=${t} seat=${n} />`}
  </li>`}function Fo({store:t,seat:e}){let n=l("lobby.kick",{name:e.name}),o=()=>t.send("kick",{seat:e.seat});return e.kind==="bot"?r`<button class="round" aria-label=${n} onClick=${o}>×</button>`:r`<${Ot} class="round" aria-label=${n} label=${l("host.kick")} title=${n}
    text=${l("host.kick-sure",{name:e.name})} act=${o}>×<//>`}function Wo({store:t,view:e}){let n=async()=>{e.you.seat!==null&&(await t.leave()).op!=="ack"||(mt(()=>localStorage,e.table),C("/"))};return r`<${Ot} class="quiet small" label=${l("lobby.cancel")} text=${l("lobby.cancel-sure")} no=${l("table.stay")} act=${n} />`}function qo({store:t,view:e,catalogue:n}){let o=n?.bots??[],[s,a]=m(""),i=s||z(o),c=e.seats.some(f=>f.kind==="open"),u=c&&e.kind!=="event",d=(e.kind==="event"?t.standings.value:null)?.seats??e.count??e.seats.length;return r`<section class="panel lobby-seats">
    <h2>${e.kind==="event"?l("lobby.joined",{count:d}):l("lobby.seats")}</h2>
    <${ct} store=${t} view=${e} />
    <ul class="seats">${N(e).map(f=>r`<${zo} key=${f.seat} store=${t} view=${e} seat=${f} bot=${i} />`)}</ul>
    <${Vt} store=${t} view=${e} />
    ${e.you.host&&c&&o.length>1&&r`<label class="inline">${l("new.bot")}
      <${it} bots=${o} names=${n?.bot_names??{}} value=${i} set=${a} /></label>`}
    ${Ut(e)&&r`<${me} store=${t} view=${e} />`}
    <div class="lobby-go">
      ${e.you.host?r`<button class=${u?"big":"primary big"} onClick=${()=>t.send("start")}>
        ${l(u?"lobby.start-open":"lobby.start")}</button><${Wo} store=${t} view=${e} />`:r`<p class="muted">${l("lobby.wait-host")}</p>`}
      ${!e.you.host&&e.you.seat!==null&&r`<${Xt} store=${t} view=${e} />`}
    </div>
  </section>`}function Ko({store:t,view:e}){let[n,o]=m(null),s=O.value;g(()=>{ot().then(o,()=>{})},[s]);let a=n?.games.find(({id:i})=>i===e.game.id);return r`<main id="content" class="lobby">
    <section class="panel lobby-play">
      <header><p class="lobby-stage">${l("lobby.title")}</p><h1>${e.game.name}</h1><p class="goal">${e.game.goal}</p></header>
      ${(e.game.warnings??[]).map(i=>r`<p key=${i} class="notice">${i}</p>`)}
      ${a?r`<${mn} game=${a} options=${e.game.options??{}} manual=${e.dice==="manual"} />`:r`<div class="played"></div>`}
    </section>
    <${qo} store=${t} view=${e} catalogue=${n} />
    <${Io} store=${t} view=${e} />
    <${$e} view=${e} />
  </main>`}function Go({others:t,count:e,seat:n,kind:o,stage:s}){let a=e-(n===null?0:1)-t.length;return o==="event"?l("mine.crowd",{count:e}):t.length?a>0?l("mine.with-more",{names:t.join(", "),count:a}):l("mine.with",{names:t.join(", ")}):l(s==="lobby"?"mine.nobody":"mine.alone")}function dn(t){let e=Go(t);return t.stage==="over"?[t.score,e].filter(Boolean).join(" \xB7 "):t.round?[t.round_name||l("table.round",{round:t.round}),t.turn>0&&l("table.turn",{turn:t.turn}),e].filter(Boolean).join(" \xB7 "):e}function pn({stage:t,yours:e,host:n,waiting:o,place:s,count:a}){return e?l("mine.yours"):t==="lobby"?l(n?"mine.lobby-host":"mine.lobby"):t==="paused"?l("mine.paused"):t==="over"?s&&a>1?l("mine.place",{place:s,count:a}):l("mine.over"):o.length?l(o.length>1?"mine.think":"mine.thinks",{names:o.join(", ")}):l("mine.running")}var gt=()=>localStorage,Yo=15e3,Jo=864e5;function Uo(){let[t,e]=m([]),n=O.value;return g(()=>{let s=!0,a=async()=>{let c=Tt(gt);e(c);let u=ie(c);if(!(!u.length||document.visibilityState!=="visible"))try{let{tables:$}=await at(u);s&&e(ce(gt,u,$))}catch{}};a();let i=setInterval(a,Yo);return document.addEventListener("visibilitychange",a),()=>{s=!1,clearInterval(i),document.removeEventListener("visibilitychange",a)}},[n]),{tables:t,drop:s=>{mt(gt,s),e(Tt(gt))}}}function Qo(t){let e=new Date().setHours(0,0,0,0),n=Math.floor((t-e)/Jo);return new Intl.RelativeTimeFormat(O.value,{numeric:"auto"}).format(Math.min(0,n),"day")}function Vo({kept:{line:t,seen:e},games:n,drop:o}){let s=n.find(({id:i})=>i===t.game.id),a=s?.name??t.game.name;return r`<li class=${`my-table${t.yours?" yours":""}`}>
    <${A} to=${`/t/${t.table}`} class="my-table-link">
      <${K} cover=${s?.cover.slice(0,1)??[]} />
      <span class="my-table-words"><b>${a}</b><span class="muted">${dn(t)}</span></span>
      <span class="my-table-state">${pn(t)}${t.stage==="over"&&r`<small>${Qo(e)}</small>`}</span>
    <//>
    <button class="round quiet" aria-label=${l("mine.drop",{game:a,table:t.table})} title=${l("mine.drop-short")}
      onClick=${()=>o(t.table)}>×</button>
  </li>`}function fn({games:t}){let{tables:e,drop:n}=Uo(),{running:o,over:s}=ue(e);if(!e.length)return null;let a=i=>r`<ul class="my-tables">
    ${i.map(c=>r`<${Vo} key=${c.line.table} kept=${c} games=${t} drop=${n} />`)}</ul>`;return r`<section class="continue">
    <div class="start-line"><h2>${l("mine.title")}</h2><span class="muted">${l("mine.count",{count:o.length})}</span></div>
    ${o.length>0&&a(o)}
    ${s.length>0&&r`<details class="over" open=${!o.length}><summary>${l("mine.finished",{count:s.length})}</summary>
      ${a(s)}</details>`}
  </section>`}function Xo(t){let e=t.filter(({id:n,pieces:o})=>n===o||!t.some(s=>s.id===o));return e.sort((n,o)=>n.seats.min-o.seats.min||n.name.localeCompare(o.name)),e.map(n=>[n,...t.filter(o=>o!==n&&o.pieces===n.id)])}function Zo({seats:{min:t,max:e},minutes:n}){let o=e===null?l("start.seats-from",{least:t,count:t}):e===t?l("start.seats-only",{least:t,count:t}):l("start.seats",{least:t,most:e});return n?`${o} \xB7 ${l("start.minutes",{minutes:n})}`:o}function bn({catalogue:t,open:e,ask:n}){return r`<div class="games">${Xo(t.games).map(([o,...s])=>o&&r`<section key=${o.id} class="family panel">
    <${hn} game=${o} catalogue=${t} open=${e} ask=${n} />
    ${s.length>0&&r`<div class="variants">
      ${s.map(a=>r`<${hn} key=${a.id} game=${a} catalogue=${t} open=${e} ask=${n} />`)}</div>`}
  </section>`)}</div>`}function hn({game:t,catalogue:{bots:e,prints:n},open:o,ask:s}){let a=z(e),i=t.seats.min<=1,c=t.seats.max===null||t.seats.max>1,u=()=>o({game:t.id,seats:Math.max(2,t.seats.min),bots:Array(Math.max(1,t.seats.min-1)).fill(a),start:!0});return r`<article class="game">
    <${K} cover=${t.cover} />
    <div class="game-words">
      <h3>${t.name}</h3>
      <p class="facts muted">${Zo(t)}</p>
      <p class="goal">${t.goal}</p>
      <div class="game-more">
        ${i&&c&&a&&r`<button class="quiet small" onClick=${u}>${l("start.bot")}</button>`}
        ${i&&c&&r`<button class="quiet small" onClick=${()=>s(t,!0)}>${l("start.options")}</button>`}
        ${n&&t.paper&&r`<${Jt} game=${t} />`}
      </div>
    </div>
    <div class="game-ways">
      ${i?r`<button class="primary" onClick=${()=>o({game:t.id,seats:1,start:!0})}>${l("start.alone")}</button>`:a&&r`<button class="primary" onClick=${u}>${l("start.bot")}</button>`}
      <button onClick=${()=>s(t)}>${l(c?"start.friends":"start.options")}</button>
    </div>
  </article>`}var _t=({size:t,most:e},n,o=[])=>Array.from({length:e?n:1},(s,a)=>o[a]??Array(t).fill(""));function jt(t,e,{most:n}){let o=t.find(({name:a})=>a==="rounds"),s=o?.choices[e.rounds?.choice??o.choices.indexOf(o.default)];return typeof s=="number"?s:n}function Dt(t,e,{items:n}){for(let{name:o,choices:s,lists:a,default:i}of t){let c=e[o]?.rows?.flat().filter(Boolean)??[];if(a?.meant.length)return c.length?c:a.meant[e[o]?.choice??s.indexOf(i)]??[]}return n.map(({id:o})=>o)}var Ht=t=>t.some(e=>e.some(Boolean))&&t.some(e=>e.includes(""));function It({items:t},e,n,o=Math.random){let s=new Set(e.flat()),a=u=>u.filter($=>!s.has($)).map($=>({id:$,at:o()})).sort(($,d)=>$.at-d.at).map(({id:$})=>$),i=a(n),c=[...i,...a(t.map(({id:u})=>u)).filter(u=>!i.includes(u))];return e.map(u=>u.map($=>$||c.shift()||""))}function ts(t,e){let n=e.map(o=>o.filter(Boolean)).filter(o=>o.length);return t.most?n.length?n:void 0:n[0]}function gn(t,e){let n={};for(let s of t){let{choice:a,rows:i}=e[s.name]??{};a!==void 0&&(n[s.name]=s.choices[a]),i&&s.lists&&(n[s.name]=ts(s.lists,es(t,e,s.lists,i)))}let o=t.some(({name:s,lists:a})=>a?.most&&n[s]);return Object.fromEntries(Object.entries(n).filter(([s])=>!o||!t.find(a=>a.name===s)?.lists?.meant.length))}function es(t,e,n,o){if(!n.size)return o;let s=_t(n,jt(t,e,n),o);return Ht(s)?It(n,s,Dt(t,e,n)):s}function kn({size:t},e,n){if(e.some(s=>s.includes(n)))return e.map(s=>t?s.map(a=>a===n?"":a):s.filter(a=>a!==n));if(!t)return e.map((s,a)=>a?s:[...s,n]);let o=e.findIndex(s=>s.includes(""));return e.map((s,a)=>a===o?s.with(s.indexOf(""),n):s)}var xn=({size:t},e)=>!t||e.some(n=>n.includes("")),kt=({ours:t})=>t>.5,yn=t=>t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase();function vn(t,e,n){let o=yn(e).trim();return t.filter(s=>yn(s.name).includes(o)&&!(n&&kt(s))).sort((s,a)=>s.name.localeCompare(a.name))}var ns=zt(({item:t,chosen:e,full:n,turn:o})=>r`<button type="button" class="pick" aria-pressed=${e?"true":"false"} disabled=${n&&!e}
    onClick=${()=>o(t.id)}>
    ${t.picture?r`<${q} digest=${t.picture} />`:r`<span class="picture none" aria-hidden="true">${t.name.charAt(0)}</span>`}
    <span class="pick-name">${t.name}</span>
    ${kt(t)&&r`<span class="seal-ours" title=${l("pick.ours-long")}>${l("pick.ours")}</span>`}
  </button>`,(t,e)=>t.item===e.item&&t.chosen===e.chosen&&t.full===e.full);function os({ids:t,items:e,label:n,drop:o}){return r`<div class="places" role="group" aria-label=${n}><b>${n}</b><div class="slots">
    ${t.map((s,a)=>{let i=e.find(c=>c.id===s);return i?r`<button type="button" key=${a} class="slot place-taken" aria-label=${l("pick.drop",{name:i.name})}
        onClick=${()=>o(s)}>${i.picture&&r`<${q} digest=${i.picture} />`}<span class="slot-name">${i.name}</span>
        <span class="slot-drop" aria-hidden="true">×</span></button>`:r`<span key=${a} class="slot place-free">${l("pick.dealt")}</span>`})}</div></div>`}function wn({title:t,lists:e,rows:n,pool:o,set:s}){let[a,i]=m(""),[c,u]=m(!1),{items:$,size:d,most:f}=e,b=new Set(n.flat()),p=L({rows:n,set:s});p.current={rows:n,set:s};let[k]=m(()=>y=>{p.current.set(kn(e,p.current.rows,y)),i("")}),x=vn($,a,c),h=!xn(e,n),w=y=>f?l("table.round",{round:y+1}):t;return r`<div class="picker whole">
    ${d>0?n.map((y,M)=>r`<${os} key=${M} ids=${y} items=${$} label=${w(M)} drop=${k} />`):r`<p class="muted small" role="status">${l("pick.count",{count:n[0]?.length??0})}</p>`}
    ${d>0&&r`<div class="deal-line"><button type="button" class="small" disabled=${!Ht(n)}
      onClick=${()=>s(It(e,n,o))}>${l("pick.deal")}</button><span class="muted small">${l("new.list-hint")}</span></div>`}
    <div class="pick-tools">
      <input type="search" aria-label=${l("pick.search")} placeholder=${l("pick.search")} value=${a}
        onInput=${y=>i(y.target.value)} />
      ${$.some(kt)&&r`<button type="button" class="chip" aria-pressed=${c?"true":"false"}
        onClick=${()=>u(!c)}>${l("pick.known")}</button>`}
    </div>
    <div class=${`picks${$.length>40?" many":""}`} role="group" aria-label=${t}>
      ${x.map(y=>r`<${ns} key=${y.id} item=${y} chosen=${b.has(y.id)} full=${h} turn=${k} />`)}
      ${!x.length&&r`<p class="muted">${l("pick.none")}</p>`}
    </div>
  </div>`}var Sn=8,ss=8,as=60;function Z({label:t,name:e,value:n,choices:o,set:s}){return r`<fieldset class="chips whole"><legend>${t}</legend>
    ${o.map(([a,i])=>r`<label key=${a} class="chip"><input type="radio" name=${e} value=${a} checked=${a===n}
      onChange=${()=>s(a)} /><span>${i}</span></label>`)}
  </fieldset>`}function rs(t){let{label:e,value:n,choices:o,set:s}=t,a=o.reduce((i,[,c])=>i+c.length,0);return o.length<=ss&&a<=as?r`<${Z} ...${t} />`:r`<label class="whole">${e}<select value=${n} onChange=${i=>s(i.target.value)}>
    ${o.map(([i,c])=>r`<option key=${i} value=${i}>${c}</option>`)}</select></label>`}function ls({option:t,options:e,typed:n,set:o}){let{title:s,lists:a,choices:i,labels:c}=t,u=n[t.name],[$,d]=m(!1),f=()=>a&&r`<${wn} title=${s} lists=${a} rows=${_t(a,jt(e,n,a),u?.rows)}
    pool=${Dt(e,n,a)} set=${x=>o({rows:x})} />`;if(a?.size)return r`<details class="whole lists" onToggle=${x=>d(x.currentTarget.open)}>
      <summary>${s}</summary>${$&&f()}</details>`;if(!i.length)return null;let b=String(i.length),p=i.map((x,h)=>[String(h),c[h]??String(x)]),k=u?.rows?b:String(u?.choice??i.indexOf(t.default));return r`<${rs} label=${s} name=${t.name} value=${k} choices=${a?[...p,[b,l("new.list-own")]]:p}
    set=${x=>o(x===b?{rows:[[]]}:{choice:Number(x)})} />
  ${u?.rows&&f()}`}function Mn(t,e){return Array.from({length:Math.max(0,e-t)+1},(n,o)=>[String(t+o),t+o?String(t+o):l("new.none")])}function On({game:t,bots:e,names:n,solo:o=!1,close:s}){let a=Math.min(t.seats.max??Sn,Sn),i=t.seats.max===1,[c,u]=m("table"),[$,d]=m(o?t.seats.min:Math.min(Math.max(2,t.seats.min),a)),[f,b]=m(0),[p,k]=m(z(e)),[x,h]=m("auto"),[w,y]=m(!1),[M,tt]=m({}),[xt,vt]=m(""),S=c==="event",D=Math.min(f,$-1),et=!S&&$===D+1,wt=async v=>{v.preventDefault();try{let{table:_}=await st({game:t.id,kind:c,dice:x,name:J(),options:gn(t.options,M),seats:S?Math.max(1,t.seats.min):$,bots:S?[]:Array(D).fill(p),...S?{seat:w}:{},start:et});C(`/t/${_}`)}catch(_){vt(P(_))}},E=[...t.options.map(({title:v})=>v),l("new.dice"),...t.seats.max===null?[l("new.kind")]:[]];return r`<${rt} kind="new-table" title=${l(i||$===1&&!S?"new.title-alone":"new.title",{game:t.name})} close=${s}>
    <form class="stacked" onSubmit=${wt}>
      <label>${l("start.name")}<input value=${H.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.guest")}
        onInput=${v=>{H.value=v.target.value}} /></label>
      ${!S&&!i&&r`
        <${Z} label=${l("new.seats")} name="seats" value=${String($)} choices=${Mn(t.seats.min,a)}
          set=${v=>d(Number(v))} />
        ${$>1&&r`<${Z} label=${l("new.bots")} name="bots" value=${String(D)} choices=${Mn(0,$-1)}
          set=${v=>b(Number(v))} />`}
        ${D>0&&r`<label>${l("new.bot")}<${it} bots=${e} names=${n} value=${p} set=${k} /></label>`}`}
      ${S&&r`<p class="muted small">${l("new.event-hint")}</p>
        <label class="check"><input type="checkbox" checked=${w}
          onChange=${v=>y(v.target.checked)} />${l("new.sit")}</label>`}
      <details class="new-more" open=${i||o}><summary><b>${l("new.more")}</b> <span class="muted small">${E.join(" \xB7 ")}</span></summary>
        <div class="stacked">
          ${t.options.map(v=>r`<${ls} key=${v.name} option=${v} options=${t.options} typed=${M}
            set=${_=>{vt(""),tt(G=>({...G,[v.name]:_}))}} />`)}
          <${Z} label=${l("new.dice")} name="dice" value=${x} set=${h}
            choices=${[["auto",l("new.dice.auto")],["manual",l("new.dice.manual")]]} />
          ${t.seats.max===null&&r`<${Z} label=${l("new.kind")} name="kind" value=${c} set=${u}
            choices=${[["table",l("new.kind.table")],["event",l("new.kind.event")]]} />`}
        </div></details>
      <div class="new-open">
        ${xt&&r`<p class="notice bad" role="alert">${xt}</p>`}
        <button class="primary big">${l(et?"new.start":"new.open")}</button>
      </div>
    </form>
  <//>`}function is(){let[t,e]=m(null),[n,o]=m(""),[s,a]=m(null),[i,c]=m(!1),u=O.value,$=()=>{o(""),ot().then(e,f=>o(P(f)))};g($,[u]),g(()=>{document.title="Rollwright"},[]);let d=async f=>{if(!i){c(!0);try{let{table:b}=await st({options:{},dice:"auto",kind:"table",bots:[],name:J(),...f});C(`/t/${b}`)}catch(b){o(P(b)),c(!1)}}};return r`<main id="content" class="start">
    <div class="start-line welcome"><h1>${l("page.tagline")}</h1><${cs} /></div>
    ${n&&r`<p class="notice bad" role="alert">${n} <button class="quiet small" onClick=${$}>${l("page.again")}</button></p>`}
    <${fn} games=${t?.games??[]} />
    <h2 class="visually-hidden">${l("start.games")}</h2>
    ${!t&&!n&&r`<p class="muted games-coming">${l("page.loading")}</p>`}
    ${t&&r`<${bn} catalogue=${t} open=${d} ask=${(f,b=!1)=>a({game:f,solo:b})} />`}
    <${us} />
    ${s&&t&&r`<${On} game=${s.game} solo=${s.solo} bots=${t.bots}
      names=${t.bot_names} close=${()=>a(null)} />`}
  </main>`}function cs(){return r`<label class="name-chip"><span class="avatar" aria-hidden="true">${R(J())}</span>
    <span class="visually-hidden">${l("start.name")}</span>
    <input value=${H.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.name")}
      onInput=${t=>{H.value=t.target.value}} /></label>`}function us(){let[t,e]=m(""),[n,o]=m("");return r`<form class="panel join" onSubmit=${async a=>{a.preventDefault();let i=Ft(t);if(o(i?"":"start.code-wrong"),!i)return;await at([i]).then(({tables:u})=>u.length>0,()=>!0)?C(`/t/${i}`):o("start.code-unknown")}}>
    <h2>${l("start.join")}</h2>
    <label class="code-field">${l("start.code")}<input value=${t} placeholder="k7m2 x9pq" autocapitalize="off" autocomplete="off" spellcheck=${!1}
      aria-describedby="code-hint" aria-invalid=${n?"true":void 0}
      onInput=${a=>{e(a.target.value),o("")}} /></label>
    <button class="primary">${l("start.go")}</button>
    <p id="code-hint" role="status" class=${n?"bad-text":"muted small"}>${l(n||"start.code-hint")}</p>
  </form>`}export{bo as Ending,Ko as Lobby,Ro as Screen,is as Start};
//# sourceMappingURL=/static/bundle/rest-OE5WSG6T.js.map
