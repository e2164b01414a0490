import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '../../../domain/calls';
import { get } from '../../../domain/wire/call';
import type { Failure } from '../../../domain/kernel/failure';
import { wireEvent } from '../../../domain/tracking/wire-event';
import { aClient, data, refusal, type Step } from '../support/http-client';

const text = (body: string | null, status = 200) => new Response(body, { status });
const api = (status: number, more: object = {}): Failure => ({ kind: 'api', status, ...more });
const off = (path: string): Failure => ({ kind: 'contract', path });
const html = '<html><body>Bad</body></html>';

/** A fault, and the failure of a read with required fields after the last try. */
const faults: readonly [name: string, fault: Step, expected: Failure][] = [
  ['a broken connection', 'reset', { kind: 'network' }],
  ['silence', 'hang', { kind: 'timeout' }],
  ['401', refusal(401, 'UNAUTHORIZED'), api(401, { code: 'UNAUTHORIZED' })],
  ['503', refusal(503, 'MAINTENANCE'), api(503, { code: 'MAINTENANCE' })],
  [
    '422',
    refusal(422, 'CLIENT_UNPROCESSABLE_ENTITY'),
    api(422, { code: 'CLIENT_UNPROCESSABLE_ENTITY' }),
  ],
  ['a code that is no text', refusal(400, 4711), api(400)],
  ['500 with a page', text(html, 500), { kind: 'api', status: 500, body: html }],
  ['500 with nothing', text('', 500), { kind: 'api', status: 500 }],
  ['400 with a list', text('[]', 400), api(400)],
  ['400 with null errors', text('{"errors":null}', 400), api(400)],
  ['400 with errors of null', text('{"errors":[null]}', 400), api(400)],
  [
    '429 with seconds',
    refusal(429, 'SLOW', { 'Retry-After': '30' }),
    api(429, { retryAfter: 30_000 }),
  ],
  ['429 with junk', refusal(429, 'SLOW', { 'Retry-After': 'soon' }), api(429, { code: 'SLOW' })],
  ['an empty 200', text(''), off('answer')],
  ['204', text(null, 204), off('applicationStatus')],
  ['a page instead of an answer', text(html), off('answer')],
  ['half an answer', text('{"data":{"applicationSta'), off('answer')],
  ['null', text('null'), off('answer')],
  ['an empty object', text('{}'), off('applicationStatus')],
  ['an empty envelope', data({}), off('applicationStatus')],
  ['an envelope of null', data(null), off('applicationStatus')],
  ['a list where an object was', data([]), off('answer')],
  ['a number where a word was', data({ application_status: 7 }), off('applicationStatus')],
  ['a null field', data({ application_status: null }), off('applicationStatus')],
];

test.each(faults)('a read fails on %s', async (_, fault, expected) => {
  const { http, clock, failures, busy } = aClient([fault]);
  const asked = http.call({ ...CALLS.applicationStatus, overlay: 'loader' }, {});
  expect(busy.value).toBe(1);
  await clock.advance(60_000);
  const answer = await asked;
  expect(answer).toMatchObject({ ok: false, error: expected });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({
    failure: expected,
    where: 'GET /v1/user/application-status',
    token: 't0ken',
  });
  expect(busy.value).toBe(0);
  await clock.advance(0);
  expect(clock.waiting).toBe(0);
});

test('a code that is not text and an unreadable Retry-After are left out', async () => {
  const { http } = aClient([refusal(400, 4711, { 'Retry-After': 'junk' })]);
  const answer = await http.call(CALLS.applicationStatus, {});
  expect(answer.ok || Object.keys(answer.error)).toEqual(['kind', 'status', 'message', 'body']);
});

test.each<[string, Step, unknown]>([
  ['its envelope', data({ application_status: 'DRAFT' }), { applicationStatus: 'DRAFT' }],
  ['no envelope', text('{"application_status":"DRAFT"}'), { applicationStatus: 'DRAFT' }],
  [
    'null fields',
    data({ application_status: 'DRAFT', waitlist: null }),
    { applicationStatus: 'DRAFT' },
  ],
  ['an unknown word', data({ application_status: 'NEW' }), { applicationStatus: 'UNKNOWN' }],
  ['more fields', data({ application_status: 'DRAFT', more: 1 }), { applicationStatus: 'DRAFT' }],
  [
    'a product’s status',
    data({ application_status: 'DRAFT', additional_product_status: { GPP: 'REJECTED' } }),
    { applicationStatus: 'DRAFT', additionalProductStatus: { GPP: 'REJECTED' } },
  ],
])('an answer with %s is read', async (_, step, value) => {
  const { http, failures } = aClient([step]);
  expect(await http.call(CALLS.applicationStatus, {})).toEqual({ ok: true, value });
  expect(failures).toEqual([]);
});

test.each(['1500000', '1500000.00', 1_500_000])(
  'the amount %j is read as whole rupiah',
  async (result) => {
    const { http, reporter } = aClient([data({ total_due: result })]);
    const answer = await http.call(CALLS.billList, { query: { type: 'CURRENT' } });
    expect(answer).toEqual({ ok: true, value: { totalDue: 1_500_000 } });
    expect(reporter.reports.map(({ field }) => field)).toEqual(
      result === 1_500_000 ? [] : ['totalDue'],
    );
  },
);

test.each<[string, Step]>([
  ['an empty 200', text('')],
  ['204', text(null, 204)],
  ['201 with words', text('created', 201)],
  ['a page', text(html)],
  ['an envelope', data({ saved: true })],
  ['null', text('null')],
])('a write without a named answer succeeds on %s', async (_, step) => {
  const { http } = aClient([step]);
  const input = { body: { feature: 'A', enabled: true } };
  expect(await http.call(CALLS.saveToggle, input)).toMatchObject({ ok: true });
});

test.each<[string, Step, boolean]>([
  ['an empty 200', text(''), true],
  ['204', text(null, 204), true],
  ['white space', text(' \n'), true],
  ['a page of somebody else’s', text(html), false],
])('a write whose answer has no required field accepts %s', async (_, step, good) => {
  const { http } = aClient([step]);
  expect(await http.call(CALLS.submitApplication, { body: {} })).toMatchObject({ ok: good });
});

test('a write whose answer lacks a required field fails with its path', async () => {
  const { http } = aClient([text('')]);
  expect(await http.call(CALLS.virtualAccount, {})).toEqual({
    ok: false,
    error: { kind: 'contract', path: 'accountNumber' },
  });
});

test('a fault in a list names its field, and not which item it was in', async () => {
  const { http, reporter } = aClient([data({ instalments: [{ amount: 1 }, { amount: 'much' }] })]);
  const row = get('/v1/loan-restructure/summary', {
    retry: 0,
    answer: z.object({ instalments: z.array(z.object({ amount: z.number() })) }),
  });
  await http.call(row, {});
  const [{ kind, field } = expect.fail()] = reporter.reports;
  const report = { action: `${kind}_error`, route: 'home', properties: { field } };
  expect(wireEvent(report, undefined)?.page.properties).toEqual({ field: 'instalments.*.amount' });
});
