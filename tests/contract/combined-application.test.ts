import { expect, test } from 'vitest';
import { many } from '../../sandbox/lender/records';
import { reapply } from '../../domain/application/calls';
import { homepage } from '../../domain/home/calls';
import { day, second } from '../../domain/kernel/instant';
import { capture } from './support/capture';
import { combinedApplicant, uncaptured, withGpp, withoutGpp } from './support/combined-applicant';
import { describeFronts, pass, refusal } from './support/fronts';

const withUnavailable = { ...withGpp, additionalProducts: ['X'] };

describeFronts('a combined application', (front) => {
  /** Prepares a user whose application only needs to be submitted. */
  const ready = async (persona = 'gpp-available', change = {}) => {
    const person = combinedApplicant(front, persona);
    expect(await person.fill(change)).toMatchObject({ ok: true });
    await person.agree();
    return person;
  };

  const sentBy = (userId: string) => front.world.store.list(many.submissions, userId);

  test('with GPP is decided after five seconds, and GPP is processed', async () => {
    const person = await ready();
    expect(await person.submit(withGpp)).toMatchObject({
      value: { applicationStatus: 'SUBMITTED' },
    });
    const gpp = { additionalProductStatus: { GPP: 'PROCESSING' } };
    expect(await person.status()).toMatchObject({ applicationStatus: 'SUBMITTED', ...gpp });
    pass(front, person.userId, 5 * second);
    expect(await person.status()).toMatchObject({ applicationStatus: 'APPROVED', ...gpp });
    expect(await person.http.call(homepage, {})).toMatchObject({
      value: { profile: { limit: { total: 5_500_000 } } },
    });
  });

  test('without GPP needs no consent, and drops a GPP draft', async () => {
    const person = combinedApplicant(front, 'gpp-available');
    await person.fill();
    expect(await person.status()).toMatchObject({ additionalProductStatus: { GPP: 'DRAFT' } });
    expect(await person.submit(withoutGpp)).toMatchObject({ ok: true });
    expect((await person.status())?.additionalProductStatus).toEqual({});
    expect(sentBy(person.userId)).toMatchObject([
      {
        flow: 'COMBINED',
        request: { flowType: 'GPL' },
        draft: { workInfo: { jobType: 'PRIVATE' } },
      },
    ]);
  });

  test('uses the combined draft whenever it names products, and otherwise the KYC draft', async () => {
    const person = await ready();
    const single = await person.submit({ onekycSubmissionUuid: 'from-a-host-app' });
    expect(single).toMatchObject({
      error: { code: 'APPLICATION_INCOMPLETE', message: expect.stringContaining('occupation') },
    });
    expect(
      await person.submit({ onekycSubmissionUuid: 'from-a-host-app', additionalProducts: [] }),
    ).toMatchObject({ ok: true });
  });

  test.each([
    ['without a consent', { agrees: false }, withGpp, 'CONSENT_MISSING'],
    ['without a capture', {}, uncaptured, 'APPLICATION_INCOMPLETE'],
    ['for an unavailable product', {}, withUnavailable, 'PRODUCT_NOT_AVAILABLE'],
    ['with an empty answer', { email: ' ' }, withGpp, 'APPLICATION_INCOMPLETE'],
  ])('%s is refused and stores nothing', async (_what, how, body, code) => {
    const { agrees = true, email }: { agrees?: boolean; email?: string } = how;
    const person = combinedApplicant(front, 'gpp-available');
    await person.fill(email === undefined ? {} : { userInfo: { email } });
    if (agrees) await person.agree();
    expect(await person.submit(body)).toMatchObject(refusal(422, code));
    expect(sentBy(person.userId)).toEqual([]);
    expect(await person.status()).toMatchObject({
      applicationStatus: 'DRAFT',
      additionalProductStatus: { GPP: 'DRAFT' },
    });
  });

  test('accepts only a successful capture of the same user', async () => {
    const [person, other] = [await ready(), await ready()];
    const bad = await capture(front, person, 'REJECTED');
    const foreign = await capture(front, other, 'SUBMITTED');
    for (const onekycSubmissionUuid of [bad, foreign])
      expect(await person.submit({ ...withGpp, onekycSubmissionUuid })).toMatchObject(
        refusal(422, 'ONE_KYC_NOT_ACCEPTED'),
      );
    const onekycSubmissionUuid = await capture(front, person, 'SUBMITTED');
    expect(await person.submit({ ...withGpp, onekycSubmissionUuid })).toMatchObject({ ok: true });
  });

  test('of a migrated user needs no capture', async () => {
    const person = await ready('migrated-gpp');
    expect(await person.submit(uncaptured)).toMatchObject({ ok: true });
  });

  test('that is rejected keeps the GPP flag', async () => {
    const person = await ready('gpp-available', { userInfo: { motherMaidenName: 'REJECT ME' } });
    await person.submit(withGpp);
    pass(front, person.userId, 5 * second);
    expect(await person.status()).toMatchObject({
      applicationStatus: 'REJECTED',
      additionalProductStatus: { GPP: 'PROCESSING' },
    });
  });

  test.each([
    ['gpp-rejected', 29 * day],
    ['gpp-rejected-can-reapply', 0],
  ])('of %s starts again with all its answers after the reapply time', async (who, ms) => {
    const person = combinedApplicant(front, who);
    const before = await person.draft();
    const tooSoon = { error: { code: 'REAPPLY_TOO_SOON' } };
    if (ms > 0) expect(await person.http.call(reapply, {})).toMatchObject(tooSoon);
    pass(front, person.userId, ms);
    expect(await person.http.call(reapply, {})).toMatchObject({ ok: true });
    expect(await person.status()).toEqual({
      applicationStatus: 'DRAFT',
      eligibility: 'ELIGIBLE',
      availableAdditionalProducts: ['GPP'],
      additionalProductStatus: { GPP: 'DRAFT' },
    });
    expect(await person.draft()).toEqual(before);
    expect(await person.submit(withGpp)).toMatchObject({ ok: true });
  });

  test('of a user who cannot apply can be filled in, and is refused when submitted', async () => {
    const person = combinedApplicant(front, 'not-allowed');
    expect(await person.fill({ additionalProducts: [] })).toMatchObject({ ok: true });
    expect(await person.submit(withoutGpp)).toMatchObject(refusal(403, 'AFI_USER_NOT_ALLOWED'));
    expect((await person.status())?.applicationStatus).toBe('DRAFT');
  });
});
