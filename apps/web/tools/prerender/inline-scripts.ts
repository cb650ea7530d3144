/** Until the application takes over, records what is entered, and blocks button clicks and records the last one. */
export const RECORD = `(function(d){
var early={entered:new Map,stop:function(){d.removeEventListener("click",keep,true);d.removeEventListener("input",note,true)}};
function keep(e){var b=e.target.closest("button");if(b){early.pressed=b;e.preventDefault();e.stopPropagation()}}
function note(e){var f=e.target;early.entered.delete(f);early.entered.set(f,/^(checkbox|radio)$/.test(f.type)?f.checked:f.value)}
d.addEventListener("click",keep,true);
d.addEventListener("input",note,true);
window.earlyInput=early})(document);`

/** Shows the active tab of each line that is wider than the page, so that no tab moves under a finger later. */
export const SHOW_TABS = `document.querySelectorAll('[role=tab][aria-selected=true]').forEach(function(t){
t.parentNode.scrollLeft=t.offsetLeft+t.offsetWidth/2-t.parentNode.clientWidth/2});`

/** Starts the application after the first paint, or after three seconds in a background tab, which is not painted. */
export const START = `(function(d){
var scripts=d.currentScript.dataset.scripts.split(" "),started;
function start(){if(started)return;started=true;
scripts.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.append(l)});
import(scripts[0])}
try{new PerformanceObserver(start).observe({type:"paint",buffered:true})}catch(e){start()}
setTimeout(start,3000)})(document)`
