import { expect, test } from 'vitest';
import { type Document, type Exchange, wireCheck } from '../support/wire-check';
import { sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();
const check = wireCheck((await sandbox.send('GET', '/api/openapi.json')).body as Document);

const account = { account_number: '70001081270000001', amount_due: 822_000 };
const post = (path: string, more: Partial<Exchange> = {}): Exchange => ({
  method: 'POST',
  path: `/api${path}`,
  query: {},
  headers: {},
  body: {},
  status: 200,
  answer: { data: account },
  ...more,
});
const payment = (more: Partial<Exchange>) => post('/v1/virtual-account', more);
const answered = (data: unknown) => payment({ answer: { data } });
const home = (type: string): Exchange => ({
  ...post('/v2/homepage', { answer: { data: { modules: [{ type }] } } }),
  method: 'GET',
});
const refusal = (answer: unknown, status = 422) => payment({ status, answer });
const otp = { query: { channel: 'SMS' }, answer: { data: {} } };

test.each<readonly [string, Exchange]>([
  ['an answer with all that it must have', answered(account)],
  ['a refusal with a code', refusal({ errors: [{ code: 'CLOSED', message: '' }] })],
  ['a planned fault', payment({ status: 500, fault: true })],
  ['a dropped connection', payment({ status: 0 })],
  ['an answer too long to keep', payment({ answer: undefined, answerLength: 70_000 })],
  ['a word of the future', home('X_GAME')],
])('%s matches the documentation', (_, exchange) => {
  expect(check(exchange)).toEqual([]);
});

test.each<readonly [string, Exchange, string]>([
  [
    'an answer without a field',
    answered({ account_number: '1' }),
    "answer/data must have required property 'amount_due'",
  ],
  [
    'a field of another type',
    answered({ ...account, account_number: 1 }),
    'answer/data/account_number must be string',
  ],
  [
    'a field that nobody named',
    answered({ ...account, accountNumber: '1' }),
    'answer/data must NOT have additional properties {"additionalProperty":"accountNumber"}',
  ],
  ['a word that nobody named', home('GAME'), 'answer/data/modules/0/type must be equal to one of'],
  [
    'an answer without its envelope',
    payment({ answer: account }),
    "answer must have required property 'data'",
  ],
  ['no answer', payment({ answer: undefined }), 'answer must be object'],
  ['a refusal without an error', refusal({ errors: [] }), 'answer/errors must NOT have fewer than'],
  [
    'a refusal without a code',
    refusal({ errors: [{ message: '' }] }),
    "answer/errors/0 must have required property 'code'",
  ],
  ['a failure of the sandbox', refusal(undefined, 500), 'answer the sandbox failed'],
  [
    'a request without a field',
    post('/v1/otp/verificator', otp),
    "body must have required property 'otp'",
  ],
  [
    'a request without a parameter',
    post('/v1/otp/verificator', { ...otp, query: {}, body: { otp: '1' } }),
    "query must have required property 'channel'",
  ],
  [
    'a request without a header',
    post('/v1/otp/generator', otp),
    "headers must have required property 'application-type'",
  ],
  ['a call that nobody named', post('/v1/otp'), 'no such call'],
])('%s is found, with its place and the rule', (_, exchange, difference) => {
  const { method, path, status } = exchange;
  expect(check(exchange)[0]).toContain(`${method} ${path} ${status}: ${difference}`);
});

test('the journal has the answer, and whether it was a fault', async () => {
  const { userId, token } = await sandbox.person('active');
  const ask = () => sandbox.json('POST', '/api/v1/virtual-account', {}, token);
  const { body } = await ask();
  await sandbox.control('POST', '/faults', { path: '/v1/virtual-account', status: 500, userId });
  await ask();
  const calls = await sandbox.control<Exchange[]>('GET', `/journal?token=${token}`);
  expect(calls.map(({ answer, fault }) => [answer, fault])).toEqual([
    [body, undefined],
    [undefined, true],
  ]);
  expect(calls.flatMap(check)).toEqual([]);
  expect(await sandbox.control('GET', '/journal?token=unknown')).toEqual([]);
});

test('the journal has only the length of an answer that is too long', async () => {
  const { token } = await sandbox.person('heavy');
  const transactions = [{ transactionType: 'ORDER', limitTime: 4e12 }];
  const path = '/api/v1/transaction-history?metadata=false';
  await sandbox.json('POST', path, { transactions, pageSize: 1000 }, token);
  const [call] = await sandbox.control<Exchange[]>('GET', `/journal?token=${token}`);
  expect(call?.answerLength).toBeGreaterThan(65_536);
  expect(call).not.toHaveProperty('answer');
});
