import { expect, test } from 'vitest';
import type { JournalEntry } from '../../sandbox/http/journal';
import { refusal, sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

const fileOf = async (userId: string, query = '') => {
  const { headers, body } = await sandbox.send('GET', `/_sandbox/users/${userId}/test${query}`);
  return { headers, text: String(body) };
};

/** Returns the control calls of a file, in order. */
const actsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}await control\((?<call>.*)\);$/gm)].map(([, call = '']) => call);

const act = (userId: string, what: string, body: object) =>
  sandbox.control<{ readonly id: string }>('POST', `/users/${userId}/${what}`, body);

test.each(['id', 'en'])(
  'the workbench page in %s frames the client, and cannot be framed',
  async (lang) => {
    const { status, headers, body } = await sandbox.send('GET', `/_workbench?lang=${lang}`);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy')?.split('; ');
    for (const part of ["script-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(headers.get('set-cookie')).toMatch(/^host-simulator=1; /);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(String(body).match(/<h1/g)).toHaveLength(1);
    const main = '<script type="module" src="/_workbench/main.js">';
    expect(String(body).replace(main, '')).not.toMatch(/style=|\son\w+=|<script/);
    const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
    const cookie = 'host-simulator=1';
    const inFrame = await sandbox.send('GET', '/_workbench', { headers: { ...framed, cookie } });
    expect(inFrame.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  },
);

test('each of its files is served', async () => {
  for (const file of ['main.js', 'api.js', 'draw.js', 'workbench.css'])
    expect((await sandbox.send('GET', `/_workbench/${file}`)).status, file).toBe(200);
});

test('the ledger agrees with the answers of the API', async () => {
  const { userId, token } = await sandbox.person('overdue-late-fee');
  const ledger = await sandbox.control<{
    readonly limit: { readonly used: number };
    readonly bills: readonly { readonly amount: number; readonly lateFee: number }[];
    readonly transactions: readonly { readonly type: string }[];
  }>('GET', `/users/${userId}/ledger`);
  const bills = await sandbox.data<{ total_due: number }>(
    'GET',
    '/v1/bill-list?type=CURRENT',
    token,
  );
  expect(ledger.bills.reduce((sum, { amount }) => sum + amount, 0)).toBe(bills.total_due);
  expect(ledger.limit.used).toBe(bills.total_due - 25_000);
  expect(ledger.transactions.map(({ type }) => type)).toContain('FEE');
  expect(await sandbox.json('GET', '/_sandbox/users/none/ledger')).toMatchObject({ status: 404 });
});

test('the journal returns the entries after a known one', async () => {
  const { userId, token } = await sandbox.person('approved');
  for (let at = 0; at < 3; at += 1) await sandbox.data('GET', '/v1/user/info', token);
  const entries = (more = '') =>
    sandbox.control<JournalEntry[]>('GET', `/journal?userId=${userId}${more}`);
  const [first, ...later] = await entries();
  expect(later).toHaveLength(2);
  expect(await entries(`&after=${first?.id}`)).toEqual(later);
});

test('a file repeats the control calls in their order, faults after the login', async () => {
  const { userId } = await sandbox.person('active');
  const bought = await act(userId, 'orders', { amount: 50_000, merchant: '"`${x}' });
  const fault = { path: '/v1/kyc', status: 500, userId };
  const { faultId } = await sandbox.control<{ faultId: string }>('POST', '/faults', fault);
  await sandbox.control('POST', '/faults', { ...fault, status: 503 });
  await sandbox.control('DELETE', `/faults/${faultId}`);
  await act(userId, 'refunds', { orderId: bought.id });
  await sandbox.control('POST', '/clock', { advanceSeconds: 60, userId });
  expect(await sandbox.json('POST', `/_sandbox/users/${userId}/orders`, {})).toMatchObject(
    refusal(400, 'BAD_REQUEST'),
  );
  await act((await sandbox.person('active')).userId, 'payments', { amount: 1 });
  const { headers, text } = await fileOf(userId);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const orders = (await sandbox.control<{ entries: { kind: string }[] }>('GET', `/users/${userId}`))
    .entries;
  const turn = orders.filter(({ kind }) => kind === 'ORDER').length - 1;
  expect(actsIn(text)).toEqual([
    '`/users/${userId}/orders`, { "amount": 50000, "merchant": "\\"`${x}" }',
    `\`/users/\${userId}/refunds\`, { "orderId": await order(${turn}) }`,
    '`/clock`, { "advanceSeconds": 60, userId }',
    '`/faults`, { "path": "/v1/kyc", "status": 503, userId }',
  ]);
  expect(text.indexOf('login_hint')).toBeLessThan(text.indexOf('`/faults`'));
});

test('a file creates its user with the same seed, that of a copy with the original’s', async () => {
  const seeded = { persona: 'due-soon', seed: 7 };
  const { userId } = await sandbox.control<{ userId: string }>('POST', '/users', seeded);
  const copy = await sandbox.control<{ userId: string }>('POST', '/fork', { userId });
  for (const id of [userId, copy.userId])
    expect((await fileOf(id)).text).toContain('("/users", { persona: "due-soon", seed: 7 })');
});

test('a file of a copy repeats what happened to the original before', async () => {
  const { userId, token } = await sandbox.person('approved');
  await act(userId, 'orders', { amount: 1_000, merchant: 'Satu' });
  await sandbox.data('GET', '/v1/user/info', token);
  const [entry] = await sandbox.control<JournalEntry[]>('GET', `/journal?userId=${userId}`);
  await act(userId, 'orders', { amount: 2_000, merchant: 'Dua' });
  const copy = await sandbox.control<{ userId: string }>('POST', '/fork', {
    userId,
    at: entry?.id,
  });
  await act(copy.userId, 'payments', { amount: 1_000 });
  const { text } = await fileOf(copy.userId);
  expect(actsIn(text)).toEqual([
    '`/users/${userId}/orders`, { "amount": 1000, "merchant": "Satu" }',
    '`/users/${userId}/payments`, { "amount": 1000 }',
  ]);
  expect(text).toContain('// The user was forked.');
  expect((await fileOf(userId)).text).not.toContain('forked');
});

test('a file of a copy plans only the faults that the copy still has', async () => {
  const { userId, token } = await sandbox.person('approved');
  const used = { path: '/v1/user/info', status: 500, times: 1, userId };
  await sandbox.control('POST', '/faults', used);
  await sandbox.control('POST', '/faults', { path: '/v1/kyc', status: 503, times: 3, userId });
  expect(await sandbox.json('GET', '/api/v1/user/info', undefined, token)).toMatchObject({
    status: 500,
  });
  await sandbox.json('GET', '/api/v1/kyc', undefined, token);
  const copy = await sandbox.control<{ userId: string }>('POST', '/fork', { userId });
  expect(actsIn((await fileOf(copy.userId)).text)).toEqual([
    '`/faults`, { "path": "/v1/kyc", "status": 503, userId, "times": 2 }',
  ]);
  expect(actsIn((await fileOf(userId)).text)).toHaveLength(2);
});

test('a file names a failed change with its status, and opens the page as the workbench shows it', async () => {
  const { userId, token } = await sandbox.person('approved');
  const path = '/account-management/settings/toggle';
  await sandbox.control('POST', '/faults', { path, status: 500, times: 1, userId });
  const body = { feature: 'BILL_REMINDER', enabled: false };
  await sandbox.json('PATCH', `/api${path}`, body, token);
  const { text } = await fileOf(userId, '?lang=id&width=360&height=740');
  expect(text).toContain(`Repeat them in the page: PATCH ${path} (answered 500).\n`);
  expect(text).toContain('test.use({ locale: "id-ID", viewport: { width: 360, height: 740 } });\n');
  expect((await fileOf(userId, '?lang=xx&width=1e9&height=-1')).text).not.toContain('test.use');
});

test('a file names the requests that it does not repeat, and quotes the page', async () => {
  const { userId, token } = await sandbox.person('approved');
  const body = { feature: 'BILL_REMINDER', enabled: false };
  await sandbox.json('PATCH', '/api/account-management/settings/toggle', body, token);
  await sandbox.json('GET', '/api/v2/homepage', undefined, token);
  const path = encodeURIComponent('/x?a="`${b}\\');
  const route = '"]);boom(';
  const { text } = await fileOf(userId, `?path=${path}&route=${encodeURIComponent(route)}`);
  expect(text).toContain('Repeat them in the page: PATCH /account-management/settings/toggle.\n');
  expect(text).toContain('page.goto(sandbox + "/x?a=\\"`${b}\\\\")');
  const located = `main[data-route=${JSON.stringify(route)}]`;
  expect(text).toContain(`page.locator(${JSON.stringify(located)})`);
  for (const foreign of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a\nb'])
    expect((await fileOf(userId, `?path=${encodeURIComponent(foreign)}`)).text).toContain(
      'page.goto(sandbox + "/home")',
    );
  expect(await sandbox.json('GET', '/_sandbox/users/none/test')).toMatchObject({ status: 404 });
});
