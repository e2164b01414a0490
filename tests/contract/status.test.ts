import { expect, test } from 'vitest';
import { applicationStatus, joinWaitlist } from '../../domain/application/calls';
import { giveConsent, userConsent } from '../../domain/consent/calls';
import { consentTypes } from '../../domain/wire/shared-values';
import type { Http } from '../../domain/ports/http';
import { userInfo } from '../../domain/session/calls';
import { describeFronts, enter, goodValue, refusal, valueOf } from './support/fronts';

describeFronts('an application status', (front) => {
  const statusOf = async (http: Http) => valueOf(await http.call(applicationStatus, {}));

  test.each([
    ['waitlist-open', { isJoined: false, isReviewing: false }],
    ['waitlist-joined', { isJoined: true, isReviewing: false }],
    ['waitlist', { isJoined: true, isReviewing: true }],
  ])('%s has the waiting list %j, and is joined after joining', async (persona, waitlist) => {
    const { http } = enter(front, persona);
    expect(await statusOf(http)).toMatchObject({ applicationStatus: 'INELIGIBLE', waitlist });
    expect(await http.call(joinWaitlist, {})).toMatchObject({ ok: true });
    expect(await statusOf(http)).toMatchObject({ waitlist: { ...waitlist, isJoined: true } });
  });

  test('without a waiting list shows none, and refuses to join one', async () => {
    const { http } = enter(front, 'ineligible');
    expect(await statusOf(http)).not.toHaveProperty('waitlist');
    expect(await http.call(joinWaitlist, {})).toMatchObject(refusal(409, 'WAITLIST_NOT_OPEN'));
  });

  test.each([
    ['gpp-available', undefined, undefined],
    ['gpp-promo', { GPP: 'NOT_APPLIED' }, { GPP: true }],
    ['gpp-terms', { GPP: 'DRAFT' }, undefined],
    ['gpp-draft', { GPP: 'DRAFT' }, undefined],
    ['gpp-processing', { GPP: 'PROCESSING' }, undefined],
    ['gpp-rejected', { GPP: 'PROCESSING' }, undefined],
    ['migrated-gpp', undefined, undefined],
  ])('%s can have GPP, with the status %j and the promo %j', async (persona, status, promo) => {
    const { http } = enter(front, persona);
    const result = goodValue(await http.call(applicationStatus, {}));
    expect(result.availableAdditionalProducts).toEqual(['GPP']);
    expect(result.additionalProductStatus).toEqual(status);
    expect(result.additionalProductPromoEligibility).toEqual(promo);
    expect(await http.call(userInfo, {})).toMatchObject({ value: { productTier: 'FREEMIUM' } });
  });

  test('has no tier for a user who cannot have GPP', async () => {
    const { http } = enter(front, 'new');
    expect(await http.call(userInfo, {})).toMatchObject({ value: { productTier: 'NONE' } });
  });

  test.each([
    ['gpp-terms', false],
    ['gpp-draft', true],
    ['gpp-processing', true],
    ['gpp-rejected', true],
  ])('%s: consent given: %s', async (persona, given) => {
    const { http } = enter(front, persona);
    expect(await http.call(userConsent, {})).toMatchObject({
      value: { status: given ? 'GIVEN' : 'NOT_GIVEN' },
    });
  });

  test.each(consentTypes)('%s: the consent can be given separately', async (type) => {
    const { http } = enter(front, 'gpp-terms');
    expect(await http.call(giveConsent, { body: { type } })).toMatchObject({ ok: true });
    const { consents, ...result } = goodValue(await http.call(userConsent, {}));
    expect(result).toMatchObject({ status: 'GIVEN', verifiedStatus: 'VERIFIED' });
    expect(consents).toEqual({ [type]: true });
  });
});
