import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backend, home, json, settled } from './support/backend';
import { aBase, type Card, cardAt, show, stateOf } from './support/cards';

let base = '';
beforeEach(() => {
  base = aBase();
});
afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
});

const inside = (element: Card) => element.shadowRoot ?? expect.fail();
const card = (tag = 'paylater-limit-card') => cardAt(base, tag, async () => 'token');
const focused = (element: Card) => inside(element).activeElement;
const spoken = (element: Card) => inside(element).querySelector('[role="status"]')?.textContent;

/** Returns answers that the test sends, in order. */
const byHand = () => {
  const answers: ((it: Response) => void)[] = [];
  backend(() => new Promise((done) => answers.push(done)));
  return answers;
};

test('a change of language keeps the content until the other messages are loaded', async () => {
  const answers = byHand();
  const element = card();
  await show(element);
  answers[0]?.(home());
  await settled();
  const link = inside(element).querySelector('a');
  link?.focus();
  element.setAttribute('locale', 'en');
  await settled();
  expect([stateOf(element), link?.textContent]).toEqual(['stale', 'Rincian limit']);
  answers[1]?.(home());
  await settled();
  expect(stateOf(element)).toBe('ready');
  expect(inside(element).querySelector('.paylater')?.getAttribute('lang')).toBe('en');
  expect(focused(element)).toBe(inside(element).querySelector('a'));
  expect(focused(element)?.textContent).not.toBe('Rincian limit');
});

test.each([
  ['a refusal', () => json({}, 418)],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])(
  'after a change of language that ends with %s, the old content stays, marked as stale',
  async (_, failing) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let answer: () => Response | Promise<Response> = () => home();
    backend(() => answer());
    const element = card();
    const failed = vi.fn<() => void>();
    element.addEventListener('paylater-error', failed);
    await show(element);
    answer = failing;
    element.setAttribute('locale', 'en');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    const seen = () => {
      const root = inside(element).querySelector('.paylater');
      return [
        stateOf(element),
        root?.getAttribute('lang'),
        root?.textContent?.includes('7.500.000'),
        root?.querySelector('a')?.textContent,
      ];
    };
    expect(seen()).toEqual(['stale', 'id', true, 'Rincian limit']);
    await element.refresh();
    expect(seen()).toEqual(['stale', 'id', true, 'Rincian limit']);
    answer = () => home();
    await element.refresh();
    expect(seen()).toEqual(['ready', 'en', true, 'Limit details']);
  },
);

test.each([
  ['type', 'upcoming'],
  ['application-source', 'gopay'],
])('after a failed change of %s, the previous values are removed', async (name, value) => {
  let good = true;
  backend(() =>
    good ? json({ totalDue: 7_000, currentDues: [{ amount: 7_000 }] }) : json({}, 418),
  );
  const element = card('paylater-bill-list');
  await show(element);
  expect(inside(element).textContent).toContain('7.000');
  good = false;
  element.setAttribute('locale', 'en');
  await settled();
  expect(stateOf(element)).toBe('stale');
  element.setAttribute(name, value);
  await settled();
  expect(stateOf(element)).toBe('error');
  expect(inside(element).textContent).not.toContain('7.000');
});

test('after a change of language and a refused token no values remain', async () => {
  let good = true;
  backend(() => (good ? home() : json({}, 401)));
  const element = card();
  await show(element);
  good = false;
  element.setAttribute('locale', 'en');
  await settled();
  expect(stateOf(element)).toBe('unauthorised');
  expect(inside(element).textContent).not.toContain('7.500.000');
});

test('a change of type keeps the old bills, marked as stale, and the focus', async () => {
  const answers = byHand();
  const element = card('paylater-bill-list');
  await show(element);
  answers[0]?.(json({ totalDue: 7_000, currentDues: [{ amount: 7_000 }] }));
  await settled();
  inside(element).querySelector('a')?.focus();
  element.setAttribute('type', 'upcoming');
  await settled();
  expect(stateOf(element)).toBe('stale');
  expect(inside(element).textContent).toContain('7.000');
  answers[1]?.(json({ upcomingTotalDue: 9_000, upcomingDues: [{ amount: 9_000 }] }));
  await settled();
  expect(stateOf(element)).toBe('ready');
  expect(inside(element).textContent).not.toContain('7.000');
  expect(focused(element)?.localName).toBe('a');
});

test('signing out drops the values during a change of language', async () => {
  const answers = byHand();
  const element = card();
  await show(element);
  answers[0]?.(home());
  await settled();
  element.setAttribute('locale', 'en');
  await settled();
  element.tokenProvider = undefined;
  expect(stateOf(element)).toBe('loading');
  expect(inside(element).textContent).not.toContain('7.500.000');
});

test('an error and its end are announced once, and the focus stays after a retry', async () => {
  let good = false;
  backend(() => (good ? home() : json({}, 418)));
  const element = card();
  await show(element);
  expect(spoken(element)).toBe('Belum bisa dimuat.');
  good = true;
  const retry = inside(element).querySelector('button');
  retry?.focus();
  retry?.click();
  await settled();
  expect(stateOf(element)).toBe('ready');
  expect(spoken(element)).toBe('Sudah dimuat.');
  expect(focused(element)?.classList.contains('paylater')).toBe(true);
});

test('nothing is announced without an error', async () => {
  backend(() => home());
  const element = card();
  await show(element);
  expect([stateOf(element), spoken(element)]).toEqual(['ready', '']);
});

test('a removed or changed data-state comes back', async () => {
  backend(() => home());
  const element = card();
  await show(element);
  element.removeAttribute('data-state');
  await settled();
  expect(stateOf(element)).toBe('ready');
  element.setAttribute('data-state', 'error');
  await settled();
  expect(stateOf(element)).toBe('ready');
});

const came = (name: string, more = {}) =>
  window.dispatchEvent(Object.assign(new Event(name), more));

const plan = {
  total: 300_000,
  instalments: [1, 2, 3].map((number) => ({ number, amount: 100_000 })),
};

test.each([
  ['online', 500],
  ['visibilitychange', 502],
  ['pageshow', 500],
])('on %s a failed call is retried', async (name, status) => {
  let good = false;
  const calls = backend(() => (good ? json(plan) : json({}, status)));
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const element = card('paylater-instalment-plan');
  element.setAttribute('tenor', '3');
  await show(element);
  await settled();
  await settled();
  expect(stateOf(element)).toBe('error');
  good = true;
  const before = calls.length;
  came(name);
  await settled();
  expect(calls.length).toBe(before + 1);
  expect(stateOf(element)).toBe('ready');
  came(name);
  await settled();
  expect(calls.length).toBe(before + 1);
});

test('a refusal is not repeated when the connection is back', async () => {
  const calls = backend(() => json({}, 418));
  await show(card());
  came('online');
  await settled();
  expect(calls).toHaveLength(1);
});

test('a hidden page sends nothing', async () => {
  const calls = backend(() => json({}, 500));
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await show(card());
  await settled();
  const before = calls.length;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  came('visibilitychange');
  await settled();
  expect(calls.length).toBe(before);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  came('visibilitychange');
  await settled();
  expect(calls.length).toBeGreaterThan(before);
});

test('a page restored from the back/forward cache reloads', async () => {
  const calls = backend(() => home());
  await show(card());
  came('pageshow', { persisted: true });
  await settled();
  expect(calls).toHaveLength(2);
});

test('an unknown value is logged once, without the value, with a section of the guide', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  backend(() => home());
  const [one, other] = [card(), card()];
  for (const it of [one, other]) it.setAttribute('density', 'my-secret');
  await show(one, other);
  const lines = told.mock.calls.flat().map(String);
  expect(lines.filter((it) => it.includes('density'))).toEqual([
    'PayLater: the value of density on <paylater-limit-card> is not valid, and is ignored. See "Attributes and properties" in the guide of the elements.',
  ]);
  expect(lines.join()).not.toContain('my-secret');
});
