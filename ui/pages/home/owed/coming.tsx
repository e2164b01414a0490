import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { billListOf, billOf } from '../../../../domain/bills/address';
import { Bills } from '../../../../domain/bills/bills';
import { isNothingDue } from '../../../../domain/bills/read-bills';
import type { Owed } from '../../../../domain/home/owed';
import { Agreement } from '../../../../domain/contracts/agreement';
import { latestValue } from '../../../../domain/kernel/loadable';
import { History } from '../../../../domain/transactions/history';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { useFreshQuery } from '../../../hooks/use-fresh-query';
import { InAppLink } from '../../../app/in-app-link';
import { useFormat } from '../../../format/use-format';
import { CheckIcon } from '../../../icons/later-icons';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { said } from '../../../kit/said';
import { SkeletonRows } from '../../../kit/skeleton-parts';
import { FirstSteps } from '../steps/first-steps';
import { DueRow } from './due-row';
import { Path } from './path';
import { usePayoff } from './use-payoff';
import '../../../kit/text-link.css';
import './coming.css';

/** Maximum number of dates shown; the list of bills has all of them. */
const most = 3;

const upcoming = billListOf('UPCOMING');

interface ComingProps {
  /** What home names as due now. */
  readonly owed: Owed | undefined;
  /** Whether home names the bills. */
  readonly named: boolean;
  /** Whether home's values are old while new ones load. */
  readonly stale: boolean;
  /** Whether nothing of the limit is used now. */
  readonly isUnused: boolean;
  /** Whether the limit can be used only after the agreement is signed. */
  readonly isUnsigned: boolean;
  /** Whether the page loads the agreement. */
  readonly asks: boolean;
  /** Whether the server has shown that nothing is due now. */
  readonly isPaid: boolean;
  /**
   * Whether more of the limit is used than is due now, or something is late, so that there is room for dates while
   * they load.
   */
  readonly keepsRoom: boolean;
  /** Called once the card has its final height. */
  readonly onSettled: () => void;
}

/**
 * Renders the path until everything is paid, or what is due after the current bills, by date, where a part of the path
 * is unknown. Its room is kept while it loads. A user who uses nothing of the
 * limit sees that everything is paid, or, without any transaction, how to use it. `Latest` loads the history.
 */
export const Coming = (props: ComingProps) => {
  const { owed, named, stale, isUnused, isUnsigned, asks, isPaid, keepsRoom, onSettled } = props;
  const { t } = useTranslation(['overview', 'home', 'common']);
  const format = useFormat();
  const book = useService(Bills).of('UPCOMING');
  const state = useFreshQuery(book);
  const history = useLive(useService(History).state$);
  const read = latestValue(state);
  const { path, isSettled: isPathSettled } = usePayoff({ owed, named, stale, upcoming: state });

  const dated = (read?.bills ?? []).flatMap((bill) =>
    bill.dueTime === undefined ? [] : [{ ...bill, dueTime: bill.dueTime }],
  );
  const [shown, more] = [dated.slice(0, most), dated.length - most];
  const isUndated = read && (dated.length < read.bills.length || read.unlisted !== undefined);
  const whole = read?.isWhole ? format.rupiah(read.total, read.currency) : undefined;
  const unread = !read
    ? t('coming.failed')
    : shown.length > 0
      ? t('coming.others')
      : whole === undefined
        ? t('coming.unread')
        : t('coming.total', { amount: whole });
  // The list of bills cannot show more than this, so it is not offered.
  const again = (
    <>
      <p>{said(unread)}</p>
      <Button
        look="secondary"
        compact
        busy={state.phase === 'loading'}
        onClick={() => void book.load()}
      >
        {t('common:retry')}
      </Button>
    </>
  );
  const none = read && isNothingDue(read);
  const rows = latestValue(history)?.rows;
  const isSettled = rows !== undefined || history.phase === 'failed';
  const agreement = useLive(useService(Agreement).state$);
  const isSigningKnown =
    !asks || latestValue(agreement) !== undefined || agreement.phase === 'failed';
  // Stays true, so that a later failure replaces nothing by a skeleton.
  const [isFinal, setFinal] = useState(false);
  if (!isFinal && isPathSettled && isSettled && (isSigningKnown || !isUnused)) setFinal(true);
  useLayoutEffect(() => {
    if (isFinal) onSettled();
  }, [isFinal, onSettled]);
  if (isUnused && none && isFinal) {
    if (!rows?.length) return <FirstSteps of="overview" isUnsigned={isUnsigned} />;
    if (isPaid)
      return (
        <Card title={t('home:owed.title')}>
          <p className="coming coming__paid">
            <CheckIcon />
            <span>{t('coming.paid')}</span>
          </p>
        </Card>
      );
  }
  if (path && isFinal) return <Path {...path} />;
  // Without a bill there is nothing to show. While the list loads, it has room only if a bill is likely.
  if (
    (none && (isFinal || (!isUnused && !(keepsRoom && (path || !isPathSettled))))) ||
    (!read && state.phase !== 'failed' && !keepsRoom && !isUnused)
  )
    return null;
  // One scale, of the bars that are shown.
  const isBarred = ({ currency }: (typeof shown)[number]) => currency === read?.currency;
  const highest = Math.max(...shown.filter(isBarred).map(({ whole: amount }) => amount));
  return (
    <Card
      title={t('coming.title')}
      aside={
        more > 0 && (
          <InAppLink className="coming__more" to={upcoming}>
            {t('coming.more', { count: more })}
          </InAppLink>
        )
      }
    >
      <div className="coming">
        {!isFinal ? (
          <SkeletonRows count={2} />
        ) : shown.length > 0 ? (
          <>
            <ol className="coming__rows">
              {shown.map((bill) => (
                <DueRow
                  key={bill.id}
                  day={format.shortDay(bill.dueTime)}
                  amount={bill.whole}
                  currency={bill.currency}
                  highest={isBarred(bill) ? highest : undefined}
                  to={billOf('UPCOMING', bill.id)}
                />
              ))}
            </ol>
            {isUndated && again}
          </>
        ) : (read ?? state.phase === 'failed') && !none ? (
          again
        ) : (
          <SkeletonRows count={2} />
        )}
      </div>
    </Card>
  );
};
