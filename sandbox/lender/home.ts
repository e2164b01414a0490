import { toWire } from '../../domain/kernel/instant';
import { applicationOf, hasAccount, noAccount } from './application';
import type { SomeHandlers } from './handler';
import { modulesOf } from './home-modules';
import { say } from './language';
import { creditLimitOf, type CreditLimit } from './limit';
import { many } from './records';
import { add, all, type Ctx } from './world';

/** Returns changes of the limit that the user has not seen yet. */
const unseenGrants = (ctx: Ctx) => all(ctx, many.grants).filter((grant) => !grant.seen);

const toWireLimit = ({ temporary, temporaryUntil, ...limit }: CreditLimit) => ({
  ...limit,
  ...(temporaryUntil === undefined ? {} : { temporary, temporaryUntil: toWire(temporaryUntil) }),
});

const recordNotice = (ctx: Ctx, name: string): void => {
  const id = ctx.ids.uuid();
  add(ctx, many.notices, id, { notice: name, at: ctx.now });
};

export const homeHandlers: SomeHandlers<'homepage' | 'notifyLimitChange' | 'trackDiscountSheet'> = {
  homepage: (_, ctx) => {
    if (!hasAccount(ctx)) return noAccount;
    const limitTypes = [...new Set(unseenGrants(ctx).map((grant) => grant.reason))];
    return {
      profile: {
        name: ctx.user.name,
        status: applicationOf(ctx).status,
        limit: toWireLimit(creditLimitOf(ctx)),
        ...(limitTypes.length > 0 ? { limitTypes } : {}),
      },
      topBanner: {
        title: say(
          ctx.locale,
          'Belanja dulu, bayar akhir bulan',
          'Shop now, pay at the end of the month',
        ),
        text: say(ctx.locale, 'Lihat tempat yang menerima PayLater.', 'See who takes PayLater.'),
        link: '/home/popular-partners',
      },
      modules: modulesOf(ctx),
    };
  },

  notifyLimitChange: ({ body }, ctx) => {
    for (const grant of unseenGrants(ctx))
      if (body.limitTypes.includes(grant.reason))
        add(ctx, many.grants, grant.id, { ...grant, seen: true });
    recordNotice(ctx, 'LIMIT_CHANGE');
    return {};
  },

  trackDiscountSheet: (_, ctx) => {
    recordNotice(ctx, 'LR_DISCOUNT');
    return {};
  },
};
