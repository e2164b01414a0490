import { test } from '../e2e/support/test';
import { check } from './budget';
import { serveFloors } from './floors/serve';
import { rounds, type Target, visitInTurns } from './phone';

test('an element on a partner’s page', async ({ browser, sandbox }) => {
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
  };
  const { middle, worst } = await visitInTurns(browser, targets, { times: 1 });
  await floors.close();
  const calls = await sandbox.journal({ userId, path: '/v2/homepage' });
  check({
    what: 'LCP of a partner’s page with an element',
    ours: middle('element', 'cold', 'lcp'),
    unit: 'ms',
    floor: ['the page alone', middle('alone', 'cold', 'lcp')],
    must: 1.15,
  });
  const tbt = middle('element', 'cold', 'tbt');
  check({ what: 'TBT of an element', ours: tbt, unit: 'ms', must: 30 });
  const shift = worst('element', 'cold', 'cls');
  check({ what: 'CLS of an element', ours: shift, unit: 'shift', must: 0 });
  check({
    what: 'an element is ready',
    ours: middle('element', 'cold', 'ready'),
    unit: 'ms',
    floor: ['a card without a framework', middle('card', 'cold', 'ready')],
    must: 1.4,
  });
  process.stdout.write(`calls for ${rounds} visits of each: ${calls.length}\n`);
});
