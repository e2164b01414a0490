import { within } from '../support/within';
import type { Engine } from './drivers/engine';
import { doneIn } from './outcome-of';
import type { PartnerSite } from './site/partner-site';

/** The time within which the elements must request values again, in milliseconds. */
const patience = 10_000;

/** Leaves a page with elements and goes back. Returns its faults; `undefined` when the engine loads the page again. */
export const faultsAfterReturn = async (
  engine: Engine,
  site: PartnerSite,
): Promise<readonly string[] | undefined> => {
  const visit = await site.visit('calm');
  const tab = await engine.open();
  // During a navigation nothing can be evaluated.
  const run = async (body: string) => tab.run(body).catch(() => undefined);
  await tab.goto(visit.url);
  await doneIn(tab);
  const before = site.asked(visit).length;
  await tab.run(`window.addEventListener('pageshow', (event) => {
    window.cameBack = String(event.persisted); });`);
  await tab.goto(site.put('/elsewhere', { html: '<!doctype html><title>Elsewhere</title>' }));
  await run('history.back()');
  const isBack = `return location.pathname.startsWith('/host/') && document.readyState === 'complete'
    ? String(window.cameBack) : ''`;
  await within(patience, async () => Boolean(await run(isBack)));
  const isKept = (await run(isBack)) === 'true';
  const askedAnew =
    isKept && (await within(patience, () => site.asked(visit).length === 2 * before));
  const states = `return Array.from(document.querySelectorAll('main > *'),
    (it) => it.dataset.state).join(' ')`;
  const isShown =
    isKept && (await within(patience, async () => /^(ready ?)+$/.test(String(await run(states)))));
  const faults = [
    ...(askedAnew ? [] : [`${before} calls before, ${site.asked(visit).length} in the end`]),
    ...(isShown ? [] : [`the elements are ${String(await run(states))}`]),
  ];
  await tab.close();
  return isKept ? faults : undefined;
};
