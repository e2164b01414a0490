import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../../../domain/bills/read-bills';
import { type Instant, jakartaMonth } from '../../../domain/kernel/instant';
import type { Rupiah } from '../../../domain/kernel/money';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { DescriptionList } from '../../kit/description-list';
import { Sheet } from '../../kit/sheet';
import { SidePane } from '../../kit/side-pane';
import { StatusChip } from '../../kit/status-chip';
import { dueTones } from '../../widgets/due-status';
import { billMessages } from './bill-messages';
import './bill-tabs.css';

interface OpenedBillProps {
  readonly bill: Bill;
  readonly now: Instant;
  /** The instalment of a loan that bills became, if one is still to be paid. */
  readonly instalment: Rupiah | undefined;
  /** Whether it is shown beside the list, not over the page. */
  readonly isBeside: boolean;
  /** Whether the bill is paid together with others. */
  readonly isTogether: boolean;
  readonly onClose: () => void;
  /** Pays what is due; absent if nothing can be paid now. */
  readonly pay?:
    | { readonly label: string; readonly busy: boolean; readonly run: () => void }
    | undefined;
  /** Why the payment was refused. */
  readonly children?: ReactNode;
}

/** Renders one bill: its amount and due date, what it consists of, the button to pay, and a link to its month's transactions. */
export const OpenedBill = (props: OpenedBillProps) => {
  const { bill, now, instalment, isTogether, isBeside, onClose, pay, children } = props;
  const { t } = useTranslation(['repayment', 'common']);
  const format = useFormat();
  const navigator = useService(Navigator);
  const { whole, amount, lateFee, currency, dueTime } = bill;
  const { title, due, late, status } = billMessages(bill, now, t, format);
  const month = dueTime === undefined ? undefined : jakartaMonth(dueTime);
  // A future month has no transactions yet.
  const known = month !== undefined && month <= jakartaMonth(now) ? month : undefined;
  const { path } = ROUTES.transactions;
  const feeLabel = amount === undefined ? 'lateFee' : 'opened.lateFee';
  const items = [
    ...(amount === undefined
      ? []
      : [{ label: t('opened.amount'), value: <Amount value={amount} currency={currency} /> }]),
    ...(lateFee === undefined
      ? []
      : [{ label: t(feeLabel), value: <Amount value={lateFee} currency={currency} /> }]),
    ...(instalment === undefined
      ? []
      : [{ label: t('opened.plan'), value: <Amount value={instalment} /> }]),
  ];
  const toHistory = (
    <Button
      look={pay ? 'quiet' : 'secondary'}
      onClick={() => navigator.go(known === undefined ? path : `${path}?month=${known}`)}
    >
      {known === undefined
        ? t('opened.toHistory')
        : t('opened.toMonth', { month: format.month(known) })}
    </Button>
  );
  const Frame = isBeside ? SidePane : Sheet;
  const opened = (
    <Frame
      key={bill.id}
      title={title}
      close={t('common:close')}
      onClose={onClose}
      action={
        pay ? (
          <Button look="primary" busy={pay.busy} onClick={pay.run}>
            {pay.label}
          </Button>
        ) : (
          toHistory
        )
      }
      more={pay && toHistory}
    >
      <Amount value={whole} currency={currency} size="headline" />
      {late !== undefined && <p className="due-summary__late">{late}</p>}
      {due !== undefined && <p>{due}</p>}
      {bill.status !== undefined && status !== undefined && (
        <p>
          <StatusChip tone={dueTones[bill.status]}>{status}</StatusChip>
        </p>
      )}
      {items.length > 0 && <DescriptionList items={items} />}
      <p className="opened-bill__note">
        {[dueTime !== undefined && t('opened.contents'), isTogether && t('opened.together')]
          .filter(Boolean)
          .join(' ')}
      </p>
      {children}
    </Frame>
  );
  return isBeside ? opened : createPortal(opened, document.body);
};
