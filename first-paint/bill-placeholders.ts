import type { Bill } from '../domain/bills/read-bills';
import type { BillMessages } from '../ui/pages/repayment/bill-messages';
import type { TotalView } from '../ui/pages/repayment/total-view';

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
  row: { bill, texts },
  lateRow: { bill, texts: { ...texts, late: '⟦late⟧' } satisfies BillMessages },
};
