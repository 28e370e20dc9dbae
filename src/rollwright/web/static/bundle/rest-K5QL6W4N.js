/* With libraries of others: /static/vendor/README.md */
import{$ as At,A as Zt,Aa as Le,B as it,Ba as Ee,C as te,Ca as Ae,D as ct,Da as Pe,E as ut,Ea as Ne,F as ee,Fa as Re,G as ne,H as oe,I as se,J as N,K as re,L,M as $t,N as ae,O as dt,P as T,Q as le,R as Et,S as ie,T as z,U as W,V as mt,W as V,X as ce,Y as R,Z as j,_ as ue,aa as $e,b as d,ba as de,c as k,ca as pt,d as at,da as me,e as B,ea as ft,fa as pe,g as a,ga as ht,h as lt,ha as fe,i as M,ia as he,ja as E,ka as be,la as Pt,m as H,ma as ge,na as ye,oa as ke,p as l,pa as xe,qa as ve,ra as we,s as Qt,sa as Se,ta as Oe,u as C,ua as bt,v as P,va as Me,w as Bt,wa as gt,x as Vt,xa as Ce,y as Lt,ya as Te,z as Xt,za as Be}from"/static/bundle/chunk-PONM5HEF.js";var ho=36,bo=5200,je=["die","star","cross","die","star"],De=["red","blue","green","yellow","orange","purple"],_e=[[[12,12]],[[7,7],[17,17]],[[7,7],[12,12],[17,17]],[[7,7],[17,7],[7,17],[17,17]],[[7,7],[17,7],[12,12],[7,17],[17,17]]];function q(t,e){let n=Math.sin((t+1)*12.9898+e*78.233)*43758.5453;return n-Math.floor(n)}function go({kind:t,at:e}){return t==="star"?a`<path d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />`:t==="cross"?a`<path class="confetti-cross" d="M5 4c5 6 9 11 14 16M19 4C14 10 9 14 5 20" />`:a`<rect x="2" y="2" width="20" height="20" rx="5" />
    ${(_e[e%_e.length]??[]).map(([n,o])=>a`<circle key=${`${n} ${o}`} cx=${n} cy=${o} r="2.1" />`)}`}function yt(){let[t,e]=d(!1),n=N();return k(()=>{if(n)return;let o=setTimeout(()=>e(!0),bo);return()=>clearTimeout(o)},[]),t?null:a`<div class=${`confetti${n?" is-still":""}`} aria-hidden="true">
    ${Array.from({length:n?9:ho},(o,s)=>a`<svg key=${s} viewBox="0 0 24 24"
      class=${`confetti-piece confetti-${De[s%De.length]}`} style=${{left:`${n?4+s*11.5:q(s,1)*100}%`,width:`${16+Math.round(q(s,2)*16)}px`,"--delay":`${Math.round(q(s,3)*1600)}ms`,"--fall":`${2200+Math.round(q(s,4)*1200)}ms`,"--drift":`${Math.round(q(s,5)*240-120)}px`,"--spin":`${Math.round(q(s,6)*900-450)}deg`}}><${go} kind=${je[s%je.length]} at=${s} /></svg>`)}
  </div>`}var yo=[1,2,5];function Ie(t,e){let n=Math.min(0,...t),o=Math.max(0,...t)||(n?0:1),s=o-n,r=10**Math.floor(Math.log10(s/e)),i=[...yo,10].map($=>$*r).find($=>s/$<=e)??10*r,[c,u]=[Math.floor(n/i),Math.ceil(o/i)];return Array.from({length:u-c+1},($,m)=>Number(((c+m)*i).toFixed(6)))}function Fe({width:t,height:e,left:n,right:o,top:s,bottom:r},i,c){let[u,$]=[c[0]??0,c[c.length-1]??1];return{x:m=>n+m*(t-n-o)/Math.max(1,i-1),y:m=>e-r-(m-u)*(e-s-r)/($-u||1)}}function He(t){let e=n=>Math.round(n*10)/10;return t.map(([n,o],s)=>s?`H${e(n)}V${e(o)}`:`M${e(n)} ${e(o)}`).join("")}function ze(t,e,n,o){let s=t.map((u,$)=>$).sort((u,$)=>(t[u]??0)-(t[$]??0)),r=t.map(()=>0),i=n;for(let u of s)r[u]=Math.max(i,t[u]??0),i=(r[u]??0)+e;let c=o;for(let u of s.reverse())r[u]=Math.min(r[u]??0,c),c=(r[u]??0)-e;return r}function kt(t,e){let n=t.findIndex(o=>o.step>=e);return n<0?t.length-1:n}function Nt(t){let e=new Set(t.slice(1).map(({round:o})=>o)).size<2,n=[];return t.forEach(({round:o,turn:s},r)=>{if(!r)return;let i=e?s:o,c=n[n.length-1];c&&c.label===i?c.to=r:n.push({label:i,from:r-1,to:r})}),n}function G({step:t,round:e,turn:n,round_name:o}){if(!t)return l("end.before-first");let s=o||l("table.round",{round:e});return n?`${s}, ${l("table.turn",{turn:n})}`:s}var ko=.3,xo="(max-width: 699px)",We="input, select, textarea, dialog[open], [role=button], [role=slider], .scroll",vo=`${We}, button, a, summary`,wo={first:"M6 5v14M19 5l-9 7 9 7z",back:"M16 5l-9 7 9 7z",play:"M8 5l11 7-11 7z",pause:"M8 5v14M16 5v14",forward:"M8 5l9 7-9 7z",last:"M5 5l9 7-9 7zM18 5v14"};function X({icon:t,label:e,kind:n="",disabled:o=!1,act:s}){return a`<button class=${`round replay-key ${n}`} aria-label=${e} title=${e} disabled=${o} onClick=${s}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${wo[t]} /></svg></button>`}function So({at:t,steps:e,toggle:n,goTo:o}){at(()=>{let s=r=>{let i=r.target;if(!(r.ctrlKey||r.metaKey||r.altKey||r.shiftKey||document.querySelector("dialog[open]"))&&!i.closest(r.key===" "?vo:We)){if(r.key===" ")n();else if(r.key==="ArrowRight")o(t+1);else if(r.key==="ArrowLeft")o(t-1);else if(r.key==="Home")o(0);else if(r.key==="End")o(e);else return;r.preventDefault()}};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)})}function Z({sheet:t,tools:e,changed:n=new Set,moment:o}){let[s,r]=d(-1);k(()=>r(-1),[o]);let i={open:new Map,glow:s<0?n:new Set([s]),tap:({number:u})=>r(u),reads:!0},c=matchMedia(xo).matches?void 0:ko;return a`<div class="read-board"><${ft} sheet=${t} tools=${e} touch=${i} least=${c} />
    <p class="read-place" role="status">${pe(t,s,e)}</p></div>`}function Oo({gains:t}){return a`<span class="replay-gains">${t.map(({sign:e,name:n,more:o})=>a`<span key=${e} class=${o>0?"gain more":"gain less"}>
    <${be} sign=${e} size=${20} /><b>${o>0?"+":"\u2212"}${Math.abs(o)}</b> ${n||l("end.stars")}</span>`)}</span>`}function Mo({curve:t,steps:e}){return e?a`<span class="turn-marks" aria-hidden="true">${t.slice(1).map(({step:n,round:o,turn:s},r)=>a`<i key=${n}
    class=${s&&t[r+2]?.round===o?"":"is-round"} style=${{"--at":String(n/e)}}></i>`)}</span>`:null}function Co({view:t,curve:e,playback:{at:n,steps:o,seat:s,playing:r,speed:i,goTo:c,toggle:u,setSeat:$,faster:m}}){let p=R(t).filter(({kind:f})=>f!=="open"),b=e[kt(e,n)];return a`<div class="replay-tools">
    <div class="replay-keys" role="group" aria-label=${l("end.replay")}>
      <${X} icon="first" kind="ends" label=${l("end.first")} disabled=${n<=0} act=${()=>c(0)} />
      <${X} icon="back" label=${l("end.previous")} disabled=${n<=0} act=${()=>c(n-1)} />
      <${X} icon=${r?"pause":"play"} kind="primary run" label=${l(r?"end.pause":"end.play")} disabled=${!o} act=${u} />
      <${X} icon="forward" label=${l("end.following")} disabled=${n>=o} act=${()=>c(n+1)} />
      <${X} icon="last" kind="ends" label=${l("end.last")} disabled=${n>=o} act=${()=>c(o)} />
    </div>
    <label class="slider"><span>${o?l("end.step",{step:n,steps:o}):l("end.replay")}
        ${b&&a` <span class="muted">${G(b)}</span>`}</span>
      <input type="range" min="0" max=${o} value=${n} disabled=${!o}
        onInput=${f=>c(Number(f.target.value))} /><${Mo} curve=${e} steps=${o} /></label>
    <button class="small speed" aria-label=${l("end.speed",{speed:i})} title=${l("end.speed",{speed:i})} onClick=${m}>${i}×</button>
    ${p.length>1&&a`<label class="inline whose"><span>${l("end.seat")}</span><select value=${String(s)}
      onChange=${f=>$(Number(f.target.value))}>
      ${p.map(f=>a`<option key=${f.seat} value=${String(f.seat)}>${f.name}</option>`)}</select></label>`}
  </div>`}function qe({store:t,view:e,curve:n,playback:o}){let{shown:s,failure:r,again:i,at:c,seat:u}=o;So(o);let $=E(t,e,u),m=s?.seat===u?s:null,p=m?Pt(m.now.board):$,b=m?.before?Pt(m.before.board):null,f=L(p),g=m?.now??e;return a`<section class="panel replay" data-step=${m?.now.step} aria-label=${l("end.replay")}>
    <h2 class="visually-hidden">${l("end.replay")}</h2>
    ${f?a`<${Z} sheet=${f} tools=${g} moment=${`${u} ${c}`} changed=${p?fe(b,p):new Set} />`:!r&&a`<p class="muted read-board">${l("page.loading")}</p>`}
    <div class="replay-now">
      ${p&&p.dice.length>0&&a`<${z} key=${m?.jump} dice=${p.dice} board=${p} tools=${g} rolled=${m?.now.rolled}
        seat=${u} usable=${p.dice} />`}
      <div class="replay-told">
        <p class="replay-text" aria-live="polite">${m?.now.text||l("end.before-first")}</p>
        ${p&&a`<${Oo} gains=${he(b,p,e.game.counters??[])} />`}
      </div>
    </div>
    ${r&&a`<div class="replay-failure notice bad" role="alert"><p>${r}</p>
      <button class="small" onClick=${i}>${l("page.again")}</button></div>`}
    <${Co} view=${e} curve=${n} playback=${o} />
  </section>`}var To=8;function Bo(t){let e=R(t).filter(({kind:r})=>r!=="open"),n=(t.result??[]).map(({seat:r})=>r);return[...new Set([...t.you.seat===null?[]:[t.you.seat],...n])].flatMap(r=>e.find(i=>i.seat===r)??[]).slice(0,t.kind==="event"?1:To)}function Lo({store:t,view:e,seat:n}){let[o,s]=d(!1),r=L(E(t,e,n.seat)),i=n.seat===e.you.seat;return r?a`<li class=${`gallery-board${i?" you":""}`}>
    <div class="miniature-frame"><${ht} sheet=${r} tools=${e} />
      <button class="cover" aria-label=${l("table.show-sheet",{name:n.name})} onClick=${()=>s(!0)}></button></div>
    <span class="gallery-name">${i?l("chip.you"):n.name}</span>
    ${o&&a`<${$t} title=${l("table.sheet-of",{name:n.name})} kind="wide board-dialog" close=${()=>s(!1)}>
      <${Z} sheet=${r} tools=${e} />
      <div class="buttons"><${dt} view=${e} seat=${n.seat} /></div><//>`}
  </li>`:null}function Ge({store:t,view:e}){let n=Bo(e);return n.length?a`<section class="panel gallery"><h2>${l("end.boards")}</h2>
    <ul class="gallery-list">${n.map(o=>a`<${Lo} key=${o.seat} store=${t} view=${e} seat=${o} />`)}</ul>
  </section>`:null}var I=176,Eo=6,Ke=11,Ao=["ArrowLeft","ArrowRight","Home","End","PageUp","PageDown"];function Po(t,e){let n=t.you.seat??e,o=t.result.map(u=>u.seat),r=R(t).filter(({kind:u})=>u!=="open").map(u=>({seat:u.seat,name:u.seat===t.you.seat?l("chip.you"):u.name,mine:u.seat===n,kind:""}));r.sort((u,$)=>o.indexOf($.seat)-o.indexOf(u.seat));let i=r.filter(u=>!u.mine).reverse();return r.map(u=>({...u,kind:u.mine?"mine":`other-${i.indexOf(u)%4}`})).sort((u,$)=>Number(u.mine)-Number($.mine))}function Ue(t,e){return[...e].reverse().map(({seat:n,name:o})=>`${o} ${t.points[n]??""}`).join(" \xB7 ")}function No(){let t=B(null),[e,n]=d(360);return at(()=>{let o=t.current;if(!o)return;let s=()=>n(Math.max(220,Math.floor(o.clientWidth))),r=new ResizeObserver(s);return s(),r.observe(o),()=>r.disconnect()},[]),{frame:t,width:e}}function Ro(t){return t.length<=Eo?t:[...t.filter(({mine:e})=>!e).slice(-3),...t.filter(({mine:e})=>e)]}var Je=t=>t.length>Ke?`${t.slice(0,Ke-1)}\u2026`:t;function jo({curve:t,lines:e,width:n,at:o}){let s=e.length>1?Ro(e):[],r=Math.max(0,...s.map(({name:h})=>Je(h).length)),i=Ie(t.flatMap(({values:h})=>h),4),c=10+8*Math.max(...i.map(h=>String(h).length)),u={width:n,height:I,left:c,right:s.length?14+r*7.4:12,top:10,bottom:24},{x:$,y:m}=Fe(u,t.length,i),p=({seat:h},w)=>t[w]?.values[h]??0,b=t.length-1,f=ze(s.map(h=>m(p(h,b))),15,u.top+4,I-u.bottom),g=Nt(t),y=Math.ceil(g.length*20/(n-u.left-u.right));return a`<svg class="curve-chart" width=${n} height=${I} viewBox=${`0 0 ${n} ${I}`} aria-hidden="true">
    ${i.map(h=>a`<g key=${h} class=${h?"":"is-zero"}>
      <line class="curve-grid" x1=${c} x2=${n-u.right} y1=${m(h)} y2=${m(h)} />
      <text class="curve-number" x=${c-6} y=${m(h)} text-anchor="end" dominant-baseline="central">${h}</text></g>`)}
    ${g.map(({label:h,from:w,to:x},O)=>a`<g key=${w}>
      ${w>0&&a`<line class="curve-round" x1=${$(w)} x2=${$(w)} y1=${u.top} y2=${I-u.bottom} />`}
      ${O%y===0&&a`<text class="curve-number" x=${($(w)+$(x))/2} y=${I-8} text-anchor="middle">${h}</text>`}</g>`)}
    <line class="curve-now" x1=${$(o)} x2=${$(o)} y1=${u.top-4} y2=${I-u.bottom} />
    ${e.map(h=>a`<path key=${h.seat} class=${`curve-line is-${h.kind}`}
      d=${He(t.map((w,x)=>[$(x),m(p(h,x))]))} />`)}
    ${e.map(h=>a`<circle key=${h.seat} class=${`curve-dot is-${h.kind}`}
      cx=${$(o)} cy=${m(p(h,o))} r=${h.mine?5.5:3.5} />`)}
    ${s.map((h,w)=>a`<text key=${h.seat} class=${`curve-name is-${h.kind}`} x=${n-u.right+8} y=${f[w]}
      dominant-baseline="central">${Je(h.name)}</text>`)}
  </svg>`}function Do({curve:t,lines:e}){let n=[...e].reverse();return a`<table class="visually-hidden"><caption>${l("curve.title")}</caption>
    <thead><tr><th scope="col">${l("curve.turn")}</th>${n.map(({seat:o,name:s})=>a`<th key=${o} scope="col">${s}</th>`)}</tr></thead>
    <tbody>${t.slice(1).map(o=>a`<tr key=${o.step}><th scope="row">${G(o)}</th>
      ${n.map(({seat:s})=>a`<td key=${s}>${o.points[s]}</td>`)}</tr>`)}</tbody></table>`}function _o(t,e,n){if(t==="Home")return 0;if(t==="End")return e.length-1;if(t==="ArrowLeft"||t==="ArrowRight")return n+(t==="ArrowLeft"?-1:1);let o=[0,...Nt(e).map(({to:s})=>s)];return t==="PageDown"?o.find(s=>s>n)??n:o.reverse().find(s=>s<n)??n}var Ye=t=>t.curve.length<3?null:a`<${Io} ...${t} />`;function Io({view:t,curve:e,playback:n}){let{frame:o,width:s}=No(),[r,i]=d(-1),c=Po(t,n.seat),u=kt(e,n.at),$=e[r<0?u:r]??e[0];if(!$)return null;let m=f=>n.goTo(e[Math.max(0,Math.min(e.length-1,f))]?.step??0),p=({currentTarget:f,clientX:g})=>{let y=f.querySelector(".curve-grid").getBoundingClientRect();return Math.max(0,Math.min(e.length-1,Math.round((g-y.left)/y.width*(e.length-1))))},b=f=>{!Ao.includes(f.key)||f.ctrlKey||f.metaKey||f.altKey||(f.preventDefault(),i(-1),m(_o(f.key,e,u)))};return a`<section class="panel curve"><h2>${l("curve.title")}</h2>
    <div ref=${o} class="curve-frame" role="slider" tabindex="0" aria-label=${l("curve.title")} aria-orientation="horizontal"
      aria-valuemin="0" aria-valuemax=${e.length-1} aria-valuenow=${u}
      aria-valuetext=${`${G(e[u]??$)}: ${Ue(e[u]??$,c)}`}
      onKeyDown=${b} onPointerMove=${f=>i(p(f))} onPointerLeave=${()=>i(-1)}
      onClick=${f=>m(p(f))}>
      <${jo} curve=${e} lines=${c} width=${s} at=${r<0?u:r} /></div>
    <p class="curve-text" aria-hidden="true"><b>${G($)}</b> ${Ue($,c)}</p>
    <${Do} curve=${e} lines=${c} />
  </section>`}var Fo=1100,Ho=60,Rt=[1,2,4];function zo(t){let e=B(new Map);return(n,o)=>{let s=`${M.value} ${o} ${n}`,r=e.current.get(s)??oe(t,n,o);return e.current.set(s,r),r.catch(()=>e.current.delete(s)),r}}function Qe(t,e){let[n,o]=d(-1),[s,r]=d(e),[i,c]=d(null),[u,$]=d(""),[m,p]=d(0),[b,f]=d(!1),[g,y]=d(1),h=zo(t),w=M.value;k(()=>{let S=!0,F=async()=>{let A=n<0?(await h(0,s)).steps:n,[v,_]=await Promise.all([h(A,s),A>0?h(A-1,s):null]);S&&($(""),c(Q=>({now:v,before:_,seat:s,jump:(Q?.jump??0)+ +(Q?.seat!==s||Q.now.step!==v.step-1)})),b&&A<v.steps&&h(A+1,s).catch(()=>{}))},rt=A=>{S&&(f(!1),$(T(A)))},Tt=setTimeout(()=>F().catch(rt),n<0||b?0:Ho);return()=>{S=!1,clearTimeout(Tt)}},[n,s,w,m]);let x=i?.now.steps??0,O=n<0?x:n,st=i?.now.step===O;return k(()=>{if(!b||!st)return;if(O>=x){f(!1);return}let S=setTimeout(()=>o(O+1),Fo/g);return()=>clearTimeout(S)},[b,st,O,g]),{at:O,steps:x,seat:s,shown:i,failure:u,playing:b,speed:g,goTo:S=>{f(!1),o(Math.max(0,Math.min(x,S)))},toggle:()=>{!b&&O>=x&&o(0),f(!b&&x>0)},setSeat:r,again:()=>{$(""),p(m+1)},faster:()=>y(Rt[(Rt.indexOf(g)+1)%Rt.length]??1)}}var Ve=({broken:t,skipped:e})=>t+2**e,Wo=({pledges:t,words:e})=>t.map(([n])=>n).filter(n=>e[n]===void 0);function Xe(t,e,n){let o={rolls:t.rolls.length,words:Object.keys(t.words).length,broken:t.broken.length,skipped:Wo(t).length},s=(g,y=0)=>({...o,state:"wrong",reason:g,roll:y});if(e.wrong)return s(`twice-${e.wrong}`);let r=[...t.broken,t],i=r.map((g,y)=>qo(g,e,y)).find(g=>g);if(i)return s(i);if(e.order.length>r.length)return s("commitment");let c=Bt(t.seed),u=e.attempts[c],$=!!(u?.pledge&&n&&u.seat!==null&&t.words[u.seat]===n),m=Xt(Lt(c,t.pledges),t.words),p=t.rolls.find(g=>!Go(t.seed,m,g));if(p)return s("roll",p.number);let b=t.rolls.find(({number:g,text:y})=>(e.rolls[g]??y)!==y);if(b)return s("other-roll",b.number);if(Object.keys(e.rolls).some(g=>Number(g)>t.rolls.length))return s("fewer-rolls");let f=!!(u&&e.order.includes(c));return{...o,reason:"",roll:0,state:$?"fair":f?"seen":"unseen"}}function qo({seed:t,pledges:e,words:n},o,s){let r=Bt(t);if(o.order[s]&&o.order[s]!==r)return"commitment";let i=o.attempts[r];if(i&&i.list!==Lt(r,e))return"list";if(i?.shown&&i.seat!==null&&n[i.seat]===void 0)return"word";let c=new Map(e.map(([$,m,p])=>[String($),{number:m,hash:p}]));return Object.entries(n).every(([$,m])=>{let p=c.get($);return p&&Vt(r,p.number,m)===p.hash})?"":"pledge"}function Go(t,e,{number:n,text:o,choices:s}){let r=Zt(t,e,n,s.map(({length:i})=>i));return s.length>0&&r.every((i,c)=>s[c]?.[i]===o)}var jt=t=>`${t.game.id}-${t.table}.txt`;function Ze(t,e){let[n,o]=d(null),[s,r]=d(""),i=async()=>{try{let c=await ne(e.table),{sight:u}=t.tosser;o(Xe(c,u.seen(),u.file().word))}catch(c){r(T(c))}};return k(()=>{e.toss&&e.kind==="table"&&i()},[]),{verdict:n,failure:s,start:i}}var tn=t=>t.skipped>20?`2^${t.skipped}`:Ve(t);function Ko(t){let{state:e,words:n,broken:o,skipped:s}=t;return e==="wrong"||e==="unseen"?l(`dice.verdict.${e}`):n?o||s?l("dice.verdict.bounded",{results:tn(t)}):l(`dice.verdict.${e}`):l("dice.verdict.wordless")}function en(t){let{state:e,reason:n,roll:o,rolls:s,words:r,broken:i,skipped:c}=t;if(e==="wrong"&&n)return[l("dice.wrong"),l(`dice.wrong.${n}`,{roll:o}),l("dice.wrong-keep")];let u=tn(t);return[l("dice.derived",{count:s}),l(e==="unseen"?"dice.unseen-first":"dice.as-seen"),l(r&&e!=="wrong"?`dice.${e}`:"dice.wordless",{count:r}),...i||c?[l("dice.withheld",{broken:i,skipped:c,results:u})]:[],l("dice.table-of-numbers")]}function nn({check:t}){if(t.verdict?.state!=="wrong")return null;let[e,...n]=en(t.verdict);return a`<section class="dice-alarm" role="alert"><h2>${e}</h2>${n.map(o=>a`<p key=${o}>${o}</p>`)}</section>`}function Uo(t,e){let n=URL.createObjectURL(new Blob([JSON.stringify(t.tosser.sight.file(),null,1)],{type:"application/json"}));Object.assign(document.createElement("a"),{href:n,download:on(e)}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var on=t=>`${t.game.id}-${t.table}-seen.json`;function sn({store:t,view:e,check:n}){if(!e.commitment)return null;let{verdict:o,failure:s}=n,{word:r}=t.tosser.sight.file(),i=o?.state??"unchecked";return a`<div class="proof">
    ${o&&a`<p class=${`dice-verdict is-${i}`}>${Ko(o)}</p>`}
    ${s&&a`<p class="dice-verdict is-unseen">${s}</p>`}
    ${e.toss&&!o&&!s&&a`<button class="small" onClick=${n.start}>${l("dice.check")}</button>`}
    ${!e.toss&&a`<p class="dice-verdict is-unseen">${l("dice.before-toss")}</p>`}
    <details><summary>${l("end.proof")}</summary>
      ${o&&en(o).map(c=>a`<p key=${c}>${c}</p>`)}
      <dl><dt>${l("end.seed")}</dt><dd><code>${e.seed}</code></dd><dt>${l("lobby.commitment")}</dt><dd><code>${e.commitment}</code></dd>
        ${r&&a`<dt>${l("end.word")}</dt><dd><code>${r}</code></dd>`}</dl>
      <p>${l("end.verify")} <code>rollwright verify ${jt(e)}${e.toss&&` --seen ${on(e)}`}</code></p>
      ${e.toss&&a`<button class="small" onClick=${()=>Uo(t,e)}>${l("dice.save")}</button>`}
    </details>
  </div>`}var rn=4,an=6;function Jo(t,e){return t===2?l("end.second"):t===3?l("end.third"):l("end.placed",{place:t,seats:e})}function tt(t,e){let n=e.filter(u=>u.place===1),[o]=n;if(t.status?.verdict)return t.status.verdict;if(!o)return"";let s=t.winners||n.length,r={name:o.name,count:s-1},i=n.some(u=>u.seat===t.you.seat),c=e.find(u=>u.seat===t.you.seat);return e.length===1?l("end.alone",{score:o.words}):i&&s>rn?l("end.shared-many",r):i?l(s>1?"end.shared":"end.won"):c&&t.kind==="table"?Jo(c.place,e.length):s===1?l("end.winner",{name:o.name}):s>rn?l("end.winners-many",r):l("end.winners",{names:n.map(u=>u.name).join(", ")})}function cn(t,e){let n=e.find(r=>r.place===1);if(!n||e.length===1&&!t.status?.verdict)return"";let o=e.find(r=>r.place>1);if(!o)return n.words;let s=e.find(r=>r.seat===t.you.seat);return s&&s.place>1&&t.kind==="table"?`${Yo(t,e)} ${ln(n,s)}`.trim():t.winners>1||e.filter(r=>r.place===1).length>1?l("end.why-shared",{score:n.words,other:o.name,next:o.words}):n.words!==o.words?l("end.why",{name:n.name,score:n.words,other:o.name,next:o.words}):ln(n,o)}function ln(t,e){if(t.words!==e.words)return"";let[n,o]=Object.keys(t.numbers).filter(s=>t.numbers[s]!==e.numbers[s]);return!n||o?l("end.why-equal",{score:t.words}):l("end.why-tie",{score:t.words,what:t.labels[n]??n,one:t.numbers[n]??"",two:e.numbers[n]??""})}function Yo(t,e){let n=e.filter(s=>s.place===1),[o]=n;return o?n.length===1?l("end.wins-with",{name:o.name,score:o.words}):`${tt({...t,you:{...t.you,seat:null}},e)}`:""}function un(t,e,n){let o=e.find(s=>s.seat===t.you.seat);return!o||o.place!==1?!1:e.length>1?!0:t.status?.verdict?o.score>0:!n||n.band<n.limits.length-1}function Qo({view:t,results:e}){let n=e.find(o=>o.seat===t.you.seat);return t.kind!=="event"||!n||e.length===1?null:a`<p class="own-place"><b>${l("end.own-place",{place:n.place,seats:t.count??e.length,score:n.words})}</b></p>`}function Dt(t){return Array.isArray(t)?t.map(Dt).join(" + "):t&&typeof t=="object"?Object.entries(t).map(([e,n])=>`${e} ${Dt(n)}`).join(", "):String(t)}function $n({view:t,results:e}){let o=[...new Set(e.flatMap(i=>Object.keys(i.numbers)))].filter(i=>e.some(c=>c.numbers[i]!==c.points)),s=e[0]?.labels??{},r=e.length>1&&e.some(i=>i.place);return e.length===1&&!o.length?null:a`<${Qo} view=${t} results=${e} />
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.results")}><table class="results">
    <caption class="visually-hidden">${l("end.results")}</caption>
    <thead><tr>${r&&a`<th scope="col">${l("end.place")}</th>`}<th scope="col">${l("end.name")}</th><th scope="col">${l("end.score")}</th>
      ${o.map(i=>a`<th scope="col" key=${i}>${s[i]??i.replace(/_/g," ")}</th>`)}</tr></thead>
    <tbody>${e.map((i,c)=>a`<tr key=${i.seat} class=${i.seat===t.you.seat?"you":""}
        style=${{"--row":String(Math.min(c,8))}}>
      ${r&&a`<td><span class=${`place${i.place===1?" is-first":""}`}>${i.place}</span></td>`}
      <th scope="row">${i.name}${i.remark&&a` <span class="muted">${i.remark}</span>`}</th>
        <td><b class="result-points">${i.points}</b></td>
      ${o.map(u=>a`<td key=${u}>${Dt(i.numbers[u]??"")}</td>`)}</tr>`)}</tbody>
  </table></div>`}function Vo(t,e){let n=Number(t);return e>0&&n>0?Math.min(1,n/e):0}function Xo(t,e){if(e.length<=an)return e;let n=e.find(s=>s.seat===t.you.seat),o=e.filter(s=>s!==n).slice(0,an-+!!n);return e.filter(s=>s===n||o.includes(s))}function _t({view:t,results:e}){let n=Xo(t,e),o=n[0]?.parts??[];if(!o.length)return null;let s=[...new Set(o.map(c=>c.heading))],r=Math.max(...n.flatMap(c=>c.parts.map(u=>Number(u.points)||0))),i=c=>c.seat===t.you.seat?"you":"";return a`<section class="panel breakdown"><h2>${l("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.breakdown")}><table class="results">
      <thead><tr><td></td>${n.map(c=>a`<th scope="col" key=${c.seat} class=${i(c)}>${c.name}</th>`)}</tr></thead>
      ${s.map(c=>a`<tbody key=${c}>
        <tr class="heading"><th scope="rowgroup" colspan=${n.length+1}>${c}</th></tr>
        ${o.map((u,$)=>u.heading===c&&a`<tr key=${$} class=${u.total?"total":""}><th scope="row">${u.name}</th>
          ${n.map(m=>{let p=m.parts[$]?.points??"";return a`<td key=${m.seat} class=${i(m)}>
              <span class="part-bar" style=${{"--share":String(Vo(p,r))}}>${p}</span></td>`})}</tr>`)}</tbody>`)}
    </table></div>
  </section>`}function dn(t,e){let[n,o]=d(null),s=M.value;return k(()=>{let r=!0;return se(t,e).then(i=>{r&&o(i)},()=>{}),()=>{r=!1}},[t,e,s]),n}var Zo=1100,xt=46,ts=.4,es={hand:{}};function ns(t,e){let n=Number(t);if(!t||Number.isNaN(n)||e>=1)return t;let o=1-(1-e)**3;return(n*o).toFixed(t.split(".")[1]?.length??0)}function os(t){let[e,n]=d(N()?1:0);return k(()=>{if(N())return;let o=performance.now(),s=0,r=i=>{let c=Math.min(1,Math.max(0,(i-o)/Zo));n(c),c<1&&(s=requestAnimationFrame(r))};return s=requestAnimationFrame(r),()=>cancelAnimationFrame(s)},[t]),{text:ns(t,e),done:e>=1}}function mn(t,e){let n=0;return{places:[...t].map(s=>{let r=s==="."?e*ts:e*.82;return n+=r,{sign:s,x:n-r/2}}),width:n}}function pn({points:t,hand:e}){let{text:n,done:o}=os(t),s=re(e,es);if(!s)return a`<span class="hand-score"></span>`;let r=xt*s.width/s.height,i=mn(t,r).width,c=Math.max(92,i+34),{places:u,width:$}=mn(n,r),m=(c-$)/2,p={id:"ring",box:[4,6,c-8,80],center:[c/2,46],height:xt};return a`<svg class=${`hand-score${o?" is-counted":""}`} viewBox=${`0 0 ${c} 92`} style=${{width:`${c}px`}} aria-hidden="true">
    ${o&&a`<g class="score-ring"><${Et} place=${p} mark=${{mark:"outlined",text:"",tile:""}} hand=${s} /></g>`}
    <g class="score-digits">${u.map(({sign:b,x:f},g)=>b==="."?a`<circle key=${`${g}.`} cx=${m+f} cy=${46+xt/2-4} r="3.4" />`:a`<${Et} key=${`${g}${b}`} place=${{id:b,box:[0,0,0,0],center:[m+f,46],height:xt}}
          mark=${{mark:"filled",text:b,tile:""}} hand=${s} />`)}</g></svg>`}var hn="rollwright.best";function bn(t){try{let e=JSON.parse(t().getItem(hn)??"{}");return e&&typeof e=="object"&&!Array.isArray(e)?e:{}}catch{return{}}}function fn(t,e,n){let{[e]:o,...s}=bn(t);try{t().setItem(hn,JSON.stringify(Object.fromEntries([[e,n],...Object.entries(s)].slice(0,60))))}catch{}}function gn(t,{setup:e,table:n,higher:o,score:s,points:r}){let i=bn(t)[e];return!i||typeof i.score!="number"?(fn(t,e,{score:s,points:r,table:n,before:null}),{kind:"first",points:r}):i.table===n?i.before?{kind:"new",points:i.before.points}:{kind:"first",points:r}:(o?s>i.score:s<i.score)?(fn(t,e,{score:s,points:r,table:n,before:{score:i.score,points:i.points}}),{kind:"new",points:i.points}):{kind:s===i.score?"equal":"below",points:i.points}}var yn=t=>l(`band.${t}`);function ss({band:t,better:e,bot:n,usual:o}){let s=e>=100?"yardstick.all":e>0?"yardstick.better":"yardstick.none";return`${yn(t)}: ${l(s,{count:e,bot:n})}${o?"":` ${l("yardstick.usual")}`}.`}function rs(t,e,n){let o=t[e];if(o)return n?`${o}+`:`\u2264 ${o}`;let s=t[e-1]??"";return n?`< ${s}`:`> ${s}`}function kn({review:{yardstick:t,higher_is_better:e}}){if(!t)return null;let{band:n,limits:o}=t;return a`<ol class="bands" aria-label=${l("yardstick.bands")}>${o.map((s,r)=>a`<li key=${r}
    class=${`band band-${r}${r===n?" is-mine":""}`}
    aria-current=${r===n?"true":void 0}><b>${yn(r)}</b> <span>${rs(o,r,e)}</span></li>`)}</ol>`}function xn({table:t,review:e,result:n}){let{setup:o,higher_is_better:s,yardstick:r}=e,[i]=d(()=>gn(()=>localStorage,{setup:o,table:t,higher:s,score:n.score,points:n.points})),c=i.kind==="first"?"":l(`best.${i.kind}`,{points:i.points});return a`<p class="how-good">${r&&a`<span>${ss(r)}</span>`}
    ${c&&a` <b class=${`personal is-${i.kind}`}>${c}</b>`}</p>`}function It({store:t,view:e,to:n}){if(e.rematch)return a`<${P} to=${n(e.rematch)} class="button primary next-game">${l("end.next")}<//>`;if(!e.you.host)return null;let o=({table:r})=>{t.closed||ge(e.table,()=>C(n(r)))};return a`<button class="primary next-game" onClick=${()=>ee(e.table).then(o,r=>t.tell(T(r),"bad"))}>${l("end.rematch")}</button>`}function vn({view:t,results:e,check:n,review:o}){let s=e.find(u=>u.seat===t.you.seat),r=s??e[0],i=un(t,e,o?.yardstick)&&(e.length>1||o!==null),c=cn(t,e);return a`<section class=${`panel verdict${i?" is-joyful":""}`}>
    ${i&&a`<${yt} />`}
    <${nn} check=${n} />
    <p class="muted verdict-game">${t.game.name} · ${l("end.title")}</p>
    <div class="verdict-head">
      ${r&&a`<${pn} points=${r.points.split(" ")[0]??""} hand=${t.hand} />`}
      <div><h1>${tt(t,e)||l("end.title")}</h1>${c&&a`<p class="verdict-reason">${c}</p>`}</div>
    </div>
    ${s&&o&&a`<div><${kn} review=${o} /><${xn} table=${t.table} review=${o} result=${s} /></div>`}
    <${$n} view=${t} results=${e} />
  </section>`}function as({store:t,view:e,seat:n}){let o=L(E(t,e,n));return a`<section class="panel last-board" aria-label=${l("end.boards")}>${o&&a`<${Z} sheet=${o} tools=${e} />`}</section>`}function ls({store:t,view:e,seat:n,check:o}){let s=e.result??[],r=dn(e.table,n),i=Qe(e.table,n),c=r?.curve??[];return a`<${vn} view=${e} results=${s} check=${o} review=${r} />
    <${qe} store=${t} view=${e} curve=${c} playback=${i} />
    <div class="ending-more">
      <${Ye} view=${e} curve=${c} playback=${i} />
      <${_t} view=${e} results=${s} />
      <${Ge} store=${t} view=${e} />
      <${wn} store=${t} view=${e} check=${o} /></div>`}function is({store:t,view:e,seat:n,check:o}){let s=e.result??[];return a`<${vn} view=${e} results=${s} check=${o} />
    <${as} store=${t} view=${e} seat=${n} />
    <div class="ending-more"><${_t} view=${e} results=${s} /><${wn} store=${t} view=${e} check=${o} /></div>`}function wn({store:t,view:e,check:n}){return a`<section class="panel files">
    <a class="button" href=${`/api/tables/${e.table}/record`} download=${jt(e)}>${l("end.record")}</a>
    <${sn} store=${t} view=${e} check=${n} />
  </section>`}function cs({store:t,view:e}){let n=e.you.seat??e.result[0]?.seat??0,o=Ze(t,e),s=e.kind==="table"?ls:is;return a`<main id="content" class="ending">
    <${s} store=${t} view=${e} seat=${n} check=${o} />
    <footer class="ending-dock">
      <div class="ending-notes">
        ${!e.you.host&&e.you.seat!==null&&!e.rematch&&a`<p class="muted">${l("end.wait-host")}</p>`}
        ${!e.rematch&&a`<${pt} store=${t} view=${e} />`}
      </div>
      <${dt} view=${e} seat=${n} />
      <${P} to="/" class="button">${l("end.home")}<//>
      <${It} store=${t} view=${e} to=${r=>`/t/${r}`} />
    </footer>
  </main>`}var us=["localhost","127.0.0.1","[::1]"];function K(t){let e=us.includes(location.hostname),[n,o]=d(null);return k(()=>{e&&te().then(({address:s})=>o(s),()=>{})},[]),{link:`${n||location.origin}/t/${t}`,onlyHere:e&&n===""}}function vt({onlyHere:t}){return t&&a`<p class="only-here">${l("lobby.only-here")}</p>`}var $s={size:29,path:""};function ds(t,e){let n=t(0,"M");n.addData(e),n.make();let o=n.getModuleCount(),s="";for(let r=0;r<o;r++)for(let i=0;i<o;i++)n.isDark(r,i)&&(s+=`M${i} ${r}h1v1h-1z`);return{size:o,path:s}}function U({text:t}){let[e,n]=d(null);if(k(()=>{import("/static/bundle/qrcode-KUC62V5M.js").then(r=>n({make:r.default}),()=>n({make:null}))},[]),e&&!e.make)return null;let{size:o,path:s}=e?.make?ds(e.make,t):$s;return a`<svg class="qr" viewBox=${`-3 -3 ${o+6} ${o+6}`} role="img" aria-label=${l("lobby.qr")} shape-rendering="crispEdges">
    <rect x="-3" y="-3" width=${o+6} height=${o+6} fill="#fff" /><path d=${s} fill="#000" /></svg>`}var Ft=t=>t.match(/.{1,4}/g)??[];function Sn({code:t}){return a`<p class="wall-code" role="img" aria-label=${[...t].join(" ")}>${Ft(t).map(e=>a`<span key=${e} class="code-group">
    ${[...e].map((n,o)=>a`<b key=${o}>${n}</b>`)}</span>`)}</p>`}var ms=7;function On({view:t}){let e=xe(t.log).slice(0,ms);return e.length?a`<section class="panel lately" aria-label=${l("table.log")}><h2>${l("table.log")}</h2>
    <ol>${e.map((n,o)=>a`<li key=${`${n.version}-${e.length-o}`}><${ve} line=${n} view=${t} /></li>`)}</ol></section>`:null}function Mn({view:t}){let{link:e}=K(t.table);return a`<section class="panel follow"><${U} text=${e} />
    <p><b>${l("screen.follow")}</b><span class="follow-code">${Ft(t.table).join(" ")}</span></p></section>`}var ps=12;function Ht(t,e){if(e.stage==="over"&&e.result.length)return e.result;let n=t.standings.value;if(n)return n.top;let o=e.seats.filter(i=>i.kind!=="open"),s=o.length===1||o.some(({place:i=0})=>i>1);return o.map(({seat:i,name:c,points:u="",words:$="",place:m=0})=>({seat:i,name:c,points:u,words:$,place:s?m:0})).sort((i,c)=>i.place-c.place||i.seat-c.seat)}function Tn(t){let[e,n,o]=t;return[n,e,o].filter(s=>s!==void 0)}function fs(t,e){let n=B({turn:e,now:new Map,before:new Map});return n.current.turn!==e&&(n.current={turn:e,now:new Map,before:n.current.now}),n.current.now=new Map(t.map(({seat:o,place:s})=>[o,s])),n.current.before}var Cn=(t,e)=>t&&e?t-e:null;function hs({risen:t}){return t===null?a`<span></span>`:t?a`<span class=${`leader-change ${t>0?"up":"down"}`} aria-hidden="true">${t>0?"\u25B2":"\u25BC"}${Math.abs(t)}</span>`:a`<span class="leader-change" aria-hidden="true">–</span>`}function et({row:{points:t,words:e}}){let n=e.startsWith(t)?e.slice(t.length).trim():"";return a`<span class="wall-score"><b>${t}</b>${n&&a` <small>${n}</small>`}</span>`}function Bn({store:t,view:e}){let n=Ht(t,e),o=fs(n,`${e.status?.round} ${e.status?.turn}`),s=e.stage==="lobby",r=!s&&n.some(({place:c})=>c>0),i=r&&e.stage!=="over"&&n.some(({seat:c,place:u})=>Cn(o.get(c),u)!==null);return a`<section class=${`panel leaders${r?" is-ranked":""}${i?" has-changes":""}`}>
    <h2>${l(r?"screen.leaders":"table.players")}</h2>
    <ol>${n.slice(0,ps).map(c=>a`<li key=${c.seat} class=${r&&c.place===1?"is-first":""}>
      ${r&&a`<span class="leader-place">${c.place||""}</span>`}
      ${i&&a`<${hs} risen=${Cn(o.get(c.seat),c.place)} />`}
      <span class="leader-name" title=${c.name}>${c.name}</span>${!s&&a`<${et} row=${c} />`}</li>`)}</ol>
  </section>`}var zt=t=>`/t/${t}/screen`;function bs({store:t,view:e,result:n}){let o=L(E(t,e,n.seat)),s=n.place||1;return a`<li class=${`podium-step is-${Math.min(s,3)}`}>
    <div class="podium-board" aria-hidden="true">${o&&a`<${ht} sheet=${o} tools=${e} />`}</div>
    <p class="podium-name"><span class="avatar" aria-hidden="true">${j(n.name)}</span> <b title=${n.name}>${n.name}</b></p>
    <p class="podium-score"><${et} row=${n} /></p>
    <div class="podium-block"><b>${n.place||""}</b></div>
  </li>`}function Ln({store:t,view:e,count:n}){let o=e.result??[],s={...e,you:{...e.you,seat:null}},r=tt(s,o),i={"--size":Math.min(1,5/Math.sqrt(r.length))};return a`<${yt} />
    <div class="podium-head"><h2 class="screen-verdict" style=${i}>${r}</h2>
      ${o.length>1&&a`<p class="muted">${l("screen.played",{count:n})}</p>`}
      <div class="buttons"><${It} store=${t} view=${e} to=${zt} /></div></div>
    <ol class="podium">${Tn(o).map(c=>a`<${bs} key=${c.seat} store=${t} view=${e} result=${c} />`)}</ol>`}var gs=[30,60,90];function En({store:t,view:e}){let n=ye(t),o=t.clock.value?.seconds??0,[s,r]=d(!1),i=c=>t.send("countdown",{seconds:c,every:s});return a`<div class="countdown">
    ${o>0&&a`<p class="clock" role="timer" aria-label=${l("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${o} stroke-dasharray=${`${n} ${o}`} /></svg><span>${n}</span></p>
      <p class="at-zero">${l("screen.at-zero")}</p>`}
    ${e.you.host&&a`<div class="buttons">
      ${o?a`<button class="small" onClick=${()=>i(0)}>${l("screen.stop-countdown")}</button>`:a`${gs.map(c=>a`<button key=${c} class="small" onClick=${()=>i(c)}>
          ${l("screen.start-countdown",{seconds:c})}</button>`)}
          <label class="inline every"><input type="checkbox" checked=${s}
            onChange=${c=>r(c.target.checked)} />${l("screen.every-turn")}</label>`}
    </div>`}
  </div>`}var ys=20,ks=2400,An=26;function Pn(t,e,n){return Array.from({length:Math.max(0,e-t)},(o,s)=>`M${Math.floor((t+s)/n)} ${(t+s)%n}h0`).join("")}function xs(t){let e=Math.min(t,ks),n=Math.max(1,Math.round(Math.sqrt(e/An)));return{dots:e,rows:n,columns:Math.max(Math.ceil(e/n),An*n)}}function vs({done:t,count:e}){let{dots:n,rows:o,columns:s}=xs(e),r=Math.floor(t*n/Math.max(1,e));return a`<svg class="done-dots" viewBox=${`-0.5 -0.5 ${s} ${o}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <path class="dots-open" d=${Pn(r,n,o)} /><path class="dots-done" d=${Pn(0,r,o)} /></svg>`}function ws({seats:t,playing:e}){return a`<ul class="done-chips">${t.map(({seat:n,name:o,waiting:s})=>{let r=e&&s;return a`<li key=${n} class=${r?"is-thinking":"is-done"}><span class="avatar" aria-hidden="true">${j(o)}</span>
      <span class="done-name">${o}</span><span class="done-sign" aria-hidden="true">${r?"\u2026":"\u2713"}</span>
      <span class="visually-hidden">${l(r?"chip.thinking":"chip.done")}</span></li>`})}</ul>`}function Nn({view:t,waiting:e,count:n}){let o=Math.max(0,n-e),s=t.seats.filter(({kind:i})=>i!=="open"),r=t.kind==="table"&&s.length<ys;return a`<section class="panel done-bar"><p><b class="big-number">${o}</b> ${l("screen.done",{count:n})}
      <span class="muted still-thinking">${l("screen.thinking",{count:e})}</span></p>
    ${r?a`<${ws} seats=${s} playing=${t.status?.phase==="play"} />`:a`<${vs} done=${o} count=${n} />`}</section>`}function Rn(t){if(!t.length||t.some(({tile:o,value:s})=>o||!s))return"";let e=t.map(({tint:o,name:s,value:r})=>o?s:r),n=e.reduce((o,s,r)=>r<e.length-1?`${o}, ${s}`:l("screen.and",{one:o,two:s}));return n.charAt(0).toUpperCase()+n.slice(1)}var Ss=5,Os=12e3;function jn(t){let[e,n]=d(0);k(()=>{let s=setInterval(()=>n(r=>r+1),Os);return()=>clearInterval(s)},[]);let o=t.slice(0,Ss);return o[e%Math.max(1,o.length)]}function Dn({store:t,view:e,row:n}){let o=E(t,e,n.seat),s=L(o),r=s?.cards.filter(({print:c})=>!c.common&&c.role!=="aside")??[],i=o&&o.dice.some(c=>c.tile)?o.dice:[];return a`<section class="panel shown" aria-label=${l("table.sheet-of",{name:n.name})}>
    <div class="shown-who"><span class="avatar" aria-hidden="true">${j(n.name)}</span><h2 title=${n.name}>${n.name}</h2>
      <p><${et} row=${n} /></p>${n.place>0&&a`<p class="muted">${l("screen.place",{place:n.place})}</p>`}
      ${i.length>0&&a`<${z} dice=${i} board=${o} tools=${e} rolled=${e.status?.rolled} seat=${n.seat} usable=${i} />`}</div>
    ${s&&a`<${ft} sheet=${{...s,cards:r}} tools=${e} />`}
  </section>`}function Ms({view:t,note:e,dice:n}){let o=e?"":Rn(n),{roll:s="",remarks:r=[]}=t.status??{},i=e||(!o||t.seats.some(({name:c})=>c&&s.includes(c))?s:"");return a`<div class="cloth-words">${o&&a`<p class="roll-words">${o}</p>`}
    ${i&&a`<p class=${`roll-text${o?" is-small":""}`}>${i}</p>`}
    ${r.map(c=>a`<p key=${c}>${c}</p>`)}</div>`}function _n({store:t,view:e,waiting:n,count:o}){let s=e.status?.shown??[],i=e.status?.phase!=="play"||e.stage==="paused"?Oe(e,t.standings.value):"",c=jn(Ht(t,e));return a`<section class="cloth">
      ${s.length>0&&a`<${z} dice=${s} tools=${e} rolled=${e.status?.rolled} usable=${s} />`}
      <${Ms} view=${e} note=${i} dice=${s} />
      <${En} store=${t} view=${e} />
    </section>
    <${Nn} view=${e} waiting=${n} count=${o} />
    ${c&&a`<${Dn} key=${c.seat} store=${t} view=${e} row=${c} />`}`}function In({store:t,view:e,count:n}){let{link:o,onlyHere:s}=K(e.table),[r=""]=o.replace(/^https?:\/\//,"").split("/t/");return a`<section class="panel welcome">
      <div class="wall-join"><h2>${l("screen.join")}</h2><p class="wall-address">${r}</p>
        <p>${l("screen.type-code")}</p><${Sn} code=${e.table} /></div>
      <figure class="wall-qr"><${U} text=${o} /><figcaption>${l("screen.scan")}</figcaption></figure>
    </section>
    <section class="welcome-foot"><p class="screen-numbers"><span class="big-number">${n}</span> ${l("screen.seats",{count:n})}</p>
      ${e.you.host&&a`<button class="primary wall-start" onClick=${()=>t.send("start")}>${l("lobby.start")}</button>`}
      ${e.you.host&&a`<${vt} onlyHere=${s} />`}</section>`}function Cs({table:t}){let e=Pe(t),n=e.view.value;if(Ne(n,$=>C(zt($))),!n)return a`<${Re} store=${e} />`;let o=e.standings.value,s=o?.waiting??n.status?.waiting.length??0,r=n.seats.filter($=>$.kind!=="open").length,i=o?.seats??(n.kind==="event"?n.count??r:r),c=n.stage==="lobby"||n.stage==="over"?n.stage:"running",u=c==="lobby"?In:c==="over"?Ln:_n;return a`<${we} store=${e} />
    <main id="content" class=${`screen is-${c}`}>
      <header class="bar screen-bar"><h1>${n.game.name}</h1><p class="muted screen-count">${l("chip.players",{count:i})}</p>
        ${c==="running"&&a`<${ke} status=${n.status} />`}
        <${P} to=${`/t/${n.table}`} class="button small to-table">${l(n.you.seat===null?"screen.to-table":"screen.back")}<//></header>
      <div class="screen-main"><${u} store=${e} view=${n} waiting=${s} count=${i} /></div>
      <aside class="screen-side"><${Bn} store=${e} view=${n} />
        ${c==="running"&&a`<${On} view=${n} /><${Mn} view=${n} />`}</aside>
    </main><${Se} store=${e} />`}var Ts=/^<svg[^>]* viewBox="([^"]*)"[^>]*><style>svg\{([^}]*)\}svg:target\{([^}]*)\}<\/style>([^]*)<\/svg>\s*$/;function Fn(t){return Object.fromEntries(t.split(";").filter(Boolean).map(e=>e.replace(/^--p-/,"").split(":")))}function Hn(t){let e=Ts.exec(t);if(!e)return null;let[,n="",o="",s="",r=""]=e;return{viewBox:n,inside:r.replace(/<title>[^<]*<\/title>/g,"").replace(/<title ?\/>/g,""),light:Fn(o),dark:Fn(s)}}var Wn=1100,qn=4e3,Gn=1800,Bs="[data-turn]";function Ls(t){return[...new Set(t.map(Number))].sort((e,n)=>e-n)}function Es(t,e,n){let o=e===null?-1:t.indexOf(e);return[...t.slice(o+1),...t.slice(0,o+1)].find(n)??null}var D=[],zn=null,J=0,wt=t=>[...t.querySelectorAll(Bs)],As=t=>Number(t.getAttribute("data-turn"));function Wt(){let e=document.visibilityState==="visible"&&!N()?Es(D,zn,({seen:o,box:s})=>o&&wt(s).length>0):null;if(!e){J=setTimeout(Wt,qn);return}zn=e;let n=Ls(wt(e.box).map(o=>o.getAttribute("data-turn")??""));e.tell(0),J=setTimeout(()=>Kn(e,n),Wn)}function Kn(t,[e,...n]){if(!D.includes(t)||e===void 0){Ps(t);return}t.tell(e);for(let o of wt(t.box))As(o)===e&&o.classList.add("is-written");J=setTimeout(()=>Kn(t,n),n.length?Wn:qn)}function Ps(t){for(let e of wt(t.box))e.classList.remove("is-written");t.tell(-1),J=setTimeout(Wt,Gn)}function Un(t){let[e,n]=d(-1);return k(()=>{let o=t.current;if(!o||N())return;let s={box:o,tell:n,seen:!1},r=new IntersectionObserver(i=>{s.seen=i.some(({isIntersecting:c})=>c)},{threshold:.6});return r.observe(o),D=[...D,s],D.length===1&&(J=setTimeout(Wt,Gn)),()=>{r.disconnect(),D=D.filter(i=>i!==s),D.length||clearTimeout(J)}},[]),e}function nt({digest:t,onLoad:e}){return a`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${t}`} loading="lazy" decoding="async" alt="" onLoad=${e} />
    <img class="for-dark" src=${`/pictures/${t}#dark`} loading="lazy" decoding="async" alt="" onLoad=${e} />
  </span>`}var Ns=lt(({svg:t})=>a`<g dangerouslySetInnerHTML=${{__html:t}} />`);function qt({digest:t}){let[e,n]=d(null),o=async()=>{let u=await fetch(`/pictures/${t}`,{cache:"force-cache"}).catch(()=>{}),$=u?.ok?Hn(await u.text()):null;$&&n({digest:t,drawing:$})};if(e?.digest!==t)return a`<${nt} digest=${t} onLoad=${o} />`;let{viewBox:s,inside:r,light:i,dark:c}=e.drawing;return a`<span class="picture" aria-hidden="true"><svg class=${`drawn ${le(`picture-${t}`,{light:i,dark:c})}`} viewBox=${s}
    stroke-linejoin="round" stroke-linecap="round"><${Ns} svg=${r} /></svg></span>`}function Jn([t,...e]){return!t||!e.length?"flat":t.height>t.width?"fan":"heap"}function Rs({dice:t}){return a`<span class="cover-dice">${t.map(({value:e,tint:n=""},o)=>a`<span key=${o} class="cover-die">
    <${ie} value=${e} tint=${n} letter=${n&&l(`tint.${n}`)} /></span>`)}</span>`}function Yn({cover:t}){return a`<div class=${`cover ${Jn(t)}`} aria-hidden="true">
    ${t.map(({picture:e})=>a`<${nt} key=${e} digest=${e} />`)}</div>`}function St({cover:t,rolls:e}){let n=B(null),o=Un(n),s=o<0?e.at(-1):e[o-1];return a`<div class=${`cover ${Jn(t)}${o>=0?" plays":""}`} aria-hidden="true" ref=${n}>
    ${t.map(({picture:r})=>a`<${qt} key=${r} digest=${r} />`)}
    ${s&&a`<${Rs} key=${o} dice=${s} />`}</div>`}function Qn({title:t,lists:e},n){if(!e||!Array.isArray(n))return[];let o=s=>s.map(r=>e.items.find(i=>i.id===r)).filter(r=>r!==void 0);return e.most?n.map((s,r)=>({name:l("table.round",{round:r+1}),items:o(Array.isArray(s)?s:[])})):[{name:t,items:o(n)}]}function js({options:t},e){let n=t.some(o=>o.lists?.most&&Qn(o,e[o.name]).length);return t.flatMap(({name:o,title:s,default:r,choices:i,labels:c,lists:u})=>{let $=i.indexOf(e[o]??r);return $<0||n&&u?[]:[[s,c[$]??String(i[$])]]})}function Ds({row:{name:t,items:e}}){return a`<div class="played-row"><h3>${t}</h3><ul class="played-cards">
    ${e.map(n=>a`<li key=${n.id}>${n.picture?a`<${qt} digest=${n.picture} />`:a`<span class="picture none" aria-hidden="true">${n.name.charAt(0)}</span>`}<span>${n.name}</span></li>`)}</ul></div>`}function Vn({game:t,options:e,manual:n}){let o=t.options.flatMap(r=>Qn(r,e[r.name])),s=[...js(t,e),...n?[[l("new.dice"),l("lobby.real-dice")]]:[]];return a`<div class="played">
    ${s.length>0&&a`<dl class="played-options">${s.map(([r,i])=>a`<div key=${r}><dt>${r}</dt><dd>${i}</dd></div>`)}</dl>`}
    ${o.length?a`<div class=${`played-rows rows-${o.length}`}>${o.map(r=>a`<${Ds} key=${r.name} row=${r} />`)}</div>`:a`<${St} cover=${t.cover} rolls=${t.rolls} />`}
  </div>`}async function _s(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{return e?.select(),document.execCommand("copy")}}function Is({store:t,view:e}){let{link:n,onlyHere:o}=K(e.table),s=async()=>{let i=document.getElementById("table-link"),c=await _s(n,i);t.tell(l(c?"lobby.copied":"lobby.copy-failed"),"good")},r=()=>navigator.share({title:e.game.name,url:n}).catch(()=>{});return a`<section class="panel invite">
    <h2>${l("lobby.invite")}</h2>
    <${U} text=${n} />
    <div class="invite-words">
      <p class="code"><span class="muted small">${l("lobby.code")}</span> <b>${e.table.slice(0,4)}<i>${e.table.slice(4)}</i></b></p>
      <label><span class="visually-hidden">${l("lobby.link")}</span><input id="table-link" readonly value=${n}
        onFocus=${i=>i.target.select()} /></label>
      <div class="buttons"><button class="primary" onClick=${s}>${l("lobby.copy")}</button>
        ${"share"in navigator&&a`<button onClick=${r}>${l("lobby.share")}</button>`}
        <${P} to=${`/t/${e.table}/screen`} class="button quiet small">${l("lobby.screen")}<//></div>
      ${e.you.host&&a`<${vt} onlyHere=${o} />`}
    </div>
  </section>`}function Fs({store:t,view:e,seat:n,bot:o}){let s=n.kind==="open";return a`<li class=${`seat tint-${n.seat%6}${s?" open":""}${n.seat===e.you.seat?" own":""}`}>
    <${ue} view=${e} seat=${n} />
    ${e.you.host&&s&&o&&a`<button class="small" onClick=${()=>t.send("bot",{seat:n.seat,bot:o})}>${l("lobby.add-bot")}</button>`}
    ${e.you.host&&!s&&n.seat!==e.you.seat&&a`<${Hs} store=${t} seat=${n} />`}
  </li>`}function Hs({store:t,seat:e}){let n=l("lobby.kick",{name:e.name}),o=()=>t.send("kick",{seat:e.seat});return e.kind==="bot"?a`<button class="round" aria-label=${n} onClick=${o}>×</button>`:a`<${At} class="round" aria-label=${n} label=${l("host.kick")} title=${n}
    text=${l("host.kick-sure",{name:e.name})} act=${o}>×<//>`}function zs({store:t,view:e}){let n=async()=>{e.you.seat!==null&&(await t.leave()).op!=="ack"||(gt(()=>localStorage,e.table),C("/"))};return a`<${At} class="quiet small" label=${l("lobby.cancel")} text=${l("lobby.cancel-sure")} no=${l("table.stay")} act=${n} />`}function Ws({store:t,view:e,catalogue:n}){let o=n?.bots??[],[s,r]=d(""),i=s||W(o),c=e.seats.some(p=>p.kind==="open"),u=c&&e.kind!=="event",m=(e.kind==="event"?t.standings.value:null)?.seats??e.count??e.seats.length;return a`<section class="panel lobby-seats">
    <h2>${e.kind==="event"?l("lobby.joined",{count:m}):l("lobby.seats")}</h2>
    <${pt} store=${t} view=${e} />
    <ul class="seats">${R(e).map(p=>a`<${Fs} key=${p.seat} store=${t} view=${e} seat=${p} bot=${i} />`)}</ul>
    <${$e} store=${t} view=${e} />
    ${e.locked&&a`<p class="muted">${l("lobby.locked")}</p>`}
    ${e.you.host&&c&&o.length>1&&a`<label class="inline">${l("new.bot")}
      <${mt} bots=${o} names=${n?.bot_names??{}} value=${i} set=${r} /></label>`}
    ${ce(e)&&a`<${Ae} store=${t} view=${e} />`}
    <div class="lobby-go">
      ${e.you.host?a`<button class=${u?"big":"primary big"} onClick=${()=>t.send("start")}>
        ${l(u?"lobby.start-open":"lobby.start")}</button>
        ${(e.kind==="event"||e.seats.length>1)&&a`<${de} store=${t} view=${e} class="quiet small" />`}
        <${zs} store=${t} view=${e} />`:a`<p class="muted">${l("lobby.wait-host")}</p>`}
      ${!e.you.host&&e.you.seat!==null&&a`<${me} store=${t} view=${e} />`}
    </div>
  </section>`}function qs({store:t,view:e}){let[n,o]=d(null),s=M.value;k(()=>{it().then(o,()=>{})},[s]);let r=n?.games.find(({id:i})=>i===e.game.id);return a`<main id="content" class="lobby">
    <section class="panel lobby-play">
      <header><p class="lobby-stage">${l("lobby.title")}</p><h1>${e.game.name}</h1><p class="goal">${e.game.goal}</p></header>
      ${(e.game.warnings??[]).map(i=>a`<p key=${i} class="notice">${i}</p>`)}
      ${r?a`<${Vn} game=${r} options=${e.game.options??{}} manual=${e.dice==="manual"} />`:a`<div class="played"></div>`}
    </section>
    <${Ws} store=${t} view=${e} catalogue=${n} />
    <${Is} store=${t} view=${e} />
    <${Le} store=${t} view=${e} />
  </main>`}function Gs({others:t,count:e,seat:n,kind:o,stage:s}){let r=e-(n===null?0:1)-t.length;return o==="event"?l("mine.crowd",{count:e}):t.length?r>0?l("mine.with-more",{names:t.join(", "),count:r}):l("mine.with",{names:t.join(", ")}):l(s==="lobby"?"mine.nobody":"mine.alone")}function Xn(t){let e=Gs(t);return t.stage==="over"?[t.score,e].filter(Boolean).join(" \xB7 "):t.round?[t.round_name||l("table.round",{round:t.round}),t.turn>0&&l("table.turn",{turn:t.turn}),e].filter(Boolean).join(" \xB7 "):e}var Zn=({cards:t=[]})=>t.map(({name:e})=>e).join(" \xB7 ");function to({cards:t=[]},e){let n=t.filter(({picture:o})=>o);return n.length?n.map(({picture:o})=>({picture:o,width:3,height:4})):e?.cover.slice(0,1)??[]}function eo({stage:t,yours:e,host:n,waiting:o,place:s,count:r}){return e?l("mine.yours"):t==="lobby"?l(n?"mine.lobby-host":"mine.lobby"):t==="paused"?l("mine.paused"):t==="over"?s&&r>1?l("mine.place",{place:s,count:r}):l("mine.over"):o.length?l(o.length>1?"mine.think":"mine.thinks",{names:o.join(", ")}):l("mine.running")}var Y=()=>localStorage,Ks=15e3,Us=864e5;function Js(){let[t,e]=d([]),[n,o]=d(void 0),s=M.value;return k(()=>{let c=!0,u=async()=>{let m=bt(Y);e(m);let p=Ce(m);if(!(!p.length||document.visibilityState!=="visible"))try{let{tables:b}=await ut(p);c&&e(Te(Y,p,b))}catch{}};u();let $=setInterval(u,Ks);return document.addEventListener("visibilitychange",u),()=>{c=!1,clearInterval($),document.removeEventListener("visibilitychange",u)}},[s]),{tables:t,drop:c=>{o(t.find(({line:u})=>u.table===c)),gt(Y,c),e(bt(Y))},dropped:n,putBack:()=>{n&&Me(Y,n.line,n.seen),o(void 0),e(bt(Y))}}}function Ys(t){let e=new Date().setHours(0,0,0,0),n=Math.floor((t-e)/Us);return new Intl.RelativeTimeFormat(M.value,{numeric:"auto"}).format(Math.min(0,n),"day")}var no=({game:t},e)=>e.find(({id:n})=>n===t.id)?.name??t.name;function Qs({kept:{line:t,seen:e},games:n,drop:o}){let s=n.find(({id:i})=>i===t.game.id),r=no(t,n);return a`<li class=${`my-table${t.yours?" yours":""}`}>
    <${P} to=${`/t/${t.table}`} class="my-table-link">
      <${Yn} cover=${to(t,s)} />
      <span class="my-table-words"><b>${r}</b><span class="muted">${Xn(t)}</span>
        ${t.cards?.length>0&&a`<span class="my-table-cards">${Zn(t)}</span>`}
        ${t.yours&&t.asks&&a`<span class="my-table-asks">${t.asks}</span>`}</span>
      <span class="my-table-state">${eo(t)}${t.stage==="over"&&a`<small>${Ys(e)}</small>`}</span>
    <//>
    <button class="round quiet" aria-label=${l("mine.drop",{game:r,table:t.table})} title=${l("mine.drop-short")}
      onClick=${()=>o(t.table)}>×</button>
  </li>`}function oo({games:t}){let{tables:e,drop:n,dropped:o,putBack:s}=Js(),{running:r,over:i}=Be(e);if(!e.length&&!o)return null;let c=u=>a`<ul class="my-tables">
    ${u.map($=>a`<${Qs} key=${$.line.table} kept=${$} games=${t} drop=${n} />`)}</ul>`;return a`<section class="continue">
    <div class="start-line"><h2>${l("mine.title")}</h2><span class="muted">${l("mine.count",{count:r.length})}</span></div>
    <p class="dropped" role="status">${o&&a`${l("mine.dropped",{game:no(o.line,t)})}
      <button class="small" onClick=${s}>${l("mine.put-back")}</button>`}</p>
    ${r.length>0&&c(r)}
    ${i.length>0&&a`<details class="over" open=${!r.length}><summary>${l("mine.finished",{count:i.length})}</summary>
      ${c(i)}</details>`}
  </section>`}function Vs(t){let e=t.filter(({id:n,pieces:o})=>n===o||!t.some(s=>s.id===o));return e.sort((n,o)=>n.seats.min-o.seats.min||n.name.localeCompare(o.name)),e.map(n=>[n,...t.filter(o=>o!==n&&o.pieces===n.id)])}function Xs({seats:{min:t,max:e},minutes:n}){let o=e===null?l("start.seats-from",{least:t,count:t}):e===t?l("start.seats-only",{least:t,count:t}):l("start.seats",{least:t,most:e});return n?`${o} \xB7 ${l("start.minutes",{minutes:n})}`:o}function ro({catalogue:t,open:e,ask:n}){return a`<div class="games">${Vs(t.games).map(([o,...s])=>o&&a`<section key=${o.id} class="family panel">
    <${so} game=${o} catalogue=${t} open=${e} ask=${n} />
    ${s.length>0&&a`<div class="variants">
      ${s.map(r=>a`<${so} key=${r.id} game=${r} catalogue=${t} open=${e} ask=${n} />`)}</div>`}
  </section>`)}</div>`}function so({game:t,catalogue:{bots:e,prints:n},open:o,ask:s}){let r=W(e),i=t.seats.min<=1,c=t.seats.max===null||t.seats.max>1,u=()=>o({game:t.id,seats:Math.max(2,t.seats.min),bots:Array(Math.max(1,t.seats.min-1)).fill(r),start:!0});return a`<article class="game">
    <${St} cover=${t.cover} rolls=${t.rolls} />
    <div class="game-words">
      <h3>${t.name}</h3>
      <p class="facts muted">${Xs(t)}</p>
      <p class="goal">${t.goal}</p>
      <div class="game-more">
        ${i&&c&&r&&a`<button class="quiet small" onClick=${u}>${l("start.bot")}</button>`}
        ${i&&c&&a`<button class="quiet small" onClick=${()=>s(t,!0)}>${l("start.options")}</button>`}
        ${n&&t.paper&&a`<${ae} game=${t} />`}
      </div>
    </div>
    <div class="game-ways">
      ${i?a`<button class="primary" onClick=${()=>o({game:t.id,seats:1,start:!0})}>${l("start.alone")}</button>`:r&&a`<button class="primary" onClick=${u}>${l("start.bot")}</button>`}
      <button onClick=${()=>s(t)}>${l(c?"start.friends":"start.options")}</button>
    </div>
  </article>`}var Gt=({size:t,most:e},n,o=[])=>Array.from({length:e?n:1},(s,r)=>o[r]??Array(t).fill(""));function Kt(t,e,{most:n}){let o=t.find(({name:r})=>r==="rounds"),s=o?.choices[e.rounds?.choice??o.choices.indexOf(o.default)];return typeof s=="number"?s:n}function Ut(t,e,{items:n}){for(let{name:o,choices:s,lists:r,default:i}of t){let c=e[o]?.rows?.flat().filter(Boolean)??[];if(r?.meant.length)return c.length?c:r.meant[e[o]?.choice??s.indexOf(i)]??[]}return n.map(({id:o})=>o)}var Jt=t=>t.some(e=>e.some(Boolean))&&t.some(e=>e.includes(""));function Yt({items:t},e,n,o=Math.random){let s=new Set(e.flat()),r=u=>u.filter($=>!s.has($)).map($=>({id:$,at:o()})).sort(($,m)=>$.at-m.at).map(({id:$})=>$),i=r(n),c=[...i,...r(t.map(({id:u})=>u)).filter(u=>!i.includes(u))];return e.map(u=>u.map($=>$||c.shift()||""))}function Zs(t,e){let n=e.map(o=>o.filter(Boolean)).filter(o=>o.length);return t.most?n.length?n:void 0:n[0]}function lo(t,e){let n={};for(let s of t){let{choice:r,rows:i}=e[s.name]??{};r!==void 0&&(n[s.name]=s.choices[r]),i&&s.lists&&(n[s.name]=Zs(s.lists,tr(t,e,s.lists,i)))}let o=t.some(({name:s,lists:r})=>r?.most&&n[s]);return Object.fromEntries(Object.entries(n).filter(([s])=>!o||!t.find(r=>r.name===s)?.lists?.meant.length))}function tr(t,e,n,o){if(!n.size)return o;let s=Gt(n,Kt(t,e,n),o);return Jt(s)?Yt(n,s,Ut(t,e,n)):s}function io({size:t},e,n){if(e.some(s=>s.includes(n)))return e.map(s=>t?s.map(r=>r===n?"":r):s.filter(r=>r!==n));if(!t)return e.map((s,r)=>r?s:[...s,n]);let o=e.findIndex(s=>s.includes(""));return e.map((s,r)=>r===o?s.with(s.indexOf(""),n):s)}var co=({size:t},e)=>!t||e.some(n=>n.includes("")),Ot=({ours:t})=>t>.5,ao=t=>t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase();function uo(t,e,n){let o=ao(e).trim();return t.filter(s=>ao(s.name).includes(o)&&!(n&&Ot(s))).sort((s,r)=>s.name.localeCompare(r.name))}var er=lt(({item:t,chosen:e,full:n,turn:o})=>a`<button type="button" class="pick" aria-pressed=${e?"true":"false"} disabled=${n&&!e}
    onClick=${()=>o(t.id)}>
    ${t.picture?a`<${nt} digest=${t.picture} />`:a`<span class="picture none" aria-hidden="true">${t.name.charAt(0)}</span>`}
    <span class="pick-name">${t.name}</span>
    ${Ot(t)&&a`<span class="seal-ours" title=${l("pick.ours-long")}>${l("pick.ours")}</span>`}
  </button>`,(t,e)=>t.item===e.item&&t.chosen===e.chosen&&t.full===e.full);function nr({ids:t,items:e,label:n,drop:o}){return a`<div class="places" role="group" aria-label=${n}><b>${n}</b><div class="slots">
    ${t.map((s,r)=>{let i=e.find(c=>c.id===s);return i?a`<button type="button" key=${r} class="slot place-taken" aria-label=${l("pick.drop",{name:i.name})}
        onClick=${()=>o(s)}>${i.picture&&a`<${nt} digest=${i.picture} />`}<span class="slot-name">${i.name}</span>
        <span class="slot-drop" aria-hidden="true">×</span></button>`:a`<span key=${r} class="slot place-free">${l("pick.dealt")}</span>`})}</div></div>`}function $o({title:t,lists:e,rows:n,pool:o,set:s}){let[r,i]=d(""),[c,u]=d(!1),{items:$,size:m,most:p}=e,b=new Set(n.flat()),f=B({rows:n,set:s});f.current={rows:n,set:s};let[g]=d(()=>x=>{f.current.set(io(e,f.current.rows,x)),i("")}),y=uo($,r,c),h=!co(e,n),w=x=>p?l("table.round",{round:x+1}):t;return a`<div class="picker whole">
    ${m>0?n.map((x,O)=>a`<${nr} key=${O} ids=${x} items=${$} label=${w(O)} drop=${g} />`):a`<p class="muted small" role="status">${l("pick.count",{count:n[0]?.length??0})}</p>`}
    ${m>0&&a`<div class="deal-line"><button type="button" class="small" disabled=${!Jt(n)}
      onClick=${()=>s(Yt(e,n,o))}>${l("pick.deal")}</button><span class="muted small">${l("new.list-hint")}</span></div>`}
    <div class="pick-tools">
      <input type="search" aria-label=${l("pick.search")} placeholder=${l("pick.search")} value=${r}
        onInput=${x=>i(x.target.value)} />
      ${$.some(Ot)&&a`<button type="button" class="chip" aria-pressed=${c?"true":"false"}
        onClick=${()=>u(!c)}>${l("pick.known")}</button>`}
    </div>
    <div class=${`picks${$.length>40?" many":""}`} role="group" aria-label=${t}>
      ${y.map(x=>a`<${er} key=${x.id} item=${x} chosen=${b.has(x.id)} full=${h} turn=${g} />`)}
      ${!y.length&&a`<p class="muted">${l("pick.none")}</p>`}
    </div>
  </div>`}var mo=8,or=8,sr=60;function ot({label:t,name:e,value:n,choices:o,set:s}){return a`<fieldset class="chips whole"><legend>${t}</legend>
    ${o.map(([r,i])=>a`<label key=${r} class="chip"><input type="radio" name=${e} value=${r} checked=${r===n}
      onChange=${()=>s(r)} /><span>${i}</span></label>`)}
  </fieldset>`}function rr(t){let{label:e,value:n,choices:o,set:s}=t,r=o.reduce((i,[,c])=>i+c.length,0);return o.length<=or&&r<=sr?a`<${ot} ...${t} />`:a`<label class="whole">${e}<select value=${n} onChange=${i=>s(i.target.value)}>
    ${o.map(([i,c])=>a`<option key=${i} value=${i}>${c}</option>`)}</select></label>`}function ar({option:t,options:e,typed:n,set:o}){let{title:s,lists:r,choices:i,labels:c}=t,u=n[t.name],[$,m]=d(!1),p=()=>r&&a`<${$o} title=${s} lists=${r} rows=${Gt(r,Kt(e,n,r),u?.rows)}
    pool=${Ut(e,n,r)} set=${y=>o({rows:y})} />`;if(r?.size)return a`<details class="whole lists" onToggle=${y=>m(y.currentTarget.open)}>
      <summary>${s}</summary>${$&&p()}</details>`;if(!i.length)return null;let b=String(i.length),f=i.map((y,h)=>[String(h),c[h]??String(y)]),g=u?.rows?b:String(u?.choice??i.indexOf(t.default));return a`<${rr} label=${s} name=${t.name} value=${g} choices=${r?[...f,[b,l("new.list-own")]]:f}
    set=${y=>o(y===b?{rows:[[]]}:{choice:Number(y)})} />
  ${u?.rows&&p()}`}function po(t,e){return Array.from({length:Math.max(0,e-t)+1},(n,o)=>[String(t+o),t+o?String(t+o):l("new.none")])}function fo({game:t,bots:e,names:n,solo:o=!1,close:s}){let r=Math.min(t.seats.max??mo,mo),i=t.seats.max===1,[c,u]=d("table"),[$,m]=d(o?t.seats.min:Math.min(Math.max(2,t.seats.min),r)),[p,b]=d(0),[f,g]=d(W(e)),[y,h]=d("auto"),[w,x]=d(!1),[O,st]=d({}),[Mt,Ct]=d(""),S=c==="event",F=Math.min(p,$-1),rt=!S&&$===F+1,Tt=async v=>{v.preventDefault();try{let{table:_}=await ct({game:t.id,kind:c,dice:y,name:V(),options:lo(t.options,O),seats:S?Math.max(1,t.seats.min):$,bots:S?[]:Array(F).fill(f),...S?{seat:w}:{},start:rt});C(`/t/${_}`)}catch(_){Ct(T(_))}},A=[...t.options.map(({title:v})=>v),l("new.dice"),...t.seats.max===null?[l("new.kind")]:[]];return a`<${$t} kind="new-table" title=${l(i||$===1&&!S?"new.title-alone":"new.title",{game:t.name})} close=${s}>
    <form class="stacked" onSubmit=${Tt}>
      <label>${l("start.name")}<input value=${H.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.guest")}
        onInput=${v=>{H.value=v.target.value}} /></label>
      ${!S&&!i&&a`
        <${ot} label=${l("new.seats")} name="seats" value=${String($)} choices=${po(t.seats.min,r)}
          set=${v=>m(Number(v))} />
        ${$>1&&a`<${ot} label=${l("new.bots")} name="bots" value=${String(F)} choices=${po(0,$-1)}
          set=${v=>b(Number(v))} />`}
        ${F>0&&a`<label>${l("new.bot")}<${mt} bots=${e} names=${n} value=${f} set=${g} /></label>`}`}
      ${S&&a`<p class="muted small">${l("new.event-hint")}</p>
        <label class="check"><input type="checkbox" checked=${w}
          onChange=${v=>x(v.target.checked)} />${l("new.sit")}</label>`}
      <details class="new-more" open=${i||o}><summary><b>${l("new.more")}</b> <span class="muted small">${A.join(" \xB7 ")}</span></summary>
        <div class="stacked">
          ${t.options.map(v=>a`<${ar} key=${v.name} option=${v} options=${t.options} typed=${O}
            set=${_=>{Ct(""),st(Q=>({...Q,[v.name]:_}))}} />`)}
          <${ot} label=${l("new.dice")} name="dice" value=${y} set=${h}
            choices=${[["auto",l("new.dice.auto")],["manual",l("new.dice.manual")]]} />
          ${t.seats.max===null&&a`<${ot} label=${l("new.kind")} name="kind" value=${c} set=${u}
            choices=${[["table",l("new.kind.table")],["event",l("new.kind.event")]]} />`}
        </div></details>
      <div class="new-open">
        ${Mt&&a`<p class="notice bad" role="alert">${Mt}</p>`}
        <button class="primary big">${l(rt?"new.start":"new.open")}</button>
      </div>
    </form>
  <//>`}function lr(){let[t,e]=d(null),[n,o]=d(""),[s,r]=d(null),[i,c]=d(!1),u=M.value,$=()=>{o(""),it().then(e,p=>o(T(p)))};k($,[u]),k(()=>{document.title="Rollwright"},[]);let m=async p=>{if(!i){c(!0);try{let{table:b}=await ct({options:{},dice:"auto",kind:"table",bots:[],name:V(),...p});C(`/t/${b}`)}catch(b){o(T(b)),c(!1)}}};return a`<main id="content" class="start">
    <div class="start-line greeting"><h1>${l("page.tagline")}</h1><${ir} /></div>
    <${cr} />
    ${n&&a`<p class="notice bad" role="alert">${n} <button class="quiet small" onClick=${$}>${l("page.again")}</button></p>`}
    <${oo} games=${t?.games??[]} />
    <h2 class="visually-hidden">${l("start.games")}</h2>
    ${!t&&!n&&a`<p class="muted games-coming">${l("page.loading")}</p>`}
    ${t&&a`<${ro} catalogue=${t} open=${m} ask=${(p,b=!1)=>r({game:p,solo:b})} />`}
    <${Ee} />
    ${s&&t&&a`<${fo} game=${s.game} solo=${s.solo} bots=${t.bots}
      names=${t.bot_names} close=${()=>r(null)} />`}
  </main>`}function ir(){return a`<label class="name-chip"><span class="avatar" aria-hidden="true">${j(V())}</span>
    <span class="visually-hidden">${l("start.name")}</span>
    <input value=${H.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.name")}
      onInput=${t=>{H.value=t.target.value}} /></label>`}function cr(){let[t,e]=d(""),[n,o]=d("");return a`<form class="panel join" onSubmit=${async r=>{r.preventDefault();let i=Qt(t);if(o(i?"":"start.code-wrong"),!i)return;await ut([i]).then(({tables:u})=>u.length>0,()=>!0)?C(`/t/${i}`):o("start.code-unknown")}}>
    <h2>${l("start.join")}</h2>
    <label class="code-field">${l("start.code")}<input value=${t} placeholder="k7m2 x9pq" autocapitalize="off" autocomplete="off" spellcheck=${!1}
      aria-describedby="code-hint" aria-invalid=${n?"true":void 0}
      onInput=${r=>{e(r.target.value),o("")}} /></label>
    <button class="primary">${l("start.go")}</button>
    <p id="code-hint" role="status" class=${n?"bad-text":"muted small"}>${l(n||"start.code-hint")}</p>
  </form>`}export{cs as Ending,qs as Lobby,Cs as Screen,lr as Start};
//# sourceMappingURL=/static/bundle/rest-K5QL6W4N.js.map
