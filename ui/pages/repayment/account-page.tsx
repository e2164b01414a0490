import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { Bills } from '../../../domain/bills/bills';
import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { choosesAccount } from '../../../domain/repayment/address';
import { PaymentMarks } from '../../../domain/repayment/payment-marks';
import { Restructure } from '../../../domain/restructure/restructure';
import { AppPage } from '../../app/app-page';
import { useActionsInPlace } from '../../app/use-actions-in-place';
import { LenderLine } from '../../app/lender-line';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useReturn } from '../../hooks/use-return';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Column, Columns } from '../../kit/columns';
import { Notice } from '../../kit/notice';
import { Row, Rows } from '../../kit/rows';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonRows } from '../../kit/skeleton-parts';
import { StatusSheet } from '../status/status-sheet';
import { AccountCard } from './account-card';
import { AskedSplit } from './asked-split';
import { dueLinesAlone } from './due-lines';
import { DueSummary } from './due-summary';
import { REPAYMENT_PAGES } from './repayment-pages';
import { ReportScam } from './report-scam';
import { useAccount } from './use-account';
import { useRepaymentActions } from './use-repayment-actions';
import { useRepaymentDetails } from './use-repayment-details';

const rules = ['exact', 'onlyBca', 'onlyHere', 'secret'] as const;

/** Renders the virtual account: the amount, the number, and the rules to know first (spec §3, "Virtual account"). */
export const AccountPage = () => {
  const { t } = useTranslation(['repayment', 'common']);
  const format = useFormat();
  const navigator = useService(Navigator);
  const marks = useService(PaymentMarks);
  const { asked } = useService(Restructure);
  const { account, gaveUp, online } = useAccount(choosesAccount(useLocation().search));
  const book = latestValue(useLive(useService(Bills).of('CURRENT').state$));
  const details = useRepaymentDetails();
  const actions = useRepaymentActions();
  const inPlace = useActionsInPlace();
  const howToHref = useHref(ROUTES.bcaVaHowTo.path);
  const goToHowTo = useLinkClickHandler<HTMLElement>(ROUTES.bcaVaHowTo.path);
  // Copying comes first: until then, or until a return from the bank's app, the button is quiet.
  const [mayHavePaid, setMayHavePaid] = useState(false);
  useReturn(() => setMayHavePaid(true));

  const shown = REPAYMENT_PAGES.bcaVa(details);
  if (shown) return <StatusSheet shown={shown} actions={actions} />;
  const goToWait = () => {
    marks.send();
    navigator.go(ROUTES.repaymentProcessing.path);
  };
  const paid = (
    <Button action="primary" look={mayHavePaid ? 'primary' : 'secondary'} onClick={goToWait}>
      {t('account.paid')}
    </Button>
  );
  // Near the number, because the rules below are long.
  const watching =
    account &&
    (online ? (
      <Notice key="online" role={gaveUp ? 'status' : undefined}>
        {gaveUp ? t('account.gaveUp', { button: t('account.paid') }) : t('account.watching')}
      </Notice>
    ) : (
      <Notice key="offline" tone="warn" role="status">
        {t('waiting.offline')}
      </Notice>
    ));
  return (
    <AppPage wide actions={account && !inPlace && paid}>
      <Columns>
        <Column>
          {asked !== undefined && <AskedSplit tenor={asked} />}
          <AccountCard
            account={account}
            onCopied={() => setMayHavePaid(true)}
            more={
              <Rows>
                <Row
                  title={t('account.howTo')}
                  detail={t('account.howToWays')}
                  href={howToHref}
                  onClick={goToHowTo}
                />
              </Rows>
            }
          >
            {book && <DueSummary {...dueLinesAlone(book, book.readAt, t, format)} />}
          </AccountCard>
          {watching}
          {account && inPlace && paid}
        </Column>
        <Column>
          {account ? (
            <>
              <Card title={t('account.rules')}>
                <Rows>
                  {rules.map((it) => (
                    <Row
                      key={it}
                      title={t(`account.${it}.title`)}
                      detail={t(`account.${it}.detail`)}
                    />
                  ))}
                  <ReportScam />
                </Rows>
              </Card>
              <LenderLine />
            </>
          ) : (
            <Skeleton label={t('common:loading')}>
              <SkeletonCard>
                <SkeletonRows count={3} />
              </SkeletonCard>
            </Skeleton>
          )}
        </Column>
      </Columns>
    </AppPage>
  );
};
