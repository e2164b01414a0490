import { expect, test } from '@playwright/test';
import type { Engine } from './drivers/engine';
import { everyEngine } from './drivers/every-engine';
import { outcomeOf } from './outcome-of';
import { faultsAfterReturn } from './return';
import { failureModes, hostilePages } from './site/documents';
import { faultsOf } from './site/faults-of';
import { openPartnerSite, type PartnerSite } from './site/partner-site';
import { faultsIn, tableOf } from './table';

/** Firefox and WebKit keep a page that is left in memory; a headless Chromium loads it again. */
const fromMemory = 'from-memory';
const hosts = [...Object.keys(hostilePages), 'all-at-once', 'twenty'];

/** The faults that one engine finds, case by case. */
const walk = async (engine: Engine, site: PartnerSite) => {
  const open = async (name: string) => outcomeOf(engine, (await site.visit(name)).url);
  const found = new Map<string, readonly string[]>();
  const calm = await open('calm');
  found.set('calm', faultsOf(calm));
  for (const name of [...failureModes, 'tampered']) found.set(name, faultsOf(await open(name)));
  for (const name of hosts) found.set(name, faultsOf(await open(name), calm));
  return found;
};

test('the elements work in every engine', async ({ browser }) => {
  const site = await openPartnerSite(process.env['SANDBOX_URL'] ?? '');
  const findings = new Map<string, Map<string, readonly string[]>>();
  for (const start of everyEngine(browser)) {
    const engine = await start();
    process.stdout.write(`${engine.name} ${engine.version}\n`);
    const found = await walk(engine, site);
    const afterReturn = await faultsAfterReturn(engine, site);
    if (afterReturn) found.set(fromMemory, afterReturn);
    for (const [name, faults] of found)
      findings.set(name, (findings.get(name) ?? new Map()).set(engine.name, faults));
    await engine.close();
  }
  await site.close();
  process.stdout.write(`\n${tableOf(findings)}\n\n`);
  expect(faultsIn(findings)).toEqual([]);
  expect([...(findings.get(fromMemory)?.keys() ?? [])]).toEqual(['Firefox ESR', 'WebKitGTK']);
});
