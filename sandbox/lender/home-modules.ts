import { toWire } from '../../domain/kernel/instant';
import type { homepage } from '../../domain/home/calls';
import type { WireAnswerOf } from '../../domain/wire/call';
import type { InventedValues } from '../../domain/wire/invented-values';
import { say } from './language';
import { dueNow, totalOf } from './ledger';
import { partnerPath } from '../../domain/partners/address';
import { merchants } from './partners';
import { single } from './records';
import { restructureUnderWay } from './restructure-deal';
import { quotesFor } from './restructure-terms';
import { mine, type Ctx } from './world';

/** The modules of home, and the order in which each user gets them. */

type Module = Omit<WireAnswerOf<typeof homepage>['modules'][number], 'type'>;

const items = (
  ctx: Ctx,
  rows: readonly (readonly [id: string, indonesian: string, english: string, link: string])[],
) =>
  rows.map(([id, indonesian, english, link]) => ({
    id,
    title: say(ctx.locale, indonesian, english),
    link,
  }));

/** Works like `items`, but the first ones have the user's products. */
const ofProducts: typeof items = (ctx, rows) => {
  const { products = [] } = mine(ctx, single.home) ?? {};
  return items(ctx, rows).map((item, at) => {
    const product = products[at];
    return product === undefined ? item : { ...item, product };
  });
};

/** Returns the total that is due now, with the date of its oldest bill. */
const nextBill = ({ locale, ...ctx }: Ctx): Module | undefined => {
  const bills = dueNow({ locale, ...ctx });
  const [oldest] = bills;
  return (
    oldest && {
      title: say(locale, 'Tagihan kamu', 'Your bill'),
      amount: totalOf(bills),
      dueTime: toWire(oldest.dueTime),
      dueStatus: oldest.status,
      link: '/repayment/bill-list?type=CURRENT',
    }
  );
};

type InBothLanguages = readonly [indonesian: string, english: string];

/** Returns the link to splitting the bills, if the user can split some or a request is being processed. */
const splitting =
  ({ title, text }: Readonly<Record<'title' | 'text', InBothLanguages>>) =>
  (ctx: Ctx): Module | undefined =>
    restructureUnderWay(ctx) || quotesFor(ctx).length > 0
      ? {
          title: say(ctx.locale, ...title),
          text: say(ctx.locale, ...text),
          link: '/bill-restructure',
        }
      : undefined;

const makers: Readonly<
  Record<InventedValues['homeModules'][number] | 'X_GAME', (ctx: Ctx) => Module | undefined>
> = {
  NEXT_BILL: nextBill,
  SHORTCUTS: (ctx) => ({
    title: say(ctx.locale, 'Pintasan', 'Shortcuts'),
    items: ofProducts(ctx, [
      ['bills', 'Tagihan', 'Bills', '/repayment/bill-list'],
      ['transactions', 'Riwayat', 'History', '/transactions'],
      ['limit', 'Limit', 'Limit', '/home/limit-details'],
      ['settings', 'Pengaturan', 'Settings', '/home/settings'],
    ]),
  }),
  PARTNERS: ({ locale }) => ({
    title: say(locale, 'Bisa dipakai di sini', 'Where you can use it'),
    link: '/home/popular-partners',
    items: [...merchants.slice(0, 2), ...merchants.slice(6, 7), ...merchants.slice(2, 4)].map(
      ({ id, name, category, tag }) => ({
        id,
        title: name,
        category,
        link: partnerPath(id),
        ...(tag === undefined ? {} : { tag }),
      }),
    ),
  }),
  ZERO_PERCENT: ({ locale }) => ({
    title: say(locale, 'Cicilan 0%', 'Instalments at 0%'),
    text: say(
      locale,
      'Bagi belanjaan jadi tiga tanpa biaya tambahan.',
      'Split a purchase in three at no extra cost.',
    ),
    link: '/home/popular-partners',
  }),
  DISCOUNT_PROMO: splitting({
    title: ['Potongan biaya cicilan tagihan', 'Lower fee for splitting your bill'],
    text: [
      'Cicil tagihanmu dengan biaya lebih ringan bulan ini.',
      'Split your bill at a lower fee this month.',
    ],
  }),
  RESTRUCTURE: splitting({
    title: ['Cicil tagihan', 'Split your bill'],
    text: ['Bayar per bulan, ada biayanya.', 'Pay by the month, for a fee.'],
  }),
  REASSESSMENT: ({ locale }) => ({
    title: say(locale, 'Tinjau ulang limit', 'Limit review'),
    text: say(locale, 'Lihat apakah limitmu bisa naik.', 'See whether your limit can be raised.'),
    link: '/credit-reassessment',
  }),
  EDUCATION: (ctx) => ({
    title: say(ctx.locale, 'Kenali PayLater', 'Get to know PayLater'),
    items: items(ctx, [
      ['cycle', 'Kapan tagihan datang', 'When your bill comes', '/home/bill-cycle-education'],
      ['fee', 'Biaya dan denda', 'Fees and late fees', '/home/about-fee'],
    ]),
  }),
  HELP: ({ locale, pages }) => ({
    title: say(locale, 'Butuh bantuan?', 'Need help?'),
    text: say(locale, 'Jawaban untuk pertanyaan yang sering ada.', 'Answers to common questions.'),
    link: `${pages()}/help`,
  }),
  X_GAME: ({ locale }) => ({ title: say(locale, 'Permainan', 'A game'), link: '/games' }),
};

export type ModuleType = keyof typeof makers;

const usual: readonly ModuleType[] = ['NEXT_BILL', 'SHORTCUTS', 'PARTNERS', 'EDUCATION', 'HELP'];

const isKnown = (type: string): type is ModuleType => Object.hasOwn(makers, type);

/** Returns a user's modules in their order, without those that have no contents. */
export const modulesOf = (ctx: Ctx) =>
  (mine(ctx, single.home)?.modules ?? usual).filter(isKnown).flatMap((type) => {
    const module = makers[type](ctx);
    return module ? [{ type, id: type.toLowerCase().replaceAll('_', '-'), ...module }] : [];
  });
