/* With libraries of others: /static/vendor/README.md */
import{$ as se,A as it,Aa as Dt,B as lt,Ba as Rt,C as G,Ca as Nt,D as ct,Da as jt,E as $e,Ea as Ft,F as he,Fa as It,G as dt,Ga as Wt,H as ut,Ha as _t,I as pt,Ia as Ht,J as mt,Ja as xe,K as M,Ka as zt,L as j,La as Se,M as F,Ma as qt,N as $t,Na as Gt,O as ht,Oa as Kt,P as A,Pa as Yt,Q as fe,Qa as Ut,R as ft,Ra as Jt,S as bt,Sa as Qt,T as Re,Ta as Vt,U as gt,Ua as Xt,V as K,W as yt,X as kt,Y,Z as be,_ as ge,aa as Ne,b as m,ba as ye,c as y,ca as _,d as pe,da as B,e as T,ea as I,fa as U,g as a,ga as wt,h as me,ha as je,i as S,ia as vt,ja as xt,ka as ke,la as St,m as q,ma as Ot,na as Mt,o as st,oa as Tt,pa as Ct,q as i,qa as we,ra as At,sa as Fe,t as rt,ta as ve,ua as Pt,v as C,va as Bt,w as N,wa as Et,x as Le,xa as E,y as at,ya as Ie,z as De,za as Lt}from"/static/bundle/chunk-YTUIDWO6.js";var Zt={"page.tagline":"Dice games on paper. Play now, alone or together.","start.games":"Games","start.alone":"Play alone","start.bot":"Play a bot","start.friends":"With others","start.seats":"{least} to {most} players","start.seats-from":"{least} players or more","start.join":"Join a table","start.code":"Code or link","start.code-hint":"8 letters and digits, or the whole link","start.code-wrong":"That is not a code: it has 8 letters and digits.","start.go":"Join","start.options":"Options","start.seats-from.one":"1 player or more","start.seats-only":"{least} players","start.seats-only.one":"1 player","start.minutes":"{minutes} min","start.code-unknown":"There is no table with this code. Is every letter right?","mine.title":"Continue","mine.count":"{count} tables","mine.count.one":"1 table","mine.yours":"Your turn","mine.lobby":"Waits for the start","mine.lobby-host":"Waits for players","mine.paused":"Paused","mine.over":"Finished","mine.place":"Place {place} of {count}","mine.thinks":"{names} is thinking","mine.think":"{names} are thinking","mine.running":"Goes on","mine.alone":"alone","mine.nobody":"nobody else yet","mine.with":"with {names}","mine.with-more":"with {names} and {count} more","mine.crowd":"an event with {count}","mine.finished":"Finished games ({count})","mine.drop":"Take {game} ({table}) off the list","mine.drop-short":"Take off the list","mine.dropped":"{game} is off the list. The table itself is still there.","mine.put-back":"Put it back","new.title":"{game} with others","new.kind":"Kind of table","new.kind.table":"A table for friends","new.kind.event":"An event for a crowd","new.event-hint":"One roll for all. Everybody with the link gets a seat until you start.","new.seats":"Seats","new.bots":"Bots among them","new.bot":"Which bot","new.dice":"Dice","new.dice.auto":"The table rolls","new.dice.manual":"I type in real dice","new.list-hint":"What you leave empty is dealt.","new.list-own":"those I choose \u2026","new.none":"none","new.open":"Open the table","new.sit":"I play too","new.title-alone":"{game}: options","new.more":"More","new.start":"Start","pick.search":"Search by name","pick.known":"Known from print","pick.ours":"our design","pick.ours-long":"More than half of this card is reconstructed: its print is not known.","pick.count":"{count} chosen","pick.drop":"Take away {name}","pick.deal":"Deal the rest","pick.dealt":"dealt","pick.none":"Nothing is called so.","paper.open":"Print on paper","paper.title":"{game} on paper","paper.hint":"A PDF file with all that one player needs, at true size and with cut marks.","paper.size":"Paper","paper.size.a4":"A4","paper.size.letter":"Letter","paper.look":"Colours","paper.look.color":"In colour","paper.look.ink":"Ink-saving","paper.rules":"Rules on the backs","paper.both-sides":"Print on both sides, turned over on the long edge.","paper.save":"Download the PDF","picture.format":"Format","picture.format.png":"Picture (PNG)","picture.format.svg":"Drawing (SVG)","picture.format.pdf":"Document (PDF)","picture.save":"Download","picture.share":"Share","picture.saved":"The picture goes to your downloads.","lobby.title":"Waiting for players","lobby.invite":"Invite","lobby.invite-to":"Invite to {game}","lobby.full":"Everybody is here!","lobby.full-hint":"Whoever opens the link can watch.","lobby.link":"Link","lobby.only-here":"Only this computer can open this link.","lobby.copy":"Copy link","lobby.share":"Send the link","lobby.copied":"The link is copied.","lobby.copy-failed":"Copy the link from the field.","lobby.qr":"QR code of the link to this table","lobby.seats":"Seats","lobby.add-bot":"Add a bot","lobby.start":"Start","lobby.start-open":"Start without the open seats","lobby.wait-host":"The host starts the game.","lobby.joined":"{count} at the table","lobby.joined.one":"1 at the table","lobby.cancel":"Call the game off","lobby.cancel-sure":"You leave the table, and it vanishes from your list. Whoever is there may become the host.","lobby.real-dice":"real dice","table.goal":"Goal","lobby.locked":"Nobody else is admitted.","end.title":"The game is over","end.won":"You win!","end.shared":"You share the first place.","end.winner":"{name} wins.","end.second":"Second place.","end.third":"Third place.","end.placed":"Place {place} of {seats}.","end.wins-with":"{name} wins with {score}.","end.winners":"{names} share the first place.","end.winners-many":"{name} and {count} others win.","end.shared-many":"You and {count} others win.","end.own-place":"Your place: {place} of {seats}, with {score}.","end.results":"Results","end.alone":"{score} at the end.","end.place":"Place","end.name":"Name","end.score":"Score","end.rematch":"Play again","end.asks":"{name} wants to play again.","end.host-asks":"The host wants to play again.","end.join":"Join","end.stay":"Stay","end.wait-host":"The host can open the next game; you will be asked.","end.next":"To the next table","end.record":"Download the record","end.replay":"Replay","end.step":"Step {step} of {steps}","end.previous":"Back","end.following":"Forward","end.seat":"Sheet","end.proof":"Check the dice","end.seed":"Secret of the dice","end.word":"Your word in them","end.verify":"With the rules on a computer of your own: download the record, save what your browser saw, and run","dice.check":"Check the dice","dice.save":"Save what your browser saw","dice.verdict.fair":"Dice checked: nobody else could choose them.","dice.verdict.bounded":"Dice checked: whoever withheld words could choose between {results} results, and no more.","dice.verdict.seen":"Dice checked: as your browser saw them, but without a word of yours.","dice.verdict.unseen":"Dice checked: consistent, which alone proves nothing.","dice.verdict.wordless":"Dice checked: whoever runs this server could choose them.","dice.verdict.wrong":"The dice are not right.","dice.derived":"Your browser derived the numbers of all {count} rolls from the secret and the words, and they are those of the game.","dice.derived.one":"Your browser derived the numbers of the only roll from the secret and the words, and they are those of the game.","dice.as-seen":"The secret, the list of pledges and the rolls are those that your browser saw during the game, and every word is the pledged one.","dice.unseen-first":"Your browser saw neither the seal nor the list before the end: a record can be made up like this afterwards.","dice.fair":"{count} words are in the dice, and one of them is your browser's: nobody could choose the rolls without knowing it before the list was frozen.","dice.fair.one":"The only word in the dice is your browser's: nobody could choose the rolls without knowing it before the list was frozen.","dice.seen":"{count} words are in the dice, none of them yours: you have to believe those people not to have chosen the rolls with the server.","dice.seen.one":"One word is in the dice, and it is not yours: you have to believe that person not to have chosen the rolls together with the server.","dice.unseen":"{count} words are in the dice. Who pledged one of them can check more.","dice.unseen.one":"One word is in the dice. Who pledged it can check more.","dice.wordless":"No word is in the dice: whoever runs this server could choose the rolls.","dice.withheld":"Attempts broken off: {broken}. Words skipped: {skipped}. Who withheld them with the server could choose between {results} results.","dice.table-of-numbers":"This page comes from the server, and so does what each number means for the dice. The command below relies on neither.","dice.wrong":"The dice of this game are not right","dice.wrong.commitment":"The secret is not the one to which the server had committed.","dice.wrong.list":"The list of pledges is not the one that was frozen before the first roll.","dice.wrong.pledge":"A word is not the one that was pledged.","dice.wrong.word":"Your browser showed its word in time, and yet it is not in the dice.","dice.wrong.roll":"Roll {roll} does not follow from the secret and the words.","dice.wrong.other-roll":"Roll {roll} was another one when your browser saw it.","dice.wrong.fewer-rolls":"Your browser saw more rolls than the server tells now.","dice.wrong.twice-commitment":"During the game the server replaced the secret to which it had committed.","dice.wrong.twice-list":"During the game the server showed two lists of pledges.","dice.wrong.twice-roll":"During the game the server told one roll in two ways.","dice.wrong-keep":"Download the record and save what your browser saw (below): together they show it to others.","end.breakdown":"Breakdown","end.why":"{name} has {score}, {other} {next}.","end.why-shared":"{score} each; next is {other} with {next}.","end.why-equal":"It was close: both have {score}.","end.why-tie":"Both have {score}. {what} decides: {one} to {two}.","end.first":"To the beginning","end.last":"To the end","end.play":"Run the replay","end.pause":"Halt the replay","end.speed":"Speed: {speed}\xD7","end.before-first":"Before the first roll.","end.stars":"stars","end.boards":"Boards","end.home":"Other games","curve.title":"Turn by turn","curve.turn":"After","band.0":"Legend","band.1":"Superb","band.2":"Strong","band.3":"Steady","band.4":"Learning","yardstick.bands":"How good a score is","yardstick.better":"better than {count} of 100 games that the bot {bot} played","yardstick.all":"better than all of 100 games that the bot {bot} played","yardstick.none":"the bot {bot} did at least as well in all of 100 games","yardstick.usual":"(measured with the usual set-up)","best.new":"Your best yet: it was {points}.","best.equal":"As good as your best.","best.below":"Your best is {points}.","screen.join":"Join at","screen.soon":"The game begins soon.","screen.place":"in place {place}","screen.done":"of {count} are done","screen.thinking":"{count} still thinking","screen.thinking.one":"{count} still thinking","screen.to-table":"To the table","screen.back":"Back to the table","screen.and":"{one} and {two}","screen.type-code":"and type this code","screen.scan":"or scan this","screen.played":"{count} played","screen.played.one":"{count} played","screen.follow":"Watch along","screen.leaders":"Leaders","screen.seats":"players","screen.seats.one":"player","screen.start-countdown":"{seconds} s countdown","screen.at-zero":"Then a bot plays for those who are not done.","screen.every-turn":"every turn","screen.stop-countdown":"Stop the countdown","help.title":"Keys and taps","help.tap":"Tap a die, then a glowing place; or a place first. Where nothing is spent a tap plays at once; else a tick waits.","help.hold":"Hold a place (or right-click it, or press \u201CAll moves\u201D first) for everything that can be done there, such as spending a power.","help.outlines":"A thick outline: a tap there costs nothing. A dashed one: only something that costs or spends more goes there.","help.forbidden":"Tap a place that does not glow: the reason appears.","help.arrows":"Arrow keys","help.arrows-do":"move over the sheet","help.enter":"Enter or Space","help.enter-do":"act on a die or place","help.digits":"1 \u2026 9","help.digits-do":"choose a die","help.escape":"Escape","help.escape-do":"close a window, let go of the die","help.u":"undo","help.d":"done","help.h":"hint","help.m":"other moves, if there are many","help.o":"options: the next tap offers everything","help.shift":"Shift + Enter","help.shift-do":"everything that can be done at a place","help.question":"this help"};function en(e,t){let n=Object.entries({...t,language:S.value}).map(([o,s])=>[o,String(s)]);return`${e}?${new URLSearchParams(n)}`}var Wo=(e,t)=>en(`/api/games/${e.id}/print`,t),_o=(e,t)=>en(`/api/tables/${e.table}/sheet`,t);function Ho(e,t){return e.seats.filter(o=>e.kind==="table"?o.kind!=="open":o.seat===t).map(o=>[String(o.seat),o.name])}function zo(e){return e.options.filter(t=>e.paper?.options.includes(t.name)).map(t=>({name:t.name,title:t.title,first:String(t.default),choices:t.choices.map((n,o)=>[String(n),t.labels[o]??String(n)])}))}function J({label:e,value:t,choices:n,set:o}){return a`<label>${e}<select value=${t} onChange=${s=>o(s.target.value)}>
    ${n.map(([s,r])=>a`<option key=${s} value=${s}>${r}</option>`)}</select></label>`}function qo({game:e,close:t}){let[n,o]=m("a4"),[s,r]=m("false"),[l,c]=m(!1),[d,u]=m({});return a`<${j} title=${i("paper.title",{game:e.name})} close=${t}>
    <div class="stacked pairs">
      <p class="muted small whole">${i("paper.hint")}</p>
      <${J} label=${i("paper.size")} value=${n} set=${o} choices=${[["a4",i("paper.size.a4")],["letter",i("paper.size.letter")]]} />
      <${J} label=${i("paper.look")} value=${s} set=${r} choices=${[["false",i("paper.look.color")],["true",i("paper.look.ink")]]} />
      ${zo(e).map(({name:p,title:$,first:f,choices:h})=>a`<${J} key=${p} label=${$} value=${d[p]??f}
        choices=${h} set=${g=>u({...d,[p]:g})} />`)}
      ${e.paper?.rules&&a`<label class="check whole"><input type="checkbox" checked=${l}
        onChange=${p=>c(p.target.checked)} />${i("paper.rules")}</label>`}
      ${l&&a`<p class="muted small whole">${i("paper.both-sides")}</p>`}
      <a class="button primary whole" href=${Wo(e,{paper:n,ink:s,rules:l,...d})} download>${i("paper.save")}</a>
    </div>
  <//>`}function tn({game:e}){let[t,n]=m(!1);return a`<button class="quiet small" onClick=${()=>n(!0)}>${i("paper.open")}</button>
    ${t&&a`<${qo} game=${e} close=${()=>n(!1)} />`}`}function Go(e){let t=e==="svg"?"image/svg+xml":e==="pdf"?"application/pdf":"image/png",n=new File([],`picture.${e}`,{type:t});return"canShare"in navigator&&navigator.canShare({files:[n]})}async function Ko(e,t,n){let o=await fetch(e);if(!o.ok)throw new Error(o.statusText);let s=await o.blob();await navigator.share({title:t,files:[new File([s],`${t}.${n}`,{type:s.type})]})}function Yo({store:e,view:t,seat:n,close:o}){let[s,r]=m(String(n)),[l,c]=m(document.documentElement.dataset.theme==="dark"?"dark":"light"),[d,u]=m(""),[p,$]=m(!1);y(()=>{G().then(k=>$(k.prints),()=>{})},[]);let f=d||(p?"png":"svg"),h=Ho(t,n),g=_o(t,{seat:Number(s),look:l,format:f}),w=()=>{o(),e.tell(i("picture.saved"),"good")},b=k=>{k.name!=="AbortError"&&e.tell(M(k),"bad")},v=()=>Ko(g,t.game.name,f).then(o,b);return a`<${j} title=${i("picture.open")} close=${o}>
    <div class="stacked pairs">
      ${h.length>1&&a`<${J} label=${i("end.seat")} value=${s} choices=${h} set=${r} />`}
      <${J} label=${i("paper.look")} value=${l} set=${c}
        choices=${[["light",i("page.theme.light")],["dark",i("page.theme.dark")],["ink",i("paper.look.ink")]]} />
      ${p&&a`<${J} label=${i("picture.format")} value=${f} set=${u}
        choices=${[["png",i("picture.format.png")],["svg",i("picture.format.svg")],["pdf",i("picture.format.pdf")]]} />`}
      ${Go(f)&&a`<button class="whole" onClick=${v}>${i("picture.share")}</button>`}
      <a class="button primary whole" href=${g} download onClick=${w}>${i("picture.save")}</a>
    </div>
  <//>`}var Uo=36,Jo=5200,nn=["die","star","cross","die","star"],on=["red","blue","green","yellow","orange","purple"],sn=[[[12,12]],[[7,7],[17,17]],[[7,7],[12,12],[17,17]],[[7,7],[17,7],[7,17],[17,17]],[[7,7],[17,7],[12,12],[7,17],[17,17]]];function Q(e,t){let n=Math.sin((e+1)*12.9898+t*78.233)*43758.5453;return n-Math.floor(n)}function Qo({kind:e,at:t}){return e==="star"?a`<path d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />`:e==="cross"?a`<path class="confetti-cross" d="M5 4c5 6 9 11 14 16M19 4C14 10 9 14 5 20" />`:a`<rect x="2" y="2" width="20" height="20" rx="5" />
    ${(sn[t%sn.length]??[]).map(([n,o])=>a`<circle key=${`${n} ${o}`} cx=${n} cy=${o} r="2.1" />`)}`}function Oe(){let[e,t]=m(!1),n=F();return y(()=>{if(n)return;let o=setTimeout(()=>t(!0),Jo);return()=>clearTimeout(o)},[]),e?null:a`<div class=${`confetti${n?" is-still":""}`} aria-hidden="true">
    ${Array.from({length:n?9:Uo},(o,s)=>a`<svg key=${s} viewBox="0 0 24 24"
      class=${`confetti-piece confetti-${on[s%on.length]}`} style=${{left:`${n?4+s*11.5:Q(s,1)*100}%`,width:`${16+Math.round(Q(s,2)*16)}px`,"--delay":`${Math.round(Q(s,3)*1600)}ms`,"--fall":`${2200+Math.round(Q(s,4)*1200)}ms`,"--drift":`${Math.round(Q(s,5)*240-120)}px`,"--spin":`${Math.round(Q(s,6)*900-450)}deg`}}><${Qo} kind=${nn[s%nn.length]} at=${s} /></svg>`)}
  </div>`}var Vo=[1,2,5];function rn(e,t){let n=Math.min(0,...e),o=Math.max(0,...e)||(n?0:1),s=o-n,r=10**Math.floor(Math.log10(s/t)),l=[...Vo,10].map(u=>u*r).find(u=>s/u<=t)??10*r,[c,d]=[Math.floor(n/l),Math.ceil(o/l)];return Array.from({length:d-c+1},(u,p)=>Number(((c+p)*l).toFixed(6)))}function an({width:e,height:t,left:n,right:o,top:s,bottom:r},l,c){let[d,u]=[c[0]??0,c[c.length-1]??1];return{x:p=>n+p*(e-n-o)/Math.max(1,l-1),y:p=>t-r-(p-d)*(t-s-r)/(u-d||1)}}function ln(e){let t=n=>Math.round(n*10)/10;return e.map(([n,o],s)=>s?`H${t(n)}V${t(o)}`:`M${t(n)} ${t(o)}`).join("")}function cn(e,t,n,o){let s=e.map((d,u)=>u).sort((d,u)=>(e[d]??0)-(e[u]??0)),r=e.map(()=>0),l=n;for(let d of s)r[d]=Math.max(l,e[d]??0),l=(r[d]??0)+t;let c=o;for(let d of s.reverse())r[d]=Math.min(r[d]??0,c),c=(r[d]??0)-t;return r}function Me(e,t){let n=e.findIndex(o=>o.step>=t);return n<0?e.length-1:n}function We(e){let t=new Set(e.slice(1).map(({round:o})=>o)).size<2,n=[];return e.forEach(({round:o,turn:s},r)=>{if(!r)return;let l=t?s:o,c=n[n.length-1];c&&c.label===l?c.to=r:n.push({label:l,from:r-1,to:r})}),n}function V({step:e,round:t,turn:n,round_name:o}){if(!e)return i("end.before-first");let s=o||i("table.round",{round:t});return n?`${s}, ${i("table.turn",{turn:n})}`:s}var Xo=.3,Zo="(max-width: 699px)",dn="input, select, textarea, dialog[open], [role=button], [role=slider], .scroll",es=`${dn}, button, a, summary`,ts={first:"M6 5v14M19 5l-9 7 9 7z",back:"M16 5l-9 7 9 7z",play:"M8 5l11 7-11 7z",pause:"M8 5v14M16 5v14",forward:"M8 5l9 7-9 7z",last:"M5 5l9 7-9 7zM18 5v14"};function re({icon:e,label:t,kind:n="",disabled:o=!1,act:s}){return a`<button class=${`round replay-key ${n}`} aria-label=${t} title=${t} disabled=${o} onClick=${s}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ts[e]} /></svg></button>`}function ns({at:e,steps:t,toggle:n,goTo:o}){pe(()=>{let s=r=>{let l=r.target;if(!(r.ctrlKey||r.metaKey||r.altKey||r.shiftKey||document.querySelector("dialog[open]"))&&!l.closest(r.key===" "?es:dn)){if(r.key===" ")n();else if(r.key==="ArrowRight")o(e+1);else if(r.key==="ArrowLeft")o(e-1);else if(r.key==="Home")o(0);else if(r.key==="End")o(t);else return;r.preventDefault()}};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)})}function ae({sheet:e,tools:t,changed:n=new Set,moment:o}){let[s,r]=m(-1);y(()=>r(-1),[o]);let l={open:new Map,glow:s<0?n:new Set([s]),tap:({number:d})=>r(d),reads:!0},c=matchMedia(Zo).matches?void 0:Xo;return a`<div class="read-board"><${we} sheet=${e} tools=${t} touch=${l} least=${c} />
    <p class="read-place" role="status">${At(e,s,t)}</p></div>`}function os({gains:e}){return a`<span class="replay-gains">${e.map(({sign:t,name:n,more:o})=>a`<span key=${t} class=${o>0?"gain more":"gain less"}>
    <${yt} sign=${t} size=${20} /><b>${o>0?"+":"\u2212"}${Math.abs(o)}</b> ${n||i("end.stars")}</span>`)}</span>`}function ss({curve:e,steps:t}){return t?a`<span class="turn-marks" aria-hidden="true">${e.slice(1).map(({step:n,round:o,turn:s},r)=>a`<i key=${n}
    class=${s&&e[r+2]?.round===o?"":"is-round"} style=${{"--at":String(n/t)}}></i>`)}</span>`:null}function rs({view:e,curve:t,playback:{at:n,steps:o,seat:s,playing:r,speed:l,goTo:c,toggle:d,setSeat:u,faster:p}}){let $=B(e).filter(({kind:h})=>h!=="open"),f=t[Me(t,n)];return a`<div class="replay-tools">
    <div class="replay-keys" role="group" aria-label=${i("end.replay")}>
      <${re} icon="first" kind="ends" label=${i("end.first")} disabled=${n<=0} act=${()=>c(0)} />
      <${re} icon="back" label=${i("end.previous")} disabled=${n<=0} act=${()=>c(n-1)} />
      <${re} icon=${r?"pause":"play"} kind="primary run" label=${i(r?"end.pause":"end.play")} disabled=${!o} act=${d} />
      <${re} icon="forward" label=${i("end.following")} disabled=${n>=o} act=${()=>c(n+1)} />
      <${re} icon="last" kind="ends" label=${i("end.last")} disabled=${n>=o} act=${()=>c(o)} />
    </div>
    <label class="slider"><span>${o?i("end.step",{step:n,steps:o}):i("end.replay")}
        ${f&&a` <span class="muted">${V(f)}</span>`}</span>
      <input type="range" min="0" max=${o} value=${n} disabled=${!o}
        onInput=${h=>c(Number(h.target.value))} /><${ss} curve=${t} steps=${o} /></label>
    <button class="small speed" aria-label=${i("end.speed",{speed:l})} title=${i("end.speed",{speed:l})} onClick=${p}>${l}×</button>
    ${$.length>1&&a`<label class="inline whose"><span>${i("end.seat")}</span><select value=${String(s)}
      onChange=${h=>u(Number(h.target.value))}>
      ${$.map(h=>a`<option key=${h.seat} value=${String(h.seat)}>${h.name}</option>`)}</select></label>`}
  </div>`}function un({store:e,view:t,curve:n,playback:o}){let{shown:s,failure:r,again:l,at:c,seat:d}=o;ns(o);let u=E(e,t,d),p=s?.seat===d?s:null,$=p?Ie(p.now.board):u,f=p?.before?Ie(p.before.board):null,h=A($),g=p?.now??t;return a`<section class="panel replay" data-step=${p?.now.step} aria-label=${i("end.replay")}>
    <h2 class="visually-hidden">${i("end.replay")}</h2>
    ${h?a`<${ae} sheet=${h} tools=${g} moment=${`${d} ${c}`} changed=${$?Pt(f,$):new Set} />`:!r&&a`<p class="muted read-board">${i("page.loading")}</p>`}
    <div class="replay-now">
      ${$&&$.dice.length>0&&a`<${K} key=${p?.jump} dice=${$.dice} board=${$} tools=${g} rolled=${p?.now.rolled}
        seat=${d} usable=${$.dice} />`}
      <div class="replay-told">
        <p class="replay-text" aria-live="polite">${p?.now.text||i("end.before-first")}</p>
        ${$&&a`<${os} gains=${Bt(f,$,t.game.counters??[])} />`}
      </div>
    </div>
    ${r&&a`<div class="replay-failure notice bad" role="alert"><p>${r}</p>
      <button class="small" onClick=${l}>${i("page.again")}</button></div>`}
    <${rs} view=${t} curve=${n} playback=${o} />
  </section>`}var as=8;function is(e){let t=B(e).filter(({kind:r})=>r!=="open"),n=(e.result??[]).map(({seat:r})=>r);return[...new Set([...e.you.seat===null?[]:[e.you.seat],...n])].flatMap(r=>t.find(l=>l.seat===r)??[]).slice(0,e.kind==="event"?1:as)}function ls({store:e,view:t,seat:n}){let[o,s]=m(!1),r=A(E(e,t,n.seat)),l=n.seat===t.you.seat;return r?a`<li class=${`gallery-board${l?" you":""}`}>
    <div class="miniature-frame"><${ve} sheet=${r} tools=${t} />
      <button class="cover" aria-label=${i("table.show-sheet",{name:n.name})} onClick=${()=>s(!0)}></button></div>
    <span class="gallery-name">${l?i("chip.you"):n.name}</span>
    ${o&&a`<${j} title=${i("table.sheet-of",{name:n.name})} kind="wide board-dialog" close=${()=>s(!1)}>
      <${ae} sheet=${r} tools=${t} />
      <div class="buttons"><${fe} store=${e} view=${t} seat=${n.seat} /></div><//>`}
  </li>`:null}function pn({store:e,view:t}){let n=is(t);return n.length?a`<section class="panel gallery"><h2>${i("end.boards")}</h2>
    <ul class="gallery-list">${n.map(o=>a`<${ls} key=${o.seat} store=${e} view=${t} seat=${o} />`)}</ul>
  </section>`:null}var H=176,cs=6,mn=11,ds=["ArrowLeft","ArrowRight","Home","End","PageUp","PageDown"];function us(e,t){let n=e.you.seat??t,o=e.result.map(d=>d.seat),r=B(e).filter(({kind:d})=>d!=="open").map(d=>({seat:d.seat,name:d.seat===e.you.seat?i("chip.you"):d.name,mine:d.seat===n,kind:""}));r.sort((d,u)=>o.indexOf(u.seat)-o.indexOf(d.seat));let l=r.filter(d=>!d.mine).reverse();return r.map(d=>({...d,kind:d.mine?"mine":`other-${l.indexOf(d)%4}`})).sort((d,u)=>Number(d.mine)-Number(u.mine))}function $n(e,t){return[...t].reverse().map(({seat:n,name:o})=>`${o} ${e.points[n]??""}`).join(" \xB7 ")}function ps(){let e=T(null),[t,n]=m(360);return pe(()=>{let o=e.current;if(!o)return;let s=()=>n(Math.max(220,Math.floor(o.clientWidth))),r=new ResizeObserver(s);return s(),r.observe(o),()=>r.disconnect()},[]),{frame:e,width:t}}function ms(e){return e.length<=cs?e:[...e.filter(({mine:t})=>!t).slice(-3),...e.filter(({mine:t})=>t)]}var hn=e=>e.length>mn?`${e.slice(0,mn-1)}\u2026`:e;function $s({curve:e,lines:t,width:n,at:o}){let s=t.length>1?ms(t):[],r=Math.max(0,...s.map(({name:b})=>hn(b).length)),l=rn(e.flatMap(({values:b})=>b),4),c=10+8*Math.max(...l.map(b=>String(b).length)),d={width:n,height:H,left:c,right:s.length?14+r*7.4:12,top:10,bottom:24},{x:u,y:p}=an(d,e.length,l),$=({seat:b},v)=>e[v]?.values[b]??0,f=e.length-1,h=cn(s.map(b=>p($(b,f))),15,d.top+4,H-d.bottom),g=We(e),w=Math.ceil(g.length*20/(n-d.left-d.right));return a`<svg class="curve-chart" width=${n} height=${H} viewBox=${`0 0 ${n} ${H}`} aria-hidden="true">
    ${l.map(b=>a`<g key=${b} class=${b?"":"is-zero"}>
      <line class="curve-grid" x1=${c} x2=${n-d.right} y1=${p(b)} y2=${p(b)} />
      <text class="curve-number" x=${c-6} y=${p(b)} text-anchor="end" dominant-baseline="central">${b}</text></g>`)}
    ${g.map(({label:b,from:v,to:k},O)=>a`<g key=${v}>
      ${v>0&&a`<line class="curve-round" x1=${u(v)} x2=${u(v)} y1=${d.top} y2=${H-d.bottom} />`}
      ${O%w===0&&a`<text class="curve-number" x=${(u(v)+u(k))/2} y=${H-8} text-anchor="middle">${b}</text>`}</g>`)}
    <line class="curve-now" x1=${u(o)} x2=${u(o)} y1=${d.top-4} y2=${H-d.bottom} />
    ${t.map(b=>a`<path key=${b.seat} class=${`curve-line is-${b.kind}`}
      d=${ln(e.map((v,k)=>[u(k),p($(b,k))]))} />`)}
    ${t.map(b=>a`<circle key=${b.seat} class=${`curve-dot is-${b.kind}`}
      cx=${u(o)} cy=${p($(b,o))} r=${b.mine?5.5:3.5} />`)}
    ${s.map((b,v)=>a`<text key=${b.seat} class=${`curve-name is-${b.kind}`} x=${n-d.right+8} y=${h[v]}
      dominant-baseline="central">${hn(b.name)}</text>`)}
  </svg>`}function hs({curve:e,lines:t}){let n=[...t].reverse();return a`<table class="visually-hidden"><caption>${i("curve.title")}</caption>
    <thead><tr><th scope="col">${i("curve.turn")}</th>${n.map(({seat:o,name:s})=>a`<th key=${o} scope="col">${s}</th>`)}</tr></thead>
    <tbody>${e.slice(1).map(o=>a`<tr key=${o.step}><th scope="row">${V(o)}</th>
      ${n.map(({seat:s})=>a`<td key=${s}>${o.points[s]}</td>`)}</tr>`)}</tbody></table>`}function fs(e,t,n){if(e==="Home")return 0;if(e==="End")return t.length-1;if(e==="ArrowLeft"||e==="ArrowRight")return n+(e==="ArrowLeft"?-1:1);let o=[0,...We(t).map(({to:s})=>s)];return e==="PageDown"?o.find(s=>s>n)??n:o.reverse().find(s=>s<n)??n}var fn=e=>e.curve.length<3?null:a`<${bs} ...${e} />`;function bs({view:e,curve:t,playback:n}){let{frame:o,width:s}=ps(),[r,l]=m(-1),c=us(e,n.seat),d=Me(t,n.at),u=t[r<0?d:r]??t[0];if(!u)return null;let p=h=>n.goTo(t[Math.max(0,Math.min(t.length-1,h))]?.step??0),$=({currentTarget:h,clientX:g})=>{let w=h.querySelector(".curve-grid").getBoundingClientRect();return Math.max(0,Math.min(t.length-1,Math.round((g-w.left)/w.width*(t.length-1))))},f=h=>{!ds.includes(h.key)||h.ctrlKey||h.metaKey||h.altKey||(h.preventDefault(),l(-1),p(fs(h.key,t,d)))};return a`<section class="panel curve"><h2>${i("curve.title")}</h2>
    <div ref=${o} class="curve-frame" role="slider" tabindex="0" aria-label=${i("curve.title")} aria-orientation="horizontal"
      aria-valuemin="0" aria-valuemax=${t.length-1} aria-valuenow=${d}
      aria-valuetext=${`${V(t[d]??u)}: ${$n(t[d]??u,c)}`}
      onKeyDown=${f} onPointerMove=${h=>l($(h))} onPointerLeave=${()=>l(-1)}
      onClick=${h=>p($(h))}>
      <${$s} curve=${t} lines=${c} width=${s} at=${r<0?d:r} /></div>
    <p class="curve-text" aria-hidden="true"><b>${V(u)}</b> ${$n(u,c)}</p>
    <${hs} curve=${t} lines=${c} />
  </section>`}var gs=1100,ys=60,_e=[1,2,4];function ks(e){let t=T(new Map);return(n,o)=>{let s=`${S.value} ${o} ${n}`,r=t.current.get(s)??pt(e,n,o);return t.current.set(s,r),r.catch(()=>t.current.delete(s)),r}}function bn(e,t){let[n,o]=m(-1),[s,r]=m(t),[l,c]=m(null),[d,u]=m(""),[p,$]=m(0),[f,h]=m(!1),[g,w]=m(1),b=ks(e),v=S.value;y(()=>{let P=!0,L=async()=>{let D=n<0?(await b(0,s)).steps:n,[oe,x]=await Promise.all([b(D,s),D>0?b(D-1,s):null]);P&&(u(""),c(R=>({now:oe,before:x,seat:s,jump:(R?.jump??0)+ +(R?.seat!==s||R.now.step!==oe.step-1)})),f&&D<oe.steps&&b(D+1,s).catch(()=>{}))},z=D=>{P&&(h(!1),u(M(D)))},ue=setTimeout(()=>L().catch(z),n<0||f?0:ys);return()=>{P=!1,clearTimeout(ue)}},[n,s,v,p]);let k=l?.now.steps??0,O=n<0?k:n,ne=l?.now.step===O;return y(()=>{if(!f||!ne)return;if(O>=k){h(!1);return}let P=setTimeout(()=>o(O+1),gs/g);return()=>clearTimeout(P)},[f,ne,O,g]),{at:O,steps:k,seat:s,shown:l,failure:d,playing:f,speed:g,goTo:P=>{h(!1),o(Math.max(0,Math.min(k,P)))},toggle:()=>{!f&&O>=k&&o(0),h(!f&&k>0)},setSeat:r,again:()=>{u(""),$(p+1)},faster:()=>w(_e[(_e.indexOf(g)+1)%_e.length]??1)}}var gn=({broken:e,skipped:t})=>e+2**t,ws=({pledges:e,words:t})=>e.map(([n])=>n).filter(n=>t[n]===void 0);function yn(e,t,n){let o={rolls:e.rolls.length,words:Object.keys(e.words).length,broken:e.broken.length,skipped:ws(e).length},s=(g,w=0)=>({...o,state:"wrong",reason:g,roll:w});if(t.wrong)return s(`twice-${t.wrong}`);let r=[...e.broken,e],l=r.map((g,w)=>vs(g,t,w)).find(g=>g);if(l)return s(l);if(t.order.length>r.length)return s("commitment");let c=Le(e.seed),d=t.attempts[c],u=!!(d?.pledge&&n&&d.seat!==null&&e.words[d.seat]===n),p=it(De(c,e.pledges),e.words),$=e.rolls.find(g=>!xs(e.seed,p,g));if($)return s("roll",$.number);let f=e.rolls.find(({number:g,text:w})=>(t.rolls[g]??w)!==w);if(f)return s("other-roll",f.number);if(Object.keys(t.rolls).some(g=>Number(g)>e.rolls.length))return s("fewer-rolls");let h=!!(d&&t.order.includes(c));return{...o,reason:"",roll:0,state:u?"fair":h?"seen":"unseen"}}function vs({seed:e,pledges:t,words:n},o,s){let r=Le(e);if(o.order[s]&&o.order[s]!==r)return"commitment";let l=o.attempts[r];if(l&&l.list!==De(r,t))return"list";if(l?.shown&&l.seat!==null&&n[l.seat]===void 0)return"word";let c=new Map(t.map(([u,p,$])=>[String(u),{number:p,hash:$}]));return Object.entries(n).every(([u,p])=>{let $=c.get(u);return $&&at(r,$.number,p)===$.hash})?"":"pledge"}function xs(e,t,{number:n,text:o,choices:s}){let r=lt(e,t,n,s.map(({length:l})=>l));return s.length>0&&r.every((l,c)=>s[c]?.[l]===o)}var He=e=>`${e.game.id}-${e.table}.txt`;function kn(e,t){let[n,o]=m(null),[s,r]=m(""),l=async()=>{try{let c=await ut(t.table),{sight:d}=e.tosser;o(yn(c,d.seen(),d.file().word))}catch(c){r(M(c))}};return y(()=>{t.toss&&t.kind==="table"&&l()},[]),{verdict:n,failure:s,start:l}}var wn=e=>e.skipped>20?`2^${e.skipped}`:gn(e);function Ss(e){let{state:t,words:n,broken:o,skipped:s}=e;return t==="wrong"||t==="unseen"?i(`dice.verdict.${t}`):n?o||s?i("dice.verdict.bounded",{results:wn(e)}):i(`dice.verdict.${t}`):i("dice.verdict.wordless")}function vn(e){let{state:t,reason:n,roll:o,rolls:s,words:r,broken:l,skipped:c}=e;if(t==="wrong"&&n)return[i("dice.wrong"),i(`dice.wrong.${n}`,{roll:o}),i("dice.wrong-keep")];let d=wn(e);return[i("dice.derived",{count:s}),i(t==="unseen"?"dice.unseen-first":"dice.as-seen"),i(r&&t!=="wrong"?`dice.${t}`:"dice.wordless",{count:r}),...l||c?[i("dice.withheld",{broken:l,skipped:c,results:d})]:[],i("dice.table-of-numbers")]}function xn({check:e}){if(e.verdict?.state!=="wrong")return null;let[t,...n]=vn(e.verdict);return a`<section class="dice-alarm" role="alert"><h2>${t}</h2>${n.map(o=>a`<p key=${o}>${o}</p>`)}</section>`}function Os(e,t){let n=URL.createObjectURL(new Blob([JSON.stringify(e.tosser.sight.file(),null,1)],{type:"application/json"}));Object.assign(document.createElement("a"),{href:n,download:Sn(t)}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var Sn=e=>`${e.game.id}-${e.table}-seen.json`;function On({store:e,view:t,check:n}){if(!t.commitment)return null;let{verdict:o,failure:s}=n,{word:r}=e.tosser.sight.file(),l=o?.state??"unchecked";return a`<div class="proof">
    ${o&&a`<p class=${`dice-verdict is-${l}`}>${Ss(o)}</p>`}
    ${s&&a`<p class="dice-verdict is-unseen">${s}</p>`}
    ${t.toss&&!o&&!s&&a`<button class="small" onClick=${n.start}>${i("dice.check")}</button>`}
    ${!t.toss&&a`<p class="dice-verdict is-unseen">${i("dice.before-toss")}</p>`}
    <details><summary>${i("end.proof")}</summary>
      ${o&&vn(o).map(c=>a`<p key=${c}>${c}</p>`)}
      <dl><dt>${i("end.seed")}</dt><dd><code>${t.seed}</code></dd><dt>${i("lobby.commitment")}</dt><dd><code>${t.commitment}</code></dd>
        ${r&&a`<dt>${i("end.word")}</dt><dd><code>${r}</code></dd>`}</dl>
      <p>${i("end.verify")} <code>rollwright verify ${He(t)}${t.toss&&` --seen ${Sn(t)}`}</code></p>
      ${t.toss&&a`<button class="small" onClick=${()=>Os(e,t)}>${i("dice.save")}</button>`}
    </details>
  </div>`}var Mn=4,Tn=6;function Ms(e,t){return e===2?i("end.second"):e===3?i("end.third"):i("end.placed",{place:e,seats:t})}function ie(e,t){let n=t.filter(d=>d.place===1),[o]=n;if(e.status?.verdict)return e.status.verdict;if(!o)return"";let s=e.winners||n.length,r={name:o.name,count:s-1},l=n.some(d=>d.seat===e.you.seat),c=t.find(d=>d.seat===e.you.seat);return t.length===1?i("end.alone",{score:o.words}):l&&s>Mn?i("end.shared-many",r):l?i(s>1?"end.shared":"end.won"):c&&e.kind==="table"?Ms(c.place,t.length):s===1?i("end.winner",{name:o.name}):s>Mn?i("end.winners-many",r):i("end.winners",{names:n.map(d=>d.name).join(", ")})}function An(e,t){let n=t.find(r=>r.place===1);if(!n||t.length===1&&!e.status?.verdict)return"";let o=t.find(r=>r.place>1);if(!o)return n.words;let s=t.find(r=>r.seat===e.you.seat);return s&&s.place>1&&e.kind==="table"?`${Ts(e,t)} ${Cn(n,s)}`.trim():e.winners>1||t.filter(r=>r.place===1).length>1?i("end.why-shared",{score:n.words,other:o.name,next:o.words}):n.words!==o.words?i("end.why",{name:n.name,score:n.words,other:o.name,next:o.words}):Cn(n,o)}function Cn(e,t){if(e.words!==t.words)return"";let[n,o]=Object.keys(e.numbers).filter(s=>e.numbers[s]!==t.numbers[s]);return!n||o?i("end.why-equal",{score:e.words}):i("end.why-tie",{score:e.words,what:e.labels[n]??n,one:e.numbers[n]??"",two:t.numbers[n]??""})}function Ts(e,t){let n=t.filter(s=>s.place===1),[o]=n;return o?n.length===1?i("end.wins-with",{name:o.name,score:o.words}):`${ie({...e,you:{...e.you,seat:null}},t)}`:""}function Pn(e,t,n){let o=t.find(s=>s.seat===e.you.seat);return!o||o.place!==1?!1:t.length>1?!0:e.status?.verdict?o.score>0:!n||n.band<n.limits.length-1}function Cs({view:e,results:t}){let n=t.find(o=>o.seat===e.you.seat);return e.kind!=="event"||!n||t.length===1?null:a`<p class="own-place"><b>${i("end.own-place",{place:n.place,seats:e.count??t.length,score:n.words})}</b></p>`}function ze(e){return Array.isArray(e)?e.map(ze).join(" + "):e&&typeof e=="object"?Object.entries(e).map(([t,n])=>`${t} ${ze(n)}`).join(", "):String(e)}function As(e){let n=e.map(({points:o,words:s})=>s.startsWith(o)?s.slice(o.length).trim():"").reduce((o,s)=>s.length>o.length?s:o,"");return n?n.charAt(0).toUpperCase()+n.slice(1):i("end.score")}function Bn({view:e,results:t}){let o=[...new Set(t.flatMap(l=>Object.keys(l.numbers)))].filter(l=>t.some(c=>c.numbers[l]!==c.points)),s=t[0]?.labels??{},r=t.length>1&&t.some(l=>l.place);return t.length===1&&!o.length?null:a`<${Cs} view=${e} results=${t} />
    <div class="scroll" tabindex="0" role="region" aria-label=${i("end.results")}><table class="results">
    <caption class="visually-hidden">${i("end.results")}</caption>
    <thead><tr>${r&&a`<th scope="col">${i("end.place")}</th>`}<th scope="col">${i("end.name")}</th><th scope="col">${As(t)}</th>
      ${o.map(l=>a`<th scope="col" key=${l}>${s[l]??l.replace(/_/g," ")}</th>`)}</tr></thead>
    <tbody>${t.map((l,c)=>a`<tr key=${l.seat} class=${l.seat===e.you.seat?"you":""}
        style=${{"--row":String(Math.min(c,8))}}>
      ${r&&a`<td><span class=${`place${l.place===1?" is-first":""}`}>${l.place}</span></td>`}
      <th scope="row">${l.name}${l.remark&&a` <span class="muted">${l.remark}</span>`}</th>
        <td><b class="result-points">${l.points}</b></td>
      ${o.map(d=>a`<td key=${d}>${ze(l.numbers[d]??"")}</td>`)}</tr>`)}</tbody>
  </table></div>`}function Ps(e,t){let n=Number(e);return t>0&&n>0?Math.min(1,n/t):0}function Bs(e,t){if(t.length<=Tn)return t;let n=t.find(s=>s.seat===e.you.seat),o=t.filter(s=>s!==n).slice(0,Tn-+!!n);return t.filter(s=>s===n||o.includes(s))}function qe({view:e,results:t}){let n=Bs(e,t),o=n[0]?.parts??[];if(!o.length)return null;let s=[...new Set(o.map(c=>c.heading))],r=Math.max(...n.flatMap(c=>c.parts.map(d=>Number(d.points)||0))),l=c=>c.seat===e.you.seat?"you":"";return a`<section class="panel breakdown"><h2>${i("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${i("end.breakdown")}><table class="results">
      <thead><tr><td></td>${n.map(c=>a`<th scope="col" key=${c.seat} class=${l(c)}>${c.name}</th>`)}</tr></thead>
      ${s.map(c=>a`<tbody key=${c}>
        <tr class="heading"><th scope="rowgroup" colspan=${n.length+1}>${c}</th></tr>
        ${o.map((d,u)=>d.heading===c&&a`<tr key=${u} class=${d.total?"total":""}><th scope="row">${d.name}</th>
          ${n.map(p=>{let $=p.parts[u]?.points??"";return a`<td key=${p.seat} class=${l(p)}>
              <span class="part-bar" style=${{"--share":String(Ps($,r))}}>${$}</span></td>`})}</tr>`)}</tbody>`)}
    </table></div>
  </section>`}function En(e,t){let[n,o]=m(null),s=S.value;return y(()=>{let r=!0;return mt(e,t).then(l=>{r&&o(l)},()=>{}),()=>{r=!1}},[e,t,s]),n}var Es=1100,Te=46,Ls=.4,Ds={hand:{}};function Rs(e,t){let n=Number(e);if(!e||Number.isNaN(n)||t>=1)return e;let o=1-(1-t)**3;return(n*o).toFixed(e.split(".")[1]?.length??0)}function Ns(e){let[t,n]=m(F()?1:0);return y(()=>{if(F())return;let o=performance.now(),s=0,r=l=>{let c=Math.min(1,Math.max(0,(l-o)/Es));n(c),c<1&&(s=requestAnimationFrame(r))};return s=requestAnimationFrame(r),()=>cancelAnimationFrame(s)},[e]),{text:Rs(e,t),done:t>=1}}function Ln(e,t){let n=0;return{places:[...e].map(s=>{let r=s==="."?t*Ls:t*.82;return n+=r,{sign:s,x:n-r/2}}),width:n}}function Dn({points:e,hand:t}){let{text:n,done:o}=Ns(e),s=$t(t,Ds);if(!s)return a`<span class="hand-score"></span>`;let r=Te*s.width/s.height,l=Ln(e,r).width,c=Math.max(92,l+34),{places:d,width:u}=Ln(n,r),p=(c-u)/2,$={id:"ring",box:[4,6,c-8,80],center:[c/2,46],height:Te};return a`<svg class=${`hand-score${o?" is-counted":""}`} viewBox=${`0 0 ${c} 92`} style=${{width:`${c}px`}} aria-hidden="true">
    ${o&&a`<g class="score-ring"><${Re} place=${$} mark=${{mark:"outlined",text:"",tile:""}} hand=${s} /></g>`}
    <g class="score-digits">${d.map(({sign:f,x:h},g)=>f==="."?a`<circle key=${`${g}.`} cx=${p+h} cy=${46+Te/2-4} r="3.4" />`:a`<${Re} key=${`${g}${f}`} place=${{id:f,box:[0,0,0,0],center:[p+h,46],height:Te}}
          mark=${{mark:"filled",text:f,tile:""}} hand=${s} />`)}</g></svg>`}var Nn="rollwright.best";function jn(e){try{let t=JSON.parse(e().getItem(Nn)??"{}");return t&&typeof t=="object"&&!Array.isArray(t)?t:{}}catch{return{}}}function Rn(e,t,n){let{[t]:o,...s}=jn(e);try{e().setItem(Nn,JSON.stringify(Object.fromEntries([[t,n],...Object.entries(s)].slice(0,60))))}catch{}}function Fn(e,{setup:t,table:n,higher:o,score:s,points:r}){let l=jn(e)[t];return!l||typeof l.score!="number"?(Rn(e,t,{score:s,points:r,table:n,before:null}),{kind:"first",points:r}):l.table===n?l.before?{kind:"new",points:l.before.points}:{kind:"first",points:r}:(o?s>l.score:s<l.score)?(Rn(e,t,{score:s,points:r,table:n,before:{score:l.score,points:l.points}}),{kind:"new",points:l.points}):{kind:s===l.score?"equal":"below",points:l.points}}var In=e=>i(`band.${e}`);function js({band:e,better:t,bot:n,usual:o}){let s=t>=100?"yardstick.all":t>0?"yardstick.better":"yardstick.none";return`${In(e)}: ${i(s,{count:t,bot:n})}${o?"":` ${i("yardstick.usual")}`}.`}function Fs(e,t,n){let o=e[t];if(o)return n?`${o}+`:`\u2264 ${o}`;let s=e[t-1]??"";return n?`< ${s}`:`> ${s}`}function Wn({review:{yardstick:e,higher_is_better:t}}){if(!e)return null;let{band:n,limits:o}=e;return a`<ol class="bands" aria-label=${i("yardstick.bands")}>${o.map((s,r)=>a`<li key=${r}
    class=${`band band-${r}${r===n?" is-mine":""}`}
    aria-current=${r===n?"true":void 0}><b>${In(r)}</b> <span>${Fs(o,r,t)}</span></li>`)}</ol>`}function _n({table:e,review:t,result:n}){let{setup:o,higher_is_better:s,yardstick:r}=t,[l]=m(()=>Fn(()=>localStorage,{setup:o,table:e,higher:s,score:n.score,points:n.points})),c=l.kind==="first"?"":i(`best.${l.kind}`,{points:l.points});return a`<p class="how-good">${r&&a`<span>${js(r)}</span>`}
    ${c&&a` <b class=${`personal is-${l.kind}`}>${c}</b>`}</p>`}function Ge({store:e,view:t,to:n}){if(t.rematch)return a`<${N} to=${n(t.rematch)} class="button primary next-game">${i("end.next")}<//>`;if(!Dt(t))return null;let o=({table:r})=>{e.closed||Rt(t.table,()=>C(n(r)))};return a`<button class="primary next-game" onClick=${()=>dt(t.table).then(o,r=>e.tell(M(r),"bad"))}>${i("end.rematch")}</button>`}function Is(e){let[t,n]=m(!1),o=T(e.rematch);return y(()=>{!o.current&&e.you.seat!==null&&e.rematch&&!Lt(e)&&n(!0),o.current=e.rematch},[e.rematch]),[t,()=>n(!1)]}function Ws({view:e,stay:t}){let n=B(e).find(({seat:s})=>s===e.rematch_by)?.name,o=()=>C(`/t/${e.rematch}`);return a`<footer class="ending-dock is-asking" role="alert"><p class="ending-notes"><b>${n?i("end.asks",{name:n}):i("end.host-asks")}</b></p>
    <button onClick=${t}>${i("end.stay")}</button><button class="primary next-game" onClick=${o}>${i("end.join")}</button></footer>`}function Hn({view:e,results:t,check:n,review:o}){let s=t.find(d=>d.seat===e.you.seat),r=s??t[0],l=Pn(e,t,o?.yardstick)&&(t.length>1||o!==null),c=An(e,t);return a`<section class=${`panel verdict${l?" is-joyful":""}`}>
    ${l&&a`<${Oe} />`}
    <${xn} check=${n} />
    <p class="muted verdict-game">${e.game.name} · ${i("end.title")}</p>
    <div class="verdict-head">
      ${r&&a`<${Dn} points=${r.points.split(" ")[0]??""} hand=${e.hand} />`}
      <div><h1>${ie(e,t)||i("end.title")}</h1>${c&&a`<p class="verdict-reason">${c}</p>`}</div>
    </div>
    ${s&&o&&a`<div><${Wn} review=${o} /><${_n} table=${e.table} review=${o} result=${s} /></div>`}
    <${Bn} view=${e} results=${t} />
  </section>`}function _s({store:e,view:t,seat:n}){let o=A(E(e,t,n));return a`<section class="panel last-board" aria-label=${i("end.boards")}>${o&&a`<${ae} sheet=${o} tools=${t} />`}</section>`}function Hs({store:e,view:t,seat:n,check:o}){let s=t.result??[],r=En(t.table,n),l=bn(t.table,n),c=r?.curve??[];return a`<${Hn} view=${t} results=${s} check=${o} review=${r} />
    <${un} store=${e} view=${t} curve=${c} playback=${l} />
    <div class="ending-more">
      <${fn} view=${t} curve=${c} playback=${l} />
      <${qe} view=${t} results=${s} />
      <${pn} store=${e} view=${t} />
      <${zn} store=${e} view=${t} check=${o} /></div>`}function zs({store:e,view:t,seat:n,check:o}){let s=t.result??[];return a`<${Hn} view=${t} results=${s} check=${o} />
    <${_s} store=${e} view=${t} seat=${n} />
    <div class="ending-more"><${qe} view=${t} results=${s} /><${zn} store=${e} view=${t} check=${o} /></div>`}function zn({store:e,view:t,check:n}){return a`<section class="panel files">
    <a class="button" href=${`/api/tables/${t.table}/record`} download=${He(t)}>${i("end.record")}</a>
    <${On} store=${e} view=${t} check=${n} />
  </section>`}function qs({store:e,view:t}){let n=t.you.seat??t.result[0]?.seat??0,o=kn(e,t),[s,r]=Is(t),l=t.kind==="event",c=t.kind==="table"?Hs:zs;return a`<main id="content" class="ending">
    <${c} store=${e} view=${t} seat=${n} check=${o} />
    ${s?a`<${Ws} view=${t} stay=${r} />`:a`<footer class="ending-dock">
      <div class="ending-notes">
        ${l&&!t.you.host&&t.you.seat!==null&&!t.rematch&&a`<p class="muted">${i("end.wait-host")}</p>`}
        ${l&&!t.rematch&&a`<${ke} store=${e} view=${t} />`}
      </div>
      <${fe} store=${e} view=${t} seat=${n} />
      <${N} to="/" class="button">${i("end.home")}<//>
      <${Ge} store=${e} view=${t} to=${d=>`/t/${d}`} />
    </footer>`}
  </main>`}var Gs=["localhost","127.0.0.1","[::1]"];function X(e){let t=Gs.includes(location.hostname),[n,o]=m(null);return y(()=>{t&&ct().then(({address:s})=>o(s),()=>{})},[]),{link:`${n||location.origin}/t/${e}`,onlyHere:t&&n===""}}function Ce({onlyHere:e}){return e&&a`<p class="only-here">${i("lobby.only-here")}</p>`}var Ks={size:29,path:""};function Ys(e,t){let n=e(0,"M");n.addData(t),n.make();let o=n.getModuleCount(),s="";for(let r=0;r<o;r++)for(let l=0;l<o;l++)n.isDark(r,l)&&(s+=`M${l} ${r}h1v1h-1z`);return{size:o,path:s}}function Z({text:e}){let[t,n]=m(null);if(y(()=>{import("/static/bundle/qrcode-KUC62V5M.js").then(r=>n({make:r.default}),()=>n({make:null}))},[]),t&&!t.make)return null;let{size:o,path:s}=t?.make?Ys(t.make,e):Ks;return a`<svg class="qr" viewBox=${`-3 -3 ${o+6} ${o+6}`} role="img" aria-label=${i("lobby.qr")} shape-rendering="crispEdges">
    <rect x="-3" y="-3" width=${o+6} height=${o+6} fill="#fff" /><path d=${s} fill="#000" /></svg>`}var Ke=e=>e.match(/.{1,4}/g)??[];function qn({code:e}){return a`<p class="wall-code" role="img" aria-label=${[...e].join(" ")}>${Ke(e).map(t=>a`<span key=${t} class="code-group">
    ${[...t].map((n,o)=>a`<b key=${o}>${n}</b>`)}</span>`)}</p>`}var Us=7;function Gn({view:e}){let t=Ft(e.log).slice(0,Us);return t.length?a`<section class="panel lately" aria-label=${i("table.log")}><h2>${i("table.log")}</h2>
    <ol>${t.map((n,o)=>a`<li key=${`${n.version}-${t.length-o}`}><${It} line=${n} view=${e} /></li>`)}</ol></section>`:null}function Kn({view:e}){let{link:t}=X(e.table);return a`<section class="panel follow"><${Z} text=${t} />
    <p><b>${i("screen.follow")}</b><span class="follow-code">${Ke(e.table).join(" ")}</span></p></section>`}var Js=12;function Ye(e,t){if(t.stage==="over"&&t.result.length)return t.result;let n=e.standings.value;if(n)return n.top;let o=t.seats.filter(l=>l.kind!=="open"),s=o.length===1||o.some(({place:l=0})=>l>1);return o.map(({seat:l,name:c,points:d="",words:u="",place:p=0})=>({seat:l,name:c,points:d,words:u,place:s?p:0})).sort((l,c)=>l.place-c.place||l.seat-c.seat)}function Un(e){let[t,n,o]=e;return[n,t,o].filter(s=>s!==void 0)}function Qs(e,t){let n=T({turn:t,now:new Map,before:new Map});return n.current.turn!==t&&(n.current={turn:t,now:new Map,before:n.current.now}),n.current.now=new Map(e.map(({seat:o,place:s})=>[o,s])),n.current.before}var Yn=(e,t)=>e&&t?e-t:null;function Vs({risen:e}){return e===null?a`<span></span>`:e?a`<span class=${`leader-change ${e>0?"up":"down"}`} aria-hidden="true">${e>0?"\u25B2":"\u25BC"}${Math.abs(e)}</span>`:a`<span class="leader-change" aria-hidden="true">–</span>`}function le({row:{points:e,words:t}}){let n=t.startsWith(e)?t.slice(e.length).trim():"";return a`<span class="wall-score"><b>${e}</b>${n&&a` <small>${n}</small>`}</span>`}function Jn({store:e,view:t}){let n=Ye(e,t),o=Qs(n,`${t.status?.round} ${t.status?.turn}`),s=t.stage==="lobby",r=!s&&n.some(({place:c})=>c>0),l=r&&t.stage!=="over"&&n.some(({seat:c,place:d})=>Yn(o.get(c),d)!==null);return a`<section class=${`panel leaders${r?" is-ranked":""}${l?" has-changes":""}`}>
    <h2>${i(r?"screen.leaders":"table.players")}</h2>
    <ol>${n.slice(0,Js).map(c=>a`<li key=${c.seat} class=${r&&c.place===1?"is-first":""}>
      ${r&&a`<span class="leader-place">${c.place||""}</span>`}
      ${l&&a`<${Vs} risen=${Yn(o.get(c.seat),c.place)} />`}
      <span class="leader-name" title=${c.name}>${c.name}</span>${!s&&a`<${le} row=${c} />`}</li>`)}</ol>
  </section>`}var Ue=e=>`/t/${e}/screen`;function Xs({store:e,view:t,result:n}){let o=A(E(e,t,n.seat)),s=n.place||1;return a`<li class=${`podium-step is-${Math.min(s,3)}`}>
    <div class="podium-board" aria-hidden="true">${o&&a`<${ve} sheet=${o} tools=${t} />`}</div>
    <p class="podium-name"><span class=${U(n.seat)} aria-hidden="true">${I(n.name)}</span>
      <b title=${n.name}>${n.name}</b></p>
    <p class="podium-score"><${le} row=${n} /></p>
    <div class="podium-block"><b>${n.place||""}</b></div>
  </li>`}function Qn({store:e,view:t,count:n}){let o=t.result??[],s={...t,you:{...t.you,seat:null}},r=ie(s,o),l={"--size":Math.min(1,5/Math.sqrt(r.length))};return a`<${Oe} />
    <div class="podium-head"><h2 class="screen-verdict" style=${l}>${r}</h2>
      ${o.length>1&&a`<p class="muted">${i("screen.played",{count:n})}</p>`}
      <div class="buttons"><${Ge} store=${e} view=${t} to=${Ue} /></div></div>
    <ol class="podium">${Un(o).map(c=>a`<${Xs} key=${c.seat} store=${e} view=${t} result=${c} />`)}</ol>`}var Zs=4,Vn=30,er=560;function Xn(e,t){return e.kind==="table"&&t.length>1&&t.length<=Zs}function Zn(e,t,n,o){return Array.from({length:t},(r,l)=>{let[c,d]=[l+1,Math.ceil(t/(l+1))],u=n.width/c-Vn,p=o*(u<er?2:1),{scale:$,columns:f}=Tt(e,{width:u,height:n.height/d-p});return{columns:c,scale:$,height:p+Vn+tr(e,f,$)}}).reduce((r,l)=>l.scale>r.scale?l:r)}function tr(e,t,n){return Math.max(0,...t.map(o=>o.reduce((s,r)=>s+(e[r]?.height??0)*n,Mt*(o.length-1))))}var nr=[30,60,90];function eo({store:e,view:t}){let n=Nt(e),o=e.clock.value?.seconds??0,[s,r]=m(!1),l=c=>e.send("countdown",{seconds:c,every:s});return a`<div class="countdown">
    ${o>0&&a`<p class="clock" role="timer" aria-label=${i("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${o} stroke-dasharray=${`${n} ${o}`} /></svg><span>${n}</span></p>
      <p class="at-zero">${i("screen.at-zero")}</p>`}
    ${t.you.host&&a`<div class="buttons">
      ${o?a`<button class="small" onClick=${()=>l(0)}>${i("screen.stop-countdown")}</button>`:a`${nr.map(c=>a`<button key=${c} class="small" onClick=${()=>l(c)}>
          ${i("screen.start-countdown",{seconds:c})}</button>`)}
          <label class="inline every"><input type="checkbox" checked=${s}
            onChange=${c=>r(c.target.checked)} />${i("screen.every-turn")}</label>`}
    </div>`}
  </div>`}var or=20,sr=2400,to=26;function no(e,t,n){return Array.from({length:Math.max(0,t-e)},(o,s)=>`M${Math.floor((e+s)/n)} ${(e+s)%n}h0`).join("")}function rr(e){let t=Math.min(e,sr),n=Math.max(1,Math.round(Math.sqrt(t/to)));return{dots:t,rows:n,columns:Math.max(Math.ceil(t/n),to*n)}}function ar({done:e,count:t}){let{dots:n,rows:o,columns:s}=rr(t),r=Math.floor(e*n/Math.max(1,t));return a`<svg class="done-dots" viewBox=${`-0.5 -0.5 ${s} ${o}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <path class="dots-open" d=${no(r,n,o)} /><path class="dots-done" d=${no(0,r,o)} /></svg>`}function ir({seats:e,playing:t}){return a`<ul class="done-chips">${e.map(({seat:n,name:o,waiting:s})=>{let r=t&&s;return a`<li key=${n} class=${r?"is-thinking":"is-done"}><span class=${U(n)} aria-hidden="true">${I(o)}</span>
      <span class="done-name">${o}</span><span class="done-sign" aria-hidden="true">${r?"\u2026":"\u2713"}</span>
      <span class="visually-hidden">${i(r?"chip.thinking":"chip.done")}</span></li>`})}</ul>`}function oo({view:e,waiting:t,count:n}){let o=Math.max(0,n-t),s=e.seats.filter(({kind:l})=>l!=="open"),r=e.kind==="table"&&s.length<or;return a`<section class="panel done-bar"><p><b class="big-number">${o}</b> ${i("screen.done",{count:n})}
      <span class="muted still-thinking">${i("screen.thinking",{count:t})}</span></p>
    ${r?a`<${ir} seats=${s} playing=${e.status?.phase==="play"} />`:a`<${ar} done=${o} count=${n} />`}</section>`}function so(e){if(!e.length||e.some(({tile:o,value:s})=>o||!s))return"";let t=e.map(({tint:o,name:s,value:r})=>o?s:r),n=t.reduce((o,s,r)=>r<t.length-1?`${o}, ${s}`:i("screen.and",{one:o,two:s}));return n.charAt(0).toUpperCase()+n.slice(1)}var lr=5,cr=12e3,dr=.065;function ro({store:e,view:t,rows:n}){let[o,s]=Ct(),r=[...n].sort((p,$)=>p.seat-$.seat),l=r.map(({seat:p})=>A(t.boards[String(p)])).find(Boolean)??null,c=Fe(l).filter(({print:p})=>p.role==="board").map(({print:p})=>p.drawing),{columns:d,height:u}=Zn(c,n.length,s,dr*innerHeight);return a`<div class="all-shown" ref=${o} style=${{"--columns":String(d),"--row":`${Math.ceil(u)}px`}}>
    ${r.map(p=>a`<${Je} key=${p.seat} store=${e} view=${t} row=${p} />`)}</div>`}function ur({view:e,seat:t}){if(e.kind!=="table"||e.status?.phase!=="play")return null;let n=e.seats.find(o=>o.seat===t)?.waiting;return a`<span class=${`shown-state ${n?"is-thinking":"is-done"}`}>${i(n?"chip.thinking":"chip.done")}</span>`}function ao(e){let[t,n]=m(0);y(()=>{let s=setInterval(()=>n(r=>r+1),cr);return()=>clearInterval(s)},[]);let o=e.slice(0,lr);return o[t%Math.max(1,o.length)]}function Je({store:e,view:t,row:n}){let o=E(e,t,n.seat),s=Et(o,t,n.seat),r=A(o),l=Fe(r),c=o&&o.dice.some(d=>d.tile)?o.dice:[];return a`<section class="panel shown" aria-label=${i("table.sheet-of",{name:n.name})}>
    <div class="shown-who"><span class=${U(n.seat)} aria-hidden="true">${I(n.name)}</span><h2 title=${n.name}>${n.name}</h2>
      <p><${le} row=${n} /></p>${n.place>0&&a`<p class="muted">${i("screen.place",{place:n.place})}</p>`}
      <${ur} view=${t} seat=${n.seat} /><${kt} view=${t} board=${o} />
      ${c.length>0&&a`<${K} dice=${c} board=${o} tools=${t} rolled=${t.status?.rolled} seat=${n.seat} usable=${c} />`}</div>
    <div class="shown-board" inert>${r&&a`<${we} sheet=${{...r,cards:l}} tools=${t} fresh=${s} />`}</div>
  </section>`}function pr({view:e,note:t,dice:n}){let o=t?"":so(n),{roll:s="",remarks:r=[]}=e.status??{},l=t||(!o||e.seats.some(({name:c})=>c&&s.includes(c))?s:"");return a`<div class="cloth-words">${o&&a`<p class="roll-words">${o}</p>`}
    ${l&&a`<p class=${`roll-text${o?" is-small":""}`}>${l}</p>`}
    ${r.map(c=>a`<p key=${c}>${c}</p>`)}</div>`}function io({store:e,view:t,waiting:n,count:o}){let s=t.status?.shown??[],l=t.status?.phase!=="play"||t.stage==="paused"?Ht(t,e.standings.value):"",c=Ye(e,t),d=ao(c),u=Xn(t,c);return a`<section class="cloth">
      ${s.length>0&&a`<${K} dice=${s} tools=${t} rolled=${t.status?.rolled} usable=${s} />`}
      <${pr} view=${t} note=${l} dice=${s} />
      <${eo} store=${e} view=${t} />
    </section>
    ${u?a`<${ro} store=${e} view=${t} rows=${c} />`:a`<${oo} view=${t} waiting=${n} count=${o} />`}
    ${!u&&d&&a`<${Je} key=${d.seat} store=${e} view=${t} row=${d} />`}`}function lo({store:e,view:t,count:n}){let{link:o,onlyHere:s}=X(t.table),[r=""]=o.replace(/^https?:\/\//,"").split("/t/");return a`${_(t)?a`<section class="panel welcome is-closed">
      <h2>${i(ye(t)?"lobby.full":"lobby.locked")}</h2><p>${i("screen.soon")}</p></section>`:a`<section class="panel welcome">
      <div class="wall-join"><h2>${i("screen.join")}</h2><p class="wall-address">${r}</p>
        <p>${i("screen.type-code")}</p><${qn} code=${t.table} /></div>
      <figure class="wall-qr"><${Z} text=${o} /><figcaption>${i("screen.scan")}</figcaption></figure>
    </section>`}
    <section class="welcome-foot"><p class="screen-numbers"><span class="big-number">${n}</span> ${i("screen.seats",{count:n})}</p>
      ${t.you.host&&a`<button class="primary wall-start" onClick=${()=>e.send("start")}>${i("lobby.start")}</button>`}
      ${t.you.host&&a`<${Ce} onlyHere=${s} />`}</section>`}function mr({table:e}){let t=Qt(e),n=t.view.value;if(Vt(n,u=>C(Ue(u))),!n)return a`<${Xt} store=${t} />`;let o=t.standings.value,s=o?.waiting??n.status?.waiting.length??0,r=n.seats.filter(u=>u.kind!=="open").length,l=o?.seats??(n.kind==="event"?n.count??r:r),c=n.stage==="lobby"||n.stage==="over"?n.stage:"running",d=c==="lobby"?lo:c==="over"?Qn:io;return a`<${Wt} store=${t} />
    <main id="content" class=${`screen is-${c}`}>
      <header class="bar screen-bar"><h1>${n.game.name}</h1><p class="muted screen-count">${i("chip.players",{count:l})}</p>
        ${c==="running"&&a`<${jt} status=${n.status} />`}
        <${N} to=${`/t/${n.table}`} class="button small to-table">${i(n.you.seat===null?"screen.to-table":"screen.back")}<//></header>
      <div class="screen-main" data-content><${d} store=${t} view=${n} waiting=${s} count=${l} /></div>
      <aside class="screen-side"><${Jn} store=${t} view=${n} />
        ${c==="running"&&a`<${Gn} view=${n} />`}
        ${(c==="running"||c==="lobby"&&_(n))&&a`<${Kn} view=${n} />`}</aside>
    </main><${_t} store=${t} />`}function $r({view:e,close:t}){let n=[[i("help.arrows"),i("help.arrows-do")],[i("help.enter"),i("help.enter-do")],[i("help.shift"),i("help.shift-do")],[i("help.digits"),i("help.digits-do")],[i("help.escape"),i("help.escape-do")],["u",i("help.u")],["d",i("help.d")],["h",i("help.h")],["m",i("help.m")],["o",i("help.o")],["?",i("help.question")]],o=ht(e.book)?.rules??[],s=l=>o.some(c=>c.sentences.includes(l)),r=(ft(e)?.cards.flatMap(({print:l})=>l.rules)??[]).filter(({rule:l})=>!s(l));return a`<${j} title=${e.game.name} close=${t}>
    <h3>${i("table.goal")}</h3><p>${e.game.goal}</p>
    ${o.map(({heading:l,sentences:c})=>a`<section key=${l}>
      <h3>${l}</h3>${c.map(d=>a`<p key=${d}>${d}</p>`)}</section>`)}
    <${Ot} rules=${r} />
    <h3>${i("help.title")}</h3>
    <p>${i("help.tap")}</p><p>${i("help.hold")}</p><p>${i("help.outlines")}</p><p>${i("help.forbidden")}</p>
    <dl class="keys">${n.map(([l,c])=>a`<div key=${l}><dt><kbd>${l}</kbd></dt><dd>${c}</dd></div>`)}</dl>
  <//>`}var hr=/^<svg[^>]* viewBox="([^"]*)"[^>]*><style>svg\{([^}]*)\}svg:target\{([^}]*)\}<\/style>([^]*)<\/svg>\s*$/;function co(e){return Object.fromEntries(e.split(";").filter(Boolean).map(t=>t.replace(/^--p-/,"").split(":")))}function uo(e){let t=hr.exec(e);if(!t)return null;let[,n="",o="",s="",r=""]=t;return{viewBox:n,inside:r.replace(/<title>[^<]*<\/title>/g,"").replace(/<title ?\/>/g,""),light:co(o),dark:co(s)}}var mo=1100,$o=4e3,ho=1800,fr="[data-turn]";function br(e){return[...new Set(e.map(Number))].sort((t,n)=>t-n)}function gr(e,t,n){let o=t===null?-1:e.indexOf(t);return[...e.slice(o+1),...e.slice(0,o+1)].find(n)??null}var W=[],po=null,ee=0,Ae=e=>[...e.querySelectorAll(fr)],yr=e=>Number(e.getAttribute("data-turn"));function Qe(){let t=document.visibilityState==="visible"&&!F()?gr(W,po,({seen:o,box:s})=>o&&Ae(s).length>0):null;if(!t){ee=setTimeout(Qe,$o);return}po=t;let n=br(Ae(t.box).map(o=>o.getAttribute("data-turn")??""));t.tell(0),ee=setTimeout(()=>fo(t,n),mo)}function fo(e,[t,...n]){if(!W.includes(e)||t===void 0){kr(e);return}e.tell(t);for(let o of Ae(e.box))yr(o)===t&&o.classList.add("is-written");ee=setTimeout(()=>fo(e,n),n.length?mo:$o)}function kr(e){for(let t of Ae(e.box))t.classList.remove("is-written");e.tell(-1),ee=setTimeout(Qe,ho)}function bo(e){let[t,n]=m(-1);return y(()=>{let o=e.current;if(!o||F())return;let s={box:o,tell:n,seen:!1},r=new IntersectionObserver(l=>{s.seen=l.some(({isIntersecting:c})=>c)},{threshold:.6});return r.observe(o),W=[...W,s],W.length===1&&(ee=setTimeout(Qe,ho)),()=>{r.disconnect(),W=W.filter(l=>l!==s),W.length||clearTimeout(ee)}},[]),t}function ce({digest:e,onLoad:t}){return a`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${e}`} loading="lazy" decoding="async" alt="" onLoad=${t} />
    <img class="for-dark" src=${`/pictures/${e}#dark`} loading="lazy" decoding="async" alt="" onLoad=${t} />
  </span>`}var wr=me(({svg:e})=>a`<g dangerouslySetInnerHTML=${{__html:e}} />`);function Ve({digest:e}){let[t,n]=m(null),o=async()=>{let d=await fetch(`/pictures/${e}`,{cache:"force-cache"}).catch(()=>{}),u=d?.ok?uo(await d.text()):null;u&&n({digest:e,drawing:u})};if(t?.digest!==e)return a`<${ce} digest=${e} onLoad=${o} />`;let{viewBox:s,inside:r,light:l,dark:c}=t.drawing;return a`<span class="picture" aria-hidden="true"><svg class=${`drawn ${bt(`picture-${e}`,{light:l,dark:c})}`} viewBox=${s}
    stroke-linejoin="round" stroke-linecap="round"><${wr} svg=${r} /></svg></span>`}function go([e,...t]){return!e||!t.length?"flat":e.height>e.width?"fan":"heap"}function vr({dice:e}){return a`<span class="cover-dice">${e.map(({value:t,tint:n=""},o)=>a`<span key=${o} class="cover-die">
    <${gt} value=${t} tint=${n} letter=${n&&i(`tint.${n}`)} /></span>`)}</span>`}function yo({cover:e}){return a`<div class=${`cover ${go(e)}`} aria-hidden="true">
    ${e.map(({picture:t})=>a`<${ce} key=${t} digest=${t} />`)}</div>`}function Pe({cover:e,rolls:t}){let n=T(null),o=bo(n),s=o<0?t.at(-1):t[o-1];return a`<div class=${`cover ${go(e)}${o>=0?" plays":""}`} aria-hidden="true" ref=${n}>
    ${e.map(({picture:r})=>a`<${Ve} key=${r} digest=${r} />`)}
    ${s&&a`<${vr} key=${o} dice=${s} />`}</div>`}function ko({title:e,lists:t},n){if(!t||!Array.isArray(n))return[];let o=s=>s.map(r=>t.items.find(l=>l.id===r)).filter(r=>r!==void 0);return t.most?n.map((s,r)=>({name:i("table.round",{round:r+1}),items:o(Array.isArray(s)?s:[])})):[{name:e,items:o(n)}]}function xr({options:e},t){let n=e.some(o=>o.lists?.most&&ko(o,t[o.name]).length);return e.flatMap(({name:o,title:s,default:r,choices:l,labels:c,lists:d})=>{let u=l.indexOf(t[o]??r);return u<0||n&&d?[]:[[s,c[u]??String(l[u])]]})}function Sr({row:{name:e,items:t}}){return a`<div class="played-row"><h3>${e}</h3><ul class="played-cards">
    ${t.map(n=>a`<li key=${n.id}>${n.picture?a`<${Ve} digest=${n.picture} />`:a`<span class="picture none" aria-hidden="true">${n.name.charAt(0)}</span>`}<span>${n.name}</span></li>`)}</ul></div>`}function wo({game:e,options:t,manual:n}){let o=e.options.flatMap(r=>ko(r,t[r.name])),s=[...xr(e,t),...n?[[i("new.dice"),i("lobby.real-dice")]]:[]];return a`<div class="played">
    ${s.length>0&&a`<dl class="played-options">${s.map(([r,l])=>a`<div key=${r}><dt>${r}</dt><dd>${l}</dd></div>`)}</dl>`}
    ${o.length?a`<div class=${`played-rows rows-${o.length}`}>${o.map(r=>a`<${Sr} key=${r.name} row=${r} />`)}</div>`:a`<${Pe} cover=${e.cover} rolls=${e.rolls} />`}
  </div>`}async function Or(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return t?.select(),document.execCommand("copy")}}function Mr({store:e,view:t}){let{link:n,onlyHere:o}=X(t.table),s=async()=>{let c=document.getElementById("table-link"),d=await Or(n,c);e.tell(i(d?"lobby.copied":"lobby.copy-failed"),"good")},r=()=>navigator.share({title:t.game.name,url:n}).catch(()=>{}),l=_(t);return a`<section class=${`panel invite${l?" is-closed":""}`}>
    <h2>${l?i("screen.follow"):i("lobby.invite-to",{game:t.game.name})}</h2>
    <${Z} text=${n} />
    <div class="invite-words">
      <p class="code"><span class="muted small">${i("lobby.code")}</span> <b>${t.table.slice(0,4)}<i>${t.table.slice(4)}</i></b></p>
      <label><span class="visually-hidden">${i("lobby.link")}</span><input id="table-link" readonly value=${n}
        onFocus=${c=>c.target.select()} /></label>
      ${l&&a`<p class="muted small">${i("lobby.full-hint")}</p>`}
      <div class="buttons"><button class=${l?"":"primary"} onClick=${s}>${i("lobby.copy")}</button>
        ${"share"in navigator&&a`<button onClick=${r}>${i("lobby.share")}</button>`}
        <${N} to=${`/t/${t.table}/screen`} class="button quiet small">${i("lobby.screen")}<//></div>
      ${t.you.host&&a`<${Ce} onlyHere=${o} />`}
    </div>
  </section>`}function Tr({store:e,view:t,seat:n,bot:o}){let s=n.kind==="open";return a`<li class=${`seat${s?" open":""}${n.seat===t.you.seat?" own":""}`}>
    <${wt} view=${t} seat=${n} />
    ${t.you.host&&s&&o&&a`<button class="small" onClick=${()=>e.send("bot",{seat:n.seat,bot:o})}>${i("lobby.add-bot")}</button>`}
    ${t.you.host&&!s&&n.seat!==t.you.seat&&a`<${Cr} store=${e} seat=${n} />`}
  </li>`}function Cr({store:e,seat:t}){let n=i("lobby.kick",{name:t.name}),o=()=>e.send("kick",{seat:t.seat});return t.kind==="bot"?a`<button class="round" aria-label=${n} onClick=${o}>×</button>`:a`<${je} class="round" aria-label=${n} label=${i("host.kick")} title=${n}
    text=${i("host.kick-sure",{name:t.name})} act=${o}>×<//>`}function Ar({store:e,view:t}){let n=async()=>{t.you.seat!==null&&(await e.leave()).op!=="ack"||(Se(()=>localStorage,t.table),C("/"))};return a`<${je} class="quiet small" label=${i("lobby.cancel")} text=${i("lobby.cancel-sure")} no=${i("table.stay")} act=${n} />`}function Pr({store:e,view:t,catalogue:n}){let o=n?.bots??[],[s,r]=m(""),l=s||Y(o),c=t.seats.some($=>$.kind==="open"),d=c&&t.kind!=="event",p=(t.kind==="event"?e.standings.value:null)?.seats??t.count??t.seats.length;return a`<section class="panel lobby-seats">
    <h2>${t.kind==="event"?i("lobby.joined",{count:p}):i("lobby.seats")}</h2>
    <${ke} store=${e} view=${t} />
    <ul class="seats">${B(t).map($=>a`<${Tr} key=${$.seat} store=${e} view=${t} seat=${$} bot=${l} />`)}</ul>
    <${vt} store=${e} view=${t} />
    ${t.locked&&a`<p class="muted">${i("lobby.locked")}</p>`}
    ${t.you.host&&c&&o.length>1&&a`<label class="inline">${i("new.bot")}
      <${ge} bots=${o} names=${n?be(n):{}} value=${l} set=${r} /></label>`}
    ${ye(t)&&t.you.seat===null&&a`<p class="notice">${i("table.full-watching")}</p>`}
    ${Ne(t)&&a`<${Jt} store=${e} view=${t} />`}
    <div class="lobby-go">
      ${t.you.host?a`<button class=${d?"big":"primary big"} onClick=${()=>e.send("start")}>
        ${i(d?"lobby.start-open":"lobby.start")}</button>
        ${(t.kind==="event"||t.seats.length>1)&&a`<${xt} store=${e} view=${t} class="quiet small" />`}
        <${Ar} store=${e} view=${t} />`:a`<p class="muted">${i("lobby.wait-host")}</p>`}
      ${!t.you.host&&t.you.seat!==null&&a`<${St} store=${e} view=${t} />`}
    </div>
  </section>`}function Br({store:e,view:t}){let[n,o]=m(null),s=S.value;y(()=>{G().then(o,()=>{})},[s]);let r=n?.games.find(({id:c})=>c===t.game.id),l=!Ne(t)&&!_(t);return a`<main id="content" class=${`lobby${l?" is-inviting":""}`}>
    <section class="panel lobby-play">
      <header><p class="lobby-stage">${i("lobby.title")}</p><h1>${t.game.name}</h1><p class="goal">${t.game.goal}</p></header>
      ${(t.game.warnings??[]).map(c=>a`<p key=${c} class="notice">${c}</p>`)}
      ${r?a`<${wo} game=${r} options=${t.game.options??{}} manual=${t.dice==="manual"} />`:a`<div class="played"></div>`}
    </section>
    <${Pr} store=${e} view=${t} catalogue=${n} />
    <${Mr} store=${e} view=${t} />
    <${Yt} store=${e} view=${t} />
  </main>`}function Er({others:e,count:t,seat:n,kind:o,stage:s}){let r=t-(n===null?0:1)-e.length;return o==="event"?i("mine.crowd",{count:t}):e.length?r>0?i("mine.with-more",{names:e.join(", "),count:r}):i("mine.with",{names:e.join(", ")}):i(s==="lobby"?"mine.nobody":"mine.alone")}function vo(e){let t=Er(e);return e.stage==="over"?[e.score,t].filter(Boolean).join(" \xB7 "):e.round?[e.round_name||i("table.round",{round:e.round}),e.turn>0&&i("table.turn",{turn:e.turn}),t].filter(Boolean).join(" \xB7 "):t}var xo=({cards:e=[]})=>e.map(({name:t})=>t).join(" \xB7 ");function So({cards:e=[]},t){let n=e.filter(({picture:o})=>o);return n.length?n.map(({picture:o})=>({picture:o,width:3,height:4})):t?.cover.slice(0,1)??[]}function Oo({stage:e,yours:t,host:n,waiting:o,place:s,count:r}){return t?i("mine.yours"):e==="lobby"?i(n?"mine.lobby-host":"mine.lobby"):e==="paused"?i("mine.paused"):e==="over"?s&&r>1?i("mine.place",{place:s,count:r}):i("mine.over"):o.length?i(o.length>1?"mine.think":"mine.thinks",{names:o.join(", ")}):i("mine.running")}var te=()=>localStorage,Lr=15e3,Dr=864e5;function Rr(){let[e,t]=m([]),[n,o]=m(void 0),s=S.value;return y(()=>{let c=!0,d=async()=>{let p=xe(te);t(p);let $=qt(p);if(!(!$.length||document.visibilityState!=="visible"))try{let{tables:f}=await he($);c&&t(Gt(te,$,f))}catch{}};d();let u=setInterval(d,Lr);return document.addEventListener("visibilitychange",d),()=>{c=!1,clearInterval(u),document.removeEventListener("visibilitychange",d)}},[s]),{tables:e,drop:c=>{o(e.find(({line:d})=>d.table===c)),Se(te,c),t(xe(te))},dropped:n,putBack:()=>{n&&zt(te,n.line,n.seen),o(void 0),t(xe(te))}}}function Nr(e){let t=new Date().setHours(0,0,0,0),n=Math.floor((e-t)/Dr);return new Intl.RelativeTimeFormat(S.value,{numeric:"auto"}).format(Math.min(0,n),"day")}var Mo=({game:e},t)=>t.find(({id:n})=>n===e.id)?.name??e.name;function jr({kept:{line:e,seen:t},games:n,drop:o}){let s=n.find(({id:c})=>c===e.game.id),r=Mo(e,n),l=[xo(e),e.yours?e.asks:""].filter(Boolean).join(" \u2013 ");return a`<li class=${`my-table${e.yours?" yours":""}`}>
    <${N} to=${`/t/${e.table}`} class="my-table-link">
      <${yo} cover=${So(e,s)} />
      <span class="my-table-words"><span><b>${r}</b> · ${vo(e)}</span>
        ${l&&a`<span class="muted" title=${l}>${l}</span>`}</span>
      <span class="my-table-state">${Oo(e)}${e.stage==="over"&&a`<small>${Nr(t)}</small>`}</span>
    <//>
    <button class="round quiet" aria-label=${i("mine.drop",{game:r,table:e.table})} title=${i("mine.drop-short")}
      onClick=${()=>o(e.table)}>×</button>
  </li>`}function To({games:e}){let{tables:t,drop:n,dropped:o,putBack:s}=Rr(),{running:r,over:l}=Kt(t);if(!t.length&&!o)return null;let c=d=>a`<ul class="my-tables">
    ${d.map(u=>a`<${jr} key=${u.line.table} kept=${u} games=${e} drop=${n} />`)}</ul>`;return a`<section class="continue">
    <div class="start-line"><h2>${i("mine.title")}</h2><span class="muted">${i("mine.count",{count:r.length})}</span></div>
    <p class="dropped" role="status">${o&&a`${i("mine.dropped",{game:Mo(o.line,e)})}
      <button class="small" onClick=${s}>${i("mine.put-back")}</button>`}</p>
    ${r.length>0&&c(r)}
    ${l.length>0&&a`<details class="over" open=${!r.length}><summary>${i("mine.finished",{count:l.length})}</summary>
      ${c(l)}</details>`}
  </section>`}function Fr(e){let t=e.filter(({id:n,pieces:o})=>n===o||!e.some(s=>s.id===o));return t.sort((n,o)=>n.seats.min-o.seats.min||n.name.localeCompare(o.name)),t.map(n=>[n,...e.filter(o=>o!==n&&o.pieces===n.id)])}function Ir({seats:{min:e,max:t},minutes:n}){let o=t===null?i("start.seats-from",{least:e,count:e}):t===e?i("start.seats-only",{least:e,count:e}):i("start.seats",{least:e,most:t});return n?`${o} \xB7 ${i("start.minutes",{minutes:n})}`:o}function Ao({catalogue:e,open:t,ask:n}){return a`<div class="games">${Fr(e.games).map(([o,...s])=>o&&a`<section key=${o.id} class="family panel">
    <${Co} game=${o} catalogue=${e} open=${t} ask=${n} />
    ${s.length>0&&a`<div class="variants">
      ${s.map(r=>a`<${Co} key=${r.id} game=${r} catalogue=${e} open=${t} ask=${n} />`)}</div>`}
  </section>`)}</div>`}function Co({game:e,catalogue:{bots:t,prints:n},open:o,ask:s}){let r=Y(t),l=e.seats.min<=1,c=e.seats.max===null||e.seats.max>1,d=()=>o({game:e.id,seats:Math.max(2,e.seats.min),bots:Array(Math.max(1,e.seats.min-1)).fill(r),start:!0});return a`<article class="game">
    <${Pe} cover=${e.cover} rolls=${e.rolls} />
    <div class="game-words">
      <h3>${e.name}</h3>
      <p class="facts muted">${Ir(e)}</p>
      <p class="goal">${e.goal}</p>
      <div class="game-more">
        ${l&&c&&r&&a`<button class="quiet small" onClick=${d}>${i("start.bot")}</button>`}
        ${l&&c&&a`<button class="quiet small" onClick=${()=>s(e,!0)}>${i("start.options")}</button>`}
        ${n&&e.paper&&a`<${tn} game=${e} />`}
      </div>
    </div>
    <div class="game-ways">
      ${l?a`<button class="primary" onClick=${()=>o({game:e.id,seats:1,start:!0})}>${i("start.alone")}</button>`:r&&a`<button class="primary" onClick=${d}>${i("start.bot")}</button>`}
      <button onClick=${()=>s(e)}>${i(c?"start.friends":"start.options")}</button>
    </div>
  </article>`}var Xe=({size:e,most:t},n,o=[])=>Array.from({length:t?n:1},(s,r)=>o[r]??Array(e).fill(""));function Ze(e,t,{most:n}){let o=e.find(({name:r})=>r==="rounds"),s=o?.choices[t.rounds?.choice??o.choices.indexOf(o.default)];return typeof s=="number"?s:n}function et(e,t,{items:n}){for(let{name:o,choices:s,lists:r,default:l}of e){let c=t[o]?.rows?.flat().filter(Boolean)??[];if(r?.meant.length)return c.length?c:r.meant[t[o]?.choice??s.indexOf(l)]??[]}return n.map(({id:o})=>o)}var tt=e=>e.some(t=>t.some(Boolean))&&e.some(t=>t.includes(""));function nt({items:e},t,n,o=Math.random){let s=new Set(t.flat()),r=d=>d.filter(u=>!s.has(u)).map(u=>({id:u,at:o()})).sort((u,p)=>u.at-p.at).map(({id:u})=>u),l=r(n),c=[...l,...r(e.map(({id:d})=>d)).filter(d=>!l.includes(d))];return t.map(d=>d.map(u=>u||c.shift()||""))}function Wr(e,t){let n=t.map(o=>o.filter(Boolean)).filter(o=>o.length);return e.most?n.length?n:void 0:n[0]}function Bo(e,t){let n={};for(let s of e){let{choice:r,rows:l}=t[s.name]??{};r!==void 0&&(n[s.name]=s.choices[r]),l&&s.lists&&(n[s.name]=Wr(s.lists,_r(e,t,s.lists,l)))}let o=e.some(({name:s,lists:r})=>r?.most&&n[s]);return Object.fromEntries(Object.entries(n).filter(([s])=>!o||!e.find(r=>r.name===s)?.lists?.meant.length))}function _r(e,t,n,o){if(!n.size)return o;let s=Xe(n,Ze(e,t,n),o);return tt(s)?nt(n,s,et(e,t,n)):s}function Eo({size:e},t,n){if(t.some(s=>s.includes(n)))return t.map(s=>e?s.map(r=>r===n?"":r):s.filter(r=>r!==n));if(!e)return t.map((s,r)=>r?s:[...s,n]);let o=t.findIndex(s=>s.includes(""));return t.map((s,r)=>r===o?s.with(s.indexOf(""),n):s)}var Lo=({size:e},t)=>!e||t.some(n=>n.includes("")),Be=({ours:e})=>e>.5,Po=e=>e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase();function Do(e,t,n){let o=Po(t).trim();return e.filter(s=>Po(s.name).includes(o)&&!(n&&Be(s))).sort((s,r)=>s.name.localeCompare(r.name))}var Hr=me(({item:e,chosen:t,full:n,turn:o})=>a`<button type="button" class="pick" aria-pressed=${t?"true":"false"} disabled=${n&&!t}
    onClick=${()=>o(e.id)}>
    ${e.picture?a`<${ce} digest=${e.picture} />`:a`<span class="picture none" aria-hidden="true">${e.name.charAt(0)}</span>`}
    <span class="pick-name">${e.name}</span>
    ${Be(e)&&a`<span class="seal-ours" title=${i("pick.ours-long")}>${i("pick.ours")}</span>`}
  </button>`,(e,t)=>e.item===t.item&&e.chosen===t.chosen&&e.full===t.full);function zr({ids:e,items:t,label:n,drop:o}){return a`<div class="places" role="group" aria-label=${n}><b>${n}</b><div class="slots">
    ${e.map((s,r)=>{let l=t.find(c=>c.id===s);return l?a`<button type="button" key=${r} class="slot place-taken" aria-label=${i("pick.drop",{name:l.name})}
        onClick=${()=>o(s)}>${l.picture&&a`<${ce} digest=${l.picture} />`}<span class="slot-name">${l.name}</span>
        <span class="slot-drop" aria-hidden="true">×</span></button>`:a`<span key=${r} class="slot place-free">${i("pick.dealt")}</span>`})}</div></div>`}function Ro({title:e,lists:t,rows:n,pool:o,set:s}){let[r,l]=m(""),[c,d]=m(!1),{items:u,size:p,most:$}=t,f=new Set(n.flat()),h=T({rows:n,set:s});h.current={rows:n,set:s};let[g]=m(()=>k=>{h.current.set(Eo(t,h.current.rows,k)),l("")}),w=Do(u,r,c),b=!Lo(t,n),v=k=>$?i("table.round",{round:k+1}):e;return a`<div class="picker whole">
    ${p>0?n.map((k,O)=>a`<${zr} key=${O} ids=${k} items=${u} label=${v(O)} drop=${g} />`):a`<p class="muted small" role="status">${i("pick.count",{count:n[0]?.length??0})}</p>`}
    ${p>0&&a`<div class="deal-line"><button type="button" class="small" disabled=${!tt(n)}
      onClick=${()=>s(nt(t,n,o))}>${i("pick.deal")}</button><span class="muted small">${i("new.list-hint")}</span></div>`}
    <div class="pick-tools">
      <input type="search" aria-label=${i("pick.search")} placeholder=${i("pick.search")} value=${r}
        onInput=${k=>l(k.target.value)} />
      ${u.some(Be)&&a`<button type="button" class="chip" aria-pressed=${c?"true":"false"}
        onClick=${()=>d(!c)}>${i("pick.known")}</button>`}
    </div>
    <div class=${`picks${u.length>40?" many":""}`} role="group" aria-label=${e}>
      ${w.map(k=>a`<${Hr} key=${k.id} item=${k} chosen=${f.has(k.id)} full=${b} turn=${g} />`)}
      ${!w.length&&a`<p class="muted">${i("pick.none")}</p>`}
    </div>
  </div>`}var No=8,qr=8,Gr=60;function de({label:e,name:t,value:n,choices:o,set:s}){return a`<fieldset class="chips whole"><legend>${e}</legend>
    ${o.map(([r,l])=>a`<label key=${r} class="chip"><input type="radio" name=${t} value=${r} checked=${r===n}
      onChange=${()=>s(r)} /><span>${l}</span></label>`)}
  </fieldset>`}function Kr(e){let{label:t,value:n,choices:o,set:s}=e,r=o.reduce((l,[,c])=>l+c.length,0);return o.length<=qr&&r<=Gr?a`<${de} ...${e} />`:a`<label class="whole">${t}<select value=${n} onChange=${l=>s(l.target.value)}>
    ${o.map(([l,c])=>a`<option key=${l} value=${l}>${c}</option>`)}</select></label>`}function Yr({option:e,options:t,typed:n,set:o}){let{title:s,lists:r,choices:l,labels:c}=e,d=n[e.name],[u,p]=m(!1),$=()=>r&&a`<${Ro} title=${s} lists=${r} rows=${Xe(r,Ze(t,n,r),d?.rows)}
    pool=${et(t,n,r)} set=${w=>o({rows:w})} />`;if(r?.size)return a`<details class="whole lists" onToggle=${w=>p(w.currentTarget.open)}>
      <summary>${s}</summary>${u&&$()}</details>`;if(!l.length)return null;let f=String(l.length),h=l.map((w,b)=>[String(b),c[b]??String(w)]),g=d?.rows?f:String(d?.choice??l.indexOf(e.default));return a`<${Kr} label=${s} name=${e.name} value=${g} choices=${r?[...h,[f,i("new.list-own")]]:h}
    set=${w=>o(w===f?{rows:[[]]}:{choice:Number(w)})} />
  ${d?.rows&&$()}`}function jo(e,t){return Array.from({length:Math.max(0,t-e)+1},(n,o)=>[String(e+o),e+o?String(e+o):i("new.none")])}function Fo({game:e,bots:t,names:n,solo:o=!1,close:s}){let r=Math.min(e.seats.max??No,No),l=e.seats.max===1,[c,d]=m("table"),u=o?e.seats.min:Math.min(Math.max(2,e.seats.min),r),[p,$]=m(u),[f,h]=m(0),[g,w]=m(Y(t)),[b,v]=m("auto"),[k,O]=m(!1),[ne,ot]=m({}),[Ee,P]=m(""),L=c==="event",z=Math.min(f,p-1),ue=!L&&p===z+1,D=async x=>{x.preventDefault();try{let{table:R}=await $e({game:e.id,kind:c,dice:b,name:se(),options:Bo(e.options,ne),seats:L?Math.max(1,e.seats.min):p,bots:L?[]:Array(z).fill(g),...L?{seat:k}:{},start:ue});C(`/t/${R}`)}catch(R){P(M(R))}},oe=[...e.options.map(({title:x})=>x),i("new.dice"),...e.seats.max===null?[i("new.kind")]:[]];return a`<${j} kind="new-table" title=${i(l||p===1&&!L?"new.title-alone":"new.title",{game:e.name})} close=${s}>
    <form class="stacked" onSubmit=${D}>
      <label>${i("start.name")}<input value=${q.value} maxlength="40" autocomplete="nickname" placeholder=${i("start.guest")}
        onInput=${x=>{q.value=x.target.value}} /></label>
      ${!L&&!l&&a`
        <${de} label=${i("new.seats")} name="seats" value=${String(p)} choices=${jo(u,r)}
          set=${x=>$(Number(x))} />
        ${p>1&&a`<${de} label=${i("new.bots")} name="bots" value=${String(z)} choices=${jo(0,p-1)}
          set=${x=>h(Number(x))} />`}
        ${z>0&&a`<label>${i("new.bot")}<${ge} bots=${t} names=${n} value=${g} set=${w} /></label>`}`}
      ${L&&a`<p class="muted small">${i("new.event-hint")}</p>
        <label class="check"><input type="checkbox" checked=${k}
          onChange=${x=>O(x.target.checked)} />${i("new.sit")}</label>`}
      <details class="new-more" open=${l||o}><summary><b>${i("new.more")}</b> <span class="muted small">${oe.join(" \xB7 ")}</span></summary>
        <div class="stacked">
          ${e.options.map(x=>a`<${Yr} key=${x.name} option=${x} options=${e.options} typed=${ne}
            set=${R=>{P(""),ot(Io=>({...Io,[x.name]:R}))}} />`)}
          <${de} label=${i("new.dice")} name="dice" value=${b} set=${v}
            choices=${[["auto",i("new.dice.auto")],["manual",i("new.dice.manual")]]} />
          ${e.seats.max===null&&a`<${de} label=${i("new.kind")} name="kind" value=${c} set=${d}
            choices=${[["table",i("new.kind.table")],["event",i("new.kind.event")]]} />`}
        </div></details>
      <div class="new-open">
        ${Ee&&a`<p class="notice bad" role="alert">${Ee}</p>`}
        <button class="primary big">${i(ue?"new.start":"new.open")}</button>
      </div>
    </form>
  <//>`}function Ur(){let[e,t]=m(null),[n,o]=m(""),[s,r]=m(null),[l,c]=m(!1),d=S.value,u=()=>{o(""),G().then(t,$=>o(M($)))};y(u,[d]),y(()=>{document.title="Rollwright"},[]);let p=async $=>{if(!l){c(!0);try{let{table:f}=await $e({options:{},dice:"auto",kind:"table",bots:[],name:se(),...$});C(`/t/${f}`)}catch(f){o(M(f)),c(!1)}}};return a`<main id="content" class="start">
    <div class="start-line greeting"><h1>${i("page.tagline")}</h1><${Jr} /></div>
    <${Qr} />
    ${n&&a`<p class="notice bad" role="alert">${n} <button class="quiet small" onClick=${u}>${i("page.again")}</button></p>`}
    <${To} games=${e?.games??[]} />
    <h2 class="visually-hidden">${i("start.games")}</h2>
    ${!e&&!n&&a`<p class="muted games-coming">${i("page.loading")}</p>`}
    ${e&&a`<${Ao} catalogue=${e} open=${p} ask=${($,f=!1)=>r({game:$,solo:f})} />`}
    <${Ut} />
    ${s&&e&&a`<${Fo} game=${s.game} solo=${s.solo} bots=${e.bots}
      names=${be(e)} close=${()=>r(null)} />`}
  </main>`}function Jr(){return a`<label class="name-chip"><span class="avatar" aria-hidden="true">${I(se())}</span>
    <span class="visually-hidden">${i("start.name")}</span>
    <input value=${q.value} maxlength="40" autocomplete="nickname" placeholder=${i("start.name")}
      onInput=${e=>{q.value=e.target.value}} /></label>`}function Qr(){let[e,t]=m(""),[n,o]=m("");return a`<form class="panel join" onSubmit=${async r=>{r.preventDefault();let l=rt(e);if(o(l?"":"start.code-wrong"),!l)return;await he([l]).then(({tables:d})=>d.length>0,()=>!0)?C(`/t/${l}`):o("start.code-unknown")}}>
    <h2>${i("start.join")}</h2>
    <label class="code-field">${i("start.code")}<input value=${e} placeholder="k7m2 x9pq" autocapitalize="off" autocomplete="off" spellcheck=${!1}
      aria-describedby="code-hint" aria-invalid=${n?"true":void 0}
      onInput=${r=>{t(r.target.value),o("")}} /></label>
    <button class="primary">${i("start.go")}</button>
    <p id="code-hint" role="status" class=${n?"bad-text":"muted small"}>${i(n||"start.code-hint")}</p>
  </form>`}st(Zt);export{qs as Ending,$r as Help,Br as Lobby,Yo as PictureDialog,mr as Screen,Ur as Start};
//# sourceMappingURL=/static/bundle/rest-BJZASZF4.js.map
