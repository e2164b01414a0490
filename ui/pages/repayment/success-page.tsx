import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Bills } from '../../../domain/bills/bills';
import { codeOf } from '../../../domain/kernel/failure';
import { known } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Repayment } from '../../../domain/repayment/repayment';
import type { Language } from '../../../domain/session/locale';
import { AppPage } from '../../app/app-page';
import { formatDay, formatTime } from '../../format/date';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { SuccessArt } from '../../illustrations/success-art';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { RetryCard } from '../../kit/retry-card';
import { BillSkeleton } from './bill-skeleton';
import { billListOf } from './bill-tabs';
import { WhatIsLeft } from './what-is-left';

/** Money came in: how much, and what is still to be paid. Without any it is the list of bills' turn. */
export const SuccessPage = () => {
  const { t, i18n } = useTranslation('repayment');
  const navigator = useService(Navigator);
  const repayment = useService(Repayment);
  const bills = useService(Bills);
  const status = useLive(repayment.status$);
  const book = useLive(bills.book$('CURRENT'));
  const standing = known(status);
  const receipt = standing?.kind === 'received' ? standing.receipt : undefined;
  const none = standing !== undefined && receipt === undefined;
  const left = book.phase === 'ready' && book.value.total > 0;

  useEffect(() => {
    void bills.load('CURRENT');
    if (repayment.status$.value.phase === 'idle') void repayment.check();
  }, [bills, repayment]);

  useEffect(() => {
    if (none) navigator.go(billListOf('CURRENT'), { replace: true });
  }, [navigator, none]);

  const go = (to: string) => () => navigator.go(to, { replace: true });
  const toHome = go(ROUTES.home.path);
  if (!receipt)
    return (
      <AppPage
        back="none"
        actions={
          status.phase === 'failed' && (
            <Button action="primary" onClick={toHome}>
              {t('common:toHome')}
            </Button>
          )
        }
      >
        {status.phase === 'failed' ? (
          <RetryCard
            title={t('unread.title')}
            body={`${t('unread.why')} [${codeOf(status.failure)}]`}
            retry={t('common:retry')}
            onRetry={() => void repayment.check()}
          />
        ) : (
          <BillSkeleton />
        )}
      </AppPage>
    );
  const { amount, time } = receipt;
  return (
    <AppPage
      back="none"
      picture={<SuccessArt />}
      title={t('received.title')}
      actions={
        <>
          <Button action="primary" onClick={left ? go(billListOf('CURRENT')) : toHome}>
            {t(left ? 'received.rest' : 'common:toHome')}
          </Button>
          {left && (
            <Button action="secondary" look="quiet" onClick={toHome}>
              {t('common:toHome')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('received.text')}</p>
      {amount !== undefined && (
        <Card title={t('received.amount')}>
          <Amount value={amount} size="headline" />
          {time !== undefined && (
            <p className="page__note">
              {t('received.time', {
                day: formatDay(time, i18n.language as Language),
                time: formatTime(time),
              })}
            </p>
          )}
        </Card>
      )}
      <WhatIsLeft book={book} />
    </AppPage>
  );
};
