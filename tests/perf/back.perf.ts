import { storedOf } from '../e2e/support/signed-in';
import { test } from '../e2e/support/test';
import { findBrowserWithWindow } from '../support/browser-setup';
import { check, median } from './budget';
import { serveFloors } from './floors/serve';
import { measure, open, openPhone, rounds } from './phone';
import { home } from './targets';

// Playwright switches the back-forward cache off, and the headless shell has none.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      executablePath: findBrowserWithWindow() ?? '',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/**
 * Records the milliseconds until a frame shows another amount, for a page that returns from the cache. Runs in the page
 * before it is left.
 */
const watchReturn = (selector: string) => {
  const amountNow = () => document.querySelector<HTMLElement>(selector)?.dataset['amount'];
  const before = amountNow();
  const seen = { refreshed: 0 };
  Object.assign(window, { returned_: seen });
  addEventListener('pageshow', ({ timeStamp }) => {
    const changes = new MutationObserver(() => {
      if ([undefined, before].includes(amountNow())) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        seen.refreshed = performance.now() - timeStamp;
      });
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true });
  });
};

test('back from another site', async ({ browser, sandbox }) => {
  const floors = await serveFloors(sandbox.origin);
  // Another port of the same name would be the same site.
  const elsewhere = floors.origin.replace('127.0.0.1', 'localhost') + '/empty';
  const refreshed: number[] = [];
  let documents = 0;
  for (let round = 0; round < rounds; round += 1) {
    const user = await sandbox.createUser('active');
    const stored = await storedOf(sandbox, user);
    const tab = await openPhone(browser, {
      url: sandbox.origin + home.path,
      ready: home.ready,
      stored: Object.fromEntries(stored.map(({ name, value }) => [name, value])),
    });
    await open(tab, sandbox.origin + home.path);
    await measure(tab);
    await tab.read(`(${String(watchReturn)})(${JSON.stringify(home.ready)})`);
    await tab.send('Page.navigate', { url: elsewhere });
    await tab.until(
      `location.href === '${elsewhere}' && document.readyState === 'complete'`,
      elsewhere,
    );
    await sandbox.payment(user.userId, 100_000);
    await tab.read('history.back()');
    await tab.until(`location.pathname === '${home.path}'`, 'the way back');
    if (await tab.read('window.returned_ === undefined')) documents += 1;
    else {
      await tab.until('returned_.refreshed > 0', 'the figures are refreshed');
      refreshed.push(Number(await tab.read('returned_.refreshed')));
    }
    await tab.close();
  }
  await floors.close();
  const where = 'on the way back from another site, /home';
  check({ what: `documents loaded again ${where}`, ours: documents, unit: 'documents', must: 0 });
  check({ what: `refreshed figures ${where}`, ours: median(refreshed), unit: 'ms' });
});
