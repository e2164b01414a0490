import { useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { billListOf } from '../../../domain/bills/address';
import { openInstalment } from '../../../domain/bills/bill-book';
import { billTypeIn } from '../../../domain/bills/bill-type';
import { Bills } from '../../../domain/bills/bills';
import { isNothingDue } from '../../../domain/bills/read-bills';
import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { PaymentMarks } from '../../../domain/repayment/payment-marks';
import { Restructure } from '../../../domain/restructure/restructure';
import { AppPage } from '../../app/app-page';
import { useActionsInPlace } from '../../app/use-actions-in-place';
import { InAppLink } from '../../app/in-app-link';
import { LastKnown } from '../../app/last-known';
import { LenderLine } from '../../app/lender-line';
import { PendingNotice } from '../../app/pending-notice';
import { useAwaited } from '../../app/use-awaited';
import { useHelp } from '../../app/use-help';
import { usePending } from '../../app/use-pending';
import { HiddenAmounts } from '../../format/hidden-amounts';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLastFailure } from '../../hooks/use-last-failure';
import { largeScreen, useMedia } from '../../hooks/use-media';
import { Button } from '../../kit/button';
import { SupportCode } from '../../app/support-code';
import { Column, Columns } from '../../kit/columns';
import { Notice } from '../../kit/notice';
import { FailedRead } from '../../app/failed-read';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonRows } from '../../kit/skeleton-parts';
import { AskedSplit } from './asked-split';
import { BillSheet } from './bill-sheet';
import { BillTools } from './bill-tools';
import { BillTabs } from './bill-tabs';
import { KnownTotalCard, useKnownTotal } from './known-total';
import { NextBills, useNextBills } from './next-bills';
import { OpenedBill } from './opened-bill';
import { SplitOffer } from './split-offer';
import { TotalCard } from './total-card';
import { useBillBook } from './use-bill-book';
import { useKnownDue } from './use-known-due';
import { useOpenedBill } from './use-opened-bill';
import { usePay } from './use-pay';
import '../../kit/text-link.css';

/** Renders what is due and by when (spec §2). */
export const BillListPage = () => {
  const { t } = useTranslation(['repayment', 'common']);
  const format = useFormat();
  const isHidden = useContext(HiddenAmounts) !== undefined;
  const navigator = useService(Navigator);
  const bills = useService(Bills);
  const marks = useService(PaymentMarks);
  const { asked } = useService(Restructure);
  const help = useHelp();
  const type = billTypeIn(useLocation().search);
  const { state, online, reload } = useBillBook(type);
  const { start, busy, refused, otherWay } = usePay();
  const book = latestValue(state);
  const known = useKnownDue();
  const { bill, open, close } = useOpenedBill(type, book);
  const failure = state.phase === 'failed' ? state.failure : undefined;
  const lastFailure = useLastFailure(state);

  useEffect(() => bills.open(type), [bills, type]);

  const due = book !== undefined && !isNothingDue(book);
  const pays = due && type === 'CURRENT';
  const sentAt = useAwaited();
  const underWay = usePending();
  const pending = pays ? underWay : undefined;
  const offers = pays && online && asked === undefined && !pending;
  const [isSettled, setSettled] = useState(false);
  const onSettled = useCallback(() => setSettled(true), []);
  const isOld = !online || lastFailure !== undefined;
  const isStale = isOld || state.phase !== 'ready';
  const disabled = pays && isOld;
  // While the total is incomplete, the account alone knows the amount.
  const whole = book?.isWhole ? format.rupiah(book.total, book.currency) : undefined;
  const { label, run } = pays
    ? {
        label: whole === undefined || isHidden ? t('pay') : t('payAmount', { amount: whole }),
        run: () => start(),
      }
    : { label: t('toCurrent'), run: () => navigator.go(billListOf('CURRENT')) };
  const refusal = refused !== undefined && (
    <Notice tone="bad" role="alert">
      <p>{t('cannotPay')}</p>
      <SupportCode code={refused} />
    </Notice>
  );
  // A single bill cannot be paid: a payment is for everything that is due.
  const isAll = whole !== undefined && book !== undefined && book.bills.length > 1;
  const named = useKnownTotal();
  const fromHome = failure && !online && type === 'CURRENT' ? named : undefined;
  const readAt = isOld ? (book ?? fromHome)?.readAt : undefined;
  const inPlace = useActionsInPlace();
  const isBeside = useMedia(largeScreen);
  // In the column without a list of bills, so that both are about as long.
  const isOfferFirst = isBeside && book?.bills.length === 1;
  const { next, isNextSettled } = useNextBills(isBeside && pays);
  const actions = due && (
    <>
      {!bill && refusal}
      <Button
        action="primary"
        look={(pending ?? (pays && sentAt)) ? 'secondary' : 'primary'}
        busy={busy}
        disabled={disabled}
        onClick={run}
      >
        {label}
      </Button>
      {pays && otherWay && (
        <Button action="secondary" disabled={busy || disabled} onClick={() => start('account')}>
          {t('actions.byAccount')}
        </Button>
      )}
    </>
  );
  const offer = offers && (
    <SplitOffer book={state.phase === 'ready' ? book : undefined} onSettled={onSettled} />
  );
  const opened = bill && book && (
    <OpenedBill
      bill={bill}
      now={book.readAt}
      instalment={openInstalment(book)}
      isTogether={pays && isAll}
      isBeside={isBeside}
      onClose={close}
      pay={
        pays && !disabled
          ? { label: isAll ? t('opened.payAll', { amount: whole }) : label, busy, run }
          : undefined
      }
    >
      {refusal}
    </OpenedBill>
  );
  return (
    <AppPage wide={!book || due} actions={!inPlace && actions}>
      <BillTabs chosen={type} />
      <Columns>
        <Column>
          {pays && asked !== undefined && <AskedSplit tenor={asked} />}
          {pending && (
            <PendingNotice
              text={
                pending.amount === undefined
                  ? t('pending.alone')
                  : t('pending.amount', { amount: format.rupiah(pending.amount) })
              }
              see={t('pending.see')}
            />
          )}
          {pays && !pending && sentAt !== undefined && (
            <PendingNotice
              isSaid
              text={t('trail.sentAt', { time: format.moment(sentAt, book.readAt) })}
              see={t('trail.see')}
            />
          )}
          {readAt !== undefined && (
            <LastKnown
              at={readAt}
              failure={lastFailure}
              pays={type === 'CURRENT' && (due || !book)}
              busy={state.phase === 'loading'}
              onRetry={reload}
            />
          )}
          {book || !failure ? (
            <TotalCard
              type={type}
              book={book}
              known={type === 'CURRENT' ? known : undefined}
              stale={isStale}
              onOpen={open}
            >
              {inPlace && actions}
            </TotalCard>
          ) : fromHome ? (
            <KnownTotalCard {...fromHome} />
          ) : (
            <FailedRead
              title={t('failed.title')}
              body={t(failure.kind === 'contract' ? 'failed.unread' : 'failed.text')}
              failure={failure}
              onRetry={reload}
            />
          )}
          {book && (
            <BillSheet
              type={type}
              book={book}
              stale={isStale}
              opened={bill?.id}
              onOpen={open}
              onRetry={reload}
              onHelp={help}
            />
          )}
          {isOfferFirst && offer}
        </Column>
        <Column>
          {isBeside && opened}
          {book ? (
            <BillTools type={type} book={book} />
          ) : (
            !failure && (
              <Skeleton label={t('common:loading')}>
                <SkeletonCard>
                  <SkeletonRows count={2} />
                </SkeletonCard>
              </Skeleton>
            )
          )}
          {next && <NextBills book={next} />}
          {!isOfferFirst && offer}
          {book && isNextSettled && (isSettled || !offers) && (
            <>
              {pays && online && !pending && sentAt === undefined && (
                <InAppLink
                  className="text-link"
                  to={ROUTES.repaymentProcessing.path}
                  onPress={() => marks.send()}
                >
                  {t('trail.open')}
                </InAppLink>
              )}
              <LenderLine />
            </>
          )}
        </Column>
      </Columns>
      {!isBeside && opened}
    </AppPage>
  );
};
