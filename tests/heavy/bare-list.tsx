import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The floor that the history is compared with: the same library, all rows in one answer, and nothing else. */

interface BareRow {
  readonly id: string;
  readonly title?: string;
  readonly amount: number;
  readonly status: string;
  readonly transaction_time: string;
}

const types = ['ORDER', 'REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL'];

const read = async (): Promise<readonly BareRow[]> => {
  const limitTime = Date.now() + 400 * 86_400_000;
  const answer = await fetch('/api/v1/transaction-history?metadata=false', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${decodeURIComponent(location.search.slice(1))}`,
    },
    body: JSON.stringify({
      transactions: types.map((transactionType) => ({ transactionType, limitTime })),
      pageSize: 20_000,
    }),
  });
  return ((await answer.json()) as { data: { transactions: readonly BareRow[] } }).data
    .transactions;
};

const BareList = () => {
  const [rows, setRows] = useState<readonly BareRow[]>([]);
  useEffect(() => {
    void read().then(setRows);
  }, []);
  const list = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => 64,
    overscan: 6,
  });
  return (
    <ul style={{ height: list.getTotalSize(), position: 'relative', margin: 0, padding: 0 }}>
      {list.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={list.measureElement}
          data-index={index}
          data-row="transaction"
          data-id={rows[index]?.id}
          style={{
            position: 'absolute',
            top: 0,
            width: '100%',
            height: 64,
            transform: `translateY(${start}px)`,
          }}
        >
          {rows[index]?.title} {rows[index]?.amount} {rows[index]?.status}{' '}
          {rows[index]?.transaction_time}
        </li>
      ))}
    </ul>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareList />);
