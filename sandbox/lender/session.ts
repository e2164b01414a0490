import { applicationOf, approvals } from './application';
import type { SomeHandlers } from './handler';
import { isGppAvailable } from './products';
import type { Ctx } from './world';

/** Returns the facility agreement that an approved user has signed or will sign. */
export const contractOf = (ctx: Ctx): string | undefined => approvals(ctx).slice(-1)[0]?.id;

export const sessionHandlers: SomeHandlers<'userInfo'> = {
  userInfo: (_, ctx) => {
    const { user } = ctx;
    const contractId = contractOf(ctx);
    return {
      trackingId: user.trackingId,
      name: user.name,
      maskedMobileNumber: user.phone.slice(-4).padStart(user.phone.length, '*'),
      gojekCustomerId: user.customerId,
      productTier: isGppAvailable(applicationOf(ctx)) ? 'FREEMIUM' : 'NONE',
      ...(contractId === undefined ? {} : { contractId }),
    };
  },
};
