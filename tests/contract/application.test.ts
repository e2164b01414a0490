import { describe, expect, test } from 'vitest';
import { filledDraft } from '../../sandbox/lender/new-person';
import { applicationStatus, reapply, submitApplication } from '../../domain/application/calls';
import { homepage } from '../../domain/home/calls';
import { day, second } from '../../domain/kernel/instant';
import { kycDraft, saveKycDraft } from '../../domain/kyc/calls';
import { generateOtp, verifyOtp } from '../../domain/otp/calls';
import type { Http } from '../../domain/ports/http';
import { describeFronts, enter, goodValue, pass, refusal } from './support/fronts';
import { ctxOf } from './support/samples';

describeFronts('an application', (front) => {
  const statusOf = async (http: Http) =>
    goodValue(await http.call(applicationStatus, {})).applicationStatus;

  /** Fills the draft group by group, as the steps of the form do. */
  const fill = async (persona: string, change: { mother?: string; income?: number } = {}) => {
    const person = enter(front, persona);
    const { user } = ctxOf(front.world, person.userId);
    const { residentialInfo, personalInfo, workInfo, emergencyInfo } = filledDraft(user);
    const { mother = 'Kartini', income = 5_500_000 } = change;
    const steps = [
      { onekycSubmissionUuid: 'from-a-host-app', email: user.email },
      { personalInfo: { ...personalInfo, motherMaidenName: mother } },
      { workInfo: { ...workInfo, monthlyIncome: income } },
      { residentialInfo: residentialInfo ?? {} },
      { emergencyInfo: emergencyInfo ?? {} },
    ];
    for (const body of steps)
      expect(await person.http.call(saveKycDraft, { body })).toMatchObject({ ok: true });
    return person;
  };

  test('keeps an answer as it can be read back, and refuses one that cannot', async () => {
    const { http } = enter(front, 'new');
    const save = (companyName: string) =>
      http.call(saveKycDraft, { body: { workInfo: { companyName } } });
    expect(await save('x'.repeat(4_001))).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect(await statusOf(http)).toBe('NOT_APPLIED');
    expect(await save('PT\0 Contoh')).toMatchObject({ ok: true });
    const draft = await http.call(kycDraft, {});
    expect(draft).toMatchObject({ value: { workInfo: { companyName: 'PT Contoh' } } });
  });

  test('becomes a draft with the first answer, and keeps every answer', async () => {
    const { http } = await fill('new');
    expect(await statusOf(http)).toBe('DRAFT');
    const draft = await http.call(kycDraft, {});
    expect(draft).toMatchObject({
      ok: true,
      value: {
        onekycSubmissionUuid: 'from-a-host-app',
        personalInfo: { motherMaidenName: 'Kartini', manuallyEducation: 'BACHELOR' },
        workInfo: { monthlyIncome: 5_500_000, occupation: 'PRIVATE_SECTOR_EMPLOYEE' },
        residentialInfo: { village: 'Cideng', zipCode: '10150' },
        emergencyInfo: { relation: 'PARENTS' },
      },
    });
  });

  test('saving one field keeps the others of its group', async () => {
    const { http } = await fill('new');
    await http.call(saveKycDraft, { body: { workInfo: { companyName: 'Warung Baru' } } });
    expect(await http.call(kycDraft, {})).toMatchObject({
      value: { workInfo: { companyName: 'Warung Baru', jobPosition: 'STAFF' } },
    });
  });

  test('is decided five seconds after it was submitted, and grants a limit', async () => {
    const { http, userId } = await fill('new');
    expect(await http.call(homepage, {})).toMatchObject({ error: { status: 403 } });
    const submitted = await http.call(submitApplication, { body: {} });
    expect(submitted).toMatchObject({ ok: true, value: { applicationStatus: 'SUBMITTED' } });
    pass(front, userId, 3 * second);
    expect(await statusOf(http)).toBe('SUBMITTED');
    pass(front, userId, 2 * second);
    expect(await statusOf(http)).toBe('APPROVED');
    expect(await http.call(homepage, {})).toMatchObject({
      value: { profile: { limit: { total: 5_500_000, used: 0, available: 5_500_000 } } },
    });
  });

  test('can be submitted only once', async () => {
    const { http } = await fill('new');
    await http.call(submitApplication, { body: {} });
    expect(await http.call(submitApplication, { body: {} })).toMatchObject(
      refusal(409, 'APPLICATION_NOT_OPEN'),
    );
  });

  test('without a required answer is refused, naming its path', async () => {
    const { http } = enter(front, 'draft');
    expect(await http.call(submitApplication, { body: {} })).toMatchObject({
      error: {
        status: 422,
        code: 'APPLICATION_INCOMPLETE',
        message: expect.stringContaining('zipCode'),
      },
    });
  });

  test.each([
    ['a mother called REJECT ME', { mother: ' reject me ' }, 'REJECTED'],
    ['an income below Rp500.000', { income: 499_999 }, 'REJECTED'],
    ['an income of Rp500.000', { income: 500_000 }, 'APPROVED'],
    ['a mother called REVIEW ME', { mother: 'REVIEW ME' }, 'SUBMITTED'],
  ] as const)('with %s ends %s', async (_what, change, status) => {
    const { http, userId } = await fill('new', change);
    await http.call(submitApplication, { body: {} });
    pass(front, userId, day);
    expect(await statusOf(http)).toBe(status);
  });

  test.each(['ineligible', 'blacklisted', 'not-migrated'])(
    'by %s is not allowed',
    async (persona) => {
      const { http } = enter(front, persona);
      expect(await http.call(submitApplication, { body: {} })).toMatchObject(
        refusal(403, 'AFI_USER_NOT_ALLOWED'),
      );
    },
  );

  test('that was rejected can be made again after the reapply time', async () => {
    const { http, userId } = enter(front, 'rejected');
    expect(await http.call(reapply, {})).toMatchObject({ error: { code: 'REAPPLY_TOO_SOON' } });
    pass(front, userId, 29 * day);
    expect(await http.call(reapply, {})).toMatchObject({ ok: true });
    expect(await statusOf(http)).toBe('DRAFT');
    expect(await http.call(kycDraft, {})).toMatchObject({ value: { submissionType: 'REAPPLY' } });
  });

  describe('of this user needs a one-time password', () => {
    const headers = { 'application-type': 'GPL' } as const;
    const query = { channel: 'SMS' } as const;
    const verify = (http: Http, otp: string) => http.call(verifyOtp, { query, body: { otp } });

    test('is decided after the right one', async () => {
      const { http, userId } = await fill('new-otp');
      const submitted = await http.call(submitApplication, { body: {} });
      expect(submitted).toMatchObject({ value: { applicationStatus: 'PENDING_AUTH' } });
      pass(front, userId, 60 * second);
      expect(await statusOf(http)).toBe('PENDING_AUTH');
      expect(await verify(http, '123456')).toMatchObject({ ok: true });
      expect(await statusOf(http)).toBe('SUBMITTED');
      pass(front, userId, 5 * second);
      expect(await statusOf(http)).toBe('APPROVED');
    });

    test.each([
      ['000000', 400, 'OTP_INVALID'],
      ['111111', 400, 'OTP_EXPIRED'],
      ['999999', 429, 'OTP_TOO_MANY_TRIES'],
    ])('refuses %s', async (otp, status, code) => {
      const { http } = enter(front, 'pending-auth');
      expect(await verify(http, otp)).toMatchObject(refusal(status, code));
      expect(await statusOf(http)).toBe('PENDING_AUTH');
    });

    test('locks after five wrong ones, and opens again later', async () => {
      const { http, userId } = enter(front, 'pending-auth');
      for (let tries = 1; tries < 5; tries += 1) await verify(http, '000000');
      expect(await verify(http, '000000')).toMatchObject({
        error: { status: 429, retryAfter: 300 * second },
      });
      expect(await verify(http, '123456')).toMatchObject({ error: { status: 429 } });
      pass(front, userId, 300 * second);
      await http.call(generateOtp, { query, headers });
      expect(await verify(http, '123456')).toMatchObject({ ok: true });
    });

    test('sends a new one only after a minute', async () => {
      const { http, userId } = enter(front, 'pending-auth');
      const ask = () => http.call(generateOtp, { query: { channel: 'WHATSAPP' }, headers });
      pass(front, userId, 20 * second);
      expect(await ask()).toMatchObject({ value: { channel: 'SMS', resendAfterSeconds: 40 } });
      pass(front, userId, 40 * second);
      expect(await ask()).toMatchObject({ value: { channel: 'WHATSAPP', resendAfterSeconds: 60 } });
    });
  });
});
