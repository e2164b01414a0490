import type { SomeHandlers } from './handler';
import { hasConsent } from './products';
import { single } from './records';
import { restructures } from './restructure-deal';
import { keep, mine } from './world';

export const consentHandlers: SomeHandlers<'userConsent' | 'giveConsent' | 'restructureConsent'> = {
  userConsent: (_, ctx) => {
    const given = hasConsent(ctx);
    return {
      status: given ? 'GIVEN' : 'NOT_GIVEN',
      verifiedStatus: given ? 'VERIFIED' : 'NOT_VERIFIED',
      applicationId: ctx.user.id,
      consents: { ...mine(ctx, single.consents) },
    };
  },

  giveConsent: ({ body }, ctx) => {
    keep(ctx, single.consents, { ...mine(ctx, single.consents), [body.type]: true });
    return {};
  },

  /** The first restructure call gives the consent, as no other call does. */
  restructureConsent: (_, ctx) => {
    const consented = restructures(ctx).length > 0;
    return { consented, status: consented ? 'GIVEN' : 'NOT_GIVEN' };
  },
};
