import type { Bill } from '../domain/bills/read-bills';
import type { BillMessages } from '../ui/pages/repayment/bill-messages';
import type { TotalView } from '../ui/pages/repayment/total-view';
import { amountTexts } from './placeholders';

const total = {
  title: '⟦total⟧',
  amount: 1_010_101_010_101,
  lines: { late: '⟦late⟧', due: '⟦due⟧' },
} as const satisfies TotalView;

const bill = {
  id: '⟦id⟧',
  whole: 3_030_303_030_303,
  lateFee: 2_020_202_020_202,
  currency: 'IDR',
  // The only status that a page with figures names.
  status: 'DUE_SOON',
} as const satisfies Bill;

const texts = {
  title: '⟦title⟧',
  listed: '⟦listed⟧',
  due: '⟦due⟧',
  status: '⟦status⟧',
  lateFee: '⟦label⟧',
} as const satisfies BillMessages;

/** The values with which React draws the templates of the bills. */
export const billPlaceholders = {
  total,
  only: {
    ...total,
    only: {
      id: bill.id,
      title: '⟦bill⟧',
      fee: { label: '⟦label⟧', amount: bill.lateFee },
      status: { name: bill.status, text: '⟦status⟧' },
    },
  } satisfies TotalView,
  /** Words and an amount in one text. */
  spoken: { words: '⟦words⟧', amount: total.amount },
  row: { bill, texts },
  lateRow: { bill, texts: { ...texts, late: '⟦late⟧' } satisfies BillMessages },
};

type Pair = readonly [placeholder: string, text: string | undefined];

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the text for each placeholder of a group, from the group of values with the same names. */
export const textsFor = (placeholders: object, values: object): readonly Pair[] => {
  const named = new Map<string, unknown>(Object.entries(values));
  return Object.entries(placeholders).flatMap(
    ([name, placeholder]: [string, unknown]): readonly Pair[] => {
      const value = named.get(name);
      if (isGroup(placeholder)) return textsFor(placeholder, isGroup(value) ? value : {});
      if (typeof placeholder === 'number')
        return amountTexts(placeholder, typeof value === 'number' ? value : undefined);
      // Other texts, such as a currency, are the same in every drawing.
      if (typeof placeholder !== 'string' || !placeholder.startsWith('⟦')) return [];
      return [[placeholder, typeof value === 'string' ? value : undefined]];
    },
  );
};
