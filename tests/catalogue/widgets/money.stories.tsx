import type { Bill } from '../../../domain/bills/read-bills';
import { day } from '../../../domain/kernel/instant';
import type { Plan } from '../../../domain/restructure/plan';
import { useFormat } from '../../../ui/format/use-format';
import { Row, Rows } from '../../../ui/kit/rows';
import { BillRow } from '../../../ui/widgets/bill-row';
import { GrowingBar } from '../../../ui/widgets/growing-bar';
import { InstalmentTable } from '../../../ui/widgets/instalment-table';
import { LimitCard } from '../../../ui/widgets/limit-card';
import { Monogram } from '../../../ui/widgets/monogram';
import { TransactionLine } from '../../../ui/widgets/transaction-line';
import { TransactionTile } from '../../../ui/widgets/transaction-tile';
import { now } from '../support/status-story';
import { story, useSay } from '../support/story';

export default { title: 'Widgets/Money' };

export const Limit = story((say) => {
  const texts = {
    title: say('Limit kamu', 'Your limit'),
    used: say('Terpakai', 'Used'),
    available: say('Sisa limit', 'Limit left'),
    total: say('Total limit', 'Total limit'),
    temporary: say('Limit sementara', 'Temporary limit'),
    gauge: () => say('Terpakai 2.000.000 rupiah', '2,000,000 rupiah used'),
  };
  return (
    <>
      <LimitCard
        total={7_500_000}
        parts={{ used: 2_000_000, available: 5_500_000 }}
        texts={texts}
      />
      <LimitCard
        total={8_500_000}
        parts={{ used: 2_000_000, available: 6_500_000 }}
        temporary={{ amount: 1_000_000, until: say('sampai 30 April 2026', 'until 30 April 2026') }}
        texts={texts}
      />
      <LimitCard
        total={7_500_000}
        parts={{ used: 2_000_000, available: 5_500_000 }}
        stale
        note={say('Per 14:05 WIB', 'As of 14:05 WIB')}
        texts={texts}
      />
    </>
  );
});

export const GrowingSum = story((say) => (
  <>
    <p>{say('Bulan ini, sampai hari ini', 'This month, so far')}</p>
    <GrowingBar value={400_000} highest={1_900_000} />
  </>
));

const bills: readonly Bill[] = [
  { id: 'b1', whole: 680_000, currency: 'IDR', dueTime: now + 3 * day, status: 'DUE_SOON' },
  {
    id: 'b2',
    whole: 725_000,
    lateFee: 45_000,
    currency: 'IDR',
    dueTime: now - 3 * day,
    status: 'OVERDUE_WITH_LATE_FEE',
  },
  { id: 'b3', whole: 120_000, currency: 'IDR' },
];

export const Bills = () => {
  const say = useSay();
  const dayOf = useFormat().day;
  return (
    <Rows label={say('Tagihan', 'Bills')}>
      {bills.map((bill) => (
        <BillRow
          key={bill.id}
          bill={bill}
          texts={{
            title: say('Tagihan bulan ini', 'This month'),
            due:
              bill.dueTime === undefined
                ? undefined
                : say(`Jatuh tempo ${dayOf(bill.dueTime)}`, `Due ${dayOf(bill.dueTime)}`),
            left: bill.dueTime === undefined ? undefined : say('3 hari', '3 days'),
            status: bill.status && say('Perlu dibayar', 'To be paid'),
            lateFee: say('Denda', 'Late fee'),
          }}
        />
      ))}
    </Rows>
  );
};

export const Transactions = story((say) => {
  const rows = [
    { tone: 'good', amount: 45_000, flag: undefined },
    { tone: 'bad', amount: 45_000, flag: undefined },
    { tone: 'info', amount: -45_000, flag: undefined },
    { tone: 'neutral', amount: undefined, flag: say('Bagian dari cicilan', 'Part of a plan') },
  ] as const;
  return (
    <Rows label={say('Riwayat', 'History')}>
      {rows.map(({ tone, amount, flag }) => (
        <Row
          key={tone}
          kind="transaction"
          title={
            <TransactionLine
              row={{ currency: 'IDR' }}
              isIn={(amount ?? 0) < 0}
              amount={amount}
              tone={tone}
              stale={false}
              texts={{
                title: 'Warung Bu Sari',
                detail: say('Belanja, 15 Jan', 'Purchase, 15 Jan'),
                status: say('Tercatat', 'Recorded'),
                flag,
              }}
            />
          }
        />
      ))}
    </Rows>
  );
});

const plan: Plan = {
  tenor: 6,
  total: 726_000,
  instalments: [1, 2, 3, 4, 5, 6].map((month) => ({
    id: `${month}`,
    amount: 121_000,
    principal: 100_000 + month * 2_000,
    dueTime: now + month * 30 * day,
  })),
};

export const Monograms = () => (
  <div className="rows">
    <Monogram name="Kopi Senja" />
    <Monogram name="🎉" />
    {['REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL', 'LOAN', 'ORDER'].map((it) => (
      <TransactionTile key={it} kind={it} name="Kopi Senja" hasArrived={it === 'REPAYMENT'} />
    ))}
  </div>
);

export const Instalments = () => {
  const say = useSay();
  const dayOf = useFormat().day;
  return (
    <>
      <InstalmentTable
        plan={plan}
        stale={false}
        texts={{
          number: say('Ke-', 'No.'),
          due: say('Jatuh tempo', 'Due'),
          amount: say('Jumlah', 'Amount'),
          unknown: say('Belum diketahui', 'Not known yet'),
          day: dayOf,
        }}
      />
    </>
  );
};
