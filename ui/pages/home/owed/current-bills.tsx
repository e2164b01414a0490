import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Bills } from '../../../../domain/bills/bills';
import type { Owed } from '../../../../domain/home/owed';
import { owedByBills } from '../../../../domain/home/owed-parts';
import { latestValue } from '../../../../domain/kernel/loadable';
import { Clock } from '../../../../domain/ports/clock';
import { useService } from '../../../hooks/services';
import { useFreshQuery } from '../../../hooks/use-fresh-query';
import { FailedRead } from '../../../app/failed-read';
import { OwedShape } from '../../../app/page-skeleton';

/** Whether anything is due; `undefined` until the bills are loaded. */
export type Owes = boolean | 'unread' | undefined;

interface CurrentBillsProps {
  /** What home names of the bills, without a readable amount or without a status and due time. */
  readonly named: Owed | undefined;
  readonly show: (owed: Owed) => ReactNode;
  /** Whether to keep room while the bills load, because something is probably due. */
  readonly keepsRoom: boolean;
  readonly onRead: (owes: Owes) => void;
}

/** Loads the current bills if home does not name all that it shows; without both, the amount due is unknown. */
export const CurrentBills = ({ named, show, keepsRoom, onRead }: CurrentBillsProps) => {
  const { t } = useTranslation(['overview', 'common']);
  const clock = useService(Clock);
  const book = useService(Bills).of('CURRENT');
  const state = useFreshQuery(book);
  const bills = latestValue(state);
  const owed = bills && owedByBills(bills, clock.now(), named);
  const failure = state.phase === 'failed' ? state.failure : undefined;
  const owes = bills ? owed !== undefined : failure && 'unread';

  useEffect(() => onRead(owes), [owes, onRead]);

  if (owed) return show(owed);
  if (owes === false) return undefined;
  if (named) return show(named);
  if (!failure) return keepsRoom && <OwedShape />;
  return (
    <FailedRead
      title={t('bills.unread')}
      body={t('bills.again')}
      failure={failure}
      onRetry={() => void book.load()}
    />
  );
};
