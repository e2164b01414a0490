import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { undrawn } from '../../embeds/views/theming';
import { backend, json } from './support/backend';
import { aBase, type Card, cardAt, show, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const folder = 'embeds/styles';

/** Returns the classes of the style sheets of the app that the elements include. */
const styled = (): Set<string> => {
  const all = readFileSync(join(folder, 'elements.css'), 'utf8');
  const sheets = [...all.matchAll(/@import "(.*\/ui\/.*)"/g)].map(([, path = '']) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  const rules = sheets.join('').replace(/\/\*.*?\*\//gs, '');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
};

const dueTime = 1_900_000_000_000;
const transactionTime = 1_700_000_000_000;
const sent = (status: string, currency: string) => ({ type: 'ORDER', status, currency });

/** Answers of each call with every part that an element shows. */
const answers = {
  '/homepage': {
    profile: {
      status: 'APPROVED',
      limit: { total: 5, used: 2, available: 3, temporary: 4, temporaryUntil: dueTime },
    },
    modules: [],
  },
  '/bill-list': {
    totalDue: 20,
    currentDues: [
      { amount: 10, lateFee: 5, dueTime, status: 'OVERDUE' },
      { amount: 3 },
      { amount: 2 },
    ],
    upcomingTotalDue: 10,
    upcomingDues: [{ amount: 10, dueTime, status: 'DUE_SOON' }],
  },
  '/transaction-history': {
    transactions: ['SUCCESS', 'ONGOING', 'WAITING_CONFIRM', 'REFUNDED'].map((status) => ({
      ...sent(status, 'IDR'),
      amount: 7,
      transactionTime,
      restructureFlag: 'NEW_LOAN',
    })),
  },
  '/loan-restructure/summary': {
    tenor: 1,
    principal: 8,
    fee: 2,
    total: 10,
    instalments: [{ amount: 10, principal: 8, dueTime }],
  },
};

const answerTo = (path: string) =>
  json(Object.entries(answers).find(([part]) => path.includes(part))?.[1] ?? {});

const elements = [
  ['paylater-limit-card', {}],
  ['paylater-bill-list', {}],
  ['paylater-bill-list', { type: 'upcoming' }],
  ['paylater-recent-transactions', {}],
  ['paylater-instalment-plan', { tenor: '1' }],
] as const;

const classesIn = (element: Card): string[] =>
  [...(element.shadowRoot?.querySelectorAll('[class]') ?? [])].flatMap((it) => [...it.classList]);

test('every class of the style sheets is drawn by an element, or listed as undrawn', async () => {
  const drawn = new Set<string>();
  for (const [tag, attributes] of elements) {
    let isUp = true;
    backend(({ path }) => (isUp ? answerTo(path) : json({}, 418)));
    const element = cardAt(aBase(), tag, async () => 'token');
    for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
    document.body.append(element);
    for (const name of classesIn(element)) drawn.add(name);
    await show(element);
    for (const name of classesIn(element)) drawn.add(name);
    isUp = false;
    await element.refresh();
    expect([tag, stateOf(element)]).toEqual([tag, 'stale']);
    for (const name of classesIn(element)) drawn.add(name);
  }
  expect([...styled()].filter((name) => !drawn.has(name)).sort()).toEqual([...undrawn].sort());
});
