import { toWire } from '../../../domain/kernel/instant';
import { applicationOf, hasAccount, noAccount } from './application';
import type { Some } from './handler';
import { limitOf, owedBy, totalOf } from './ledger';
import { merchants } from './partners';
import { many } from './records';
import { add, all, type Ctx } from './world';

/** A text in the language of the request. */
const say = (ctx: Ctx, id: string, en: string): string => (ctx.locale === 'en' ? en : id);

const nextBill = (ctx: Ctx) => {
  const bills = owedBy(ctx);
  const [next] = bills;
  if (!next) return [];
  return [
    {
      type: 'NEXT_BILL',
      id: 'next-bill',
      title: say(ctx, 'Tagihan kamu', 'Your bill'),
      amount: totalOf(bills),
      dueTime: toWire(next.dueTime),
      dueStatus: next.status,
      link: '/repayment/bill-list?type=CURRENT',
    },
  ];
};

const shortcuts = (ctx: Ctx) => ({
  type: 'SHORTCUTS',
  id: 'shortcuts',
  title: say(ctx, 'Pintasan', 'Shortcuts'),
  items: [
    { id: 'transactions', title: say(ctx, 'Riwayat', 'History'), link: '/transactions' },
    { id: 'limit', title: say(ctx, 'Rincian limit', 'Limit details'), link: '/home/limit-details' },
    { id: 'settings', title: say(ctx, 'Pengaturan', 'Settings'), link: '/home/settings' },
  ],
});

const partners = (ctx: Ctx) => ({
  type: 'PARTNERS',
  id: 'partners',
  title: say(ctx, 'Bisa dipakai di sini', 'Where you can use it'),
  link: '/home/popular-partners',
  items: merchants
    .slice(0, 4)
    .map(({ id, name }) => ({ id, title: name, link: '/home/popular-partners' })),
});

const education = (ctx: Ctx) => ({
  type: 'EDUCATION',
  id: 'education',
  title: say(ctx, 'Kenali PayLater', 'Get to know PayLater'),
  items: [
    {
      id: 'cycle',
      title: say(ctx, 'Kapan tagihan datang', 'When your bill comes'),
      link: '/home/bill-cycle-education',
    },
    {
      id: 'fee',
      title: say(ctx, 'Biaya dan denda', 'Fees and late fees'),
      link: '/home/about-fee',
    },
  ],
});

/** What changed on the limit and was not told yet. */
const untold = (ctx: Ctx) => all(ctx, many.grants).filter((grant) => !grant.seen);

const notice = (ctx: Ctx, name: string): void => {
  const id = ctx.ids.uuid();
  add(ctx, many.notices, id, { notice: name, at: ctx.now });
};

export const home: Some<'homepage' | 'notifyLimitChange' | 'trackDiscountSheet'> = {
  homepage: (_, ctx) => {
    if (!hasAccount(ctx)) return noAccount;
    const limitTypes = [...new Set(untold(ctx).map((grant) => grant.reason))];
    return {
      profile: {
        name: ctx.user.name,
        status: applicationOf(ctx).status,
        limit: limitOf(ctx),
        ...(limitTypes.length > 0 ? { limitTypes } : {}),
      },
      topBanner: {
        title: say(ctx, 'Belanja dulu, bayar akhir bulan', 'Shop now, pay at the end of the month'),
        text: say(ctx, 'Lihat tempat yang menerima PayLater.', 'See who takes PayLater.'),
        link: '/home/popular-partners',
      },
      modules: [...nextBill(ctx), shortcuts(ctx), partners(ctx), education(ctx)],
    };
  },

  notifyLimitChange: ({ body }, ctx) => {
    for (const grant of untold(ctx))
      if (body.limitTypes.includes(grant.reason))
        add(ctx, many.grants, grant.id, { ...grant, seen: true });
    notice(ctx, 'LIMIT_CHANGE');
    return {};
  },

  trackDiscountSheet: (_, ctx) => {
    notice(ctx, 'LR_DISCOUNT');
    return {};
  },
};
