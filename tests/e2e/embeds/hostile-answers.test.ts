import { openEvilSite } from '../../attack/support/evil-site';
import { expect, unwatched as test } from '../support/partner';
import { openOwnPage, type Seen } from '../support/own-page';

interface Values {
  readonly amount?: unknown;
  readonly time?: unknown;
  readonly text?: unknown;
}

const aTime = '2026-01-15T10:00:00+07:00';

/** Returns every answer that an element reads, with the given value in every field of a kind. */
const answersWith = ({ amount = 1_000_000, time = aTime, text = 'Januari' }: Values) => {
  const due = { id: text, title: text, amount, late_fee: amount, due_time: time };
  return {
    '/v2/homepage': {
      profile: {
        name: text,
        status: 'APPROVED',
        limit: { total: amount, used: amount, temporary: amount, temporary_until: time },
      },
      modules: [],
    },
    '/v1/bill-list': {
      total_due: amount === 1_000_000 ? 2_000_000 : amount,
      current_dues: [due, due],
    },
    '/v1/transaction-history': {
      transactions: [
        { id: text, type: 'ORDER', status: 'SUCCESS', transaction_time: time, amount, title: text },
      ],
    },
    '/v1/loan-restructure/summary': {
      tenor: 3,
      total: amount === 1_000_000 ? 3_000_000 : amount,
      principal: amount,
      // Equal due days would contradict each other.
      instalments: [1, 2, 3].map((number) => ({
        id: text,
        amount,
        principal: amount,
        ...(number === 1 && { due_time: time }),
      })),
    },
  };
};

const states = (card: string, bills: string, recent: string, plan: string) => ({
  'paylater-limit-card': card,
  'paylater-bill-list': bills,
  'paylater-recent-transactions': recent,
  'paylater-instalment-plan': plan,
});

/** A transaction needs a time, a bill an amount. An element fails if all of its rows lack what they need. */
const wrongTimes = states('ready', 'ready', 'error', 'ready');
const wrongAmounts = states('error', 'error', 'ready', 'error');
const none = states('error', 'error', 'error', 'error');
const all = states('ready', 'ready', 'ready', 'ready');

type Answer = (path: string) => string;

const answered = (values: Values): Answer => {
  const table = Object.entries(answersWith(values));
  return (path) => JSON.stringify({ data: table.find(([it]) => path.startsWith(it))?.[1] ?? {} });
};

const deep = `{"data":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;

type Case = readonly [name: string, answer: Answer, expected: ReturnType<typeof states>];

/** Each group runs in one page, which makes a new request for each of its cases. */
const groups: Readonly<Record<string, readonly Case[]>> = {
  times: [8_640_000_000_000_000, '+275760-09-13', {}].map((time) => [
    JSON.stringify(time),
    answered({ time }),
    wrongTimes,
  ]),
  amounts: [1e300, '99999999999999999999', 1.5, {}].map((amount) => [
    JSON.stringify(amount),
    answered({ amount }),
    wrongAmounts,
  ]),
  texts: ['x'.repeat(100_000), '\u202e'.repeat(3_000), 7].map((text) => [
    JSON.stringify(text).slice(0, 12),
    answered({ text }),
    all,
  ]),
  'whole answers': [
    ['nothing wrong', answered({}), all],
    [
      'amounts that add up to more than a number holds',
      (path) =>
        JSON.stringify({
          data: {
            profile: { limit: { total: 9e15, used: -9e15 } },
            modules: [],
            current_dues: [{ amount: 9e15 }, { amount: 9e15 }],
            transactions: path.startsWith('/v1/transaction') ? [] : undefined,
          },
        }),
      // The total limit is readable.
      states('ready', 'error', 'empty', 'error'),
    ],
    ['no JSON', () => '<!doctype html>', none],
    ['half of an answer', () => '{"data":{"profile":', none],
    // The only list in an answer is taken as the list, whatever its key: here there are no transactions.
    ['a list', () => '[]', states('error', 'error', 'empty', 'error')],
    ['a text', () => '"x"', none],
    ['a number beyond numbers', () => '1e999', none],
    // Levels beyond the twentieth are dropped before they are read.
    ['an answer 100,000 deep', () => deep, none],
  ],
};

const oddText = /NaN|Invalid|undefined|\[object|\de\+/;

/** Returns the differences between a page and the expected states. */
const faultsOf = (seen: Seen, expected: Case[2]): readonly unknown[] => [
  ...seen.problems,
  ...Object.entries(expected).flatMap(([tag, state]) =>
    seen.states[tag] === state ? [] : [`${tag} is ${seen.states[tag]} instead of ${state}`],
  ),
  ...Object.values(seen.texts).filter((text) => oddText.test(text) || text.length >= 40_000),
  ...seen.amounts.filter((it) => !Number.isSafeInteger(Number(it))),
];

for (const [group, cases] of Object.entries(groups))
  test(`${group}: an element draws what it can, or has the state error`, async ({ page, site }) => {
    let answer: Answer = () => '';
    const other = await openEvilSite((path) => answer(path));
    const markup = Object.keys(all)
      .map((tag) => `<${tag}${tag.endsWith('plan') ? ' tenor="3"' : ''}></${tag}>`)
      .join('');
    const script = `configure({ apiBase: '${other.origin}' });`;
    await openOwnPage(page, site, { markup, script });
    const faults = new Map<string, readonly unknown[]>();
    for (const [name, next, expected] of cases)
      await test.step(name, async () => {
        answer = next;
        const seen = await page.evaluate(() => window.anew?.());
        const found = seen ? faultsOf(seen, expected) : ['nothing seen'];
        if (found.length > 0) faults.set(name, found);
      });
    expect(Object.fromEntries(faults)).toEqual({});
    await other.close();
  });

test('an element that cannot be drawn has the state error until it can', async ({ page, site }) => {
  const other = await openEvilSite(answered({}));
  const { said, problems } = await openOwnPage(page, site, {
    markup: '<paylater-bill-list></paylater-bill-list>',
    script: `configure({ apiBase: '${other.origin}' });
      const heard = [];
      for (const name of ['ready', 'error'])
        document.addEventListener('paylater-' + name, ({ detail }) => heard.push([name, detail]));
      const [list] = all();
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'data-amount') throw new Error('not here');
        setAttribute.call(this, name, value);
      };
      list.tokenProvider = async () => 'buyer';
      await list.ready;
      const before = list.dataset.state;
      Element.prototype.setAttribute = setAttribute;
      await list.refresh();
      return [before, list.dataset.state, heard];`,
  });
  const heard = [
    ['error', { kind: 'contract', code: 'CONTRACT' }],
    ['ready', null],
  ];
  expect([said, problems]).toEqual([['error', 'ready', heard], []]);
  await other.close();
});
