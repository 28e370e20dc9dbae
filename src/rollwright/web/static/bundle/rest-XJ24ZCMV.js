/* With libraries of others: /static/vendor/README.md */
import{$ as Ft,A as Ot,B as j,C as Tt,D as L,E as V,F as Bt,G as X,H as T,I as ht,J as z,K as I,L as Z,M as G,N as Et,O as _,P as tt,Q as Lt,R as Nt,S as Pt,T as et,U as At,V as nt,W as Rt,X as It,Y as N,Z as _t,_ as Dt,aa as bt,b as $,ba as Ht,c as b,ca as jt,d as vt,da as zt,e as A,ea as Gt,fa as yt,g as a,ga as Kt,h as wt,ha as qt,i as M,ia as Wt,ja as Jt,ka as Yt,l as R,la as Qt,ma as Ut,n as r,na as Vt,oa as Xt,q as St,s as C,t as O,u as ft,v as Y,w as Mt,x as Q,y as U,z as Ct}from"/static/bundle/chunk-EKVX646J.js";var Ie=36,_e=5200,Zt=["die","star","cross","die","star"],te=["red","blue","green","yellow","orange","purple"],ee=[[[12,12]],[[7,7],[17,17]],[[7,7],[12,12],[17,17]],[[7,7],[17,7],[7,17],[17,17]],[[7,7],[17,7],[12,12],[7,17],[17,17]]];function D(e,t){let n=Math.sin((e+1)*12.9898+t*78.233)*43758.5453;return n-Math.floor(n)}function De({kind:e,at:t}){return e==="star"?a`<path d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />`:e==="cross"?a`<path class="confetti-cross" d="M5 4c5 6 9 11 14 16M19 4C14 10 9 14 5 20" />`:a`<rect x="2" y="2" width="20" height="20" rx="5" />
    ${(ee[t%ee.length]??[]).map(([n,s])=>a`<circle key=${`${n} ${s}`} cx=${n} cy=${s} r="2.1" />`)}`}function ne(){let[e,t]=$(!1),n=j();return b(()=>{if(n)return;let s=setTimeout(()=>t(!0),_e);return()=>clearTimeout(s)},[]),e?null:a`<div class=${`confetti${n?" is-still":""}`} aria-hidden="true">
    ${Array.from({length:n?9:Ie},(s,o)=>a`<svg key=${o} viewBox="0 0 24 24"
      class=${`confetti-piece confetti-${te[o%te.length]}`} style=${{left:`${n?4+o*11.5:D(o,1)*100}%`,width:`${16+Math.round(D(o,2)*16)}px`,"--delay":`${Math.round(D(o,3)*1600)}ms`,"--fall":`${2200+Math.round(D(o,4)*1200)}ms`,"--drift":`${Math.round(D(o,5)*240-120)}px`,"--spin":`${Math.round(D(o,6)*900-450)}deg`}}><${De} kind=${Zt[o%Zt.length]} at=${o} /></svg>`)}
  </div>`}var Fe=1100,He=60,gt=[1,2,4];function je(e){let t=A(new Map);return(n,s)=>{let o=`${M.value} ${s} ${n}`,l=t.current.get(o)??Ot(e,n,s);return t.current.set(o,l),l.catch(()=>t.current.delete(o)),l}}function se(e,t){let[n,s]=$(-1),[o,l]=$(t),[i,c]=$(null),[u,f]=$(""),[d,m]=$(0),[p,h]=$(!1),[g,k]=$(1),v=je(e),x=M.value;b(()=>{let S=!0,J=async()=>{let y=n<0?(await v(0,o)).steps:n,[E,pt]=await Promise.all([v(y,o),y>0?v(y-1,o):null]);S&&(f(""),c({now:E,before:pt,seat:o}),p&&y<E.steps&&v(y+1,o).catch(()=>{}))},mt=y=>{S&&(h(!1),f(T(y)))},dt=setTimeout(()=>J().catch(mt),n<0||p?0:He);return()=>{S=!1,clearTimeout(dt)}},[n,o,x,d]);let w=i?.now.steps??0,B=n<0?w:n,H=i?.now.step===B;return b(()=>{if(!p||!H)return;if(B>=w){h(!1);return}let S=setTimeout(()=>s(B+1),Fe/g);return()=>clearTimeout(S)},[p,H,B,g]),{at:B,steps:w,seat:o,shown:i,failure:u,playing:p,speed:g,goTo:S=>{h(!1),s(Math.max(0,Math.min(w,S)))},toggle:()=>{!p&&B>=w&&s(0),h(!p&&w>0)},setSeat:l,again:()=>{f(""),m(d+1)},faster:()=>k(gt[(gt.indexOf(g)+1)%gt.length]??1)}}var ze=.3,Ge="(max-width: 699px)",oe="input, select, textarea, dialog[open], [role=button], .scroll",Ke=`${oe}, button, a, summary`,qe={first:"M6 5v14M19 5l-9 7 9 7z",back:"M16 5l-9 7 9 7z",play:"M8 5l11 7-11 7z",pause:"M8 5v14M16 5v14",forward:"M8 5l9 7-9 7z",last:"M5 5l9 7-9 7zM18 5v14"};function K({icon:e,label:t,kind:n="",disabled:s=!1,act:o}){return a`<button class=${`round replay-key ${n}`} aria-label=${t} title=${t} disabled=${s} onClick=${o}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${qe[e]} /></svg></button>`}function We({at:e,steps:t,toggle:n,goTo:s}){vt(()=>{let o=l=>{let i=l.target;if(!(l.ctrlKey||l.metaKey||l.altKey||l.shiftKey||document.querySelector("dialog[open]"))&&!i.closest(l.key===" "?Ke:oe)){if(l.key===" ")n();else if(l.key==="ArrowRight")s(e+1);else if(l.key==="ArrowLeft")s(e-1);else if(l.key==="Home")s(0);else if(l.key==="End")s(t);else return;l.preventDefault()}};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function q({sheet:e,tools:t,changed:n=new Set,moment:s}){let[o,l]=$(-1);b(()=>l(-1),[s]);let i={open:new Map,glow:o<0?n:new Set([o]),tap:({number:u})=>l(u),reads:!0},c=matchMedia(Ge).matches?void 0:ze;return a`<div class="read-board"><${nt} sheet=${e} tools=${t} touch=${i} least=${c} />
    <p class="read-place" role="status">${Rt(e,o,t)}</p></div>`}function Je({gains:e}){return a`<span class="replay-gains">${e.map(({sign:t,name:n,more:s})=>a`<span key=${t} class=${s>0?"gain more":"gain less"}>
    <${Ft} sign=${t} size=${20} /><b>${s>0?"+":"\u2212"}${Math.abs(s)}</b> ${n||r("end.stars")}</span>`)}</span>`}function Ye({view:e,playback:{at:t,steps:n,seat:s,playing:o,speed:l,goTo:i,toggle:c,setSeat:u,faster:f}}){let d=_(e).filter(({kind:m})=>m!=="open");return a`<div class="replay-tools">
    <div class="replay-keys" role="group" aria-label=${r("end.replay")}>
      <${K} icon="first" kind="ends" label=${r("end.first")} disabled=${t<=0} act=${()=>i(0)} />
      <${K} icon="back" label=${r("end.previous")} disabled=${t<=0} act=${()=>i(t-1)} />
      <${K} icon=${o?"pause":"play"} kind="primary run" label=${r(o?"end.pause":"end.play")} disabled=${!n} act=${c} />
      <${K} icon="forward" label=${r("end.following")} disabled=${t>=n} act=${()=>i(t+1)} />
      <${K} icon="last" kind="ends" label=${r("end.last")} disabled=${t>=n} act=${()=>i(n)} />
    </div>
    <label class="slider"><span>${n?r("end.step",{step:t,steps:n}):r("end.replay")}</span>
      <input type="range" min="0" max=${n} value=${t} disabled=${!n}
        onInput=${m=>i(Number(m.target.value))} /></label>
    <button class="small speed" aria-label=${r("end.speed",{speed:l})} title=${r("end.speed",{speed:l})} onClick=${f}>${l}×</button>
    ${d.length>1&&a`<label class="inline whose"><span>${r("end.seat")}</span><select value=${String(s)}
      onChange=${m=>u(Number(m.target.value))}>
      ${d.map(m=>a`<option key=${m.seat} value=${String(m.seat)}>${m.name}</option>`)}</select></label>`}
  </div>`}function ae({store:e,view:t,first:n}){let s=se(t.table,n),{shown:o,failure:l,again:i,at:c,seat:u}=s;We(s);let f=N(e,t,u),d=o?.seat===u?o:null,m=d?bt(d.now.board):f,p=d?.before?bt(d.before.board):null,h=L(m),g=d?.now??t;return a`<section class="panel replay" aria-label=${r("end.replay")}>
    <h2 class="visually-hidden">${r("end.replay")}</h2>
    ${h?a`<${q} sheet=${h} tools=${g} moment=${`${u} ${c}`} changed=${m?_t(p,m):new Set} />`:!l&&a`<p class="muted read-board">${r("page.loading")}</p>`}
    <div class="replay-now">
      ${m&&m.dice.length>0&&a`<${z} dice=${m.dice} board=${m} tools=${g} rolled=${d?.now.rolled} seat=${u}
        usable=${m.dice} />`}
      <div class="replay-told">
        <p class="replay-text" aria-live="polite">${d?.now.text||r("end.before-first")}</p>
        ${m&&a`<${Je} gains=${Dt(p,m,t.game.counters??[])} />`}
      </div>
    </div>
    ${l&&a`<div class="replay-failure notice bad" role="alert"><p>${l}</p>
      <button class="small" onClick=${i}>${r("page.again")}</button></div>`}
    <${Ye} view=${t} playback=${s} />
  </section>`}var Qe=8;function Ue(e){let t=_(e).filter(({kind:l})=>l!=="open"),n=(e.result??[]).map(({seat:l})=>l);return[...new Set([...e.you.seat===null?[]:[e.you.seat],...n])].flatMap(l=>t.find(i=>i.seat===l)??[]).slice(0,e.kind==="event"?1:Qe)}function Ve({store:e,view:t,seat:n}){let[s,o]=$(!1),l=L(N(e,t,n.seat)),i=n.seat===t.you.seat;return l?a`<li class=${`gallery-board${i?" you":""}`}>
    <div class="miniature-frame"><${It} sheet=${l} tools=${t} />
      <button class="cover" aria-label=${r("table.show-sheet",{name:n.name})} onClick=${()=>o(!0)}></button></div>
    <span class="gallery-name">${i?r("chip.you"):n.name}</span>
    ${s&&a`<${V} title=${r("table.sheet-of",{name:n.name})} kind="wide board-dialog" close=${()=>o(!1)}>
      <${q} sheet=${l} tools=${t} />
      <div class="buttons"><${X} view=${t} seat=${n.seat} /></div><//>`}
  </li>`:null}function re({store:e,view:t}){let n=Ue(t);return n.length?a`<section class="panel gallery"><h2>${r("end.boards")}</h2>
    <ul class="gallery-list">${n.map(s=>a`<${Ve} key=${s.seat} store=${e} view=${t} seat=${s} />`)}</ul>
  </section>`:null}var le=4,ie=6;function st(e,t){let n=t.filter(c=>c.place===1),[s]=n;if(e.status?.verdict)return e.status.verdict;if(!s)return"";let o=e.winners||n.length,l={name:s.name,count:o-1},i=n.some(c=>c.seat===e.you.seat);return t.length===1?r("end.alone",{score:s.words}):i&&o>le?r("end.shared-many",l):i?r(o>1?"end.shared":"end.won"):o===1?r("end.winner",{name:s.name}):o>le?r("end.winners-many",l):r("end.winners",{names:n.map(c=>c.name).join(", ")})}function ce(e,t){let n=t.find(i=>i.place===1);if(!n||t.length===1&&!e.status?.verdict)return"";let s=t.find(i=>i.place>1);if(!s)return n.words;if(e.winners>1||t.filter(i=>i.place===1).length>1)return r("end.why-shared",{score:n.words,other:s.name,next:s.words});if(n.words!==s.words)return r("end.why",{name:n.name,score:n.words,other:s.name,next:s.words});let[o,l]=Object.keys(n.numbers).filter(i=>n.numbers[i]!==s.numbers[i]);return!o||l?r("end.why-equal",{score:n.words}):r("end.why-tie",{score:n.words,what:n.labels[o]??o,one:n.numbers[o]??"",two:s.numbers[o]??""})}function ue(e,t){let n=t.find(s=>s.seat===e.you.seat);return!n||n.place!==1?!1:t.length>1||!e.status?.verdict||n.score>0}function Xe({view:e,results:t}){let n=t.find(s=>s.seat===e.you.seat);return e.kind!=="event"||!n||t.length===1?null:a`<p class="own-place"><b>${r("end.own-place",{place:n.place,seats:e.count??t.length,score:n.words})}</b></p>`}function kt(e){return Array.isArray(e)?e.map(kt).join(" + "):e&&typeof e=="object"?Object.entries(e).map(([t,n])=>`${t} ${kt(n)}`).join(", "):String(e)}function $e({view:e,results:t}){let s=[...new Set(t.flatMap(i=>Object.keys(i.numbers)))].filter(i=>t.some(c=>c.numbers[i]!==c.points)),o=t[0]?.labels??{},l=t.length>1&&t.some(i=>i.place);return a`<${Xe} view=${e} results=${t} />
    <div class="scroll" tabindex="0" role="region" aria-label=${r("end.results")}><table class="results">
    <caption class="visually-hidden">${r("end.results")}</caption>
    <thead><tr>${l&&a`<th scope="col">${r("end.place")}</th>`}<th scope="col">${r("end.name")}</th><th scope="col">${r("end.score")}</th>
      ${s.map(i=>a`<th scope="col" key=${i}>${o[i]??i.replace(/_/g," ")}</th>`)}</tr></thead>
    <tbody>${t.map((i,c)=>a`<tr key=${i.seat} class=${i.seat===e.you.seat?"you":""}
        style=${{"--row":String(Math.min(c,8))}}>
      ${l&&a`<td><span class=${`place${i.place===1?" is-first":""}`}>${i.place}</span></td>`}
      <th scope="row">${i.name}${i.remark&&a` <span class="muted">${i.remark}</span>`}</th>
        <td><b class="result-points">${i.points}</b></td>
      ${s.map(u=>a`<td key=${u}>${kt(i.numbers[u]??"")}</td>`)}</tr>`)}</tbody>
  </table></div>`}function Ze(e,t){let n=Number(e);return t>0&&n>0?Math.min(1,n/t):0}function tn(e,t){if(t.length<=ie)return t;let n=t.find(o=>o.seat===e.you.seat),s=t.filter(o=>o!==n).slice(0,ie-+!!n);return t.filter(o=>o===n||s.includes(o))}function me({view:e,results:t}){let n=tn(e,t),s=n[0]?.parts??[];if(!s.length)return null;let o=[...new Set(s.map(c=>c.heading))],l=Math.max(...n.flatMap(c=>c.parts.map(u=>Number(u.points)||0))),i=c=>c.seat===e.you.seat?"you":"";return a`<section class="panel breakdown"><h2>${r("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${r("end.breakdown")}><table class="results">
      <thead><tr><td></td>${n.map(c=>a`<th scope="col" key=${c.seat} class=${i(c)}>${c.name}</th>`)}</tr></thead>
      ${o.map(c=>a`<tbody key=${c}>
        <tr class="heading"><th scope="rowgroup" colspan=${n.length+1}>${c}</th></tr>
        ${s.map((u,f)=>u.heading===c&&a`<tr key=${f} class=${u.total?"total":""}><th scope="row">${u.name}</th>
          ${n.map(d=>{let m=d.parts[f]?.points??"";return a`<td key=${d.seat} class=${i(d)}>
              <span class="part-bar" style=${{"--share":String(Ze(m,l))}}>${m}</span></td>`})}</tr>`)}</tbody>`)}
    </table></div>
  </section>`}var en=1100,ot=46,nn=.4,sn={hand:{}};function on(e,t){let n=Number(e);if(!e||Number.isNaN(n)||t>=1)return e;let s=1-(1-t)**3;return(n*s).toFixed(e.split(".")[1]?.length??0)}function an(e){let[t,n]=$(j()?1:0);return b(()=>{if(j())return;let s=performance.now(),o=0,l=i=>{let c=Math.min(1,Math.max(0,(i-s)/en));n(c),c<1&&(o=requestAnimationFrame(l))};return o=requestAnimationFrame(l),()=>cancelAnimationFrame(o)},[e]),{text:on(e,t),done:t>=1}}function de(e,t){let n=0;return{places:[...e].map(o=>{let l=o==="."?t*nn:t*.82;return n+=l,{sign:o,x:n-l/2}}),width:n}}function pe({points:e,hand:t}){let{text:n,done:s}=an(e),o=Tt(t,sn);if(!o)return a`<span class="hand-score"></span>`;let l=ot*o.width/o.height,i=de(e,l).width,c=Math.max(92,i+34),{places:u,width:f}=de(n,l),d=(c-f)/2,m={id:"ring",box:[4,6,c-8,80],center:[c/2,46],height:ot};return a`<svg class=${`hand-score${s?" is-counted":""}`} viewBox=${`0 0 ${c} 92`} style=${{width:`${c}px`}} aria-hidden="true">
    ${s&&a`<g class="score-ring"><${ht} place=${m} mark=${{mark:"outlined",text:"",tile:""}} hand=${o} /></g>`}
    <g class="score-digits">${u.map(({sign:p,x:h},g)=>p==="."?a`<circle key=${`${g}.`} cx=${d+h} cy=${46+ot/2-4} r="3.4" />`:a`<${ht} key=${`${g}${p}`} place=${{id:p,box:[0,0,0,0],center:[d+h,46],height:ot}}
          mark=${{mark:"filled",text:p,tile:""}} hand=${o} />`)}</g></svg>`}var fe=e=>`${e.game.id}-${e.table}.txt`;function rn({view:e}){return e.commitment?a`<details class="proof"><summary>${r("end.proof")}</summary>
    <dl><dt>${r("end.seed")}</dt><dd><code>${e.seed}</code></dd><dt>${r("lobby.commitment")}</dt><dd><code>${e.commitment}</code></dd>
      ${ft(e.table)&&a`<dt>${r("end.word")}</dt><dd><code>${ft(e.table)}</code></dd>`}</dl>
    <p>${r("end.verify")} <code>rollwright verify ${fe(e)}</code></p>
  </details>`:null}function xt({store:e,view:t,to:n}){if(t.rematch)return a`<${O} to=${n(t.rematch)} class="button primary next-game">${r("end.next")}<//>`;if(!t.you.host)return null;let s=({table:l})=>{e.closed||C(n(l))};return a`<button class="primary next-game" onClick=${()=>Ct(t.table).then(s,l=>e.tell(T(l),"bad"))}>${r("end.rematch")}</button>`}function ln({view:e,results:t}){let n=t.find(l=>l.seat===e.you.seat)??t[0],s=ue(e,t),o=ce(e,t);return a`<section class=${`panel verdict${s?" is-joyful":""}`}>
    ${s&&a`<${ne} />`}
    <p class="muted verdict-game">${e.game.name} · ${r("end.title")}</p>
    <div class="verdict-head">
      ${n&&a`<${pe} points=${n.points.split(" ")[0]??""} hand=${e.hand} />`}
      <div><h1>${st(e,t)||r("end.title")}</h1>${o&&a`<p class="verdict-reason">${o}</p>`}</div>
    </div>
    <${$e} view=${e} results=${t} />
  </section>`}function cn({store:e,view:t,seat:n}){let s=L(N(e,t,n));return a`<section class="panel last-board" aria-label=${r("end.boards")}>${s&&a`<${q} sheet=${s} tools=${t} />`}</section>`}function un({store:e,view:t}){let n=t.result??[],s=t.you.seat??n[0]?.seat??0,o=t.kind==="table";return a`<main id="content" class="ending">
    <${ln} view=${t} results=${n} />
    ${o?a`<${ae} store=${e} view=${t} first=${s} />`:a`<${cn} store=${e} view=${t} seat=${s} />`}
    <div class="ending-more">
      <${me} view=${t} results=${n} />
      ${o&&a`<${re} store=${e} view=${t} />`}
      <section class="panel files">
        <a class="button" href=${`/api/tables/${t.table}/record`} download=${fe(t)}>${r("end.record")}</a>
        <${rn} view=${t} />
      </section>
    </div>
    <footer class="ending-dock">
      <div class="ending-notes">
        ${!t.you.host&&t.you.seat!==null&&!t.rematch&&a`<p class="muted">${r("end.wait-host")}</p>`}
        ${!t.rematch&&a`<${et} store=${e} view=${t} />`}
      </div>
      <${X} view=${t} seat=${s} />
      <${O} to="/" class="button">${r("end.home")}<//>
      <${xt} store=${e} view=${t} to=${l=>`/t/${l}`} />
    </footer>
  </main>`}var $n=["localhost","127.0.0.1","[::1]"];function at(e){let t=$n.includes(location.hostname),[n,s]=$(null);return b(()=>{t&&Mt().then(({address:o})=>s(o),()=>{})},[]),{link:`${n||location.origin}/t/${e}`,onlyHere:t&&n===""}}function rt({onlyHere:e}){return e&&a`<p class="only-here">${r("lobby.only-here")} <code>--host 0.0.0.0</code></p>`}var mn={size:29,path:""};function dn(e,t){let n=e(0,"M");n.addData(t),n.make();let s=n.getModuleCount(),o="";for(let l=0;l<s;l++)for(let i=0;i<s;i++)n.isDark(l,i)&&(o+=`M${i} ${l}h1v1h-1z`);return{size:s,path:o}}function lt({text:e}){let[t,n]=$(null);if(b(()=>{import("/static/bundle/qrcode-KUC62V5M.js").then(l=>n({make:l.default}),()=>n({make:null}))},[]),t&&!t.make)return null;let{size:s,path:o}=t?.make?dn(t.make,e):mn;return a`<svg class="qr" viewBox=${`-3 -3 ${s+6} ${s+6}`} role="img" aria-label=${r("lobby.qr")} shape-rendering="crispEdges">
    <rect x="-3" y="-3" width=${s+6} height=${s+6} fill="#fff" /><path d=${o} fill="#000" /></svg>`}var pn=[30,60,90],fn=1e4,hn=12,bn=5,yn=12e3;function ye({store:e,view:t}){let[n,s]=$(0),[o,l]=$(0),i=JSON.stringify(t.status?.rolled),c=n>0&&t.stage==="playing"&&t.status?.phase==="play";return b(()=>{t.you.host||s(0)},[t.you.host]),b(()=>l(n),[n,i]),b(()=>{if(!c)return;let u=o>0?setTimeout(()=>{l(o-1),o===1&&e.send("hurry")},1e3):setInterval(()=>e.send("hurry"),fn);return()=>clearTimeout(u)},[c,o,i]),a`<div class="countdown">
    ${n>0&&a`<p class="clock" role="timer" aria-label=${r("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${n} stroke-dasharray=${`${o} ${n}`} /></svg><span>${o}</span></p>`}
    ${t.you.host&&a`<div class="buttons">
      ${n?a`<button class="small" onClick=${()=>s(0)}>${r("screen.stop-countdown")}</button>`:pn.map(u=>a`<button key=${u} class="small" onClick=${()=>s(u)}>
          ${r("screen.start-countdown",{seconds:u})}</button>`)}
      ${t.stage==="lobby"&&a`<button class="primary small" onClick=${()=>e.send("start")}>${r("lobby.start")}</button>`}
    </div>`}
  </div>`}function ge(e,t){if(t.stage==="over"&&t.result.length)return t.result;let n=e.standings.value;return n?n.top:t.seats.filter(o=>o.kind!=="open").map(({seat:o,name:l,points:i=""})=>({seat:o,name:l,points:i,place:0}))}function gn(e,t){let n=A({turn:t,now:new Map,before:new Map});return n.current.turn!==t&&(n.current={turn:t,now:new Map,before:n.current.now}),n.current.now=new Map(e.map(({seat:s,place:o})=>[s,o])),n.current.before}function kn({risen:e}){return e?a`<span class=${`leader-change ${e>0?"up":"down"}`} aria-hidden="true">${e>0?"\u25B2":"\u25BC"}${Math.abs(e)}</span>`:a`<span></span>`}function xn({store:e,view:t}){let n=ge(e,t),s=gn(n,`${t.status?.round} ${t.status?.turn}`);return a`<section class="panel leaders"><h2>${r(n.some(({place:o})=>o)?"screen.leaders":"table.players")}</h2>
    <ol>${n.slice(0,hn).map(o=>a`<li key=${o.seat}><span class="leader-place">${o.place||"\xB7"}</span>
      <${kn} risen=${t.stage==="over"?0:(s.get(o.seat)||o.place)-o.place} />
      <span class="leader-name" title=${o.name}>${o.name}</span><b>${o.points}</b></li>`)}</ol>
  </section>`}var ke=e=>`/t/${e}/screen`;function vn(e){let[t,n]=$(0);b(()=>{let o=setInterval(()=>n(l=>l+1),yn);return()=>clearInterval(o)},[]);let s=e.slice(0,bn);return s[t%Math.max(1,s.length)]}function wn({store:e,view:t,row:n}){let s=N(e,t,n.seat),o=L(s),l=s&&s.dice.some(i=>i.tile)?s.dice:[];return a`<section class="panel shown" aria-label=${r("table.sheet-of",{name:n.name})}>
    <div class="shown-who"><span class="avatar" aria-hidden="true">${tt(n.name)}</span><h2 title=${n.name}>${n.name}</h2>
      <p><b>${n.points}</b> ${n.place>0&&a`<span class="muted">${r("screen.place",{place:n.place})}</span>`}</p>
      ${l.length>0&&a`<${z} dice=${l} board=${s} tools=${t} rolled=${t.status?.rolled} seat=${n.seat} usable=${l} />`}</div>
    ${o&&a`<${nt} sheet=${o} tools=${t} />`}
  </section>`}function Sn({waiting:e,count:t}){let n=Math.max(0,t-e);return a`<section class="panel done-bar"><p><b class="big-number">${n}</b> ${r("screen.done",{count:t})}
      <span class="muted still-thinking">${r("screen.thinking",{count:e})}</span></p>
    <div class="done-track" aria-hidden="true"><i style=${{width:`${100*n/Math.max(1,t)}%`}}></i></div></section>`}function Mn({store:e,view:t,waiting:n,count:s}){let o=t.status?.shown??[],i=(t.status?.phase!=="play"||t.stage==="paused")&&Gt(t,e.standings.value),c=vn(ge(e,t));return a`<section class="cloth">
      ${o.length>0&&a`<${z} dice=${o} tools=${t} rolled=${t.status?.rolled} usable=${o} />`}
      <div class="cloth-words"><p class="roll-text">${i||t.status?.roll}</p>
        ${(t.status?.remarks??[]).map(u=>a`<p key=${u}>${u}</p>`)}</div>
      <${ye} store=${e} view=${t} />
    </section>
    <${Sn} waiting=${n} count=${s} />
    ${c&&a`<${wn} key=${c.seat} store=${e} view=${t} row=${c} />`}`}function he({store:e,view:t}){let n=t.result??[],s={...t,you:{...t.you,seat:null}},[o,l]=n,i=st(s,n),c={"--size":Math.min(1,5/Math.sqrt(i.length))};return a`<p class="muted">${r("end.title")}</p>
    <h2 class="screen-verdict" style=${c}>${i}</h2>
    ${o&&l&&a`<p class="roll-text">${o.words}</p>`}
    <div class="buttons"><${xt} store=${e} view=${t} to=${ke} /></div>`}function be({store:e,view:t,count:n}){let{link:s,onlyHere:o}=at(t.table);return a`<section class="welcome">
    <div class="screen-join"><${lt} text=${s} />
      <p>${r("screen.join")}<br /><b>${s.replace(/^https?:\/\//,"")}</b></p></div>
    <p class="screen-numbers"><span class="big-number">${n}</span> ${r("screen.seats",{count:n})}</p>
    <${ye} store=${e} view=${t} />
    ${t.you.host&&a`<${rt} onlyHere=${o} />`}</section>`}function Cn({table:e}){let t=Ut(e),n=t.view.value;if(Vt(n,f=>C(ke(f))),!n)return a`<${Xt} store=${t} />`;let s=t.standings.value,o=s?.waiting??n.status?.waiting.length??0,l=n.seats.filter(f=>f.kind!=="open").length,i=s?.seats??(n.kind==="event"?n.count??l:l),c=n.stage==="lobby"?be:n.stage==="over"?he:Mn,u=c===be?"lobby":c===he?"over":"running";return a`<${jt} store=${t} />
    <main id="content" class=${`screen is-${u}`}>
      <header class="bar screen-bar"><h1>${n.game.name}</h1><p class="muted screen-count">${r("chip.players",{count:i})}</p>
        <${O} to=${`/t/${n.table}`} class="button small">${r("screen.to-table")}<//>
        ${u==="running"&&a`<${Ht} status=${n.status} />`}</header>
      <div class="screen-main"><${c} store=${t} view=${n} waiting=${o} count=${i} /></div>
      <${xn} store=${t} view=${n} />
    </main><${zt} store=${t} />`}function it({digest:e}){return a`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${e}`} loading="lazy" decoding="async" alt="" />
    <img class="for-dark" src=${`/pictures/${e}#dark`} loading="lazy" decoding="async" alt="" />
  </span>`}function On([e,...t]){return!e||!t.length?"flat":e.height>e.width?"fan":"heap"}function F({cover:e}){return a`<div class=${`cover ${On(e)}`} aria-hidden="true">
    ${e.map(({picture:t})=>a`<${it} key=${t} digest=${t} />`)}</div>`}async function Tn(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return t?.select(),document.execCommand("copy")}}function Bn({store:e,view:t}){let{link:n,onlyHere:s}=at(t.table),o=async()=>{let i=document.getElementById("table-link"),c=await Tn(n,i);e.tell(r(c?"lobby.copied":"lobby.copy-failed"),"good")},l=()=>navigator.share({title:t.game.name,url:n}).catch(()=>{});return a`<section class="panel invite">
    <h2>${r("lobby.invite")}</h2>
    <${lt} text=${n} />
    <p class="code"><span class="muted small">${r("lobby.code")}</span> <b>${t.table.slice(0,4)}<i>${t.table.slice(4)}</i></b></p>
    ${t.you.host&&a`<${rt} onlyHere=${s} />`}
    <label>${r("lobby.link")}<input id="table-link" readonly value=${n} onFocus=${i=>i.target.select()} /></label>
    <div class="buttons"><button class="primary" onClick=${o}>${r("lobby.copy")}</button>
      ${"share"in navigator&&a`<button onClick=${l}>${r("lobby.share")}</button>`}
      <${O} to=${`/t/${t.table}/screen`} class="button">${r("lobby.screen")}<//></div>
  </section>`}function En({store:e,view:t,seat:n,bot:s}){let o=n.kind==="open";return a`<li class=${`seat tint-${n.seat%6}${o?" open":""}${n.seat===t.you.seat?" own":""}`}>
    <${Lt} view=${t} seat=${n} />
    ${t.you.host&&o&&s&&a`<button class="small" onClick=${()=>e.send("bot",{seat:n.seat,bot:s})}>${r("lobby.add-bot")}</button>`}
    ${t.you.host&&!o&&n.seat!==t.you.seat&&a`<${Ln} store=${e} seat=${n} />`}
  </li>`}function Ln({store:e,seat:t}){let n=r("lobby.kick",{name:t.name}),s=()=>e.send("kick",{seat:t.seat});return t.kind==="bot"?a`<button class="round" aria-label=${n} onClick=${s}>×</button>`:a`<${Nt} class="round" aria-label=${n} label=${r("host.kick")} title=${n}
    text=${r("host.kick-sure",{name:t.name})} act=${s}>×<//>`}function Nn({store:e,view:t}){let[n,s]=$([]),[o,l]=$({}),[i,c]=$(""),[u,f]=$([]),d=M.value;b(()=>{Y().then(k=>{s(k.bots),l(k.bot_names),f(k.games.find(({id:v})=>v===t.game.id)?.cover??[]),c(v=>v||I(k.bots))},()=>{})},[d]);let m=t.seats.some(k=>k.kind==="open"),p=m&&t.kind!=="event",g=(t.kind==="event"?e.standings.value:null)?.seats??t.count??t.seats.length;return a`<main id="content" class="lobby">
    <div class="lobby-title"><${F} cover=${u} /><div><h1>${t.game.name}</h1><p class="muted">${r("lobby.title")}</p>
      ${(t.game.warnings??[]).map(k=>a`<p key=${k} class="notice">${k}</p>`)}</div></div>
    <section class="panel">
      <h2>${t.kind==="event"?r("lobby.joined",{count:g}):r("lobby.seats")}</h2>
      <${et} store=${e} view=${t} />
      <ul class="seats">${_(t).map(k=>a`<${En} key=${k.seat} store=${e} view=${t} seat=${k} bot=${i} />`)}</ul>
      <${Pt} store=${e} view=${t} />
      ${t.you.host&&m&&n.length>1&&a`<label class="inline">${r("new.bot")}
        <${Z} bots=${n} names=${o} value=${i} set=${c} /></label>`}
      ${Et(t)&&a`<${Qt} store=${e} view=${t} />`}
      ${t.you.host?a`<button class=${p?"big":"primary big"} onClick=${()=>e.send("start")}>
        ${r(p?"lobby.start-open":"lobby.start")}</button>`:a`<p class="muted">${r("lobby.wait-host")}</p>`}
      ${!t.you.host&&t.you.seat!==null&&a`<div class="buttons"><${At} store=${e} view=${t} /></div>`}
    </section>
    <${Bn} store=${e} view=${t} />
    <${Yt} view=${t} />
  </main>`}function Pn({others:e,count:t,seat:n,kind:s,stage:o}){let l=t-(n===null?0:1)-e.length;return s==="event"?r("mine.crowd",{count:t}):e.length?l>0?r("mine.with-more",{names:e.join(", "),count:l}):r("mine.with",{names:e.join(", ")}):r(o==="lobby"?"mine.nobody":"mine.alone")}function xe(e){let t=Pn(e);return e.stage==="over"?[e.score,t].filter(Boolean).join(" \xB7 "):e.round?`${e.round_name||r("table.round",{round:e.round})} \xB7 ${t}`:t}function ve({stage:e,yours:t,host:n,waiting:s,place:o,count:l}){return t?r("mine.yours"):e==="lobby"?r(n?"mine.lobby-host":"mine.lobby"):e==="paused"?r("mine.paused"):e==="over"?o&&l>1?r("mine.place",{place:o,count:l}):r("mine.over"):s.length?r(s.length>1?"mine.think":"mine.thinks",{names:s.join(", ")}):r("mine.running")}var ct=()=>localStorage,An=15e3,Rn=864e5;function In(){let[e,t]=$([]),n=M.value;return b(()=>{let o=!0,l=async()=>{let c=yt(ct);t(c);let u=qt(c);if(!(!u.length||document.visibilityState!=="visible"))try{let{tables:f}=await U(u);o&&t(Wt(ct,u,f))}catch{}};l();let i=setInterval(l,An);return document.addEventListener("visibilitychange",l),()=>{o=!1,clearInterval(i),document.removeEventListener("visibilitychange",l)}},[n]),{tables:e,drop:o=>{Kt(ct,o),t(yt(ct))}}}function _n(e){let t=new Date().setHours(0,0,0,0),n=Math.floor((e-t)/Rn);return new Intl.RelativeTimeFormat(M.value,{numeric:"auto"}).format(Math.min(0,n),"day")}function Dn({kept:{line:e,seen:t},games:n,drop:s}){let o=n.find(({id:i})=>i===e.game.id),l=o?.name??e.game.name;return a`<li class=${`my-table${e.yours?" yours":""}`}>
    <${O} to=${`/t/${e.table}`} class="my-table-link">
      <${F} cover=${o?.cover.slice(0,1)??[]} />
      <span class="my-table-words"><b>${l}</b><span class="muted">${xe(e)}</span></span>
      <span class="my-table-state">${ve(e)}${e.stage==="over"&&a`<small>${_n(t)}</small>`}</span>
    <//>
    <button class="round quiet" aria-label=${r("mine.drop",{game:l,table:e.table})} title=${r("mine.drop-short")}
      onClick=${()=>s(e.table)}>×</button>
  </li>`}function we({games:e}){let{tables:t,drop:n}=In(),{running:s,over:o}=Jt(t);if(!t.length)return null;let l=i=>a`<ul class="my-tables">
    ${i.map(c=>a`<${Dn} key=${c.line.table} kept=${c} games=${e} drop=${n} />`)}</ul>`;return a`<section class="continue">
    <div class="start-line"><h2>${r("mine.title")}</h2><span class="muted">${r("mine.count",{count:s.length})}</span></div>
    ${s.length>0&&l(s)}
    ${o.length>0&&a`<details class="over" open=${!s.length}><summary>${r("mine.finished",{count:o.length})}</summary>
      ${l(o)}</details>`}
  </section>`}function Fn(e){let t=e.filter(({id:n,pieces:s})=>n===s||!e.some(o=>o.id===s));return t.sort((n,s)=>n.seats.min-s.seats.min||n.name.localeCompare(s.name)),t.map(n=>[n,...e.filter(s=>s!==n&&s.pieces===n.id)])}function Hn({seats:{min:e,max:t},minutes:n}){let s=t===null?r("start.seats-from",{least:e,count:e}):t===e?r("start.seats-only",{least:e,count:e}):r("start.seats",{least:e,most:t});return n?`${s} \xB7 ${r("start.minutes",{minutes:n})}`:s}function Me({catalogue:e,open:t,ask:n}){return a`<div class="games">${Fn(e.games).map(([s,...o])=>s&&a`<section key=${s.id} class="family panel">
    <${Se} game=${s} catalogue=${e} open=${t} ask=${n} />
    ${o.length>0&&a`<div class="variants">
      ${o.map(l=>a`<${Se} key=${l.id} game=${l} catalogue=${e} open=${t} ask=${n} />`)}</div>`}
  </section>`)}</div>`}function Se({game:e,catalogue:{bots:t,prints:n},open:s,ask:o}){let l=I(t),i=e.seats.min<=1,c=e.seats.max===null||e.seats.max>1,u=()=>s({game:e.id,seats:Math.max(2,e.seats.min),bots:Array(Math.max(1,e.seats.min-1)).fill(l),start:!0});return a`<article class="game">
    <${F} cover=${e.cover} />
    <div class="game-words">
      <h3>${e.name}</h3>
      <p class="facts muted">${Hn(e)}</p>
      <p class="goal">${e.goal}</p>
      <div class="game-more">
        ${i&&c&&l&&a`<button class="quiet small" onClick=${u}>${r("start.bot")}</button>`}
        ${n&&e.paper&&a`<${Bt} game=${e} />`}
      </div>
    </div>
    <div class="game-ways">
      ${i?a`<button class="primary" onClick=${()=>s({game:e.id,seats:1,start:!0})}>${r("start.alone")}</button>`:l&&a`<button class="primary" onClick=${u}>${r("start.bot")}</button>`}
      <button onClick=${()=>o(e)}>${r(c?"start.friends":"start.options")}</button>
    </div>
  </article>`}var Oe=({size:e,most:t})=>Array.from({length:t||1},()=>Array(e).fill(""));function jn(e,t){let n=t.map(s=>s.filter(Boolean)).filter(s=>s.length);return e.most?n.length?n:void 0:n[0]}function Te(e,t){let n={};for(let s of e){let{choice:o,rows:l}=t[s.name]??{};o!==void 0&&(n[s.name]=s.choices[o]),l&&s.lists&&(n[s.name]=jn(s.lists,l))}return n}function Be({size:e},t,n){if(t.some(o=>o.includes(n)))return t.map(o=>e?o.map(l=>l===n?"":l):o.filter(l=>l!==n));if(!e)return t.map((o,l)=>l?o:[...o,n]);let s=t.findIndex(o=>o.includes(""));return t.map((o,l)=>l===s?o.with(o.indexOf(""),n):o)}var Ee=({size:e},t)=>!e||t.some(n=>n.includes("")),ut=({ours:e})=>e>.5,Ce=e=>e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase();function Le(e,t,n){let s=Ce(t).trim();return e.filter(o=>Ce(o.name).includes(s)&&!(n&&ut(o))).sort((o,l)=>o.name.localeCompare(l.name))}var zn=wt(({item:e,chosen:t,full:n,turn:s})=>a`<button type="button" class="pick" aria-pressed=${t?"true":"false"} disabled=${n&&!t}
    onClick=${()=>s(e.id)}>
    ${e.picture?a`<${it} digest=${e.picture} />`:a`<span class="picture none" aria-hidden="true">${e.name.charAt(0)}</span>`}
    <span class="pick-name">${e.name}</span>
    ${ut(e)&&a`<span class="seal-ours" title=${r("pick.ours-long")}>${r("pick.ours")}</span>`}
  </button>`,(e,t)=>e.item===t.item&&e.chosen===t.chosen&&e.full===t.full);function Gn({ids:e,items:t,label:n,drop:s}){return a`<div class="places" role="group" aria-label=${n}><b>${n}</b>
    ${e.map((o,l)=>{let i=t.find(c=>c.id===o);return i?a`<button type="button" key=${l} class="place-taken small" aria-label=${r("pick.drop",{name:i.name})}
        onClick=${()=>s(o)}>${i.picture&&a`<${it} digest=${i.picture} />`}<span>${i.name}</span> ×</button>`:a`<span key=${l} class="place-free" aria-hidden="true">${l+1}</span>`})}</div>`}function Ne({title:e,lists:t,rows:n=Oe(t),set:s}){let[o,l]=$(""),[i,c]=$(!1),{items:u,size:f,most:d}=t,m=new Set(n.flat()),p=A({rows:n,set:s});p.current={rows:n,set:s};let[h]=$(()=>x=>p.current.set(Be(t,p.current.rows,x))),g=Le(u,o,i),k=!Ee(t,n),v=x=>d?r("table.round",{round:x+1}):e;return a`<div class="picker whole">
    ${f>0?n.map((x,w)=>a`<${Gn} key=${w} ids=${x} items=${u} label=${v(w)} drop=${h} />`):a`<p class="muted small" role="status">${r("pick.count",{count:n[0]?.length??0})}</p>`}
    <div class="pick-tools">
      <input type="search" aria-label=${r("pick.search")} placeholder=${r("pick.search")} value=${o}
        onInput=${x=>l(x.target.value)} />
      ${u.some(ut)&&a`<button type="button" class="chip" aria-pressed=${i?"true":"false"}
        onClick=${()=>c(!i)}>${r("pick.known")}</button>`}
    </div>
    <div class=${`picks${u.length>40?" many":""}`} role="group" aria-label=${e}>
      ${g.map(x=>a`<${zn} key=${x.id} item=${x} chosen=${m.has(x.id)} full=${k} turn=${h} />`)}
      ${!g.length&&a`<p class="muted">${r("pick.none")}</p>`}
    </div>
  </div>`}var Pe=8,Kn=8,qn=60;function W({label:e,name:t,value:n,choices:s,set:o}){return a`<fieldset class="chips whole"><legend>${e}</legend>
    ${s.map(([l,i])=>a`<label key=${l} class="chip"><input type="radio" name=${t} value=${l} checked=${l===n}
      onChange=${()=>o(l)} /><span>${i}</span></label>`)}
  </fieldset>`}function Wn(e){let{label:t,value:n,choices:s,set:o}=e,l=s.reduce((i,[,c])=>i+c.length,0);return s.length<=Kn&&l<=qn?a`<${W} ...${e} />`:a`<label class="whole">${t}<select value=${n} onChange=${i=>o(i.target.value)}>
    ${s.map(([i,c])=>a`<option key=${i} value=${i}>${c}</option>`)}</select></label>`}function Jn({option:e,value:t,set:n}){let{title:s,lists:o,choices:l,labels:i}=e,[c,u]=$(!1),f=h=>o&&a`<${Ne} title=${s} lists=${o} rows=${h?.rows}
    set=${g=>n({rows:g})} />`;if(o?.size)return a`<details class="whole lists" onToggle=${h=>u(h.currentTarget.open)}>
      <summary>${s}</summary>${c&&a`<p class="muted small">${r("new.list-hint")}</p>${f(t)}`}</details>`;if(!l.length)return null;let d=String(l.length),m=l.map((h,g)=>[String(g),i[g]??String(h)]),p=t?.rows?d:String(t?.choice??l.indexOf(e.default));return a`<${Wn} label=${s} name=${e.name} value=${p} choices=${o?[...m,[d,r("new.list-own")]]:m}
    set=${h=>n(h===d?{rows:[[]]}:{choice:Number(h)})} />
  ${t?.rows&&f(t)}`}function Ae(e,t){return Array.from({length:Math.max(0,t-e)+1},(n,s)=>[String(e+s),e+s?String(e+s):r("new.none")])}function Re({game:e,bots:t,names:n,close:s}){let o=Math.min(e.seats.max??Pe,Pe),l=e.seats.max===1,[i,c]=$("table"),[u,f]=$(Math.min(Math.max(2,e.seats.min),o)),[d,m]=$(0),[p,h]=$(I(t)),[g,k]=$("auto"),[v,x]=$(!1),[w,B]=$({}),[H,$t]=$(""),P=i==="event",S=Math.min(d,u-1),J=!P&&u===S+1,mt=async y=>{y.preventDefault();try{let{table:E}=await Q({game:e.id,kind:i,dice:g,name:G(),options:Te(e.options,w),seats:P?Math.max(1,e.seats.min):u,bots:P?[]:Array(S).fill(p),...P?{seat:v}:{},start:J});C(`/t/${E}`)}catch(E){$t(T(E))}},dt=[...e.options.map(({title:y})=>y),r("new.dice"),...e.seats.max===null?[r("new.kind")]:[]];return a`<${V} kind="new-table" title=${r(l?"new.title-alone":"new.title",{game:e.name})} close=${s}>
    <form class="stacked" onSubmit=${mt}>
      <label>${r("start.name")}<input value=${R.value} maxlength="40" autocomplete="nickname" placeholder=${r("start.guest")}
        onInput=${y=>{R.value=y.target.value}} /></label>
      ${!P&&!l&&a`
        <${W} label=${r("new.seats")} name="seats" value=${String(u)} choices=${Ae(e.seats.min,o)}
          set=${y=>f(Number(y))} />
        ${u>1&&a`<${W} label=${r("new.bots")} name="bots" value=${String(S)} choices=${Ae(0,u-1)}
          set=${y=>m(Number(y))} />`}
        ${S>0&&a`<label>${r("new.bot")}<${Z} bots=${t} names=${n} value=${p} set=${h} /></label>`}`}
      ${P&&a`<p class="muted small">${r("new.event-hint")}</p>
        <label class="check"><input type="checkbox" checked=${v}
          onChange=${y=>x(y.target.checked)} />${r("new.sit")}</label>`}
      <details class="new-more" open=${l}><summary><b>${r("new.more")}</b> <span class="muted small">${dt.join(" \xB7 ")}</span></summary>
        <div class="stacked">
          ${e.options.map(y=>a`<${Jn} key=${y.name} option=${y} value=${w[y.name]}
            set=${E=>{$t(""),B(pt=>({...pt,[y.name]:E}))}} />`)}
          <${W} label=${r("new.dice")} name="dice" value=${g} set=${k}
            choices=${[["auto",r("new.dice.auto")],["manual",r("new.dice.manual")]]} />
          ${e.seats.max===null&&a`<${W} label=${r("new.kind")} name="kind" value=${i} set=${c}
            choices=${[["table",r("new.kind.table")],["event",r("new.kind.event")]]} />`}
        </div></details>
      <div class="new-open">
        ${H&&a`<p class="notice bad" role="alert">${H}</p>`}
        <button class="primary big">${r(J?"new.start":"new.open")}</button>
      </div>
    </form>
  <//>`}function Yn(){let[e,t]=$(null),[n,s]=$(""),[o,l]=$(null),[i,c]=$(!1),u=M.value,f=()=>{s(""),Y().then(t,m=>s(T(m)))};b(f,[u]),b(()=>{document.title="Rollwright"},[]);let d=async m=>{if(!i){c(!0);try{let{table:p}=await Q({options:{},dice:"auto",kind:"table",bots:[],name:G(),...m});C(`/t/${p}`)}catch(p){s(T(p)),c(!1)}}};return a`<main id="content" class="start">
    <div class="start-line welcome"><h1>${r("page.tagline")}</h1><${Qn} /></div>
    ${n&&a`<p class="notice bad" role="alert">${n} <button class="quiet small" onClick=${f}>${r("page.again")}</button></p>`}
    <${we} games=${e?.games??[]} />
    <h2 class="visually-hidden">${r("start.games")}</h2>
    ${!e&&!n&&a`<p class="muted games-coming">${r("page.loading")}</p>`}
    ${e&&a`<${Me} catalogue=${e} open=${d} ask=${l} />`}
    <${Un} />
    ${o&&e&&a`<${Re} game=${o} bots=${e.bots} names=${e.bot_names} close=${()=>l(null)} />`}
  </main>`}function Qn(){return a`<label class="name-chip"><span class="avatar" aria-hidden="true">${tt(G())}</span>
    <span class="visually-hidden">${r("start.name")}</span>
    <input value=${R.value} maxlength="40" autocomplete="nickname" placeholder=${r("start.name")}
      onInput=${e=>{R.value=e.target.value}} /></label>`}function Un(){let[e,t]=$(""),[n,s]=$("");return a`<form class="panel join" onSubmit=${async l=>{l.preventDefault();let i=St(e);if(s(i?"":"start.code-wrong"),!i)return;await U([i]).then(({tables:u})=>u.length>0,()=>!0)?C(`/t/${i}`):s("start.code-unknown")}}>
    <h2>${r("start.join")}</h2>
    <label class="code-field">${r("start.code")}<input value=${e} placeholder="k7m2 x9pq" autocapitalize="off" autocomplete="off" spellcheck=${!1}
      aria-describedby="code-hint" aria-invalid=${n?"true":void 0}
      onInput=${l=>{t(l.target.value),s("")}} /></label>
    <button class="primary">${r("start.go")}</button>
    <p id="code-hint" role="status" class=${n?"bad-text":"muted small"}>${r(n||"start.code-hint")}</p>
  </form>`}export{un as Ending,Nn as Lobby,Cn as Screen,Yn as Start};
//# sourceMappingURL=/static/bundle/rest-XJ24ZCMV.js.map
