import type { ReactNode } from 'react';
import type { Transaction } from '../../domain/transactions/row';
import { Amount } from '../kit/amount';
import { StatusChip, type Tone } from '../kit/status-chip';
import './transaction-line.css';

interface TransactionLineProps {
  readonly row: Pick<Transaction, 'currency'>;
  /** In whole rupiah, negative for incoming money; absent if the server does not report it. */
  readonly amount: number | undefined;
  /** Whether it is money that the user pays back or gets. */
  readonly isIn: boolean;
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
    readonly flag: ReactNode;
  };
}

/** Tones of a transaction that takes its course; its status is a plain word. */
const usual: readonly Tone[] = ['good', 'info'];

/** Renders a transaction in two or three lines. The amount of a failed one is struck through, since it does not count. */
export const TransactionLine = ({
  row,
  amount,
  isIn,
  stale,
  tone,
  texts,
}: TransactionLineProps) => (
  <>
    <span className="transaction-line">
      <bdi>{texts.title}</bdi>
      {amount !== undefined && (
        <Amount
          value={amount}
          currency={row.currency}
          size={tone === 'bad' ? 'text' : 'strong'}
          stale={stale}
          isIn={isIn}
        />
      )}
    </span>
    <span className="transaction-line--soft">
      <span>{texts.detail}</span>
      {usual.includes(tone) ? (
        <span className="transaction-line__state">{texts.status}</span>
      ) : (
        <StatusChip tone={tone}>{texts.status}</StatusChip>
      )}
    </span>
    {texts.flag !== undefined && <span className="transaction-line--soft">{texts.flag}</span>}
  </>
);
