import { expect, test } from 'vitest';
import { CALLS } from '../../../domain/calls';
import { bounds } from '../../../domain/wire/bounds';
import { day, hour, second } from '../../../domain/kernel/instant';
import { aClient, data, refusal } from '../support/http-client';

const kibibyte = 2 ** 10;

/** Returns a response without an end, and how much of it was read. */
const endless = (status = 200) => {
  const sent = { bytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent.bytes += 64 * kibibyte;
      controller.enqueue(new Uint8Array(64 * kibibyte).fill(0x20));
    },
    cancel: () => {
      sent.cancelled = true;
    },
  });
  return { response: new Response(body, { status }), sent };
};

const over = (response: Response) =>
  aClient([], { fetch: () => Promise.resolve(response), bases: { '/v1': '/v1' } });

const unread = { ok: false, error: { kind: 'contract', path: 'answer' } };

test.each([
  ['a read', CALLS.applicationStatus, {}, 200, unread],
  ['a write, whose outcome is unknown then', CALLS.joinWaitlist, {}, 200, unread],
  ['an agreement', CALLS.restructureAgreement, { query: { tenor: 3 } }, 200, unread],
  ['a refusal, which stays one', CALLS.userInfo, {}, 422, { ok: false, error: { status: 422 } }],
] as const)('an endless answer is read up to its bound: %s', async (...given) => {
  const [, row, input, status, expected] = given;
  const { response, sent } = endless(status);
  expect(await over(response).http.call(row, input as never)).toMatchObject(expected);
  expect(sent.cancelled).toBe(true);
  expect(sent.bytes).toBeLessThan(row.longest + 512 * kibibyte);
});

test('an agreement of five megabytes is read', async () => {
  const body = 'A'.repeat(Math.ceil((5 * kibibyte * kibibyte * 4) / 3));
  const { http } = aClient([data({ body })]);
  const answer = await http.call(CALLS.restructureAgreement, { query: { tenor: 3 } });
  expect(answer).toMatchObject({ ok: true, value: { body } });
});

const bills = (count: number) =>
  data({
    total_due: count,
    current_dues: Array.from({ length: count }, (_, at) => ({ id: `${at}`, amount: 1 })),
  });

test('a list above the maximum is unread as a whole, not cut', async () => {
  const longest = await aClient([bills(bounds.rows)]).http.call(CALLS.billList, {
    query: { type: 'CURRENT' },
  });
  expect(longest.ok && longest.value.currentDues?.length).toBe(bounds.rows);
  const { http, reporter } = aClient([bills(bounds.rows + 1)]);
  const answer = await http.call(CALLS.billList, { query: { type: 'CURRENT' } });
  // An empty row marks bills that exist but were not read.
  expect(answer).toEqual({ ok: true, value: { totalDue: 1_001, currentDues: [{}] } });
  expect(reporter.reports).toContainEqual(expect.objectContaining({ field: 'currentDues' }));
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`P${at}`, true]));
  const status = data({ application_status: 'DRAFT', additional_product_status: many });
  expect(await aClient([status]).http.call(CALLS.applicationStatus, {})).toEqual({
    ok: true,
    value: { applicationStatus: 'DRAFT' },
  });
});

const dated = (after: number) => new Date(1_800_000_000_000 + after).toUTCString();

test.each([
  ['0', 0],
  ['86400', day],
  ['86401', undefined],
  ['999999999', undefined],
  ['9999999999', undefined],
  [dated(hour), hour],
  [dated(-hour), 0],
  [dated(2 * day), undefined],
])('a Retry-After of %s asks to wait for %s ms', async (header, retryAfter) => {
  const { http } = aClient([refusal(429, 'SLOW', { 'Retry-After': header, Date: dated(0) })]);
  const answer = await http.call(CALLS.generateOtp, {
    query: { channel: 'SMS' },
    headers: { 'application-type': 'GPL' },
  });
  expect(!answer.ok && answer.error.kind === 'api' && answer.error.retryAfter).toBe(retryAfter);
});

test('a wait in an answer has the same bound', async () => {
  const sent = [60, '3600', day / second, day / second + 1, 999_999_999];
  const read = await Promise.all(
    sent.map((resend_after_seconds) =>
      aClient([data({ resend_after_seconds })]).http.call(CALLS.generateOtp, {
        query: { channel: 'SMS' },
        headers: { 'application-type': 'GPL' },
      }),
    ),
  );
  expect(read.map((it) => it.ok && it.value.resendAfterSeconds)).toEqual([
    60,
    3_600,
    86_400,
    undefined,
    undefined,
  ]);
});

test('a time before 2000 or after 2099 is dropped', async () => {
  const named = [
    ['1999-12-31T23:59:59Z', undefined],
    ['2000-01-01T00:00:00Z', Date.UTC(2000, 0)],
    ['2099-12-31T23:59:59Z', Date.UTC(2099, 11, 31, 23, 59, 59)],
    ['2100-01-01T00:00:00Z', undefined],
    ['9999-12-31', undefined],
    [0, undefined],
    [1_000, undefined],
    ['1970-01-01T00:00:00Z', undefined],
  ] as const;
  const dues = named.map(([due_time], at) => ({ id: `${at}`, amount: 1, due_time }));
  const { http } = aClient([data({ current_dues: dues })]);
  const answer = await http.call(CALLS.billList, { query: { type: 'CURRENT' } });
  expect(answer.ok && answer.value.currentDues?.map(({ dueTime }) => dueTime)).toEqual(
    named.map(([, read]) => read),
  );
});
