import { test } from '../e2e/support/test';
import { budgets, median } from './budget';
import { serveFloors } from './floors/serve';
import { type Target, type Visit, visitTwice } from './phone';

const rounds = 5;

test('an element on a partner’s page', async ({ browser, sandbox }) => {
  const { check, end } = budgets();
  const { token, userId } = await sandbox.createUser('active');
  const provider = `<script type="module">document.querySelector('paylater-limit-card').tokenProvider = () => ${JSON.stringify(token)}</script>`;
  const floors = await serveFloors(sandbox.origin, (origin) => ({
    '/alone': { head: '', body: '' },
    '/element': {
      head: `<script type="module" src="${sandbox.origin}/embeds/v1/paylater.js"></script>`,
      body: `<paylater-limit-card api-base="${origin}/api"></paylater-limit-card>${provider}`,
    },
    '/card': {
      head: '<script type="module" src="/card.js"></script>',
      body: `<bare-card data-api="/api" data-token="${token}"></bare-card>`,
    },
  }));
  const at = (path: string, ready: string): Target => ({ url: floors.origin + path, ready });
  const targets = {
    alone: at('/alone', 'h1'),
    element: at('/element', 'paylater-limit-card[data-state="ready"]'),
    card: at('/card', 'bare-card[data-ready]'),
  } as const;
  type Name = keyof typeof targets;
  const names = Object.keys(targets) as Name[];
  const all: Record<Name, Visit[]> = { alone: [], element: [], card: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 ? [...names].reverse() : names)
      all[name].push((await visitTwice(browser, targets[name])).cold);
  await floors.close();
  const calls = await sandbox.journal({ userId, path: '/v2/homepage' });
  const middle = (name: Name, what: Exclude<keyof Visit, 'lcpElement'>) =>
    median(all[name].map((it) => it[what]));
  check({
    what: 'LCP of a partner’s page with an element',
    ours: middle('element', 'lcp'),
    unit: 'ms',
    floor: ['the page alone', middle('alone', 'lcp')],
    must: 1.15,
  });
  check({ what: 'TBT of an element', ours: middle('element', 'tbt'), unit: 'ms', must: 30 });
  const shift = Math.max(...all.element.map(({ cls }) => cls));
  check({ what: 'CLS of an element', ours: shift, unit: 'shift', must: 0 });
  check({
    what: 'an element is ready',
    ours: middle('element', 'ready'),
    unit: 'ms',
    floor: ['a card without a framework', middle('card', 'ready')],
    must: 1.4,
  });
  process.stdout.write(`calls for ${rounds * 2} visits of each: ${calls.length}\n`);
  end();
});
