/* With libraries of others: /static/vendor/README.md */
import{$ as Ze,$a as Ne,A as Et,Aa as cn,B as Lt,Ba as un,C as J,Ca as Ae,D as Bt,Da as dn,E as xe,Ea as pn,F as Se,Fa as Ee,G as Dt,Ga as nt,H as Nt,Ha as Le,I as Rt,Ia as mn,J as U,Ja as $n,K as jt,Ka as Be,L as Ft,La as fn,M as Wt,Ma as E,N as It,Na as hn,O as _t,Oa as ot,P as Ht,Pa as bn,Q as qt,Qa as gn,R as S,Ra as yn,S as B,Sa as kn,T as F,Ta as wn,U as Yt,Ua as vn,V as Gt,Va as xn,W as P,Wa as Sn,X as ze,Xa as zn,Y as Kt,Ya as On,Z as Jt,Za as De,_ as Ut,_a as Tn,aa as Vt,ab as Mn,b as p,ba as Qt,bb as Cn,c as g,ca as V,cb as Pn,d as G,da as Xt,db as An,e as z,ea as Oe,eb as En,fa as Q,fb as Ln,g as a,ga as Te,gb as Bn,h as we,ha as Me,hb as Dn,i as v,ia as R,ib as Nn,ja as et,jb as Rn,ka as Ce,kb as jn,la as H,m as K,ma as A,na as W,o as ve,oa as X,pa as Zt,q as l,qa as tt,ra as en,sa as tn,t as Pt,ta as Pe,ua as nn,v as M,va as on,w as O,wa as sn,x as Qe,xa as rn,y as At,ya as an,z as Xe,za as ln}from"/static/bundle/chunk-YT4KJRGM.js";var Fn={"table.ways-of":"The hint, and other ways","table.why-of":"Why this hint","table.way-best":"the hint","table.ways-others":"Other ways","puzzle.title":"Puzzles","puzzle.about":"Turns of real games in which one way to play is clearly best.","puzzle.how":"Long comparisons have shown which way is best. A puzzle is the harder, the more of a hundred quick looks miss it.","puzzle.none":"There are no puzzles here.","puzzle.play":"Play a puzzle","puzzle.all":"All puzzles","puzzle.all-of":"Show all {count}","puzzle.number":"No. {number}","puzzle.level-1":"Easy","puzzle.level-2":"Not so easy","puzzle.level-3":"Tricky","puzzle.level-4":"Hard","puzzle.level-5":"Very hard","puzzle.is-solved":"Solved","puzzle.is-missed":"Not solved yet","puzzle.is-shown":"Answer seen","puzzle.solved-of":"{solved} of {count} solved","puzzle.judging":"Comparing \u2026","puzzle.solved":"Solved!","puzzle.missed":"Not the best way","puzzle.second":"Every other way that was compared costs at least {loss} on average.","puzzle.cost":"Your way costs {loss} (\xB1 {error}) on average, compared with the best.","puzzle.cost-sure":"Your way costs {loss} on average, compared with the best.","puzzle.played":"Your way","puzzle.best":"The best way","puzzle.try-first":"Do you want to try again before you see the answer?","puzzle.show":"Show the best way","puzzle.again":"Try again","puzzle.next":"Next puzzle","page.tagline":"Dice games on paper. Play now, alone or together.","start.games":"Games","start.alone":"Play alone","start.bot":"Play a bot","start.friends":"With others","start.seats":"{least} to {most} players","start.seats-from":"{least} players or more","start.join":"Join a table","start.code":"Code or link","start.code-hint":"8 letters and digits, or the whole link","start.code-wrong":"That is not a code: it has 8 letters and digits.","start.go":"Join","start.options":"Options","start.seats-from.one":"1 player or more","start.seats-only":"{least} players","start.seats-only.one":"1 player","start.minutes":"{minutes} min","start.code-unknown":"There is no table with this code. Is every letter right?","mine.title":"Continue","mine.count":"{count} tables","mine.count.one":"1 table","mine.yours":"Your turn","mine.lobby":"Waits for the start","mine.lobby-host":"Waits for players","mine.paused":"Paused","mine.over":"Finished","mine.place":"Place {place} of {count}","mine.thinks":"{names} is thinking","mine.think":"{names} are thinking","mine.running":"Goes on","mine.alone":"alone","mine.nobody":"nobody else yet","mine.with":"with {names}","mine.with-more":"with {names} and {count} more","mine.crowd":"an event with {count}","mine.finished":"Finished games ({count})","mine.drop":"Take {game} ({table}) off the list","mine.drop-short":"Take off the list","mine.dropped":"{game} is off the list. The table itself is still there.","mine.put-back":"Put it back","new.title":"{game} with others","new.kind":"Kind of table","new.kind.table":"A table for friends","new.kind.event":"An event for a crowd","event.open":"You open the event, and show its presenter view on a wall or a projector.","event.join":"Everybody scans the code there, or types it on this page, and takes a seat.","event.play":"You start. One roll counts for all, and the wall shows the dice, who is done and who leads.","event.of":"Open an event of","event.lobby":"Event: waiting for players","event.screen":"The screen for all","event.screen-about":"Show the presenter view on a big screen: now the code to join, then the dice, who is done and who leads.","event.take-seat":"Take a seat to play on this device. Without one you can watch.","event.seated":"You are in. Your sheet appears here as soon as the host starts.","new.seats":"Seats","new.bots":"Bots among them","new.bot":"Which bot","new.dice":"Dice","new.dice.auto":"The table rolls","new.dice.manual":"I type in real dice","new.list-hint":"What you leave empty is dealt.","new.list-own":"those I choose \u2026","new.none":"none","new.open":"Open the table","new.open-event":"Open the event","new.sit":"I play too","new.title-alone":"{game}: options","new.title-event":"{game}: an event","new.more":"More","new.start":"Start","pick.search":"Search by name","pick.known":"Known from print","pick.ours":"our design","pick.ours-long":"More than half of this card is reconstructed: its print is not known.","pick.count":"{count} chosen","pick.drop":"Take away {name}","pick.deal":"Deal the rest","pick.dealt":"dealt","pick.none":"Nothing is called so.","paper.open":"Print on paper","paper.title":"{game} on paper","paper.hint":"A PDF file with all that one player needs, at true size and with cut marks.","paper.size":"Paper","paper.size.a4":"A4","paper.size.letter":"Letter","paper.look":"Colours","paper.look.color":"In colour","paper.look.ink":"Ink-saving","paper.rules":"Rules on the backs","paper.both-sides":"Print on both sides, turned over on the long edge.","paper.save":"Download the PDF","picture.format":"Format","picture.format.png":"Picture (PNG)","picture.format.svg":"Drawing (SVG)","picture.format.pdf":"Document (PDF)","picture.save":"Download","picture.share":"Share","picture.saved":"The picture goes to your downloads.","lobby.title":"Waiting for players","lobby.invite":"Invite","lobby.invite-to":"Invite to {game}","lobby.full":"Everybody is here!","lobby.full-hint":"Whoever opens the link can watch.","lobby.link":"Link","lobby.only-here":"Only this computer can open this link.","lobby.copy":"Copy link","lobby.share":"Send the link","lobby.copied":"The link is copied.","lobby.copy-failed":"Copy the link from the field.","lobby.qr":"QR code of the link to this table","lobby.seats":"Seats","lobby.add-bot":"Add a bot","lobby.start":"Start","lobby.start-open":"Start without the open seats","lobby.wait-host":"The host starts the game.","lobby.joined":"{count} at the table","lobby.joined.one":"1 at the table","lobby.cancel":"Call the game off","lobby.cancel-sure":"You leave the table, and it vanishes from your list. Whoever is there may become the host.","lobby.real-dice":"real dice","table.goal":"Goal","lobby.locked":"Nobody else is admitted.","end.title":"The game is over","end.won":"You win!","end.shared":"You share the first place.","end.winner":"{name} wins.","end.second":"Second place.","end.third":"Third place.","end.placed":"Place {place} of {seats}.","end.wins-with":"{name} wins with {score}.","end.winners":"{names} share the first place.","end.winners-many":"{name} and {count} others win.","end.shared-many":"You and {count} others win.","end.own-place":"Your place: {place} of {seats}, with {score}.","end.results":"Results","end.alone":"{score} at the end.","end.place":"Place","end.name":"Name","end.score":"Score","end.rematch":"Play again","end.asks":"{name} wants to play again.","end.host-asks":"The host wants to play again.","end.join":"Join","end.stay":"Stay","end.wait-host":"The host can open the next game; you will be asked.","end.next":"To the next table","end.record":"Download the record","end.replay":"Replay","end.step":"Step {step} of {steps}","end.previous":"Back","end.following":"Forward","end.seat":"Sheet","end.proof":"Check the dice","end.seed":"Secret of the dice","end.word":"Your word in them","end.verify":"With the rules on a computer of your own: download the record, save what your browser saw, and run","dice.check":"Check the dice","dice.save":"Save what your browser saw","dice.verdict.fair":"Dice checked: nobody else could choose them.","dice.verdict.bounded":"Dice checked: whoever withheld words could choose between {results} results, and no more.","dice.verdict.seen":"Dice checked: as your browser saw them, but without a word of yours.","dice.verdict.unseen":"Dice checked: consistent, which alone proves nothing.","dice.verdict.wordless":"Dice checked: whoever runs this server could choose them.","dice.verdict.wrong":"The dice are not right.","dice.derived":"Your browser derived the numbers of all {count} rolls from the secret and the words, and they are those of the game.","dice.derived.one":"Your browser derived the numbers of the only roll from the secret and the words, and they are those of the game.","dice.as-seen":"The secret, the list of pledges and the rolls are those that your browser saw during the game, and every word is the pledged one.","dice.unseen-first":"Your browser saw neither the seal nor the list before the end: a record can be made up like this afterwards.","dice.fair":"{count} words are in the dice, and one of them is your browser's: nobody could choose the rolls without knowing it before the list was frozen.","dice.fair.one":"The only word in the dice is your browser's: nobody could choose the rolls without knowing it before the list was frozen.","dice.seen":"{count} words are in the dice, none of them yours: you have to believe those people not to have chosen the rolls with the server.","dice.seen.one":"One word is in the dice, and it is not yours: you have to believe that person not to have chosen the rolls together with the server.","dice.unseen":"{count} words are in the dice. Who pledged one of them can check more.","dice.unseen.one":"One word is in the dice. Who pledged it can check more.","dice.wordless":"No word is in the dice: whoever runs this server could choose the rolls.","dice.withheld":"Attempts broken off: {broken}. Words skipped: {skipped}. Who withheld them with the server could choose between {results} results.","dice.table-of-numbers":"This page comes from the server, and so does what each number means for the dice. The command below relies on neither.","dice.wrong":"The dice of this game are not right","dice.wrong.commitment":"The secret is not the one to which the server had committed.","dice.wrong.list":"The list of pledges is not the one that was frozen before the first roll.","dice.wrong.pledge":"A word is not the one that was pledged.","dice.wrong.word":"Your browser showed its word in time, and yet it is not in the dice.","dice.wrong.roll":"Roll {roll} does not follow from the secret and the words.","dice.wrong.other-roll":"Roll {roll} was another one when your browser saw it.","dice.wrong.fewer-rolls":"Your browser saw more rolls than the server tells now.","dice.wrong.twice-commitment":"During the game the server replaced the secret to which it had committed.","dice.wrong.twice-list":"During the game the server showed two lists of pledges.","dice.wrong.twice-roll":"During the game the server told one roll in two ways.","dice.wrong-keep":"Download the record and save what your browser saw (below): together they show it to others.","end.breakdown":"Breakdown","end.why":"{name} has {score}, {other} {next}.","end.why-shared":"{score} each; next is {other} with {next}.","end.why-equal":"It was close: both have {score}.","end.why-tie":"Both have {score}. {what} decides: {one} to {two}.","end.first":"To the beginning","end.last":"To the end","end.play":"Run the replay","end.pause":"Halt the replay","end.speed":"Speed: {speed}\xD7","end.before-first":"Before the first roll.","end.stars":"stars","end.boards":"Boards","end.home":"Other games","curve.title":"Turn by turn","curve.turn":"After","band.0":"Legend","band.1":"Superb","band.2":"Strong","band.3":"Steady","band.4":"Learning","yardstick.bands":"How good a score is","yardstick.better":"better than {count} of 100 games that the bot {bot} played","yardstick.all":"better than all of 100 games that the bot {bot} played","yardstick.none":"the bot {bot} did at least as well in all of 100 games","yardstick.usual":"(measured with the usual set-up)","best.new":"Your best yet: it was {points}.","best.equal":"As good as your best.","best.below":"Your best is {points}.","table.follow":"Follow","table.follow-hint":"Shows whoever has just moved.","table.all-boards":"All boards","table.watch-whom":"Whom to watch","screen.join":"Join at","screen.soon":"The game begins soon.","screen.place":"in place {place}","screen.done":"of {count} are done","screen.thinking":"{count} still thinking","screen.thinking.one":"{count} still thinking","screen.to-table":"To the table","screen.back":"Back to the table","screen.and":"{one} and {two}","screen.type-code":"and type this code","screen.scan":"or scan this","screen.played":"{count} played","screen.played.one":"{count} played","screen.follow":"Watch along","screen.leaders":"Leaders","screen.seats":"players","screen.seats.one":"player","screen.start-countdown":"{seconds} s countdown","screen.at-zero":"Then a bot plays for those who are not done.","screen.every-turn":"every turn","screen.stop-countdown":"Stop the countdown","help.title":"Keys and taps","help.tap":"Tap a die, then a glowing place; or a place first. Where nothing is spent a tap plays at once; else a tick waits.","help.hold":"Hold a place (or right-click it, or press \u201CAll moves\u201D first) for everything that can be done there, such as spending a power.","help.outlines":"A thick outline: a tap there costs nothing. A dashed one: only something that costs or spends more goes there.","help.forbidden":"Tap a place that does not glow: the reason appears.","help.arrows":"Arrow keys","help.arrows-do":"move over the sheet","help.enter":"Enter or Space","help.enter-do":"act on a die or place","help.digits":"1 \u2026 9","help.digits-do":"choose a die","help.open-do":"to the next or previous place where something can be done","help.escape":"Escape","help.escape-do":"close a window, let go of the die","help.u":"undo","help.d":"done","help.h":"hint; again: other ways","help.m":"other moves, if there are many","help.o":"options: the next tap offers everything","help.shift":"Shift + Enter","help.shift-do":"everything that can be done at a place","help.question":"this help"};function Wn(e,t){let n=Object.entries({...t,language:v.value}).map(([o,s])=>[o,String(s)]);return`${e}?${new URLSearchParams(n)}`}var _s=(e,t)=>Wn(`/api/games/${e.id}/print`,t),Hs=(e,t)=>Wn(`/api/tables/${e.table}/sheet`,t);function qs(e,t){return e.seats.filter(o=>e.kind==="table"?o.kind!=="open":o.seat===t).map(o=>[String(o.seat),o.name])}function Ys(e){return e.options.filter(t=>e.paper?.options.includes(t.name)).map(t=>({name:t.name,title:t.title,first:String(t.default),choices:t.choices.map((n,o)=>[String(n),t.labels[o]??String(n)])}))}function Z({label:e,value:t,choices:n,set:o}){return a`<label>${e}<select value=${t} onChange=${s=>o(s.target.value)}>
    ${n.map(([s,r])=>a`<option key=${s} value=${s}>${r}</option>`)}</select></label>`}function Gs({game:e,close:t}){let[n,o]=p("a4"),[s,r]=p("false"),[i,c]=p(!1),[u,d]=p({});return a`<${B} title=${l("paper.title",{game:e.name})} close=${t}>
    <div class="stacked pairs">
      <p class="muted small whole">${l("paper.hint")}</p>
      <${Z} label=${l("paper.size")} value=${n} set=${o} choices=${[["a4",l("paper.size.a4")],["letter",l("paper.size.letter")]]} />
      <${Z} label=${l("paper.look")} value=${s} set=${r} choices=${[["false",l("paper.look.color")],["true",l("paper.look.ink")]]} />
      ${Ys(e).map(({name:$,title:m,first:f,choices:h})=>a`<${Z} key=${$} label=${m} value=${u[$]??f}
        choices=${h} set=${k=>d({...u,[$]:k})} />`)}
      ${e.paper?.rules&&a`<label class="check whole"><input type="checkbox" checked=${i}
        onChange=${$=>c($.target.checked)} />${l("paper.rules")}</label>`}
      ${i&&a`<p class="muted small whole">${l("paper.both-sides")}</p>`}
      <a class="button primary whole" href=${_s(e,{paper:n,ink:s,rules:i,...u})} download>${l("paper.save")}</a>
    </div>
  <//>`}function In({game:e}){let[t,n]=p(!1);return a`<button class="quiet small" onClick=${()=>n(!0)}>${l("paper.open")}</button>
    ${t&&a`<${Gs} game=${e} close=${()=>n(!1)} />`}`}function Ks(e){let t=e==="svg"?"image/svg+xml":e==="pdf"?"application/pdf":"image/png",n=new File([],`picture.${e}`,{type:t});return"canShare"in navigator&&navigator.canShare({files:[n]})}async function Js(e,t,n){let o=await fetch(e);if(!o.ok)throw new Error(o.statusText);let s=await o.blob();await navigator.share({title:t,files:[new File([s],`${t}.${n}`,{type:s.type})]})}function Us({store:e,view:t,seat:n,close:o}){let[s,r]=p(String(n)),[i,c]=p(document.documentElement.dataset.theme==="dark"?"dark":"light"),[u,d]=p(""),[$,m]=p(!1);g(()=>{J().then(w=>m(w.prints),()=>{})},[]);let f=u||($?"png":"svg"),h=qs(t,n),k=Hs(t,{seat:Number(s),look:i,format:f}),y=()=>{o(),e.tell(l("picture.saved"),"good")},b=w=>{w.name!=="AbortError"&&e.tell(S(w),"bad")},x=()=>Js(k,t.game.name,f).then(o,b);return a`<${B} title=${l("picture.open")} close=${o}>
    <div class="stacked pairs">
      ${h.length>1&&a`<${Z} label=${l("end.seat")} value=${s} choices=${h} set=${r} />`}
      <${Z} label=${l("paper.look")} value=${i} set=${c}
        choices=${[["light",l("page.theme.light")],["dark",l("page.theme.dark")],["ink",l("paper.look.ink")]]} />
      ${$&&a`<${Z} label=${l("picture.format")} value=${f} set=${d}
        choices=${[["png",l("picture.format.png")],["svg",l("picture.format.svg")],["pdf",l("picture.format.pdf")]]} />`}
      ${Ks(f)&&a`<button class="whole" onClick=${x}>${l("picture.share")}</button>`}
      <a class="button primary whole" href=${k} download onClick=${y}>${l("picture.save")}</a>
    </div>
  <//>`}var Vs=36,Qs=5200,_n=["die","star","cross","die","star"],Hn=["red","blue","green","yellow","orange","purple"],qn=[[[12,12]],[[7,7],[17,17]],[[7,7],[12,12],[17,17]],[[7,7],[17,7],[7,17],[17,17]],[[7,7],[17,7],[12,12],[7,17],[17,17]]];function ee(e,t){let n=Math.sin((e+1)*12.9898+t*78.233)*43758.5453;return n-Math.floor(n)}function Xs({kind:e,at:t}){return e==="star"?a`<path d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />`:e==="cross"?a`<path class="confetti-cross" d="M5 4c5 6 9 11 14 16M19 4C14 10 9 14 5 20" />`:a`<rect x="2" y="2" width="20" height="20" rx="5" />
    ${(qn[t%qn.length]??[]).map(([n,o])=>a`<circle key=${`${n} ${o}`} cx=${n} cy=${o} r="2.1" />`)}`}function te(){let[e,t]=p(!1),n=F();return g(()=>{if(n)return;let o=setTimeout(()=>t(!0),Qs);return()=>clearTimeout(o)},[]),e?null:a`<div class=${`confetti${n?" is-still":""}`} aria-hidden="true">
    ${Array.from({length:n?9:Vs},(o,s)=>a`<svg key=${s} viewBox="0 0 24 24"
      class=${`confetti-piece confetti-${Hn[s%Hn.length]}`} style=${{left:`${n?4+s*11.5:ee(s,1)*100}%`,width:`${16+Math.round(ee(s,2)*16)}px`,"--delay":`${Math.round(ee(s,3)*1600)}ms`,"--fall":`${2200+Math.round(ee(s,4)*1200)}ms`,"--drift":`${Math.round(ee(s,5)*240-120)}px`,"--spin":`${Math.round(ee(s,6)*900-450)}deg`}}><${Xs} kind=${_n[s%_n.length]} at=${s} /></svg>`)}
  </div>`}var Zs=[1,2,5];function Re(e,t){let n=Math.min(0,...e),o=Math.max(0,...e)||(n?0:1),s=o-n,r=10**Math.floor(Math.log10(s/t)),i=[...Zs,10].map(d=>d*r).find(d=>s/d<=t)??10*r,[c,u]=[Math.floor(n/i),Math.ceil(o/i)];return Array.from({length:u-c+1},(d,$)=>Number(((c+$)*i).toFixed(6)))}function je({width:e,height:t,left:n,right:o,top:s,bottom:r},i,c){let[u,d]=[c[0]??0,c[c.length-1]??1];return{x:$=>n+$*(e-n-o)/Math.max(1,i-1),y:$=>t-r-($-u)*(t-s-r)/(d-u||1)}}function Yn(e){let t=n=>Math.round(n*10)/10;return e.map(([n,o],s)=>s?`H${t(n)}V${t(o)}`:`M${t(n)} ${t(o)}`).join("")}function Gn(e,t,n,o){let s=e.map((u,d)=>d).sort((u,d)=>(e[u]??0)-(e[d]??0)),r=e.map(()=>0),i=n;for(let u of s)r[u]=Math.max(i,e[u]??0),i=(r[u]??0)+t;let c=o;for(let u of s.reverse())r[u]=Math.min(r[u]??0,c),c=(r[u]??0)-t;return r}function ne(e,t){let n=e.findIndex(o=>o.step>=t);return n<0?e.length-1:n}function de(e){let t=new Set(e.slice(1).map(({round:o})=>o)).size<2,n=[];return e.forEach(({round:o,turn:s},r)=>{if(!r)return;let i=t?s:o,c=n[n.length-1];c&&c.label===i?c.to=r:n.push({label:i,from:r-1,to:r})}),n}function I({step:e,round:t,turn:n,round_name:o}){if(!e)return l("end.before-first");let s=o||l("table.round",{round:t});return n?`${s}, ${l("table.turn",{turn:n})}`:s}var er=.3,tr="(max-width: 699px)",Kn="input, select, textarea, dialog[open], [role=button], [role=slider], .scroll",nr=`${Kn}, button, a, summary`,or={first:"M6 5v14M19 5l-9 7 9 7z",back:"M16 5l-9 7 9 7z",play:"M8 5l11 7-11 7z",pause:"M8 5v14M16 5v14",forward:"M8 5l9 7-9 7z",last:"M5 5l9 7-9 7zM18 5v14"};function pe({icon:e,label:t,kind:n="",disabled:o=!1,act:s}){return a`<button class=${`round replay-key ${n}`} aria-label=${t} title=${t} disabled=${o} onClick=${s}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${or[e]} /></svg></button>`}function sr({at:e,steps:t,toggle:n,goTo:o}){G(()=>{let s=r=>{let i=r.target;if(!(r.ctrlKey||r.metaKey||r.altKey||r.shiftKey||document.querySelector("dialog[open]"))&&!i.closest(r.key===" "?nr:Kn)){if(r.key===" ")n();else if(r.key==="ArrowRight")o(e+1);else if(r.key==="ArrowLeft")o(e-1);else if(r.key==="Home")o(0);else if(r.key==="End")o(t);else return;r.preventDefault()}};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)})}function me({sheet:e,tools:t,changed:n=new Set,moment:o}){let[s,r]=p(-1);g(()=>r(-1),[o]);let i={open:new Map,glow:s<0?n:new Set([s]),tap:({number:u})=>r(u),reads:!0},c=matchMedia(tr).matches?void 0:er;return a`<div class="read-board"><${Ae} sheet=${e} tools=${t} touch=${i} least=${c} />
    <p class="read-place" role="status">${Ee(e,s,t)}</p></div>`}function rr({gains:e}){return a`<span class="replay-gains">${e.map(({sign:t,name:n,more:o})=>a`<span key=${t} class=${o>0?"gain more":"gain less"}>
    <${Xt} sign=${t} size=${20} /><b>${o>0?"+":"\u2212"}${Math.abs(o)}</b> ${n||l("end.stars")}</span>`)}</span>`}function ar({curve:e,steps:t}){return t?a`<span class="turn-marks" aria-hidden="true">${e.slice(1).map(({step:n,round:o,turn:s},r)=>a`<i key=${n}
    class=${s&&e[r+2]?.round===o?"":"is-round"} style=${{"--at":String(n/t)}}></i>`)}</span>`:null}function lr({view:e,curve:t,playback:{at:n,steps:o,seat:s,playing:r,speed:i,goTo:c,toggle:u,setSeat:d,faster:$}}){let m=A(e).filter(({kind:h})=>h!=="open"),f=t[ne(t,n)];return a`<div class="replay-tools">
    <div class="replay-keys" role="group" aria-label=${l("end.replay")}>
      <${pe} icon="first" kind="ends" label=${l("end.first")} disabled=${n<=0} act=${()=>c(0)} />
      <${pe} icon="back" label=${l("end.previous")} disabled=${n<=0} act=${()=>c(n-1)} />
      <${pe} icon=${r?"pause":"play"} kind="primary run" label=${l(r?"end.pause":"end.play")} disabled=${!o} act=${u} />
      <${pe} icon="forward" label=${l("end.following")} disabled=${n>=o} act=${()=>c(n+1)} />
      <${pe} icon="last" kind="ends" label=${l("end.last")} disabled=${n>=o} act=${()=>c(o)} />
    </div>
    <label class="slider"><span>${o?l("end.step",{step:n,steps:o}):l("end.replay")}
        ${f&&a` <span class="muted">${I(f)}</span>`}</span>
      <input type="range" min="0" max=${o} value=${n} disabled=${!o}
        onInput=${h=>c(Number(h.target.value))} /><${ar} curve=${t} steps=${o} /></label>
    <button class="small speed" aria-label=${l("end.speed",{speed:i})} title=${l("end.speed",{speed:i})} onClick=${$}>${i}×</button>
    ${m.length>1&&a`<label class="inline whose"><span>${l("end.seat")}</span><select value=${String(s)}
      onChange=${h=>d(Number(h.target.value))}>
      ${m.map(h=>a`<option key=${h.seat} value=${String(h.seat)}>${h.name}</option>`)}</select></label>`}
  </div>`}function Fe({store:e,view:t,curve:n,playback:o,note:s}){let{shown:r,failure:i,again:c,at:u,seat:d}=o;sr(o);let $=E(e,t,d),m=r?.seat===d?r:null,f=m?ot(m.now.board):$,h=m?.before?ot(m.before.board):null,k=P(f),y=m?.now??t;return a`<section class="panel replay" data-step=${m?.now.step} aria-label=${l("end.replay")}>
    <h2 class="visually-hidden">${l("end.replay")}</h2>
    ${k?a`<${me} sheet=${k} tools=${y} moment=${`${d} ${u}`} changed=${f?mn(h,f):new Set} />`:!i&&a`<p class="muted read-board">${l("page.loading")}</p>`}
    <div class="replay-now">
      ${f&&f.dice.length>0&&a`<${V} key=${m?.jump} dice=${f.dice} board=${f} tools=${y} rolled=${m?.now.rolled}
        seat=${d} usable=${f.dice} />`}
      <div class="replay-told">
        <p class="replay-text" aria-live="polite">${m?.now.text||l("end.before-first")}</p>
        <div class="replay-below">${f&&a`<${rr} gains=${$n(h,f,t.game.counters??[])} />`}${s}</div>
      </div>
    </div>
    ${i&&a`<div class="replay-failure notice bad" role="alert"><p>${i}</p>
      <button class="small" onClick=${c}>${l("page.again")}</button></div>`}
    <${lr} view=${t} curve=${n} playback=${o} />
  </section>`}var ir=8;function cr(e){let t=A(e).filter(({kind:r})=>r!=="open"),n=(e.result??[]).map(({seat:r})=>r);return[...new Set([...e.you.seat===null?[]:[e.you.seat],...n])].flatMap(r=>t.find(i=>i.seat===r)??[]).slice(0,e.kind==="event"?1:ir)}function ur({store:e,view:t,seat:n}){let[o,s]=p(!1),r=P(E(e,t,n.seat)),i=n.seat===t.you.seat;return r?a`<li class=${`gallery-board${i?" you":""}`}>
    <div class="miniature-frame"><${Le} sheet=${r} tools=${t} />
      <button class="cover" aria-label=${l("table.show-sheet",{name:n.name})} onClick=${()=>s(!0)}></button></div>
    <span class="gallery-name">${i?l("chip.you"):n.name}</span>
    ${o&&a`<${B} title=${l("table.sheet-of",{name:n.name})} kind="wide board-dialog" close=${()=>s(!1)}>
      <${me} sheet=${r} tools=${t} />
      <div class="buttons"><${ze} store=${e} view=${t} seat=${n.seat} /></div><//>`}
  </li>`:null}function Jn({store:e,view:t}){let n=cr(t);return n.length?a`<section class="panel gallery"><h2>${l("end.boards")}</h2>
    <ul class="gallery-list">${n.map(o=>a`<${ur} key=${o.seat} store=${e} view=${t} seat=${o} />`)}</ul>
  </section>`:null}var dr={html:a,useLayoutEffect:G,useRef:z,useState:p,say:l,language:v,go:M,nameOrGuest:R,seatsOf:A,openBranch:Ht,failureText:S},pr=1500;function Un(e,t){let[n,o]=p(null),[s,r]=p(""),[i,c]=p(0),u=v.value,d=z("");d.current=`${e} ${t}`;let $=n?.state==="running";return g(()=>{o(null),r("")},[e,t]),g(()=>{let f=!0,h=b=>{f&&(r(""),o(b))},y=setTimeout(()=>It(e,t).then(h,()=>{}).then(()=>{f&&$&&c(i+1)}),$?pr:0);return()=>{f=!1,clearTimeout(y)}},[e,t,u,$,i]),{found:n,failure:s,start:()=>{r("");let f=d.current,h=()=>f===d.current;_t(e,t).then(k=>{h()&&o(k)},k=>{h()&&r(S(k))})}}}function Vn(){let[e,t]=p(null);return g(()=>{import("/static/bundle/analysis-67XN276M.js").then(n=>{n.begin(dr,ve),t(n)},()=>{})},[]),e}var q=176,mr=6,Qn=11,$r=["ArrowLeft","ArrowRight","Home","End","PageUp","PageDown"];function fr(e,t){let n=e.you.seat??t,o=e.result.map(u=>u.seat),r=A(e).filter(({kind:u})=>u!=="open").map(u=>({seat:u.seat,name:u.seat===e.you.seat?l("chip.you"):u.name,mine:u.seat===n,kind:""}));r.sort((u,d)=>o.indexOf(d.seat)-o.indexOf(u.seat));let i=r.filter(u=>!u.mine).reverse();return r.map(u=>({...u,kind:u.mine?"mine":`other-${i.indexOf(u)%4}`})).sort((u,d)=>Number(u.mine)-Number(d.mine))}function Xn(e,t){return[...t].reverse().map(({seat:n,name:o})=>`${o} ${e.points[n]??""}`).join(" \xB7 ")}function hr(){let e=z(null),[t,n]=p(360);return G(()=>{let o=e.current;if(!o)return;let s=()=>n(Math.max(220,Math.floor(o.clientWidth))),r=new ResizeObserver(s);return s(),r.observe(o),()=>r.disconnect()},[]),{frame:e,width:t}}function br(e){return e.length<=mr?e:[...e.filter(({mine:t})=>!t).slice(-3),...e.filter(({mine:t})=>t)]}var Zn=e=>e.length>Qn?`${e.slice(0,Qn-1)}\u2026`:e;function gr({curve:e,lines:t,width:n,at:o}){let s=t.length>1?br(t):[],r=Math.max(0,...s.map(({name:b})=>Zn(b).length)),i=Re(e.flatMap(({values:b})=>b),4),c=10+8*Math.max(...i.map(b=>String(b).length)),u={width:n,height:q,left:c,right:s.length?14+r*7.4:12,top:10,bottom:24},{x:d,y:$}=je(u,e.length,i),m=({seat:b},x)=>e[x]?.values[b]??0,f=e.length-1,h=Gn(s.map(b=>$(m(b,f))),15,u.top+4,q-u.bottom),k=de(e),y=Math.ceil(k.length*20/(n-u.left-u.right));return a`<svg class="curve-chart" width=${n} height=${q} viewBox=${`0 0 ${n} ${q}`} aria-hidden="true">
    ${i.map(b=>a`<g key=${b} class=${b?"":"is-zero"}>
      <line class="curve-grid" x1=${c} x2=${n-u.right} y1=${$(b)} y2=${$(b)} />
      <text class="curve-number" x=${c-6} y=${$(b)} text-anchor="end" dominant-baseline="central">${b}</text></g>`)}
    ${k.map(({label:b,from:x,to:w},T)=>a`<g key=${x}>
      ${x>0&&a`<line class="curve-round" x1=${d(x)} x2=${d(x)} y1=${u.top} y2=${q-u.bottom} />`}
      ${T%y===0&&a`<text class="curve-number" x=${(d(x)+d(w))/2} y=${q-8} text-anchor="middle">${b}</text>`}</g>`)}
    <line class="curve-now" x1=${d(o)} x2=${d(o)} y1=${u.top-4} y2=${q-u.bottom} />
    ${t.map(b=>a`<path key=${b.seat} class=${`curve-line is-${b.kind}`}
      d=${Yn(e.map((x,w)=>[d(w),$(m(b,w))]))} />`)}
    ${t.map(b=>a`<circle key=${b.seat} class=${`curve-dot is-${b.kind}`}
      cx=${d(o)} cy=${$(m(b,o))} r=${b.mine?5.5:3.5} />`)}
    ${s.map((b,x)=>a`<text key=${b.seat} class=${`curve-name is-${b.kind}`} x=${n-u.right+8} y=${h[x]}
      dominant-baseline="central">${Zn(b.name)}</text>`)}
  </svg>`}function yr({curve:e,lines:t}){let n=[...t].reverse();return a`<table class="visually-hidden"><caption>${l("curve.title")}</caption>
    <thead><tr><th scope="col">${l("curve.turn")}</th>${n.map(({seat:o,name:s})=>a`<th key=${o} scope="col">${s}</th>`)}</tr></thead>
    <tbody>${e.slice(1).map(o=>a`<tr key=${o.step}><th scope="row">${I(o)}</th>
      ${n.map(({seat:s})=>a`<td key=${s}>${o.points[s]}</td>`)}</tr>`)}</tbody></table>`}function st(e,t,n){if(e==="Home")return 0;if(e==="End")return t.length-1;if(e==="ArrowLeft"||e==="ArrowRight")return n+(e==="ArrowLeft"?-1:1);let o=[0,...de(t).map(({to:s})=>s)];return e==="PageDown"?o.find(s=>s>n)??n:o.reverse().find(s=>s<n)??n}var eo=e=>e.curve.length<3?null:a`<${kr} ...${e} />`;function kr({view:e,curve:t,playback:n}){let{frame:o,width:s}=hr(),[r,i]=p(-1),c=fr(e,n.seat),u=ne(t,n.at),d=t[r<0?u:r]??t[0];if(!d)return null;let $=h=>n.goTo(t[Math.max(0,Math.min(t.length-1,h))]?.step??0),m=({currentTarget:h,clientX:k})=>{let y=h.querySelector(".curve-grid").getBoundingClientRect();return Math.max(0,Math.min(t.length-1,Math.round((k-y.left)/y.width*(t.length-1))))},f=h=>{!$r.includes(h.key)||h.ctrlKey||h.metaKey||h.altKey||(h.preventDefault(),i(-1),$(st(h.key,t,u)))};return a`<section class="panel curve"><h2>${l("curve.title")}</h2>
    <div ref=${o} class="curve-frame" role="slider" tabindex="0" aria-label=${l("curve.title")} aria-orientation="horizontal"
      aria-valuemin="0" aria-valuemax=${t.length-1} aria-valuenow=${u}
      aria-valuetext=${`${I(t[u]??d)}: ${Xn(t[u]??d,c)}`}
      onKeyDown=${f} onPointerMove=${h=>i(m(h))} onPointerLeave=${()=>i(-1)}
      onClick=${h=>$(m(h))}>
      <${gr} curve=${t} lines=${c} width=${s} at=${r<0?u:r} /></div>
    <p class="curve-text" aria-hidden="true"><b>${I(d)}</b> ${Xn(d,c)}</p>
    <${yr} curve=${t} lines=${c} />
  </section>`}var wr=1100,vr=60,rt=[1,2,4];function xr(e){let t=z(new Map);return(n,o)=>{let s=`${v.value} ${o} ${n}`,r=t.current.get(s)??Rt(e,n,o);return t.current.set(s,r),r.catch(()=>t.current.delete(s)),r}}function to(e,t){let[n,o]=p(-1),[s,r]=p(t),[i,c]=p(null),[u,d]=p(""),[$,m]=p(0),[f,h]=p(!1),[k,y]=p(1),b=xr(e),x=v.value;g(()=>{let D=!0,ye=async()=>{let N=n<0?(await b(0,s)).steps:n,[ce,Ve]=await Promise.all([b(N,s),N>0?b(N-1,s):null]);D&&(d(""),c(ke=>({now:ce,before:Ve,seat:s,jump:(ke?.jump??0)+ +(ke?.seat!==s||ke.now.step!==ce.step-1)})),f&&N<ce.steps&&b(N+1,s).catch(()=>{}))},L=N=>{D&&(h(!1),d(S(N)))},Y=setTimeout(()=>ye().catch(L),n<0||f?0:vr);return()=>{D=!1,clearTimeout(Y)}},[n,s,x,$]);let w=i?.now.steps??0,T=n<0?w:n,ge=i?.now.step===T;return g(()=>{if(!f||!ge)return;if(T>=w){h(!1);return}let D=setTimeout(()=>o(T+1),wr/k);return()=>clearTimeout(D)},[f,ge,T,k]),{at:T,steps:w,seat:s,shown:i,failure:u,playing:f,speed:k,goTo:D=>{h(!1),o(Math.max(0,Math.min(w,D)))},toggle:()=>{!f&&T>=w&&o(0),h(!f&&w>0)},setSeat:r,again:()=>{d(""),m($+1)},faster:()=>y(rt[(rt.indexOf(k)+1)%rt.length]??1)}}var no=({broken:e,skipped:t})=>e+2**t,Sr=({pledges:e,words:t})=>e.map(([n])=>n).filter(n=>t[n]===void 0);function oo(e,t,n){let o={rolls:e.rolls.length,words:Object.keys(e.words).length,broken:e.broken.length,skipped:Sr(e).length},s=(y,b=0)=>({...o,state:"wrong",reason:y,roll:b});if(t.wrong)return s(`twice-${t.wrong}`);let r=[...e.broken,e],i=r.map((y,b)=>zr(y,t,b)).find(y=>y);if(i)return s(i);if(t.order.length>r.length)return s("commitment");let c=Qe(e.seed),u=t.attempts[c],d=!!(u?.pledge&&n&&u.seat!==null&&e.words[u.seat]===n),$=Et(Xe(c,e.pledges),e.words),m=e.rolls.find(y=>!Or(e.seed,$,y));if(m)return s("roll",m.number);let f=e.rolls.find(({number:y,text:b})=>(t.rolls[y]??b)!==b);if(f)return s("other-roll",f.number);let h=e.rolls[e.rolls.length-1]?.number??0;if(Object.keys(t.rolls).some(y=>Number(y)>h))return s("fewer-rolls");let k=!!(u&&t.order.includes(c));return{...o,reason:"",roll:0,state:d?"fair":k?"seen":"unseen"}}function zr({seed:e,pledges:t,words:n},o,s){let r=Qe(e);if(o.order[s]&&o.order[s]!==r)return"commitment";let i=o.attempts[r];if(i&&i.list!==Xe(r,t))return"list";if(i?.shown&&i.seat!==null&&n[i.seat]===void 0)return"word";let c=new Map(t.map(([d,$,m])=>[String(d),{number:$,hash:m}]));return Object.entries(n).every(([d,$])=>{let m=c.get(d);return m&&At(r,m.number,$)===m.hash})?"":"pledge"}function Or(e,t,{number:n,text:o,choices:s}){let r=Lt(e,t,n,s.map(({length:i})=>i));return s.length>0&&r.every((i,c)=>s[c]?.[i]===o)}var at=e=>`${e.game.id}-${e.table}.txt`;function so(e,t){let[n,o]=p(null),[s,r]=p(""),i=async()=>{try{let c=await Nt(t.table),{sight:u}=e.tosser;o(oo(c,u.seen(),u.file().word))}catch(c){r(S(c))}};return g(()=>{t.toss&&t.kind==="table"&&i()},[]),{verdict:n,failure:s,start:i}}var ro=e=>e.skipped>20?`2^${e.skipped}`:no(e);function Tr(e){let{state:t,words:n,broken:o,skipped:s}=e;return t==="wrong"||t==="unseen"?l(`dice.verdict.${t}`):n?o||s?l("dice.verdict.bounded",{results:ro(e)}):l(`dice.verdict.${t}`):l("dice.verdict.wordless")}function ao(e){let{state:t,reason:n,roll:o,rolls:s,words:r,broken:i,skipped:c}=e;if(t==="wrong"&&n)return[l("dice.wrong"),l(`dice.wrong.${n}`,{roll:o}),l("dice.wrong-keep")];let u=ro(e);return[l("dice.derived",{count:s}),l(t==="unseen"?"dice.unseen-first":"dice.as-seen"),l(r&&t!=="wrong"?`dice.${t}`:"dice.wordless",{count:r}),...i||c?[l("dice.withheld",{broken:i,skipped:c,results:u})]:[],l("dice.table-of-numbers")]}function lo({check:e}){if(e.verdict?.state!=="wrong")return null;let[t,...n]=ao(e.verdict);return a`<section class="dice-alarm" role="alert"><h2>${t}</h2>${n.map(o=>a`<p key=${o}>${o}</p>`)}</section>`}function Mr(e,t){let n=URL.createObjectURL(new Blob([JSON.stringify(e.tosser.sight.file(),null,1)],{type:"application/json"}));Object.assign(document.createElement("a"),{href:n,download:io(t)}).click(),setTimeout(()=>URL.revokeObjectURL(n),1e3)}var io=e=>`${e.game.id}-${e.table}-seen.json`;function co({store:e,view:t,check:n}){if(!t.commitment)return null;let{verdict:o,failure:s}=n,{word:r}=e.tosser.sight.file(),i=o?.state??"unchecked";return a`<div class="proof">
    ${o&&a`<p class=${`dice-verdict is-${i}`}>${Tr(o)}</p>`}
    ${s&&a`<p class="dice-verdict is-unseen">${s}</p>`}
    ${t.toss&&!o&&!s&&a`<button class="small" onClick=${n.start}>${l("dice.check")}</button>`}
    ${!t.toss&&a`<p class="dice-verdict is-unseen">${l("dice.before-toss")}</p>`}
    <details><summary>${l("end.proof")}</summary>
      ${o&&ao(o).map(c=>a`<p key=${c}>${c}</p>`)}
      <dl><dt>${l("end.seed")}</dt><dd><code>${t.seed}</code></dd><dt>${l("lobby.commitment")}</dt><dd><code>${t.commitment}</code></dd>
        ${r&&a`<dt>${l("end.word")}</dt><dd><code>${r}</code></dd>`}</dl>
      <p>${l("end.verify")} <code>rollwright verify ${at(t)}${t.toss&&` --seen ${io(t)}`}</code></p>
      ${t.toss&&a`<button class="small" onClick=${()=>Mr(e,t)}>${l("dice.save")}</button>`}
    </details>
  </div>`}var uo="rollwright.met-bots";function po(e){try{let t=JSON.parse(e().getItem(uo)??"{}");return t&&typeof t=="object"&&!Array.isArray(t)?t:{}}catch{return{}}}var mo=e=>e.split("-")[0]??"",$o=(e,t)=>`${e} ${mo(t)}`;function oe(e,t,n){let o=po(e)[$o(t,n)];return typeof o=="string"&&mo(o)===n?o:n}function fo(e,t,n){try{e().setItem(uo,JSON.stringify({...po(e),[$o(t,n)]:n}))}catch{}}function ho({game:e,review:{next_bot:t}}){return g(()=>{t&&fo(()=>localStorage,e,t.bot)},[e,t?.bot]),t&&a`<p class="how-good">${t.told}</p>`}var bo=4,go=6;function Cr(e,t){return e===2?l("end.second"):e===3?l("end.third"):l("end.placed",{place:e,seats:t})}function $e(e,t){let n=t.filter(u=>u.place===1),[o]=n;if(e.status?.verdict)return e.status.verdict;if(!o)return"";let s=e.winners||n.length,r={name:o.name,count:s-1},i=n.some(u=>u.seat===e.you.seat),c=t.find(u=>u.seat===e.you.seat);return t.length===1?l("end.alone",{score:o.words}):i&&s>bo?l("end.shared-many",r):i?l(s>1?"end.shared":"end.won"):c&&e.kind==="table"?Cr(c.place,t.length):s===1?l("end.winner",{name:o.name}):s>bo?l("end.winners-many",r):l("end.winners",{names:n.map(u=>u.name).join(", ")})}function ko(e,t){let n=t.find(r=>r.place===1);if(!n||t.length===1&&!e.status?.verdict)return"";let o=t.find(r=>r.place>1);if(!o)return n.words;let s=t.find(r=>r.seat===e.you.seat);return s&&s.place>1&&e.kind==="table"?`${Pr(e,t)} ${yo(n,s)}`.trim():e.winners>1||t.filter(r=>r.place===1).length>1?l("end.why-shared",{score:n.words,other:o.name,next:o.words}):n.words!==o.words?l("end.why",{name:n.name,score:n.words,other:o.name,next:o.words}):yo(n,o)}function yo(e,t){if(e.words!==t.words)return"";let[n,o]=Object.keys(e.numbers).filter(s=>e.numbers[s]!==t.numbers[s]);return!n||o?l("end.why-equal",{score:e.words}):l("end.why-tie",{score:e.words,what:e.labels[n]??n,one:e.numbers[n]??"",two:t.numbers[n]??""})}function Pr(e,t){let n=t.filter(s=>s.place===1),[o]=n;return o?n.length===1?l("end.wins-with",{name:o.name,score:o.words}):`${$e({...e,you:{...e.you,seat:null}},t)}`:""}function wo(e,t,n){let o=t.find(s=>s.seat===e.you.seat);return!o||o.place!==1?!1:t.length>1?!0:e.status?.verdict?o.score>0:!n||n.band<n.limits.length-1}function Ar({view:e,results:t}){let n=t.find(o=>o.seat===e.you.seat);return e.kind!=="event"||!n||t.length===1?null:a`<p class="own-place"><b>${l("end.own-place",{place:n.place,seats:e.count??t.length,score:n.words})}</b></p>`}function lt(e){return Array.isArray(e)?e.map(lt).join(" + "):e&&typeof e=="object"?Object.entries(e).map(([t,n])=>`${t} ${lt(n)}`).join(", "):String(e)}function Er(e){let n=e.map(({points:o,words:s})=>s.startsWith(o)?s.slice(o.length).trim():"").reduce((o,s)=>s.length>o.length?s:o,"");return n?n.charAt(0).toUpperCase()+n.slice(1):l("end.score")}function vo({view:e,results:t}){let o=[...new Set(t.flatMap(i=>Object.keys(i.numbers)))].filter(i=>t.some(c=>c.numbers[i]!==c.points)),s=t[0]?.labels??{},r=t.length>1&&t.some(i=>i.place);return t.length===1&&!o.length?null:a`<${Ar} view=${e} results=${t} />
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.results")}><table class="results">
    <caption class="visually-hidden">${l("end.results")}</caption>
    <thead><tr>${r&&a`<th scope="col">${l("end.place")}</th>`}<th scope="col">${l("end.name")}</th><th scope="col">${Er(t)}</th>
      ${o.map(i=>a`<th scope="col" key=${i}>${s[i]??i.replace(/_/g," ")}</th>`)}</tr></thead>
    <tbody>${t.map((i,c)=>a`<tr key=${i.seat} class=${i.seat===e.you.seat?"you":""}
        style=${{"--row":String(Math.min(c,8))}}>
      ${r&&a`<td><span class=${`place${i.place===1?" is-first":""}`}>${i.place}</span></td>`}
      <th scope="row">${i.name}${i.remark&&a` <span class="muted">${i.remark}</span>`}</th>
        <td><b class="result-points">${i.points}</b></td>
      ${o.map(u=>a`<td key=${u}>${lt(i.numbers[u]??"")}</td>`)}</tr>`)}</tbody>
  </table></div>`}function Lr(e,t){let n=Number(e);return t>0&&n>0?Math.min(1,n/t):0}function Br(e,t){if(t.length<=go)return t;let n=t.find(s=>s.seat===e.you.seat),o=t.filter(s=>s!==n).slice(0,go-+!!n);return t.filter(s=>s===n||o.includes(s))}function it({view:e,results:t}){let n=Br(e,t),o=n[0]?.parts??[];if(!o.length)return null;let s=[...new Set(o.map(c=>c.heading))],r=Math.max(...n.flatMap(c=>c.parts.map(u=>Number(u.points)||0))),i=c=>c.seat===e.you.seat?"you":"";return a`<section class="panel breakdown"><h2>${l("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${l("end.breakdown")}><table class="results">
      <thead><tr><td></td>${n.map(c=>a`<th scope="col" key=${c.seat} class=${i(c)}>${c.name}</th>`)}</tr></thead>
      ${s.map(c=>a`<tbody key=${c}>
        <tr class="heading"><th scope="rowgroup" colspan=${n.length+1}>${c}</th></tr>
        ${o.map((u,d)=>u.heading===c&&a`<tr key=${d} class=${u.total?"total":""}><th scope="row">${u.name}</th>
          ${n.map($=>{let m=$.parts[d]?.points??"";return a`<td key=${$.seat} class=${i($)}>
              <span class="part-bar" style=${{"--share":String(Lr(m,r))}}>${m}</span></td>`})}</tr>`)}</tbody>`)}
    </table></div>
  </section>`}function xo(e,t){let[n,o]=p(null),s=v.value;return g(()=>{let r=!0;return qt(e,t).then(i=>{r&&o(i)},()=>{}),()=>{r=!1}},[e,t,s]),n}var Dr=1100,We=46,Nr=.4,Rr={hand:{}};function jr(e,t){let n=Number(e);if(!e||Number.isNaN(n)||t>=1)return e;let o=1-(1-t)**3;return(n*o).toFixed(e.split(".")[1]?.length??0)}function Fr(e){let[t,n]=p(F()?1:0);return g(()=>{if(F())return;let o=performance.now(),s=0,r=i=>{let c=Math.min(1,Math.max(0,(i-o)/Dr));n(c),c<1&&(s=requestAnimationFrame(r))};return s=requestAnimationFrame(r),()=>cancelAnimationFrame(s)},[e]),{text:jr(e,t),done:t>=1}}function So(e,t){let n=0;return{places:[...e].map(s=>{let r=s==="."?t*Nr:t*.82;return n+=r,{sign:s,x:n-r/2}}),width:n}}function zo({points:e,hand:t}){let{text:n,done:o}=Fr(e),s=Yt(t,Rr);if(!s)return a`<span class="hand-score"></span>`;let r=We*s.width/s.height,i=So(e,r).width,c=Math.max(92,i+34),{places:u,width:d}=So(n,r),$=(c-d)/2,m={id:"ring",box:[4,6,c-8,80],center:[c/2,46],height:We};return a`<svg class=${`hand-score${o?" is-counted":""}`} viewBox=${`0 0 ${c} 92`} style=${{width:`${c}px`}} aria-hidden="true">
    ${o&&a`<g class="score-ring"><${Ze} place=${m} mark=${{mark:"outlined",text:"",tile:""}} hand=${s} /></g>`}
    <g class="score-digits">${u.map(({sign:f,x:h},k)=>f==="."?a`<circle key=${`${k}.`} cx=${$+h} cy=${46+We/2-4} r="3.4" />`:a`<${Ze} key=${`${k}${f}`} place=${{id:f,box:[0,0,0,0],center:[$+h,46],height:We}}
          mark=${{mark:"filled",text:f,tile:""}} hand=${s} />`)}</g></svg>`}var To="rollwright.best";function Mo(e){try{let t=JSON.parse(e().getItem(To)??"{}");return t&&typeof t=="object"&&!Array.isArray(t)?t:{}}catch{return{}}}function Oo(e,t,n){let{[t]:o,...s}=Mo(e);try{e().setItem(To,JSON.stringify(Object.fromEntries([[t,n],...Object.entries(s)].slice(0,60))))}catch{}}function Co(e,{setup:t,table:n,higher:o,score:s,points:r}){let i=Mo(e)[t];return!i||typeof i.score!="number"?(Oo(e,t,{score:s,points:r,table:n,before:null}),{kind:"first",points:r}):i.table===n?i.before?{kind:"new",points:i.before.points}:{kind:"first",points:r}:(o?s>i.score:s<i.score)?(Oo(e,t,{score:s,points:r,table:n,before:{score:i.score,points:i.points}}),{kind:"new",points:i.points}):{kind:s===i.score?"equal":"below",points:i.points}}var Po=e=>l(`band.${e}`);function Wr({band:e,better:t,bot:n,usual:o}){let s=t>=100?"yardstick.all":t>0?"yardstick.better":"yardstick.none";return`${Po(e)}: ${l(s,{count:t,bot:n})}${o?"":` ${l("yardstick.usual")}`}.`}function Ir(e,t,n){let o=e[t];if(o)return n?`${o}+`:`\u2264 ${o}`;let s=e[t-1]??"";return n?`< ${s}`:`> ${s}`}function Ao({review:{yardstick:e,higher_is_better:t}}){if(!e)return null;let{band:n,limits:o}=e;return a`<ol class="bands" aria-label=${l("yardstick.bands")}>${o.map((s,r)=>a`<li key=${r}
    class=${`band band-${r}${r===n?" is-mine":""}`}
    aria-current=${r===n?"true":void 0}><b>${Po(r)}</b> <span>${Ir(o,r,t)}</span></li>`)}</ol>`}function Eo({table:e,review:t,result:n}){let{setup:o,higher_is_better:s,yardstick:r}=t,[i]=p(()=>Co(()=>localStorage,{setup:o,table:e,higher:s,score:n.score,points:n.points})),c=i.kind==="first"?"":l(`best.${i.kind}`,{points:i.points});return a`<p class="how-good">${r&&a`<span>${Wr(r)}</span>`}
    ${c&&a` <b class=${`personal is-${i.kind}`}>${c}</b>`}</p>`}var _r={scalesOf:je,sectionsOf:de,ticksAround:Re,turnAfter:st,turnAt:ne,turnText:I};function ct({store:e,view:t,to:n}){if(t.rematch)return a`<${O} to=${n(t.rematch)} class="button primary next-game">${l("end.next")}<//>`;if(!gn(t))return null;let o=({table:r})=>{e.closed||yn(t.table,()=>M(n(r)))};return a`<button class="primary next-game" onClick=${()=>Dt(t.table).then(o,r=>e.tell(S(r),"bad"))}>${l("end.rematch")}</button>`}function Hr(e){let[t,n]=p(!1),o=z(e.rematch);return g(()=>{!o.current&&e.you.seat!==null&&e.rematch&&!bn(e)&&n(!0),o.current=e.rematch},[e.rematch]),[t,()=>n(!1)]}function qr({view:e,stay:t}){let n=A(e).find(({seat:s})=>s===e.rematch_by)?.name,o=()=>M(`/t/${e.rematch}`);return a`<footer class="ending-dock is-asking" role="alert"><p class="ending-notes"><b>${n?l("end.asks",{name:n}):l("end.host-asks")}</b></p>
    <button onClick=${t}>${l("end.stay")}</button><button class="primary next-game" onClick=${o}>${l("end.join")}</button></footer>`}function Lo({view:e,results:t,check:n,review:o}){let s=t.find(u=>u.seat===e.you.seat),r=s??t[0],i=wo(e,t,o?.yardstick)&&(t.length>1||o!==null),c=ko(e,t);return a`<section class=${`panel verdict${i?" is-joyful":""}`}>
    ${i&&a`<${te} />`}
    <${lo} check=${n} />
    <p class="muted verdict-game">${e.game.name} · ${l("end.title")}</p>
    <${kn} view=${e} />
    <div class="verdict-head">
      ${r&&a`<${zo} points=${r.points.split(" ")[0]??""} hand=${e.hand} />`}
      <div><h1>${$e(e,t)||l("end.title")}</h1>${c&&a`<p class="verdict-reason">${c}</p>`}</div>
    </div>
    ${s&&o&&a`<div><${Ao} review=${o} /><${Eo} table=${e.table} review=${o} result=${s} />
      <${ho} game=${e.game.id} review=${o} /></div>`}
    <${vo} view=${e} results=${t} />
  </section>`}function Yr({store:e,view:t,seat:n}){let o=P(E(e,t,n));return a`<section class="panel last-board" aria-label=${l("end.boards")}>${o&&a`<${me} sheet=${o} tools=${t} />`}</section>`}function Gr({store:e,view:t,seat:n,check:o}){let s=t.result??[],r=xo(t.table,n),i=to(t.table,n),c=r?.curve??[],u=Vn(),d={view:t,seat:i.seat,analysis:Un(t.table,i.seat),curve:c,playback:i,plot:_r};return a`<${Lo} view=${t} results=${s} check=${o} review=${r} />
    <${Fe} store=${e} view=${t} curve=${c} playback=${i} note=${u&&a`<${u.TurnNote} ...${d} />`} />
    <div class="ending-more">
      ${u&&a`<${u.AnalysisPanel} ...${d} />`}
      <${eo} view=${t} curve=${c} playback=${i} />
      <${it} view=${t} results=${s} />
      <${Jn} store=${e} view=${t} />
      <${Bo} store=${e} view=${t} check=${o} /></div>`}function Kr({store:e,view:t,seat:n,check:o}){let s=t.result??[];return a`<${Lo} view=${t} results=${s} check=${o} />
    <${Yr} store=${e} view=${t} seat=${n} />
    <div class="ending-more"><${it} view=${t} results=${s} /><${Bo} store=${e} view=${t} check=${o} /></div>`}function Bo({store:e,view:t,check:n}){return a`<section class="panel files">
    <a class="button" href=${`/api/tables/${t.table}/record`} download=${at(t)}>${l("end.record")}</a>
    <${co} store=${e} view=${t} check=${n} />
  </section>`}function Jr({store:e,view:t}){let n=t.you.seat??t.result[0]?.seat??0,o=so(e,t),[s,r]=Hr(t),i=t.kind==="event",c=t.kind==="table"?Gr:Kr;return a`<main id="content" class="ending">
    <${c} store=${e} view=${t} seat=${n} check=${o} />
    ${s?a`<${qr} view=${t} stay=${r} />`:a`<footer class="ending-dock">
      <div class="ending-notes">
        ${i&&!t.you.host&&t.you.seat!==null&&!t.rematch&&a`<p class="muted">${l("end.wait-host")}</p>`}
        ${i&&!t.rematch&&a`<${Pe} store=${e} view=${t} />`}
      </div>
      <${ze} store=${e} view=${t} seat=${n} />
      <${O} to="/" class="button">${l("end.home")}<//>
      <${ct} store=${e} view=${t} to=${u=>`/t/${u}`} />
    </footer>`}
  </main>`}var Ur=5,Vr=[35,50,65,80],Do=e=>1+Vr.filter(t=>e>=t).length,Qr=e=>l(`puzzle.level-${Do(e)}`);function Ie({difficulty:e}){let t=Do(e);return a`<span class="level"><span class="level-stars" aria-hidden="true">${"\u2605".repeat(t)}<span
    class="muted">${"\u2605".repeat(Ur-t)}</span></span> ${Qr(e)}</span>`}function No(e){return[...new Set(e.map(({game:n})=>n))].map(n=>e.filter(o=>o.game===n))}function Ro(e,t){let n=e.findIndex(({name:s})=>!t[s]),o=Math.max(0,Math.min(n<0?0:n,e.length-8));return e.slice(o,o+8)}var jo="rollwright.puzzles",Xr=["solved","missed","shown"];function j(e){try{let t=JSON.parse(e().getItem(jo)??"{}");return Object.fromEntries(Object.entries(t??{}).filter(([,n])=>Xr.includes(n)))}catch{return{}}}function Zr(e,t){return e==="solved"||e==="shown"?e:t}function ut(e,t,n){let o=j(e);try{e().setItem(jo,JSON.stringify({...o,[t]:Zr(o[t],n)}))}catch{}}function _e(e,t,n=""){let o=({name:c})=>c!==n&&t[c]!=="solved"&&t[c]!=="shown",s=e.find(({name:c})=>c===n),r=e.filter(c=>!s||c.game===s.game);return(s?r.slice(r.indexOf(s)+1):r).find(o)??r.find(o)??e.find(o)}function se(){let[e,t]=p(!1),[n,o]=p(""),s=async i=>{if(!e){t(!0),o("");try{let c=await i();M(c?`/t/${(await Ft(c,R())).table}`:"/puzzles")}catch(c){o(S(c)),t(!1)}}},r=async i=>_e((await U()).puzzles,j(()=>localStorage),i)?.name??"";return{open:i=>s(async()=>i),next:i=>s(()=>r(i)),busy:e,failure:n}}var ea=/^<svg[^>]* viewBox="([^"]*)"[^>]*><style>svg\{([^}]*)\}svg:target\{([^}]*)\}<\/style>([^]*)<\/svg>\s*$/;function Fo(e){return Object.fromEntries(e.split(";").filter(Boolean).map(t=>t.replace(/^--p-/,"").split(":")))}function Wo(e){let t=ea.exec(e);if(!t)return null;let[,n="",o="",s="",r=""]=t;return{viewBox:n,inside:r.replace(/<title>[^<]*<\/title>/g,"").replace(/<title ?\/>/g,""),light:Fo(o),dark:Fo(s)}}var _o=1100,Ho=4e3,qo=1800,ta="[data-turn]";function na(e){return[...new Set(e.map(Number))].sort((t,n)=>t-n)}function oa(e,t,n){let o=t===null?-1:e.indexOf(t);return[...e.slice(o+1),...e.slice(0,o+1)].find(n)??null}var _=[],Io=null,re=0,He=e=>[...e.querySelectorAll(ta)],sa=e=>Number(e.getAttribute("data-turn"));function dt(){let t=document.visibilityState==="visible"&&!F()?oa(_,Io,({seen:o,box:s})=>o&&He(s).length>0):null;if(!t){re=setTimeout(dt,Ho);return}Io=t;let n=na(He(t.box).map(o=>o.getAttribute("data-turn")??""));t.tell(0),re=setTimeout(()=>Yo(t,n),_o)}function Yo(e,[t,...n]){if(!_.includes(e)||t===void 0){ra(e);return}e.tell(t);for(let o of He(e.box))sa(o)===t&&o.classList.add("is-written");re=setTimeout(()=>Yo(e,n),n.length?_o:Ho)}function ra(e){for(let t of He(e.box))t.classList.remove("is-written");e.tell(-1),re=setTimeout(dt,qo)}function Go(e){let[t,n]=p(-1);return g(()=>{let o=e.current;if(!o||F())return;let s={box:o,tell:n,seen:!1},r=new IntersectionObserver(i=>{s.seen=i.some(({isIntersecting:c})=>c)},{threshold:.6});return r.observe(o),_=[..._,s],_.length===1&&(re=setTimeout(dt,qo)),()=>{r.disconnect(),_=_.filter(i=>i!==s),_.length||clearTimeout(re)}},[]),t}function fe({digest:e,onLoad:t}){return a`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${e}`} loading="lazy" decoding="async" alt="" onLoad=${t} />
    <img class="for-dark" src=${`/pictures/${e}#dark`} loading="lazy" decoding="async" alt="" onLoad=${t} />
  </span>`}var aa=we(({svg:e})=>a`<g dangerouslySetInnerHTML=${{__html:e}} />`);function pt({digest:e}){let[t,n]=p(null),o=async()=>{let u=await fetch(`/pictures/${e}`,{cache:"force-cache"}).catch(()=>{}),d=u?.ok?Wo(await u.text()):null;d&&n({digest:e,drawing:d})};if(t?.digest!==e)return a`<${fe} digest=${e} onLoad=${o} />`;let{viewBox:s,inside:r,light:i,dark:c}=t.drawing;return a`<span class="picture" aria-hidden="true"><svg class=${`drawn ${Ut(`picture-${e}`,{light:i,dark:c})}`} viewBox=${s}
    stroke-linejoin="round" stroke-linecap="round"><${aa} svg=${r} /></svg></span>`}function Ko([e,...t]){return!e||!t.length?"flat":e.height>e.width?"fan":"heap"}function mt({dice:e}){return a`<span class="cover-dice">${e.map(({value:t,tint:n=""},o)=>a`<span key=${o} class="cover-die">
    <${Qt} value=${t} tint=${n} letter=${n&&l(`tint.${n}`)} /></span>`)}</span>`}function qe({cover:e}){return a`<div class=${`cover ${Ko(e)}`} aria-hidden="true">
    ${e.map(({picture:t})=>a`<${fe} key=${t} digest=${t} />`)}</div>`}function Ye({cover:e,rolls:t}){let n=z(null),o=Go(n),s=o<0?t.at(-1):t[o-1];return a`<div class=${`cover ${Ko(e)}${o>=0?" plays":""}`} aria-hidden="true" ref=${n}>
    ${e.map(({picture:r})=>a`<${pt} key=${r} digest=${r} />`)}
    ${s&&a`<${mt} key=${o} dice=${s} />`}</div>`}var $t=new Map,Jo=Promise.resolve();function la(e){let t=`${v.value} ${e}`,n=$t.get(t)??Jo.then(()=>jt(e));return $t.set(t,n),Jo=n.catch(()=>$t.delete(t)),n}function Ge({name:e}){let[t,n]=p(null),o=z(null),s=v.value;return g(()=>{let r=!0,i=()=>la(e).then(u=>{r&&n(u)},()=>{}),c=new IntersectionObserver(u=>{u.some(({isIntersecting:d})=>d)&&(c.disconnect(),i())},{rootMargin:"120px"});return o.current&&c.observe(o.current),()=>{r=!1,c.disconnect()}},[e,s]),a`<span class="puzzle-board" ref=${o} aria-hidden="true">${t&&a`<${qe} cover=${t.cover} /><${mt} dice=${t.dice} />`}</span>`}var ia={solved:"\u2713",missed:"\u2717",shown:"\u2717"};function ca({puzzle:{name:e,difficulty:t},number:n,outcome:o,open:s}){return a`<li><button class=${`puzzle-card${o?` is-${o}`:""}`} onClick=${s}>
    <${Ge} name=${e} />
    <span class="puzzle-words"><b>${l("puzzle.number",{number:n})}</b> <${Ie} difficulty=${t} />
      ${o&&a` <span class="puzzle-outcome"><span aria-hidden="true">${ia[o]}</span> ${l(`puzzle.is-${o}`)}</span>`}</span>
  </button></li>`}function ua({puzzles:e,kept:t,open:n}){let[o,s]=p(!1),r=o?e:Ro(e,t),i=e.filter(({name:c})=>t[c]==="solved").length;return a`<section class="panel puzzle-game">
    <div class="start-line"><h2>${e[0]?.game_name}</h2><span class="muted">${l("puzzle.solved-of",{solved:i,count:e.length})}</span></div>
    <ul class="puzzle-list">${r.map(c=>a`<${ca} key=${c.name} puzzle=${c} number=${e.indexOf(c)+1}
      outcome=${t[c.name]} open=${()=>n(c.name)} />`)}</ul>
    ${r.length<e.length&&a`<button class="quiet" onClick=${()=>s(!0)}>${l("puzzle.all-of",{count:e.length})}</button>`}
  </section>`}function da(){let[e,t]=p(null),[n,o]=p(""),s=se(),r=v.value,i=()=>{o(""),U().then(u=>t(u.puzzles),u=>o(S(u)))};g(i,[r]),g(()=>{document.title=`${l("puzzle.title")} \xB7 Rollwright`},[r]);let c=j(()=>localStorage);return a`<main id="content" class="puzzles">
    <h1>${l("puzzle.title")}</h1>
    <p>${l("puzzle.about")}</p>
    ${n&&a`<p class="notice bad" role="alert">${n} <button class="quiet small" onClick=${i}>${l("page.again")}</button></p>`}
    ${s.failure&&a`<p class="notice bad" role="alert">${s.failure}</p>`}
    ${!e&&!n&&a`<p class="muted">${l("page.loading")}</p>`}
    ${e&&No(e).map(u=>a`<${ua} key=${u[0]?.game} puzzles=${u} kept=${c} open=${s.open} />`)}
    ${e&&!e.length&&a`<p>${l("puzzle.none")}</p>`}
    <p class="muted small">${l("puzzle.how")}</p>
    <div class="buttons"><${O} to="/" class="button">${l("page.to-start")}<//></div>
  </main>`}function Uo({solved:e,loss:t,error:n,second:o}){return e?l("puzzle.second",{loss:o}):n?l("puzzle.cost",{loss:t,error:n}):l("puzzle.cost-sure",{loss:t})}var pa=1300,ft=[1,2,4];function ma(e,t,n){let o=e[t];return o?{now:o,before:t>0?e[0]??null:null,seat:n,jump:0}:null}function Vo(e,t){let n=Math.max(0,e.length-1),[o,s]=p(n),[r,i]=p(!1),[c,u]=p(1);return g(()=>{s(n),i(!1)},[e,v.value]),g(()=>{if(!r)return;if(o>=n){i(!1);return}let d=setTimeout(()=>s(o+1),pa/c);return()=>clearTimeout(d)},[r,o,c,n]),{at:Math.min(o,n),steps:n,seat:t,shown:ma(e,Math.min(o,n),t),failure:"",playing:r,speed:c,goTo:d=>{i(!1),s(Math.max(0,Math.min(n,d)))},toggle:()=>{!r&&o>=n&&s(0),i(!r&&n>0)},setSeat:()=>{},again:()=>{},faster:()=>u(ft[(ft.indexOf(c)+1)%ft.length]??1)}}var ht=()=>localStorage,$a=[];function fa(e){let[t,n]=p(null),[o,s]=p(""),[r,i]=p(0),c=v.value;return g(()=>{let u=!0;return Wt(e).then(d=>{u&&(s(""),n(d))},d=>{u&&s(S(d))}),()=>{u=!1}},[e,c,r]),{verdict:t,failure:o,again:()=>i(r+1)}}function Qo({title:e,way:t,at:n,choose:o}){return a`<section class=${`panel way${n>=0?" is-shown":""}`}><h2>${e}</h2>
    <ol>${t.slice(1).map(({step:s,text:r})=>a`<li key=${s}><button class="quiet" aria-pressed=${String(n===s)}
      onClick=${()=>o(s)}>${r}</button></li>`)}</ol></section>`}function ha({verdict:e,failure:t,again:n,view:o}){return a`<section class=${`panel verdict${e?.solved?" is-joyful":""}`} aria-live="polite">
    ${e?.solved&&a`<${te} />`}
    <p class="muted verdict-game">${o.game.name} · ${l("puzzle.name")}</p>
    <h1>${e?l(e.solved?"puzzle.solved":"puzzle.missed"):l("puzzle.judging")}</h1>
    ${e&&a`<p class="verdict-reason">${Uo(e)}</p>`}
    ${t&&a`<p class="bad-text" role="alert">${t} <button class="small" onClick=${n}>${l("page.again")}</button></p>`}
  </section>`}function ba({store:e,view:t}){let{verdict:n,failure:o,again:s}=fa(t.table),r=se(),i=t.you.seat??0,[c,u]=p(!1),[d,$]=p(!1),m=t.origin?.name??"",f=()=>{ut(ht,m,"shown"),$(!0),u(!0)};g(()=>{n&&(ut(ht,m,n.solved?"solved":"missed"),(n.solved||j(ht)[m]==="shown")&&$(!0))},[n]);let h=(c?n?.best:n?.played)??$a,k=Vo(h,i),y={...t,seats:t.seats.filter(w=>w.seat===i)},b=w=>w===c?k.at:-1,x=w=>T=>{w===c?k.goTo(T):u(w)};return a`<main id="content" class="ending puzzle-end">
    <${ha} verdict=${n} failure=${o} again=${s} view=${t} />
    <${Fe} store=${e} view=${y} curve=${[]} playback=${k} />
    <div class="ending-more">
      ${n&&a`<${Qo} title=${l("puzzle.played")} way=${n.played} at=${b(!1)} choose=${x(!1)} />`}
      ${n&&!n.solved&&(d?a`<${Qo} title=${l("puzzle.best")} way=${n.best} at=${b(!0)} choose=${x(!0)} />`:a`<section class="panel way"><p>${l("puzzle.try-first")}</p><button onClick=${f}>${l("puzzle.show")}</button></section>`)}
    </div>
    <footer class="ending-dock"><div class="ending-notes">${r.failure&&a`<p class="bad-text" role="alert">${r.failure}</p>`}</div>
      <${O} to="/puzzles" class="button">${l("puzzle.all")}<//>
      <button disabled=${r.busy} onClick=${()=>r.open(m)}>${l("puzzle.again")}</button>
      <button class="primary next-game" disabled=${r.busy} onClick=${()=>r.next(m)}>${l("puzzle.next")}</button>
    </footer>
  </main>`}var ga=["localhost","127.0.0.1","[::1]"];function ae(e){let t=ga.includes(location.hostname),[n,o]=p(null);return g(()=>{t&&Bt().then(({address:s})=>o(s),()=>{})},[]),{link:`${n||location.origin}/t/${e}`,onlyHere:t&&n===""}}function Ke({onlyHere:e}){return e&&a`<p class="only-here">${l("lobby.only-here")}</p>`}var ya={size:29,path:""};function ka(e,t){let n=e(0,"M");n.addData(t),n.make();let o=n.getModuleCount(),s="";for(let r=0;r<o;r++)for(let i=0;i<o;i++)n.isDark(r,i)&&(s+=`M${i} ${r}h1v1h-1z`);return{size:o,path:s}}function le({text:e}){let[t,n]=p(null);if(g(()=>{import("/static/bundle/qrcode-KUC62V5M.js").then(r=>n({make:r.default}),()=>n({make:null}))},[]),t&&!t.make)return null;let{size:o,path:s}=t?.make?ka(t.make,e):ya;return a`<svg class="qr" viewBox=${`-3 -3 ${o+6} ${o+6}`} role="img" aria-label=${l("lobby.qr")} shape-rendering="crispEdges">
    <rect x="-3" y="-3" width=${o+6} height=${o+6} fill="#fff" /><path d=${s} fill="#000" /></svg>`}var bt=e=>e.match(/.{1,4}/g)??[];function Xo({code:e}){return a`<p class="wall-code" role="img" aria-label=${[...e].join(" ")}>${bt(e).map(t=>a`<span key=${t} class="code-group">
    ${[...t].map((n,o)=>a`<b key=${o}>${n}</b>`)}</span>`)}</p>`}var wa=7;function Zo({view:e}){let t=nn(e.log).slice(0,wa);return t.length?a`<section class="panel lately" aria-label=${l("table.log")}><h2>${l("table.log")}</h2>
    <ol>${t.map((n,o)=>a`<li key=${`${n.version}-${t.length-o}`}><${on} line=${n} view=${e} /></li>`)}</ol></section>`:null}function es({view:e}){let{link:t}=ae(e.table);return a`<section class="panel follow"><${le} text=${t} />
    <p><b>${l("screen.follow")}</b><span class="follow-code">${bt(e.table).join(" ")}</span></p></section>`}var va=12;function gt(e,t){if(t.stage==="over"&&t.result.length)return t.result;let n=e.standings.value;if(n)return ts(n.top);let s=t.seats.filter(r=>r.kind!=="open").map(({seat:r,name:i,points:c="",words:u="",place:d=0})=>({seat:r,name:i,points:c,words:u,place:d}));return ts(s).sort((r,i)=>r.place-i.place||r.seat-i.seat)}function ts(e){return e.length===1||e.some(({place:n})=>n>1)?e:e.map(n=>({...n,place:0}))}function os(e){let[t,n,o]=e;return[n,t,o].filter(s=>s!==void 0)}function xa(e,t){let n=z({turn:t,now:new Map,before:new Map});return n.current.turn!==t&&(n.current={turn:t,now:new Map,before:n.current.now}),n.current.now=new Map(e.map(({seat:o,place:s})=>[o,s])),n.current.before}var ns=(e,t)=>e&&t?e-t:null;function Sa({risen:e}){return e===null?a`<span></span>`:e?a`<span class=${`leader-change ${e>0?"up":"down"}`} aria-hidden="true">${e>0?"\u25B2":"\u25BC"}${Math.abs(e)}</span>`:a`<span class="leader-change" aria-hidden="true">–</span>`}function he({row:{points:e,words:t}}){let n=t.startsWith(e)?t.slice(e.length).trim():"";return a`<span class="wall-score"><b>${e}</b>${n&&a` <small>${n}</small>`}</span>`}function ss({store:e,view:t}){let n=gt(e,t),o=xa(n,`${t.status?.round} ${t.status?.turn}`),s=t.stage==="lobby",r=!s&&n.some(({place:c})=>c>0),i=r&&t.stage!=="over"&&n.some(({seat:c,place:u})=>ns(o.get(c),u)!==null);return a`<section class=${`panel leaders${r?" is-ranked":""}${i?" has-changes":""}`}>
    <h2>${l(r?"screen.leaders":"table.players")}</h2>
    <ol>${n.slice(0,va).map(c=>a`<li key=${c.seat} class=${r&&c.place===1?"is-first":""}>
      ${r&&a`<span class="leader-place">${c.place||""}</span>`}
      ${i&&a`<${Sa} risen=${ns(o.get(c.seat),c.place)} />`}
      <span class="leader-name" title=${c.name}>${c.name}</span>${!s&&a`<${he} row=${c} />`}</li>`)}</ol>
  </section>`}var yt=e=>`/t/${e}/screen`;function za({store:e,view:t,result:n}){let o=P(E(e,t,n.seat)),s=n.place||1;return a`<li class=${`podium-step is-${Math.min(s,3)}`}>
    <div class="podium-board" aria-hidden="true">${o&&a`<${Le} sheet=${o} tools=${t} />`}</div>
    <p class="podium-name"><span class=${X(n.seat)} aria-hidden="true">${W(n.name)}</span>
      <b title=${n.name}>${n.name}</b></p>
    <p class="podium-score"><${he} row=${n} /></p>
    <div class="podium-block"><b>${n.place||""}</b></div>
  </li>`}function rs({store:e,view:t,count:n}){let o=t.result??[],s={...t,you:{...t.you,seat:null}},r=$e(s,o),i={"--size":Math.min(1,5/Math.sqrt(r.length))};return a`<${te} />
    <div class="podium-head"><h2 class="screen-verdict" style=${i}>${r}</h2>
      ${o.length>1&&a`<p class="muted">${l("screen.played",{count:n})}</p>`}
      <div class="buttons"><${ct} store=${e} view=${t} to=${yt} /></div></div>
    <ol class="podium">${os(o).map(c=>a`<${za} key=${c.seat} store=${e} view=${t} result=${c} />`)}</ol>`}var Oa=4,as=30,Ta=560;function ls(e,t){return e.length>1&&e.length===t&&t<=Oa}function is(e,t,n,o){return Array.from({length:t},(r,i)=>{let[c,u]=[i+1,Math.ceil(t/(i+1))],d=n.width/c-as,$=o*(d<Ta?2:1),{scale:m,columns:f}=ln(e,{width:d,height:n.height/u-$});return{columns:c,scale:m,height:$+as+Ma(e,f,m)}}).reduce((r,i)=>i.scale>r.scale?i:r)}function Ma(e,t,n){return Math.max(0,...t.map(o=>o.reduce((s,r)=>s+(e[r]?.height??0)*n,an*(o.length-1))))}var Ca=[30,60,90];function cs({store:e,view:t}){let n=wn(e),o=e.clock.value?.seconds??0,[s,r]=p(!1),i=c=>e.send("countdown",{seconds:c,every:s});return a`<div class="countdown">
    ${o>0&&a`<p class="clock" role="timer" aria-label=${l("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${o} stroke-dasharray=${`${n} ${o}`} /></svg><span>${n}</span></p>
      <p class="at-zero">${l("screen.at-zero")}</p>`}
    ${t.you.host&&a`<div class="buttons">
      ${o?a`<button class="small" onClick=${()=>i(0)}>${l("screen.stop-countdown")}</button>`:a`${Ca.map(c=>a`<button key=${c} class="small" onClick=${()=>i(c)}>
          ${l("screen.start-countdown",{seconds:c})}</button>`)}
          <label class="inline every"><input type="checkbox" checked=${s}
            onChange=${c=>r(c.target.checked)} />${l("screen.every-turn")}</label>`}
    </div>`}
  </div>`}var Pa=20,Aa=2400,us=26;function ds(e,t,n){return Array.from({length:Math.max(0,t-e)},(o,s)=>`M${Math.floor((e+s)/n)} ${(e+s)%n}h0`).join("")}function Ea(e){let t=Math.min(e,Aa),n=Math.max(1,Math.round(Math.sqrt(t/us)));return{dots:t,rows:n,columns:Math.max(Math.ceil(t/n),us*n)}}function La({done:e,count:t}){let{dots:n,rows:o,columns:s}=Ea(t),r=Math.floor(e*n/Math.max(1,t));return a`<svg class="done-dots" viewBox=${`-0.5 -0.5 ${s} ${o}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <path class="dots-open" d=${ds(r,n,o)} /><path class="dots-done" d=${ds(0,r,o)} /></svg>`}function Ba({seats:e,playing:t}){return a`<ul class="done-chips">${e.map(({seat:n,name:o,waiting:s,away:r,kind:i})=>{let c=t&&s,u=c&&r&&i==="person";return a`<li key=${n} class=${c?"is-thinking":"is-done"}><span class=${X(n)} aria-hidden="true">${W(o)}</span>
      <span class="done-name">${o}${u&&` (${l("lobby.away")})`}</span><span class="done-sign" aria-hidden="true">${c?"\u2026":"\u2713"}</span>
      <span class="visually-hidden">${l(c?"chip.thinking":"chip.done")}</span></li>`})}</ul>`}function ps({view:e,waiting:t,count:n}){let o=Math.max(0,n-t),s=e.seats.filter(({kind:i})=>i!=="open"),r=s.length===n&&n<Pa;return a`<section class="panel done-bar"><p><b class="big-number">${o}</b> ${l("screen.done",{count:n})}
      <span class="muted still-thinking">${l("screen.thinking",{count:t})}</span></p>
    ${r?a`<${Ba} seats=${s} playing=${e.status?.phase==="play"} />`:a`<${La} done=${o} count=${n} />`}</section>`}function ms(e){if(!e.length||e.some(({tile:o,value:s})=>o||!s))return"";let t=e.map(({tint:o,name:s,value:r})=>o?s:r),n=t.reduce((o,s,r)=>r<t.length-1?`${o}, ${s}`:l("screen.and",{one:o,two:s}));return n.charAt(0).toUpperCase()+n.slice(1)}var Da=5,Na=12e3,Ra=.065;function $s({store:e,view:t,rows:n}){let[o,s]=cn(),r=[...n].sort(($,m)=>$.seat-m.seat),i=r.map(({seat:$})=>P(t.boards[String($)])).find(Boolean)??null,c=nt(i).filter(({print:$})=>$.role==="board").map(({print:$})=>$.drawing),{columns:u,height:d}=is(c,n.length,s,Ra*innerHeight);return a`<div class="all-shown" ref=${o} style=${{"--columns":String(u),"--row":`${Math.ceil(d)}px`}}>
    ${r.map($=>a`<${kt} key=${$.seat} store=${e} view=${t} row=${$} />`)}</div>`}function ja({view:e,seat:t}){let n=e.seats.find(s=>s.seat===t);if(!n||e.status?.phase!=="play")return null;let o=n.waiting;return a`<span class=${`shown-state ${o?"is-thinking":"is-done"}`}>${l(o?"chip.thinking":"chip.done")}</span>`}function fs(e){let[t,n]=p(0);g(()=>{let s=setInterval(()=>n(r=>r+1),Na);return()=>clearInterval(s)},[]);let o=e.slice(0,Da);return o[t%Math.max(1,o.length)]}function kt({store:e,view:t,row:n}){let o=E(e,t,n.seat),s=Be(o,t,n.seat),r=P(o),i=nt(r),c=o&&o.dice.some(u=>u.tile)?o.dice:[];return a`<section class="panel shown" aria-label=${l("table.sheet-of",{name:n.name})}>
    <div class="shown-who"><span class=${X(n.seat)} aria-hidden="true">${W(n.name)}</span><h2 title=${n.name}>${n.name}</h2>
      <p><${he} row=${n} /></p>${n.place>0&&a`<p class="muted">${l("screen.place",{place:n.place})}</p>`}
      <${ja} view=${t} seat=${n.seat} /><${Oe} view=${t} board=${o} />
      ${c.length>0&&a`<${V} dice=${c} board=${o} tools=${t} rolled=${t.status?.rolled} seat=${n.seat} usable=${c} />`}</div>
    <div class="shown-board" inert>${r&&a`<${Ae} sheet=${{...r,cards:i}} tools=${t} fresh=${s} />`}</div>
  </section>`}function Fa({view:e,note:t,dice:n}){let o=t?"":ms(n),{roll:s="",remarks:r=[]}=e.status??{},i=t||(!o||e.seats.some(({name:c})=>c&&s.includes(c))?s:"");return a`<div class="cloth-words">${o&&a`<p class="roll-words">${o}</p>`}
    ${i&&a`<p class=${`roll-text${o?" is-small":""}`}>${i}</p>`}
    ${r.map(c=>a`<p key=${c}>${c}</p>`)}</div>`}function hs({store:e,view:t,waiting:n,count:o}){let s=t.status?.shown??[],i=t.status?.phase!=="play"||t.stage==="paused"?On(t,e.standings.value):"",c=gt(e,t),u=fs(c),d=ls(c,o);return a`<section class="cloth">
      ${s.length>0&&a`<${V} dice=${s} tools=${t} rolled=${t.status?.rolled} usable=${s} />`}
      <${Fa} view=${t} note=${i} dice=${s} />
      <${cs} store=${e} view=${t} />
    </section>
    ${d?a`<${$s} store=${e} view=${t} rows=${c} />`:a`<${ps} view=${t} waiting=${n} count=${o} />`}
    ${!d&&u&&a`<${kt} key=${u.seat} store=${e} view=${t} row=${u} />`}`}function bs({store:e,view:t,count:n}){let{link:o,onlyHere:s}=ae(t.table),[r=""]=o.replace(/^https?:\/\//,"").split("/t/");return a`${H(t)?a`<section class="panel welcome is-closed">
      <h2>${l(Ce(t)?"lobby.full":"lobby.locked")}</h2><p>${l("screen.soon")}</p></section>`:a`<section class="panel welcome">
      <div class="wall-join"><h2>${l("screen.join")}</h2><p class="wall-address">${r}</p>
        <p>${l("screen.type-code")}</p><${Xo} code=${t.table} /></div>
      <figure class="wall-qr"><${le} text=${o} /><figcaption>${l("screen.scan")}</figcaption></figure>
    </section>`}
    <section class="welcome-foot"><p class="screen-numbers"><span class="big-number">${n}</span> ${l("screen.seats",{count:n})}</p>
      ${t.you.host&&a`<button class="primary wall-start" onClick=${()=>e.send("start")}>${l("lobby.start")}</button>`}
      ${t.you.host&&a`<${Ke} onlyHere=${s} />`}</section>`}function Wa({table:e}){let t=Nn(e),n=t.view.value;if(Rn(n,d=>M(yt(d))),g(()=>{n&&(document.title=`${n.game.name} \xB7 ${l("lobby.screen")}`)},[n?.game.name]),!n)return a`<${jn} store=${t} />`;let o=t.standings.value,s=o?.waiting??n.status?.waiting.length??0,r=n.seats.filter(d=>d.kind!=="open").length,i=o?.seats??(n.kind==="event"?n.count??r:r),c=n.stage==="lobby"||n.stage==="over"?n.stage:"running",u=c==="lobby"?bs:c==="over"?rs:hs;return a`<${Sn} store=${t} />
    <main id="content" class=${`screen is-${c}`}>
      <header class="bar screen-bar"><h1>${n.game.name}</h1><p class="muted screen-count">${l("chip.players",{count:i})}</p>
        ${c==="running"&&a`<${xn} status=${n.status} />`}
        <${O} to=${`/t/${n.table}`} class="button small to-table">${l(n.you.seat===null?"screen.to-table":"screen.back")}<//></header>
      <div class="screen-main" data-content><${u} store=${t} view=${n} waiting=${s} count=${i} /></div>
      <aside class="screen-side"><${ss} store=${t} view=${n} />
        ${c==="running"&&a`<${Zo} view=${n} />`}
        ${(c==="running"||c==="lobby"&&H(n))&&a`<${es} view=${n} />`}</aside>
    </main><${zn} store=${t} />`}var wt=e=>`help-${e}`;function Ia(e){let t=document.getElementById(wt(e));t?.scrollIntoView(),t?.focus({preventScroll:!0})}function _a({view:e,close:t}){let n=[[l("help.arrows"),l("help.arrows-do")],[l("help.enter"),l("help.enter-do")],[l("help.shift"),l("help.shift-do")],[l("help.digits"),l("help.digits-do")],[l("help.escape"),l("help.escape-do")],["n p",l("help.open-do")],["u",l("help.u")],["d",l("help.d")],["h",l("help.h")],["m",l("help.m")],["o",l("help.o")],["?",l("help.question")]],o=(Kt(e)??P(Object.values(e.boards)[0]))?.cards??[],s=o.filter(({print:u})=>u.role==="aside"),r=Gt(e.book)?.rules??[],i=u=>r.some(d=>d.sentences.includes(u)),c=o.flatMap(({print:u})=>u.rules).filter(({rule:u})=>!i(u));return a`<${B} title=${e.game.name} close=${t}>
    <div class="buttons">${[...s.map(({digest:u,print:d})=>[u,d.drawing.title]),["keys",l("help.title")]].map(([u="",d])=>a`<button key=${u} class="small" onClick=${()=>Ia(u)}>${d}</button>`)}</div>
    <h3>${l("table.goal")}</h3><p>${e.game.goal}</p>
    ${r.map(({heading:u,sentences:d})=>a`<section key=${u}>
      <h3>${u}</h3>${d.map($=>a`<p key=${$}>${$}</p>`)}</section>`)}
    <${rn} rules=${c} />
    ${s.map(u=>a`<section key=${u.digest} class="help-print">
      <h3 id=${wt(u.digest)} tabindex="-1">${u.print.drawing.title}</h3><${Vt} card=${u} tools=${e} /></section>`)}
    <h3 id=${wt("keys")} tabindex="-1">${l("help.title")}</h3>
    <p>${l("help.tap")}</p><p>${l("help.hold")}</p><p>${l("help.outlines")}</p><p>${l("help.forbidden")}</p>
    <dl class="keys">${n.map(([u,d])=>a`<div key=${u}><dt><kbd>${u}</kbd></dt><dd>${d}</dd></div>`)}</dl>
  <//>`}function gs({title:e,lists:t},n){if(!t||!Array.isArray(n))return[];let o=s=>s.map(r=>t.items.find(i=>i.id===r)).filter(r=>r!==void 0);return t.most?n.map((s,r)=>({name:l("table.round",{round:r+1}),items:o(Array.isArray(s)?s:[])})):[{name:e,items:o(n)}]}function Ha({options:e},t){let n=e.some(o=>o.lists?.most&&gs(o,t[o.name]).length);return e.flatMap(({name:o,title:s,default:r,choices:i,labels:c,lists:u})=>{let d=i.indexOf(t[o]??r);return d<0||n&&u?[]:[[s,c[d]??String(i[d])]]})}function qa({row:{name:e,items:t}}){return a`<div class="played-row"><h3>${e}</h3><ul class="played-cards">
    ${t.map(n=>a`<li key=${n.id}>${n.picture?a`<${pt} digest=${n.picture} />`:a`<span class="picture none" aria-hidden="true">${n.name.charAt(0)}</span>`}<span>${n.name}</span></li>`)}</ul></div>`}function ys({game:e,options:t,manual:n}){let o=e.options.flatMap(r=>gs(r,t[r.name])),s=[...Ha(e,t),...n?[[l("new.dice"),l("lobby.real-dice")]]:[]];return a`<div class="played">
    ${s.length>0&&a`<dl class="played-options">${s.map(([r,i])=>a`<div key=${r}><dt>${r}</dt><dd>${i}</dd></div>`)}</dl>`}
    ${o.length?a`<div class=${`played-rows rows-${o.length}`}>${o.map(r=>a`<${qa} key=${r.name} row=${r} />`)}</div>`:a`<${Ye} cover=${e.cover} rolls=${e.rolls} />`}
  </div>`}async function Ya(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return t?.select(),document.execCommand("copy")}}function Ga({store:e,view:t}){let{link:n,onlyHere:o}=ae(t.table),s=async()=>{let c=document.getElementById("table-link"),u=await Ya(n,c);e.tell(l(u?"lobby.copied":"lobby.copy-failed"),"good")},r=()=>navigator.share({title:t.game.name,url:n}).catch(()=>{}),i=H(t);return a`<section class=${`panel invite${i?" is-closed":""}`}>
    <h2>${i?l("screen.follow"):l("lobby.invite-to",{game:t.game.name})}</h2>
    <${le} text=${n} />
    <div class="invite-words">
      <p class="code"><span class="muted small">${l("lobby.code")}</span> <b>${t.table.slice(0,4)}<i>${t.table.slice(4)}</i></b></p>
      <label><span class="visually-hidden">${l("lobby.link")}</span><input id="table-link" readonly value=${n}
        onFocus=${c=>c.target.select()} /></label>
      ${i&&a`<p class="muted small">${l("lobby.full-hint")}</p>`}
      <div class="buttons"><button class=${i?"":"primary"} onClick=${s}>${l("lobby.copy")}</button>
        ${"share"in navigator&&a`<button onClick=${r}>${l("lobby.share")}</button>`}
        ${t.kind==="table"&&a`<${ks} view=${t} class="button quiet small" />`}</div>
      ${t.you.host&&a`<${Ke} onlyHere=${o} />`}
    </div>
  </section>`}function ks({view:e,class:t}){return a`<${O} to=${`/t/${e.table}/screen`} class=${t}>${l("lobby.screen")}<//>`}function ws({view:e}){return e.kind!=="event"?null:e.you.host?a`<section class="panel event-way"><h2>${l("event.screen")}</h2><p>${l("event.screen-about")}</p>
    <${ks} view=${e} class="button" /></section>`:a`<p class="notice">${l(e.you.seat===null?"event.take-seat":"event.seated")}</p>`}function Ka({store:e,view:t,seat:n,bot:o}){let s=()=>e.send("bot",{seat:n.seat,bot:oe(()=>localStorage,t.game.id,o)}),r=n.kind==="open";return a`<li class=${`seat${r?" open":""}${n.seat===t.you.seat?" own":""}`}>
    <${Zt} view=${t} seat=${n} />
    ${t.you.host&&r&&o&&a`<button class="small" onClick=${s}>${l("lobby.add-bot")}</button>`}
    ${t.you.host&&!r&&n.seat!==t.you.seat&&a`<${Ja} store=${e} seat=${n} />`}
  </li>`}function Ja({store:e,seat:t}){let n=l("lobby.kick",{name:t.name}),o=()=>e.send("kick",{seat:t.seat});return t.kind==="bot"?a`<button class="round" aria-label=${n} onClick=${o}>×</button>`:a`<${tt} class="round" aria-label=${n} label=${l("host.kick")} title=${n}
    text=${l("host.kick-sure",{name:t.name})} act=${o}>×<//>`}function Ua({store:e,view:t}){let n=async()=>{t.you.seat!==null&&(await e.leave()).op!=="ack"||(Ne(()=>localStorage,t.table),M("/"))};return a`<${tt} class="quiet small" label=${l("lobby.cancel")} text=${l("lobby.cancel-sure")} no=${l("table.stay")} act=${n} />`}function Va({store:e,view:t,catalogue:n}){let o=n?.bots??[],[s,r]=p(""),i=s||Q(o),c=t.seats.some(m=>m.kind==="open"),u=c&&t.kind!=="event",$=(t.kind==="event"?e.standings.value:null)?.seats??t.count??t.seats.length;return a`<section class="panel lobby-seats">
    <h2>${t.kind==="event"?l("lobby.joined",{count:$}):l("lobby.seats")}</h2>
    <${Pe} store=${e} view=${t} />
    <ul class="seats">${A(t).map(m=>a`<${Ka} key=${m.seat} store=${e} view=${t} seat=${m} bot=${i} />`)}</ul>
    <${en} store=${e} view=${t} />
    ${t.locked&&a`<p class="muted">${l("lobby.locked")}</p>`}
    ${t.you.host&&c&&o.length>1&&a`<label class="inline">${l("new.bot")}
      <${Me} bots=${o} names=${n?Te(n):{}} value=${i} set=${r} /></label>`}
    ${Ce(t)&&t.you.seat===null&&a`<p class="notice">${l("table.full-watching")}</p>`}
    ${!t.you.host&&a`<${ws} view=${t} />`}
    ${et(t)&&a`<${Bn} store=${e} view=${t} />`}
    <div class="lobby-go">
      ${t.you.host?a`<button class=${u?"big":"primary big"} onClick=${()=>e.send("start")}>
        ${l(u?"lobby.start-open":"lobby.start")}</button>
        ${(t.kind==="event"||t.seats.length>1)&&a`<${tn} store=${e} view=${t} class="quiet small" />`}
        <${Ua} store=${e} view=${t} />`:a`<p class="muted">${l("lobby.wait-host")}</p>`}
      ${!t.you.host&&t.you.seat!==null&&a`<${sn} store=${e} view=${t} />`}
    </div>
  </section>`}function Qa({store:e,view:t}){let[n,o]=p(null),s=v.value;g(()=>{J().then(o,()=>{})},[s]);let r=n?.games.find(({id:c})=>c===t.game.id),i=!et(t)&&!H(t);return a`<main id="content" class=${`lobby${i?" is-inviting":""}`}>
    <section class="panel lobby-play">
      <header><p class="lobby-stage">${l(t.kind==="event"?"event.lobby":"lobby.title")}</p>
        <h1>${t.game.name}</h1><p class="goal">${t.game.goal}</p></header>
      ${(t.game.warnings??[]).map(c=>a`<p key=${c} class="notice">${c}</p>`)}
      ${r?a`<${ys} game=${r} options=${t.game.options??{}} manual=${t.dice==="manual"} />`:a`<div class="played"></div>`}
    </section>
    <${Va} store=${e} view=${t} catalogue=${n} />
    ${t.you.host&&a`<${ws} view=${t} />`}
    <${Ga} store=${e} view=${t} />
    <${En} store=${e} view=${t} />
  </main>`}function Xa(e,t){return{...e,moves:[],you:{...e.you,seat:t}}}function Za({store:e,view:t,seat:n,sheet:o,look:s}){let{touch:r}=dn(o,t),i=d=>{r.tap(d),e.tell(Ee(o,d.number,t))},c=Xa(t,n.seat);return a`<${Dn} store=${e} view=${c} sheet=${o} touch=${{...r,tap:i,hover:d=>e.point(d?o.cards.flatMap(({marks:$})=>$)[d.number]?.tile??"":"",d&&document.querySelector(`.mine [data-place="${CSS.escape(d.id)}"]`))}} whose=${n.name}
    hands=${{dice:Jt(c),usable:[]}} look=${s} />`}function el({store:e,view:t,watched:{seats:n,seat:o,choose:s,follows:r},look:i}){let c=E(e,t,o?.seat??null),u=Be(c,t,o?.seat),d=P(c);if(!n.length)return null;let $=d!==null&&un(d);return a`<div class=${`watched${$?" has-pieces":""}`}>
    <div class="watched-head">${o&&a`<p class="watched-title">${l("table.sheet-of",{name:o.name})}</p>`}
    <div class="watched-who" role="group" aria-label=${l("table.watch-whom")}>${n.map(m=>a`<${vn} key=${m.seat} view=${t} seat=${m}
      pressed=${m===o&&!r} open=${()=>s(m.seat)} />`)}
      ${r!==void 0&&n.length>1&&a`<button class="player-chip all-boards" aria-pressed=${String(r)}
        title=${l("table.follow-hint")} onClick=${()=>s(r?o?.seat??0:fn)}>${l("table.follow")}</button>`}
      ${t.you.seat===null&&a`<${O} to=${`/t/${t.table}/screen`} class="button player-chip all-boards">${l("table.all-boards")}<//>`}</div>
    </div>
    ${o&&($?a`<${Oe} view=${t} board=${c} />`:a`<${hn} view=${t} seat=${o.seat} board=${c} />`)}
    ${d&&o&&($?a`<${Za} key=${o.seat} store=${e} view=${t} seat=${o} sheet=${d} look=${i} />`:a`<${pn} key=${o.seat} sheet=${d} tools=${t} fresh=${u} />`)}
  </div>`}function tl({store:e,counsel:t,close:n}){let{move:o,label:s,reasons:r,ways:i,searched:c}=t,u=e.hinted.value,d=m=>{n(),An(e,m)},$=(m,f,h,k)=>a`<button key=${m} autofocus=${m===u} aria-pressed=${m===u?"true":"false"}
    onClick=${()=>d(m)}><span class="way-label">${f}</span> <span class=${`way-cost ${k}`}>${h}</span></button>`;return a`<${B} title=${l(i.length?"table.ways-of":"table.why-of")} kind="menu ways" at=".actions .for-hint" close=${n}>
    <div class="menu-list">${$(o,s,l("table.way-best"),"is-best")}</div>
    <ul class="reasons">${r.map(m=>a`<li key=${m}>${m}</li>`)}</ul>
    ${i.length>0&&a`<h3>${l("table.ways-others")}</h3>
      <div class="menu-list">${i.map(m=>$(m.move,m.label,m.cost,m.even?"is-even":""))}</div>`}
    ${c&&a`<p class="muted small">${c}</p>`}
  <//>`}function nl({others:e,count:t,seat:n,kind:o,stage:s}){let r=t-(n===null?0:1)-e.length;return o==="event"?l("mine.crowd",{count:t}):e.length?r>0?l("mine.with-more",{names:e.join(", "),count:r}):l("mine.with",{names:e.join(", ")}):l(s==="lobby"?"mine.nobody":"mine.alone")}function vs(e){let t=nl(e);return e.stage==="over"?[e.score,t].filter(Boolean).join(" \xB7 "):e.round?[e.round_name||l("table.round",{round:e.round}),e.turn>0&&l("table.turn",{turn:e.turn}),t].filter(Boolean).join(" \xB7 "):t}var xs=({cards:e=[]})=>e.map(({name:t})=>t).join(" \xB7 ");function Ss({cards:e=[]},t){let n=e.filter(({picture:o})=>o);return n.length?n.map(({picture:o})=>({picture:o,width:3,height:4})):t?.cover.slice(0,1)??[]}function zs({stage:e,yours:t,host:n,waiting:o,place:s,count:r}){return t?l("mine.yours"):e==="lobby"?l(n?"mine.lobby-host":"mine.lobby"):e==="paused"?l("mine.paused"):e==="over"?s&&r>1?l("mine.place",{place:s,count:r}):l("mine.over"):o.length?l(o.length>1?"mine.think":"mine.thinks",{names:o.join(", ")}):l("mine.running")}var ie=()=>localStorage,ol=15e3,sl=864e5;function rl(){let[e,t]=p([]),[n,o]=p(void 0),s=v.value;return g(()=>{let c=!0,u=async()=>{let $=De(ie);t($);let m=Mn($);if(!(!m.length||document.visibilityState!=="visible"))try{let{tables:f}=await Se(m);c&&t(Cn(ie,m,f))}catch{}};u();let d=setInterval(u,ol);return document.addEventListener("visibilitychange",u),()=>{c=!1,clearInterval(d),document.removeEventListener("visibilitychange",u)}},[s]),{tables:e,drop:c=>{o(e.find(({line:u})=>u.table===c)),Ne(ie,c),t(De(ie))},dropped:n,putBack:()=>{n&&Tn(ie,n.line,n.seen),o(void 0),t(De(ie))}}}function al(e){let t=new Date().setHours(0,0,0,0),n=Math.floor((e-t)/sl);return new Intl.RelativeTimeFormat(v.value,{numeric:"auto"}).format(Math.min(0,n),"day")}var Os=({game:e},t)=>t.find(({id:n})=>n===e.id)?.name??e.name;function ll({kept:{line:e,seen:t},games:n,drop:o}){let s=n.find(({id:c})=>c===e.game.id),r=Os(e,n),i=[xs(e),e.yours?e.asks:""].filter(Boolean).join(" \u2013 ");return a`<li class=${`my-table${e.yours?" yours":""}`}>
    <${O} to=${`/t/${e.table}`} class="my-table-link">
      <${qe} cover=${Ss(e,s)} />
      <b>${r}</b> <span class="my-table-where">${vs(e)}</span> ${i&&a`<span class="my-table-more">${i}</span>`}
      <span class="my-table-state">${zs(e)}${e.stage==="over"&&a`<small>${al(t)}</small>`}</span>
    <//>
    <button class="round quiet" aria-label=${l("mine.drop",{game:r,table:e.table})} title=${l("mine.drop-short")}
      onClick=${()=>o(e.table)}>×</button>
  </li>`}function Ts({games:e}){let{tables:t,drop:n,dropped:o,putBack:s}=rl(),{running:r,over:i}=Pn(t);if(!t.length&&!o)return null;let c=u=>a`<ul class="my-tables">
    ${u.map(d=>a`<${ll} key=${d.line.table} kept=${d} games=${e} drop=${n} />`)}</ul>`;return a`<section class="continue">
    <div class="start-line"><h2>${l("mine.title")}</h2><span class="muted">${l("mine.count",{count:r.length})}</span></div>
    <p class="dropped" role="status">${o&&a`${l("mine.dropped",{game:Os(o.line,e)})}
      <button class="small" onClick=${s}>${l("mine.put-back")}</button>`}</p>
    ${r.length>0&&c(r)}
    ${i.length>0&&a`<details class="over" open=${!r.length}><summary>${l("mine.finished",{count:i.length})}</summary>
      ${c(i)}</details>`}
  </section>`}var vt=({seats:e})=>e.max===null;function xt(){return a`<ol class="event-steps"><li>${l("event.open")}</li><li>${l("event.join")}</li><li>${l("event.play")}</li></ol>`}function Ms({games:e,ask:t}){let n=e.filter(vt);return n.length?a`<section class="panel events">
    <div><h2>${l("new.kind.event")}</h2><${xt} /></div>
    <div class="event-games" role="group" aria-label=${l("event.of")}><p class="muted">${l("event.of")}</p>
      ${n.map(o=>a`<button key=${o.id} onClick=${()=>t(o)}>${o.name}</button>`)}</div>
  </section>`:null}function il(e){let t=e.filter(({id:n,pieces:o})=>n===o||!e.some(s=>s.id===o));return t.sort((n,o)=>n.seats.min-o.seats.min||n.name.localeCompare(o.name)),t.map(n=>[n,...e.filter(o=>o!==n&&o.pieces===n.id)])}function cl({seats:{min:e,max:t},minutes:n}){let o=t===null?l("start.seats-from",{least:e,count:e}):t===e?l("start.seats-only",{least:e,count:e}):l("start.seats",{least:e,most:t});return n?`${o} \xB7 ${l("start.minutes",{minutes:n})}`:o}function Ps({catalogue:e,open:t,ask:n}){return a`<div class="games">${il(e.games).map(([o,...s])=>o&&a`<section key=${o.id} class="family panel">
    <${Cs} game=${o} catalogue=${e} open=${t} ask=${n} />
    ${s.length>0&&a`<div class="variants">
      ${s.map(r=>a`<${Cs} key=${r.id} game=${r} catalogue=${e} open=${t} ask=${n} />`)}</div>`}
  </section>`)}</div>`}function Cs({game:e,catalogue:{bots:t,prints:n},open:o,ask:s}){let r=oe(()=>localStorage,e.id,Q(t)),i=e.seats.min<=1,c=e.seats.max===null||e.seats.max>1,u=()=>o({game:e.id,seats:Math.max(2,e.seats.min),bots:Array(Math.max(1,e.seats.min-1)).fill(r),start:!0}),d=`game-${e.id}`;return a`<article class="game" aria-labelledby=${d}>
    <${Ye} cover=${e.cover} rolls=${e.rolls} />
    <div class="game-words">
      <h3 id=${d}>${e.name}</h3>
      <p class="facts muted">${cl(e)}</p>
      <p class="goal">${e.goal}</p>
      <div class="game-more">
        ${i&&c&&r&&a`<button class="quiet small" aria-describedby=${d} onClick=${u}>${l("start.bot")}</button>`}
        ${i&&c&&a`<button class="quiet small" aria-describedby=${d} onClick=${()=>s(e,!0)}>${l("start.options")}</button>`}
        ${n&&e.paper&&a`<${In} game=${e} />`}
      </div>
    </div>
    <div class="game-ways">
      ${i?a`<button class="primary" aria-describedby=${d}
          onClick=${()=>o({game:e.id,seats:1,start:!0})}>${l("start.alone")}</button>`:r&&a`<button class="primary" aria-describedby=${d} onClick=${u}>${l("start.bot")}</button>`}
      <button aria-describedby=${d} onClick=${()=>s(e)}>${l(c?"start.friends":"start.options")}</button>
    </div>
  </article>`}var St=({size:e,most:t},n,o=[])=>Array.from({length:t?n:1},(s,r)=>o[r]??Array(e).fill(""));function zt(e,t,{most:n}){let o=e.find(({name:r})=>r==="rounds"),s=o?.choices[t.rounds?.choice??o.choices.indexOf(o.default)];return typeof s=="number"?s:n}function Ot(e,t,{items:n}){for(let{name:o,choices:s,lists:r,default:i}of e){let c=t[o]?.rows?.flat().filter(Boolean)??[];if(r?.meant.length)return c.length?c:r.meant[t[o]?.choice??s.indexOf(i)]??[]}return n.map(({id:o})=>o)}var Tt=e=>e.some(t=>t.some(Boolean))&&e.some(t=>t.includes(""));function Mt({items:e},t,n,o=Math.random){let s=new Set(t.flat()),r=u=>u.filter(d=>!s.has(d)).map(d=>({id:d,at:o()})).sort((d,$)=>d.at-$.at).map(({id:d})=>d),i=r(n),c=[...i,...r(e.map(({id:u})=>u)).filter(u=>!i.includes(u))];return t.map(u=>u.map(d=>d||c.shift()||""))}function ul(e,t){let n=t.map(o=>o.filter(Boolean)).filter(o=>o.length);return e.most?n.length?n:void 0:n[0]}function Es(e,t){let n={};for(let s of e){let{choice:r,rows:i}=t[s.name]??{};r!==void 0&&(n[s.name]=s.choices[r]),i&&s.lists&&(n[s.name]=ul(s.lists,dl(e,t,s.lists,i)))}let o=e.some(({name:s,lists:r})=>r?.most&&n[s]);return Object.fromEntries(Object.entries(n).filter(([s])=>!o||!e.find(r=>r.name===s)?.lists?.meant.length))}function dl(e,t,n,o){if(!n.size)return o;let s=St(n,zt(e,t,n),o);return Tt(s)?Mt(n,s,Ot(e,t,n)):s}function Ls({size:e},t,n){if(t.some(s=>s.includes(n)))return t.map(s=>e?s.map(r=>r===n?"":r):s.filter(r=>r!==n));if(!e)return t.map((s,r)=>r?s:[...s,n]);let o=t.findIndex(s=>s.includes(""));return t.map((s,r)=>r===o?s.with(s.indexOf(""),n):s)}var Bs=({size:e},t)=>!e||t.some(n=>n.includes("")),Je=({ours:e})=>e>.5,As=e=>e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase();function Ds(e,t,n){let o=As(t).trim();return e.filter(s=>As(s.name).includes(o)&&!(n&&Je(s))).sort((s,r)=>s.name.localeCompare(r.name))}var pl=we(({item:e,chosen:t,full:n,turn:o})=>a`<button type="button" class="pick" aria-pressed=${t?"true":"false"} disabled=${n&&!t}
    onClick=${()=>o(e.id)}>
    ${e.picture?a`<${fe} digest=${e.picture} />`:a`<span class="picture none" aria-hidden="true">${e.name.charAt(0)}</span>`}
    <span class="pick-name">${e.name}</span>
    ${Je(e)&&a`<span class="seal-ours" title=${l("pick.ours-long")}>${l("pick.ours")}</span>`}
  </button>`,(e,t)=>e.item===t.item&&e.chosen===t.chosen&&e.full===t.full);function ml({ids:e,items:t,label:n,drop:o}){return a`<div class="places" role="group" aria-label=${n}><b>${n}</b><div class="slots">
    ${e.map((s,r)=>{let i=t.find(c=>c.id===s);return i?a`<button type="button" key=${r} class="slot place-taken" aria-label=${l("pick.drop",{name:i.name})}
        onClick=${()=>o(s)}>${i.picture&&a`<${fe} digest=${i.picture} />`}<span class="slot-name">${i.name}</span>
        <span class="slot-drop" aria-hidden="true">×</span></button>`:a`<span key=${r} class="slot place-free">${l("pick.dealt")}</span>`})}</div></div>`}function Ns({title:e,lists:t,rows:n,pool:o,set:s}){let[r,i]=p(""),[c,u]=p(!1),{items:d,size:$,most:m}=t,f=new Set(n.flat()),h=z({rows:n,set:s});h.current={rows:n,set:s};let[k]=p(()=>w=>{h.current.set(Ls(t,h.current.rows,w)),i("")}),y=Ds(d,r,c),b=!Bs(t,n),x=w=>m?l("table.round",{round:w+1}):e;return a`<div class="picker whole">
    ${$>0?n.map((w,T)=>a`<${ml} key=${T} ids=${w} items=${d} label=${x(T)} drop=${k} />`):a`<p class="muted small" role="status">${l("pick.count",{count:n[0]?.length??0})}</p>`}
    ${$>0&&a`<div class="deal-line"><button type="button" class="small" disabled=${!Tt(n)}
      onClick=${()=>s(Mt(t,n,o))}>${l("pick.deal")}</button><span class="muted small">${l("new.list-hint")}</span></div>`}
    <div class="pick-tools">
      <input type="search" aria-label=${l("pick.search")} placeholder=${l("pick.search")} value=${r}
        onInput=${w=>i(w.target.value)} />
      ${d.some(Je)&&a`<button type="button" class="chip" aria-pressed=${c?"true":"false"}
        onClick=${()=>u(!c)}>${l("pick.known")}</button>`}
    </div>
    <div class=${`picks${d.length>40?" many":""}`} role="group" aria-label=${e}>
      ${y.map(w=>a`<${pl} key=${w.id} item=${w} chosen=${f.has(w.id)} full=${b} turn=${k} />`)}
      ${!y.length&&a`<p class="muted">${l("pick.none")}</p>`}
    </div>
  </div>`}var Rs=8,$l=8,fl=60;function be({label:e,name:t,value:n,choices:o,set:s}){return a`<fieldset class="chips whole"><legend>${e}</legend>
    ${o.map(([r,i])=>a`<label key=${r} class="chip"><input type="radio" name=${t} value=${r} checked=${r===n}
      onChange=${()=>s(r)} /><span>${i}</span></label>`)}
  </fieldset>`}function hl(e){let{label:t,value:n,choices:o,set:s}=e,r=o.reduce((i,[,c])=>i+c.length,0);return o.length<=$l&&r<=fl?a`<${be} ...${e} />`:a`<label class="whole">${t}<select value=${n} onChange=${i=>s(i.target.value)}>
    ${o.map(([i,c])=>a`<option key=${i} value=${i}>${c}</option>`)}</select></label>`}function bl({option:e,options:t,typed:n,set:o}){let{title:s,lists:r,choices:i,labels:c}=e,u=n[e.name],[d,$]=p(!1),m=()=>r&&a`<${Ns} title=${s} lists=${r} rows=${St(r,zt(t,n,r),u?.rows)}
    pool=${Ot(t,n,r)} set=${y=>o({rows:y})} />`;if(r?.size)return a`<details class="whole lists" onToggle=${y=>$(y.currentTarget.open)}>
      <summary>${s}</summary>${d&&m()}</details>`;if(!i.length)return null;let f=String(i.length),h=i.map((y,b)=>[String(b),c[b]??String(y)]),k=u?.rows?f:String(u?.choice??i.indexOf(e.default));return a`<${hl} label=${s} name=${e.name} value=${k} choices=${r?[...h,[f,l("new.list-own")]]:h}
    set=${y=>o(y===f?{rows:[[]]}:{choice:Number(y)})} />
  ${u?.rows&&m()}`}function js(e,t){return Array.from({length:Math.max(0,t-e)+1},(n,o)=>[String(e+o),e+o?String(e+o):l("new.none")])}function Fs({game:e,bots:t,names:n,solo:o=!1,event:s=!1,close:r}){let i=Math.min(e.seats.max??Rs,Rs),c=e.seats.max===1,[u,d]=p(s?"event":"table"),$=o?e.seats.min:Math.min(Math.max(2,e.seats.min),i),[m,f]=p($),[h,k]=p(0),[y,b]=p(Q(t)),[x,w]=p("auto"),[T,ge]=p(!1),[Ue,Ct]=p({}),[D,ye]=p(""),L=u==="event",Y=Math.min(h,m-1),N=!L&&m===Y+1,ce=async C=>{C.preventDefault();try{let{table:ue}=await xe({game:e.id,kind:u,dice:x,name:R(),options:Es(e.options,Ue),seats:L?Math.max(1,e.seats.min):m,bots:L?[]:Array(Y).fill(oe(()=>localStorage,e.id,y)),...L?{seat:T}:{},start:N});M(`/t/${ue}`)}catch(ue){ye(S(ue))}},Ve=[...e.options.map(({title:C})=>C),l("new.dice")];return a`<${B} kind="new-table" title=${l(L?"new.title-event":c||m===1?"new.title-alone":"new.title",{game:e.name})} close=${r}>
    <form class="stacked" onSubmit=${ce}>
      ${vt(e)&&!o&&a`<${be} label=${l("new.kind")} name="kind" value=${u} set=${d}
        choices=${[["table",l("new.kind.table")],["event",l("new.kind.event")]]} />`}
      ${L&&a`<${xt} />`}
      <label>${l("start.name")}<input value=${K.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.guest")}
        onInput=${C=>{K.value=C.target.value}} /></label>
      ${!L&&!c&&a`
        <${be} label=${l("new.seats")} name="seats" value=${String(m)} choices=${js($,i)}
          set=${C=>f(Number(C))} />
        ${m>1&&a`<${be} label=${l("new.bots")} name="bots" value=${String(Y)} choices=${js(0,m-1)}
          set=${C=>k(Number(C))} />`}
        ${Y>0&&a`<label>${l("new.bot")}<${Me} bots=${t} names=${n} value=${y} set=${b} /></label>`}`}
      ${L&&a`<label class="check"><input type="checkbox" checked=${T}
          onChange=${C=>ge(C.target.checked)} />${l("new.sit")}</label>`}
      <details class="new-more" open=${c||o}><summary><b>${l("new.more")}</b> <span class="muted small">${Ve.join(" \xB7 ")}</span></summary>
        <div class="stacked">
          ${e.options.map(C=>a`<${bl} key=${C.name} option=${C} options=${e.options} typed=${Ue}
            set=${ue=>{ye(""),Ct(Is=>({...Is,[C.name]:ue}))}} />`)}
          <${be} label=${l("new.dice")} name="dice" value=${x} set=${w}
            choices=${[["auto",l("new.dice.auto")],["manual",l("new.dice.manual")]]} />
        </div></details>
      <div class="new-open">
        ${D&&a`<p class="notice bad" role="alert">${D}</p>`}
        <button class="primary big">${l(N?"new.start":L?"new.open-event":"new.open")}</button>
      </div>
    </form>
  <//>`}function Ws(){let[e,t]=p([]),{open:n,busy:o,failure:s}=se();g(()=>{U().then(u=>t(u.puzzles),()=>{})},[]);let r=j(()=>localStorage),i=_e(e,r)??e[0];if(!i)return null;let c=e.filter(({name:u})=>r[u]==="solved").length;return a`<section class="panel puzzle-invite">
    <${Ge} name=${i.name} />
    <div class="puzzle-invite-words"><h2>${l("puzzle.title")}</h2><p>${l("puzzle.about")}</p>
      <p class="muted small">${i.game_name} · <${Ie} difficulty=${i.difficulty} />${" \xB7 "}
        ${l("puzzle.solved-of",{solved:c,count:e.length})}</p>
      ${s&&a`<p class="bad-text" role="alert">${s}</p>`}</div>
    <div class="puzzle-invite-ways"><button class="primary" disabled=${o} onClick=${()=>n(i.name)}>${l("puzzle.play")}</button>
      <${O} to="/puzzles" class="button">${l("puzzle.all")}<//></div>
  </section>`}function gl(){let[e,t]=p(null),[n,o]=p(""),[s,r]=p(null),[i,c]=p(!1),u=v.value,d=()=>{o(""),J().then(t,m=>o(S(m)))};g(d,[u]),g(()=>{document.title="Rollwright"},[]);let $=async m=>{if(!i){c(!0);try{let{table:f}=await xe({options:{},dice:"auto",kind:"table",bots:[],name:R(),...m});M(`/t/${f}`)}catch(f){o(S(f)),c(!1)}}};return a`<main id="content" class="start">
    <div class="start-line greeting"><h1>${l("page.tagline")}</h1><${yl} /></div>
    <${kl} />
    ${n&&a`<p class="notice bad" role="alert">${n} <button class="quiet small" onClick=${d}>${l("page.again")}</button></p>`}
    <${Ts} games=${e?.games??[]} />
    <h2 class="visually-hidden">${l("start.games")}</h2>
    ${!e&&!n&&a`<p class="muted games-coming">${l("page.loading")}</p>`}
    ${e&&a`<${Ps} catalogue=${e} open=${$} ask=${(m,f=!1)=>r({game:m,solo:f})} />`}
    <${Ws} />
    ${e&&a`<${Ms} games=${e.games} ask=${m=>r({game:m,solo:!1,event:!0})} />`}
    <${Ln} />
    ${s&&e&&a`<${Fs} game=${s.game} solo=${s.solo} event=${s.event} bots=${e.bots}
      names=${Te(e)} close=${()=>r(null)} />`}
  </main>`}function yl(){return a`<label class="name-chip"><span class="avatar" aria-hidden="true">${W(R())}</span>
    <span class="visually-hidden">${l("start.name")}</span>
    <input value=${K.value} maxlength="40" autocomplete="nickname" placeholder=${l("start.name")}
      onInput=${e=>{K.value=e.target.value}} /></label>`}function kl(){let[e,t]=p(""),[n,o]=p("");return a`<form class="panel join" onSubmit=${async r=>{r.preventDefault();let i=Pt(e);if(o(i?"":"start.code-wrong"),!i)return;await Se([i]).then(({tables:u})=>u.length>0,()=>!0)?M(`/t/${i}`):o("start.code-unknown")}}>
    <h2>${l("start.join")}</h2>
    <label class="code-field">${l("start.code")}<input value=${e} placeholder="k7m2 x9pq" autocapitalize="off" autocomplete="off" spellcheck=${!1}
      aria-describedby="code-hint" aria-invalid=${n?"true":void 0}
      onInput=${r=>{t(r.target.value),o("")}} /></label>
    <button class="primary">${l("start.go")}</button>
    <p id="code-hint" role="status" class=${n?"bad-text":"muted small"}>${l(n||"start.code-hint")}</p>
  </form>`}ve(Fn);export{Jr as Ending,_a as Help,Qa as Lobby,Us as PictureDialog,ba as PuzzleEnd,da as Puzzles,Wa as Screen,gl as Start,el as WatchedSheet,tl as Ways};
//# sourceMappingURL=/static/bundle/rest-YYG2UYAK.js.map
