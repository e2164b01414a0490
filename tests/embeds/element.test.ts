import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageStateOf } from '../../embeds/core/page-state';
import type { PaylaterEventName } from '../../embeds/core/events';
import { backend, home, json, settled } from './support/backend';
import { aBase, type Card, cardAt, show, stateOf } from './support/cards';

const names: readonly PaylaterEventName[] = [
  'paylater-ready',
  'paylater-empty',
  'paylater-error',
  'paylater-token-needed',
];

let heard: string[] = [];
let base = '';
const hear = ({ type, detail }: Event & { detail?: { kind: string; code: string } }) =>
  heard.push(detail ? `${type} ${detail.kind} ${detail.code}` : type);

beforeEach(() => {
  heard = [];
  base = aBase();
  for (const name of names) document.addEventListener(name, hear as EventListener);
});

afterEach(async () => {
  for (const name of names) document.removeEventListener(name, hear as EventListener);
  document.body.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
});

const card = (tag = 'paylater-limit-card', token = 'secret-token'): Card =>
  cardAt(base, tag, token === '' ? undefined : async () => token);

test('it sends the required headers, and shows the answer', async () => {
  const calls = backend(() => home());
  const element = card();
  await show(element);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    path: `${base}/v2/homepage`,
    headers: {
      Authorization: 'Bearer secret-token',
      'X-User-Locale': 'id',
      'application-source': 'GOJEK',
    },
  });
  await element.ready;
  expect(stateOf(element)).toBe('ready');
  expect(heard).toEqual(['paylater-ready']);
});

test('a transaction in an unreadable currency shows no amount', async () => {
  const row = { type: 'ORDER', status: 'SUCCESS', transaction_time: 1_768_464_000, amount: 50_000 };
  const transactions = [row, { ...row, currency: 702, rupiah_amount: 90_000 }];
  backend(() => json({ transactions }));
  const element = card('paylater-recent-transactions');
  await show(element);
  await element.ready;
  const rows = [...(element.shadowRoot?.querySelectorAll('[data-row]') ?? [])].map(
    (it) => it.textContent,
  );
  expect(rows).toEqual([
    expect.stringContaining('Rp50.000'),
    expect.stringContaining('Jumlahnya belum bisa dimuat'),
  ]);
  expect(rows[1]).not.toContain('Rp');
});

test('the token is nowhere in the page', async () => {
  backend(() => home());
  const element = card();
  await show(element);
  expect(document.documentElement.outerHTML).not.toContain('secret-token');
  expect(element.getAttributeNames()).toEqual(['api-base', 'data-state']);
});

test('twenty elements share one token, and make one call of each kind', async () => {
  const calls = backend(({ path }) => (path.includes('homepage') ? home() : json({ totalDue: 0 })));
  const elements = Array.from({ length: 20 }, (_, at) =>
    card(at % 2 ? 'paylater-limit-card' : 'paylater-bill-list', ''),
  );
  const provider = vi.fn<() => Promise<string>>(async () => 'one');
  elements[7]!.tokenProvider = provider;
  await show(...elements);
  expect(provider).toHaveBeenCalledTimes(1);
  expect(calls.map(({ path }) => path.slice(base.length)).sort()).toEqual([
    '/v1/bill-list?type=CURRENT',
    '/v2/homepage',
  ]);
});

test.each([
  ['a limit', () => home(), 'ready', ['paylater-ready']],
  ['an account that is closed', () => home('ACCOUNT_CLOSED'), 'empty', ['paylater-empty']],
  [
    'no limit, which is an error',
    () => json({ profile: {}, modules: [] }),
    'error',
    ['paylater-error contract CONTRACT'],
  ],
  [
    'a refusal in a good answer',
    () => json({ success: false, errors: [{ code: 'TEAPOT' }] }),
    'error',
    ['paylater-error api TEAPOT'],
  ],
  [
    'a person without a credit line',
    () => json({ errors: [{ code: 'AFI_USER_NOT_ALLOWED' }] }, 403),
    'empty',
    ['paylater-empty'],
  ],
  [
    'a refusal',
    () => json({ errors: [{ code: 'TEAPOT' }] }, 418),
    'error',
    ['paylater-error api TEAPOT'],
  ],
  ['an answer without the envelope', () => json([]), 'error', ['paylater-error contract CONTRACT']],
  ['maintenance', () => json({}, 503), 'error', ['paylater-error api HTTP_503']],
])('%s shows its state, and sends its event', async (_, answer, state, events) => {
  backend(answer);
  const element = card();
  await show(element);
  expect(stateOf(element)).toBe(state);
  expect(heard).toEqual(events);
});

test('a refused token is renewed once, then the user has to log in', async () => {
  const calls = backend(() => json({ errors: [{ code: 'EXPIRED' }] }, 401));
  const element = card();
  let turn = 0;
  element.tokenProvider = async () => `t${++turn}`;
  await show(element);
  expect(calls.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer t1', 'Bearer t2']);
  expect(stateOf(element)).toBe('unauthorised');
  expect(heard).toEqual(['paylater-error api EXPIRED', 'paylater-token-needed']);
});

test.each([
  ['TOKEN_EXPIRED', async () => 'old'],
  ['TOKEN_FAILED', async () => 'old'],
  ['TOKEN_FAILED', async () => ''],
])('the error for %s has the kind `token` only when there was no token', async (code, provider) => {
  const calls = backend(() => json({ errors: [{ code }] }, 401));
  await show(cardAt(base, 'paylater-limit-card', provider));
  expect(heard[0]).toBe(`paylater-error ${calls.length > 0 ? 'api' : 'token'} ${code}`);
  expect(heard.slice(1)).toEqual(['paylater-token-needed']);
});

test('a refresh marks the old values as stale while it runs and when it fails', async () => {
  let good = true;
  backend(() => (good ? home() : json({}, 418)));
  const element = card();
  await show(element);
  good = false;
  const refreshed = element.refresh();
  await Promise.resolve();
  await Promise.resolve();
  expect(stateOf(element)).toBe('stale');
  await refreshed;
  expect(stateOf(element)).toBe('stale');
  good = true;
  await element.refresh();
  expect(stateOf(element)).toBe('ready');
  expect(heard).toEqual(['paylater-ready', 'paylater-error api HTTP_418', 'paylater-ready']);
});

test('an element without a provider sends its event, and continues once there is one', async () => {
  backend(() => home());
  const element = card('paylater-limit-card', '');
  await show(element);
  expect(heard).toEqual(['paylater-token-needed']);
  expect(stateOf(element)).toBe('loading');
  element.tokenProvider = async () => 'late';
  await settled();
  expect(stateOf(element)).toBe('ready');
});

test('an element added later shows the shared values, and sends its event', async () => {
  const calls = backend(() => home());
  await show(card());
  const later = card('paylater-limit-card', '');
  await show(later);
  await later.ready;
  expect(stateOf(later)).toBe('ready');
  expect(heard).toEqual(['paylater-ready', 'paylater-ready']);
  expect(calls).toHaveLength(1);
});

test('without a provider the values are removed', async () => {
  backend(() => home());
  const element = card();
  await show(element);
  element.tokenProvider = undefined;
  expect(stateOf(element)).toBe('loading');
  expect(pageStateOf(base).tokens.isNeeded).toBe(true);
});

test('an element keeps its state when it moves, and aborts its call when it is removed', async () => {
  const calls = backend(() => new Promise(() => undefined));
  const element = card();
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  document.body.append(one, other);
  one.append(element);
  await settled();
  other.append(element);
  element.remove();
  one.append(element);
  await settled();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.signal.aborted).toBe(false);
  element.remove();
  await settled();
  expect(calls[0]?.signal.aborted).toBe(true);
  one.append(element);
  await settled();
  expect(calls).toHaveLength(2);
});

test('every attribute is a property, and removing it restores the default', () => {
  const element = card();
  element.theme = 'dark';
  expect(element.getAttribute('theme')).toBe('dark');
  element.setAttribute('theme', 'light');
  expect(element.theme).toBe('light');
  element.removeAttribute('theme');
  expect(element.theme).toBe('auto');
  const plan = document.createElement('paylater-instalment-plan');
  const tenorFrom = (value: unknown) => {
    Reflect.set(plan, 'tenor', value);
    return plan.getAttribute('tenor');
  };
  expect([6, '12', {}, 3, undefined].map(tenorFrom)).toEqual(['6', '12', null, '3', null]);
});

test('a link sends an event with its kind and address, and the page may prevent it', async () => {
  backend(() => home());
  const element = card();
  await show(element);
  const link = element.shadowRoot?.querySelector('a') ?? expect.fail();
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  element.addEventListener('paylater-open', opened);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(opened.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([
    { what: 'limit', url: link.href, ...none },
  ]);
  expect(click.defaultPrevented).toBe(true);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s reports the key, and follows the browser unless the page prevents it',
  async (key) => {
    backend(() => home());
    const element = card();
    await show(element);
    const link = element.shadowRoot?.querySelector('a') ?? expect.fail();
    const held: unknown[] = [];
    element.addEventListener('paylater-open', (event) => {
      held.push(Object.entries(event.detail).filter(([, isHeld]) => isHeld === true));
    });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    link.dispatchEvent(click);
    expect(held).toEqual([[[key, true]]]);
    expect(click.defaultPrevented).toBe(false);
  },
);

test('`ready` waits for the first answer', async () => {
  backend(() => home());
  const element = card();
  const done = vi.fn<() => void>();
  void element.ready.then(done);
  document.body.append(element);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  await settled();
  expect(done).toHaveBeenCalledTimes(1);
});

test.each([undefined, null])(
  '%s as a provider, set before the definition, does not sign out',
  async (value) => {
    backend(() => home());
    const [element, early] = [card(), card('paylater-limit-card', '')];
    await show(element);
    Object.defineProperty(early, 'tokenProvider', { value, configurable: true, writable: true });
    await show(early);
    expect(Object.keys(early)).not.toContain('tokenProvider');
    expect([element, early].map(stateOf)).toEqual(['ready', 'ready']);
  },
);

test('another language makes a new call, and another theme does not', async () => {
  const calls = backend(() => home());
  const element = card();
  await show(element);
  element.theme = 'dark';
  await settled();
  expect(calls).toHaveLength(1);
  element.setAttribute('locale', 'en');
  await settled();
  expect(calls.map(({ headers }) => headers['X-User-Locale'])).toEqual(['id', 'en']);
});

test('properties that were set before the definition are kept', async () => {
  backend(() => home());
  const element = card('paylater-limit-card', '');
  Object.defineProperty(element, 'theme', { value: 'dark', configurable: true, writable: true });
  Object.defineProperty(element, 'tokenProvider', {
    value: async () => 'early',
    configurable: true,
    writable: true,
  });
  await show(element);
  expect(Object.keys(element)).not.toContain('theme');
  expect(element.getAttribute('theme')).toBe('dark');
  expect(stateOf(element)).toBe('ready');
});
