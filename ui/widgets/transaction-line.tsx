import type { Transaction } from '../../domain/transactions/row';
import { Amount } from '../kit/amount';
import { StatusChip, type Tone } from '../kit/status-chip';
import './transaction-line.css';

interface TransactionLineProps {
  readonly row: Pick<Transaction, 'currency'>;
  /** In whole rupiah, negative for incoming money; absent if the server does not report it. */
  readonly amount: number | undefined;
  /** Whether the value is old while a new one loads. */
  readonly stale: boolean;
  readonly tone: Tone;
  readonly texts: {
    /** The transaction's title, or else its type. */
    readonly title: string;
    /** "Belanja, 15 Jan"; the type only if the title is something else. */
    readonly detail: string;
    readonly status: string;
    /** Remark, such as that the row belongs to a changed loan. */
    readonly flag: string | undefined;
  };
}

/** Renders a transaction in two or three lines. The amount of a failed one is not strong, since it does not count. */
export const TransactionLine = ({ row, amount, stale, tone, texts }: TransactionLineProps) => (
  <>
    <span className="transaction-line">
      <bdi>{texts.title}</bdi>
      {amount !== undefined && (
        <Amount
          value={amount}
          currency={row.currency}
          size={tone === 'bad' ? 'text' : 'strong'}
          stale={stale}
        />
      )}
    </span>
    <span className="transaction-line--soft">
      <span>{texts.detail}</span>
      <StatusChip tone={tone}>{texts.status}</StatusChip>
    </span>
    {texts.flag !== undefined && <span className="transaction-line--soft">{texts.flag}</span>}
  </>
);
