import type { Transaction } from '../../domain/transactions/row';
import { Amount } from '../kit/amount';
import { StatusChip } from '../kit/status-chip';
import { statusTones } from './transaction-tones';
import './transaction-line.css';

interface TransactionLineProps {
  readonly row: Pick<Transaction, 'status' | 'currency'>;
  /** In whole rupiah, below zero when it came in; absent when the server does not say. */
  readonly amount: number | undefined;
  /** A value from before, while the new one is on its way. */
  readonly stale: boolean;
  readonly texts: {
    /** What it was called, else its type. */
    readonly title: string;
    /** "Belanja, 15 Jan"; the type only where the title is something else. */
    readonly detail: string;
    readonly status: string;
    /** That it belongs to a loan that was changed. */
    readonly flag: string | undefined;
  };
}

/** What a transaction says of itself, in two lines or three. */
export const TransactionLine = ({ row, amount, stale, texts }: TransactionLineProps) => (
  <>
    <span className="transaction-line">
      <bdi>{texts.title}</bdi>
      {amount !== undefined && (
        <Amount value={amount} currency={row.currency} size="strong" stale={stale} />
      )}
    </span>
    <span className="transaction-line--soft">
      <span>{texts.detail}</span>
      <StatusChip tone={statusTones[row.status]}>{texts.status}</StatusChip>
    </span>
    {texts.flag !== undefined && <span className="transaction-line--soft">{texts.flag}</span>}
  </>
);
