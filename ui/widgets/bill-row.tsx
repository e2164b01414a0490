import type { ReactNode } from 'react';
import type { Bill } from '../../domain/bills/read-bills';
import { Amount } from '../kit/amount';
import { StatusChip } from '../kit/status-chip';
import { dueTones } from './due-status';
import './bill-row.css';

interface BillRowProps {
  readonly bill: Bill;
  /** Makes the whole row a button. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether it is open beside its list. */
  readonly isOpen?: boolean | undefined;
  /** Leaves out the whole amount, which is the total above it. */
  readonly isTotal?: boolean | undefined;
  /** Whether the value is old while a new one loads. */
  readonly stale?: boolean | undefined;
  readonly texts: {
    readonly title: string;
    /** "Jatuh tempo 30 April 2025", if the due date is known. */
    readonly due: ReactNode;
    /** The same in words: "5 hari lagi". */
    readonly left: ReactNode;
    readonly status: string | undefined;
    readonly lateFee: string;
  };
}

/** Renders one bill: the whole amount, the late fee as a note in the same size, and the due date. */
export const BillRow = ({ bill, onOpen, isOpen, isTotal, stale, texts }: BillRowProps) => {
  const { id, whole, lateFee, currency, status } = bill;
  const content = (
    <>
      <span className="bill-row__line">
        <bdi>{texts.title}</bdi>
        {!isTotal && <Amount value={whole} currency={currency} size="strong" stale={stale} />}
      </span>
      {texts.due !== undefined && <span className="bill-row__due">{texts.due}</span>}
      {lateFee !== undefined && (
        <span className="bill-row__fee">
          {texts.lateFee} <Amount value={lateFee} currency={currency} stale={stale} />
        </span>
      )}
      {(texts.left ?? texts.status) !== undefined && (
        <span className="bill-row__line">
          {texts.left !== undefined && <span className="bill-row__left">{texts.left}</span>}
          {status !== undefined && texts.status !== undefined && (
            <StatusChip tone={dueTones[status]}>{texts.status}</StatusChip>
          )}
        </span>
      )}
    </>
  );
  return (
    <li className="bill-row" data-row="bill" data-id={id}>
      {onOpen ? (
        <button
          type="button"
          className="bill-row__content"
          aria-current={isOpen || undefined}
          onClick={onOpen}
        >
          {content}
        </button>
      ) : (
        <div className="bill-row__content">{content}</div>
      )}
    </li>
  );
};
