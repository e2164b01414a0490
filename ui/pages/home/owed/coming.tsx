import { useTranslation } from 'react-i18next';
import { billListOf } from '../../../../domain/bills/address';
import { Bills } from '../../../../domain/bills/bills';
import { type Bill, isNothingDue } from '../../../../domain/bills/read-bills';
import { latestValue } from '../../../../domain/kernel/loadable';
import { ROUTES } from '../../../../domain/navigation/routes';
import { useService } from '../../../hooks/services';
import { useQuery } from '../../../hooks/use-query';
import { InAppLink } from '../../../app/in-app-link';
import { useFormat } from '../../../format/use-format';
import { Amount } from '../../../kit/amount';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { SkeletonLine } from '../../../kit/skeleton-parts';
import { Steps } from '../../../kit/steps';
import '../../../kit/text-link.css';
import './coming.css';

/** Maximum number of dates shown; the list of bills has all of them. */
const most = 3;

const upcoming = billListOf('UPCOMING');

/** Renders a due date, such as "30 Nov 2026", and the amount due. */
const ComingDate = ({ bill }: { readonly bill: Bill & { readonly dueTime: number } }) => {
  const format = useFormat();
  const day = format.shortDay(bill.dueTime);
  return (
    <li>
      <InAppLink className="coming__date" to={upcoming}>
        <span className="coming__day">{day}</span>
        <Amount value={bill.whole} currency={bill.currency} />
      </InAppLink>
    </li>
  );
};

const steps = ['shop', 'bill', 'remind'] as const;

interface ComingProps {
  /** Whether nothing of the limit is used now. */
  readonly isUnused: boolean;
}

/**
 * Renders what is due after the current bills, by date; its room is kept while it loads. A user who
 * uses nothing of the limit sees how to use it; whether they have ever bought something is not known here.
 */
export const Coming = ({ isUnused }: ComingProps) => {
  const { t } = useTranslation(['overview', 'common']);
  const format = useFormat();
  const book = useService(Bills).of('UPCOMING');
  const state = useQuery(book);
  const read = latestValue(state);

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
      <p>{unread}</p>
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
  if (isUnused && read && isNothingDue(read))
    return (
      <Card title={t('use.title')}>
        <Steps
          steps={steps.map((it) => ({
            title: t(`use.${it}.title`),
            detail: t(`use.${it}.detail`),
          }))}
        />
        <InAppLink className="text-link" to={ROUTES.homeBillCycle.path}>
          {t('coming.how')}
        </InAppLink>
      </Card>
    );
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
        {shown.length > 0 ? (
          <>
            <ol className="coming__dates">
              {shown.map((bill) => (
                <ComingDate key={bill.id} bill={bill} />
              ))}
            </ol>
            {isUndated && again}
          </>
        ) : read && isNothingDue(read) ? (
          <>
            <p>{t('coming.none')}</p>
            <InAppLink className="text-link" to={ROUTES.homeBillCycle.path}>
              {t('coming.how')}
            </InAppLink>
          </>
        ) : (read ?? state.phase === 'failed') ? (
          again
        ) : (
          <SkeletonLine width="long" />
        )}
      </div>
    </Card>
  );
};
