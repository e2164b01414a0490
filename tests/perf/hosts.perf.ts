import { test } from '../e2e/support/test';
import { check } from './budget';
import { serveFloors } from './floors/serve';
import { type Target, visitInTurns } from './phone';
import { floorsAt, home, targetOf } from './targets';

/** How long the bridge takes for an answer, in milliseconds. */
const answersIn = 20;

/** Puts gojek's object into the page after `ready` milliseconds. Runs in the page, before its own scripts. */
const bridge = (token: string, ready: number, takes: number) => {
  const known: Readonly<Record<string, object>> = {
    getToken: { token },
    getAppInfo: { version: '4.95.0' },
  };
  const call = (name: string, _: string, answer: (said: unknown) => void) =>
    setTimeout(() => {
      const data = known[name];
      answer(data ? { success: true, data } : { success: false, error: { code: 'NOT_SUPPORTED' } });
    }, takes);
  const put = () => Object.assign(window, { gojekBridge: { call, on: () => {} } });
  if (ready === 0) put();
  else setTimeout(put, ready);
};

/** When the bridge is ready, and what the figures of a first visit may take then. */
const bridges = [
  [0, 1.3],
  [300, 1.6],
  [900, 2.3],
] as const;

test('home in gojek', async ({ browser, sandbox }) => {
  const floors = await serveFloors(sandbox.origin);
  const { token } = await sandbox.createUser('active');
  const { R } = floorsAt(floors.origin);
  const inGojek = (ready: number): Target => ({
    url: sandbox.origin + home.path,
    ready: home.ready,
    host: {
      agent: ' Gojek/4.95.0',
      script: `(${String(bridge)})(${[JSON.stringify(token), ready, answersIn].join()})`,
    },
  });
  const targets = {
    R,
    web: await targetOf(browser, sandbox, home),
    0: inGojek(0),
    300: inGojek(300),
    900: inGojek(900),
  };
  const { middle } = await visitInTurns(browser, targets);
  await floors.close();
  for (const [ready, mustBe] of bridges) {
    const where = `/home in gojek, bridge ready after ${ready} ms`;
    const [name, onWeb, floor] = [
      `${ready}` as const,
      middle('web', 'warm', 'ready'),
      middle('R', 'warm', 'lcp'),
    ];
    check({
      what: `figures on the first visit, ${where}`,
      ours: middle(name, 'cold', 'ready'),
      unit: 'ms',
      floor: ['R', middle('R', 'cold', 'lcp')],
      must: mustBe,
    });
    check({
      what: `figures on the second visit, ${where}`,
      ours: middle(name, 'warm', 'ready'),
      unit: 'ms',
      floor: ['R', floor],
      // As on the web, and the bridge's own time.
      must: (onWeb + ready + answersIn) / floor + 0.15,
    });
    check({
      what: `requests of the whole first visit, ${where}`,
      ours: middle(name, 'cold', 'allRequests'),
      unit: 'requests',
    });
  }
});
