import { chromium } from 'playwright-core';
const base = process.argv[2];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [q, ua] of [['/home','x Gojek'],['/home','']]) {
const c = await b.newContext({ locale:'id-ID', viewport:{width:360,height:740}, ...(ua?{}:{}) });
const p = await c.newPage();
const u = await (await fetch(`${base}/_sandbox/users`, {method:'POST', headers:{'content-type':'application/json'}, body: JSON.stringify({persona:'active'})})).json();
await p.goto(`${base}/auth/login?login_hint=${u.loginCode}`); await p.waitForTimeout(2000);
await p.addInitScript(() => { new PerformanceObserver(l => { for (const e of l.getEntries()) console.log('SHIFT', e.value, e.startTime, JSON.stringify(e.sources.map(s=>[s.node?.outerHTML?.slice(0,140) ?? s.node?.textContent, s.previousRect, s.currentRect]))); }).observe({type:'layout-shift',buffered:true}); });
p.on('console', m => m.text().startsWith('SHIFT') && console.log(m.text()));
for (let i=0;i<3;i++){ await p.goto(base+q); await p.waitForTimeout(2500); console.log('--'); }
await c.close(); }
await b.close();
