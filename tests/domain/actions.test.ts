import { expect, test } from 'vitest';
import { CALLS } from '../../domain/calls';
import type { Failure } from '../../domain/kernel/failure';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { EndedCall } from '../../domain/ports/tracking';
import { ACTIONS, callEvents } from '../../domain/actions';
import { EVENTS } from '../../domain/tracking/events';
import { wireEvent } from '../../domain/tracking/wire-event';
import { hostile, leaves } from './support/hostile-events';

const refusalsOf = (where: string) =>
  Object.values(CALLS).find(({ method, path }) => `${method} ${path}` === where)?.refusals ?? [];

const ended = (
  where: string,
  result: Result<unknown, Failure>,
  input: unknown = {},
  took = 1,
): EndedCall => ({ where, route: 'home', input, result, refusals: refusalsOf(where), took });

/** Returns the events of one call as they are sent. */
const told = (call: EndedCall) =>
  callEvents()(call).map((event) => {
    const sent = wireEvent(event, undefined);
    return [sent?.action, sent?.page.properties];
  });

const refused = (code?: string, status = 422): Result<never, Failure> =>
  err({ kind: 'api', status, ...(code === undefined ? {} : { code }) });

test.each(Object.entries(ACTIONS))('%s is the call of its row', (where, { call, name }) => {
  expect(`${CALLS[call].method} ${CALLS[call].path}`).toBe(where);
  expect(EVENTS).toHaveProperty(name);
});

const otp = 'POST /v1/otp/verificator';
const send = { query: { channel: 'SMS' } };

test.each<[string, EndedCall, readonly unknown[]]>([
  ['a code that is right', ended(otp, ok({}), send), ['otp_checked', { outcome: 'done' }]],
  [
    'a code that is wrong, said in an answer that is good',
    ended(otp, ok({ otpError: 'OTP_INVALID' }), send),
    ['otp_checked', { outcome: 'refused', code: 'OTP_INVALID' }],
  ],
  [
    'a code that was asked for',
    ended('POST /v1/otp/generator', ok({}), send),
    ['otp_requested', { outcome: 'done', channel: 'SMS' }],
  ],
  [
    'a code that is wrong, said as a status',
    ended(otp, ok({ status: 'INVALID' }), send),
    ['otp_checked', { outcome: 'refused' }],
  ],
  [
    'a code whose verdict is not known',
    ended(otp, ok({ status: 'PENDING' }), send),
    ['otp_checked', { outcome: 'unknown' }],
  ],
  [
    'a PIN that is wrong',
    ended('POST /v1/gotopin/verify', ok({ pinVerified: false }), { body: { pin: '123456' } }),
    ['pin_checked', { outcome: 'refused' }],
  ],
  [
    'an application, by the status it came to, whichever way that is spelled',
    ended('POST /v1/user/submit', ok({ applicationStatus: 'PROCESSING' })),
    ['application_submitted', { outcome: 'done', status: 'SUBMITTED' }],
  ],
  [
    'a setting',
    ended('PATCH /account-management/settings/toggle', ok(undefined), {
      body: { feature: 'AUTO_DEBIT', enabled: true },
    }),
    ['setting_toggled', { outcome: 'done', feature: 'AUTO_DEBIT', enabled: true }],
  ],
  [
    'a restructure',
    ended('POST /v1/loan-restructure/submission', ok({ requestId: 'r1', status: 'FAILED' })),
    ['restructure_ended', { outcome: 'done', status: 'FAILED' }],
  ],
])('%s', (_, call, expected) => {
  expect(told(call)).toEqual([expected]);
});

test('a refusal carries its code, a lost answer counts as unknown, and a code outside the row is also an error', () => {
  expect(told(ended(otp, refused('OTP_EXPIRED'), send))).toEqual([
    ['otp_checked', { outcome: 'refused', code: 'OTP_EXPIRED' }],
  ]);
  expect(told(ended(otp, refused('DOWN', 500), send))).toEqual([
    ['api_error', { where: otp, status: 500, code: 'DOWN', duration: 'under_300_ms' }],
    ['otp_checked', { outcome: 'refused', code: 'DOWN' }],
  ]);
  expect(told(ended(otp, err({ kind: 'timeout' }), send, 30_000))).toEqual([
    ['api_error', { where: otp, code: 'TIMEOUT', duration: 'over_10_s' }],
    ['otp_checked', { outcome: 'unknown', code: 'TIMEOUT' }],
  ]);
});

test.each([
  [299, 'under_300_ms'],
  [300, 'under_1_s'],
  [2_999, 'under_3_s'],
  [9_999, 'under_10_s'],
  [10_000, 'over_10_s'],
])('%i ms are reported as %s', (took, duration) => {
  expect(told(ended('GET /v1/bill-list', refused(undefined, 500), {}, took))).toEqual([
    ['api_error', { where: 'GET /v1/bill-list', status: 500, duration }],
  ]);
});

test('other calls report only errors, except cancelled and contract failures', () => {
  expect(told(ended('GET /v1/bill-list', ok({ totalDue: 750_000 })))).toEqual([]);
  for (const failure of [{ kind: 'cancelled' }, { kind: 'contract', path: 'totalDue' }] as const)
    expect(told(ended('GET /v1/bill-list', err(failure)))).toEqual([]);
  expect(told(ended(otp, err({ kind: 'cancelled' }), send))).toEqual([]);
});

test('a polled status is reported only when it changes', () => {
  const eventsOf = callEvents();
  const ask = (result: Result<unknown, Failure>) =>
    eventsOf(ended('GET /v1/repay/status', result)).map(({ action, properties }) => [
      action,
      properties['status'],
    ]);
  expect(ask(ok({ status: 'PROCESSING' }))).toEqual([['repayment_seen', 'PROCESSING']]);
  expect(ask(ok({ status: 'PROCESSING' }))).toEqual([]);
  expect(ask(refused('REPAYMENT_ALREADY_IN_PROGRESS'))).toEqual([]);
  expect(ask(refused('DOWN', 500))).toEqual([['api_error', 500]]);
  expect(ask(ok({ status: 'SUCCESS', amount: 750_000 }))).toEqual([['repayment_seen', 'SUCCESS']]);
  expect(ask(ok({}))).toEqual([['repayment_seen', 'NONE']]);
});

/** Returns the same hostile value for every property. */
const saying = (value: unknown): unknown =>
  new Proxy(
    {},
    { get: (_, name) => (name === 'query' || name === 'body' ? saying(value) : value) },
  );

test.each(Object.keys(ACTIONS))('%s reports no value of the user or the server', (where) => {
  for (const value of hostile) {
    const results = [ok(saying(value)), refused(String(value)), refused(String(value), 200)];
    for (const result of results) {
      const said = told(ended(where, result, saying(value))).flatMap(([, words]) => leaves(words));
      const secret = said.filter(
        (it) => it === value || (typeof it === 'string' && /\d{5}|@| r/i.test(it)),
      );
      expect({ value, secret: secret.filter((it) => it !== where) }).toEqual({ value, secret: [] });
    }
  }
});

test.each(Object.values(CALLS).filter(({ refusals }) => refusals.length > 0))(
  '$method $path: no refusal that it names is an error, with any status',
  ({ method, path, refusals }) => {
    const where = `${method} ${path}`;
    const errors = [...refusals, 'OF_NO_ROW'].flatMap((code) =>
      [404, 422, 500].flatMap((status) =>
        told(ended(where, refused(code, status), { query: {}, body: {} })).filter(
          ([action]) => action === 'api_error',
        ),
      ),
    );
    const codes = errors.map(([, properties]) => (properties as { code: string }).code);
    expect(codes).toEqual(['OF_NO_ROW', 'OF_NO_ROW', 'OF_NO_ROW']);
  },
);
