import { expect, test } from 'vitest';
import { type CallName, CALLS } from '../../../domain/calls';
import type { Call } from '../../../domain/wire/call';
import { UNREAD } from '../../../domain/kernel/unread';
import { nothing } from '../../../domain/wire/schemas';
import { refusalIn } from '../../../domain/otp/refusal-in';
import { aClient } from '../support/http-client';

/** Reads a body with status 200. The input of the call does not matter here. */
const read = (name: CallName, text: string) => {
  const { http } = aClient([new Response(text)]);
  const row: Call = CALLS[name];
  return http.call({ ...row, query: nothing, headers: nothing, body: nothing }, {});
};
const call = (name: CallName, body: object) => read(name, JSON.stringify(body));

/**
 * The calls of spec §7 that submit something. A reassessment reads its verdict itself, as the three verifications do.
 */
const submissions: readonly CallName[] = [
  'submitRestructure',
  'saveCombinedDraft',
  'notifyLimitChange',
  'trackDiscountSheet',
  'signContract',
  'saveKycDraft',
  'submitApplication',
  'reapply',
  'generateOtp',
  'joinWaitlist',
  'submitRekyc',
  'saveToggle',
  'giveConsent',
];

test.each<[body: object, code: string | undefined]>([
  [{ success: 'false' }, undefined],
  [{ error: 'NOT_NOW' }, 'NOT_NOW'],
  [{ error: 'Not now.' }, undefined],
  [{ error: { code: 'NOT_NOW' } }, 'NOT_NOW'],
  [{ errors: ['NOT_NOW'] }, 'NOT_NOW'],
  [{ valid: 'N' }, undefined],
  [{ data: { is_accepted: false } }, undefined],
  [{ data: { sent: 'no' } }, undefined],
  [{ result: 'FAILED' }, 'FAILED'],
  [{ result: false }, undefined],
  [{ data: { outcome: 'NOT_VERIFIED' } }, 'NOT_VERIFIED'],
  [{ status: 'REJECTED', data: { ok: true } }, 'REJECTED'],
  [{ status: 'DITOLAK', data: null }, 'DITOLAK'],
  [{ data: false }, undefined],
  [{ data: 'FAILED' }, 'FAILED'],
])('%j is a refusal of every submission', async (body, code) => {
  for (const name of submissions) {
    const answer = await call(name, body);
    expect([name, answer]).toEqual([
      name,
      { ok: false, error: expect.objectContaining({ kind: 'api', status: 200 }) },
    ]);
    if (!answer.ok && answer.error.kind === 'api') expect(answer.error.code).toBe(code);
  }
});

test.each([
  '',
  '{}',
  '{"data":null}',
  '{"error":null}',
  '{"error":false}',
  '{"status":200}',
  '{"status":0}',
  '{"result":"00"}',
  '{"data":"OK"}',
  '{"updated":"2026-01-01"}',
  '{"status":"QUEUED"}',
  '{"status":"OK","data":{"accepted":"Y"}}',
  '{"result":"NO_ERROR"}',
  '{"application_status":"REJECTED"}',
  '{"enabled":false}',
])('a 200 with %s is not a refusal', async (text) => {
  for (const name of submissions) {
    expect([name, (await read(name, text)).ok]).toEqual([name, true]);
  }
});

test('FAILED, PROMO_RESERVE_FAILED and QUEUED do not refuse a split; another negative word does', async () => {
  for (const [status, isTaken] of [
    ['FAILED', true],
    ['PROMO_RESERVE_FAILED', true],
    ['QUEUED', true],
    ['REJECTED', false],
  ] as const)
    expect([status, (await call('submitRestructure', { data: { status } })).ok]).toEqual([
      status,
      isTaken,
    ]);
});

test('a flag that is neither yes nor no leaves a submission unread', async () => {
  expect(await call('generateOtp', { data: { sent: 'MAYBE' } })).toMatchObject({
    ok: false,
    error: { kind: 'contract' },
  });
});

test('such words do not refuse a read', async () => {
  expect((await call('rekycStatus', { data: { status: 'REJECTED' } })).ok).toBe(true);
});

test.each<[body: object, refusal: unknown]>([
  [{ status: 'INVALID' }, 'INVALID'],
  [{ valid: 'N' }, 'OTP_INVALID'],
  [{ is_valid: false }, 'OTP_INVALID'],
  [{ verified: true, status: 'FAILED' }, 'FAILED'],
  [{ result: false }, 'OTP_INVALID'],
  [{ status: 'PENDING' }, { kind: 'contract', path: 'verified' }],
  [{ verified: 'MAYBE' }, { kind: 'contract', path: 'verified' }],
  [{ status: 'VERIFIED' }, undefined],
  [{ channel: 'SMS' }, undefined],
  [{}, undefined],
])('a verification that answers %j is refused as %j', async (body, refusal) => {
  const answer = await call('verifyOtp', { data: body });
  expect(answer.ok && refusalIn(answer.value as Parameters<typeof refusalIn>[0])).toEqual(refusal);
});

test.each<CallName>(['restructureEligibility', 'restructureEligibilityV1'])(
  '%s: a negative answer needs no tenors, and a positive one does',
  async (name) => {
    for (const no of [{}, { eligible_restructure_tenors: null }])
      expect(await call(name, { data: { is_eligible_restructure: 'N', ...no } })).toEqual({
        ok: true,
        value: { isEligibleRestructure: false, eligibleRestructureTenors: [] },
      });
    expect((await call(name, { data: { is_eligible_restructure: true } })).ok).toBe(false);
  },
);

test.each<CallName>(['verifyOtp', 'verifyPin', 'answerChallenge'])(
  '%s is also refused by fields next to its data',
  async (name) => {
    for (const body of [{ success: 'N' }, { error: 'X' }, { status: 'FAILED', data: {} }])
      expect((await call(name, body)).ok).toBe(false);
    expect(await call(name, { data: { verified: 'MAYBE', status: 7 } })).toEqual({
      ok: true,
      value: { verified: UNREAD },
    });
  },
);
