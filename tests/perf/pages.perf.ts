import { test } from '../e2e/support/test';
import { type Budget, check } from './budget';
import { serveFloors } from './floors/serve';
import { type Measure, type Target, visitInTurns, type VisitName } from './phone';
import { floorsAt, home, type Page, targetOf } from './targets';

/** A line of the report: what is measured on which visit, and the floor that it is divided by. */
interface Row {
  readonly what: string;
  readonly when: VisitName;
  readonly measure: Measure;
  readonly floor?: 'E' | 'R';
  readonly must?: number;
  readonly aim?: number;
}

const units = {
  fcp: 'ms',
  lcp: 'ms',
  ready: 'ms',
  tbt: 'ms',
  cls: 'shift',
  requests: 'requests',
  allRequests: 'requests',
  heap: 'MB',
} as const satisfies Readonly<Record<Measure, Budget['unit']>>;

/** "Figures" is when an amount or a row was first in a frame: a grey box can be the largest paint. */
const figures = { what: 'figures', measure: 'ready', floor: 'R' } as const;

const ofEveryPage: readonly Row[] = (['cold', 'warm'] as const).flatMap((when) => [
  { what: 'TBT', when, measure: 'tbt', must: 150, aim: 80 },
  { what: 'CLS', when, measure: 'cls', must: 0.02, aim: 0 },
  { what: 'requests of the whole visit', when, measure: 'allRequests' },
]);

const requests = {
  what: 'requests until it is ready',
  when: 'cold',
  measure: 'requests',
  must: 7,
  aim: 5,
} as const;

const pages: Readonly<Record<string, Page & { readonly rows: readonly Row[] }>> = {
  '/': {
    path: '/',
    ready: 'main [data-action="primary"]:enabled',
    rows: [
      { what: 'FCP', when: 'cold', measure: 'fcp', floor: 'E', must: 1.3, aim: 1.1 },
      { what: 'LCP', when: 'cold', measure: 'lcp', floor: 'R', must: 0.6, aim: 0.5 },
      { what: 'LCP', when: 'warm', measure: 'lcp', floor: 'R', must: 1.1, aim: 0.8 },
      { what: 'main action', when: 'cold', measure: 'ready', floor: 'R', must: 1.9, aim: 1.5 },
      requests,
    ],
  },
  '/home': {
    ...home,
    rows: [
      { ...figures, when: 'cold', must: 0.95, aim: 0.8 },
      { ...figures, when: 'warm', must: 1.4, aim: 1 },
      { ...figures, when: 'third' },
      { what: 'heap after load', when: 'cold', measure: 'heap', floor: 'R', must: 4.5, aim: 2.5 },
      requests,
    ],
  },
  bills: {
    persona: 'overdue',
    path: '/repayment/bill-list',
    ready: 'main [data-amount]',
    rows: [
      { ...figures, when: 'cold', must: 1.1, aim: 0.9 },
      { ...figures, when: 'warm', must: 1.6, aim: 1.1 },
    ],
  },
  history: {
    persona: 'active',
    path: '/transactions',
    ready: 'main [data-row]',
    rows: [
      { ...figures, what: 'first rows', when: 'cold', must: 1.2, aim: 0.9 },
      { ...figures, what: 'first rows', when: 'warm', must: 1.8, aim: 1.2 },
    ],
  },
  'a KYC step': {
    persona: 'draft',
    path: '/kyc/step2',
    ready: 'main form input',
    rows: [{ ...figures, what: 'first field', when: 'warm', must: 2.2, aim: 1.5 }],
  },
};

for (const [name, { rows, ...page }] of Object.entries(pages))
  test(`the page ${name}`, async ({ browser, sandbox }) => {
    const floors = await serveFloors(sandbox.origin);
    const { E, R } = floorsAt(floors.origin);
    const targets: Readonly<Record<string, Target>> = {
      ...(name === '/' && { E }),
      R,
      page: await targetOf(browser, sandbox, page),
    };
    const times = rows.some(({ when }) => when === 'third') ? 3 : 2;
    const { middle, worst } = await visitInTurns(browser, targets, { times });
    await floors.close();
    for (const { what, when, measure, floor, ...limits } of [...rows, ...ofEveryPage]) {
      const value = measure === 'cls' ? worst : middle;
      const below = measure === 'heap' ? 'heap' : 'lcp';
      check({
        what: `${what} ${when}, ${name}`,
        ours: value('page', when, measure),
        unit: units[measure],
        ...(floor && { floor: [floor, middle(floor, when, below)] as const }),
        ...limits,
      });
    }
  });

test('blocking on a processor six times slower', async ({ browser, sandbox }) => {
  const targets = {
    '/': await targetOf(browser, sandbox, pages['/'] ?? home),
    '/home': await targetOf(browser, sandbox, home),
  };
  const { middle } = await visitInTurns(browser, targets, { times: 1, cpu: 6 });
  for (const name of ['/', '/home'] as const)
    check({
      what: `TBT cold at 6×, ${name}`,
      ours: middle(name, 'cold', 'tbt'),
      unit: 'ms',
      must: 250,
      aim: 120,
    });
});
