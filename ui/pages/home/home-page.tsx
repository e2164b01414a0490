import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Owed } from '../../../domain/home/owed';
import { ROUTES } from '../../../domain/navigation/routes';
import { usePlacesBar } from '../../app/places-bar';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { WayButton } from '../../app/way-button';
import { useFailures } from '../../hooks/use-failures';
import { largeScreen, useMedia } from '../../hooks/use-media';
import { Column, Columns } from '../../kit/columns';
import { Notice } from '../../kit/notice';
import { SkeletonLine } from '../../kit/skeleton-parts';
import { FailedRead } from '../../app/failed-read';
import { LastKnown } from '../../app/last-known';
import { HomeFrame, HomeWays } from './home-frame';
import { HomeLimit, UnreadLimit } from './home-limit';
import { HomeSkeleton } from './home-skeleton';
import { useNotices, useOverview } from './late-parts';
import type { Owes } from './owed/current-bills';
import { OwedCard } from './owed/owed-card';
import { useHome } from './use-home';
import './home.css';

const agreement = ROUTES.transactionsAgreement.path;

/** Renders home in order of need: amount due, limit, upcoming bills, then the server's modules (spec §3). */
export const HomePage = () => {
  const { t } = useTranslation(['home', 'common', 'overview']);
  const showFailure = useFailureDialog();
  const placesShown = usePlacesBar();
  const { home, page, owed, named, closed, loan, limit, next, phase, failure, stale, asOf } =
    useHome();
  // A closed account cannot use what the notices offer.
  const notices = useNotices(closed ? undefined : page);
  const { part: overview, failed: isShort, load: loadOverview } = useOverview();
  const [isUnsigned, setUnsigned] = useState(false);
  const [owes, setOwes] = useState<Owes>();
  const [cannotPay, setCannotPay] = useState<Owed>();
  const [isPartLate, setPartLate] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  const onSettled = useCallback(() => setIsSettled(true), []);
  const load = () => void home.load();

  // Spec §7: after its retries, a failed home call opens a dialog with a retry; values that stay show that they are old.
  useFailures(
    home.state$,
    (it) => page || showFailure(it, { outcome: t('failed.dialog'), retry: load }),
  );

  const failed = !page && phase === 'failed';
  const card = (it: Owed) => (
    <OwedCard
      owed={it}
      isPartLate={isPartLate}
      isPending={isPending}
      stale={stale}
      waits={asOf !== undefined}
      parts={
        overview && ((line) => <overview.Parts owed={it} line={line} onPartLate={setPartLate} />)
      }
      onCannotPay={() => setCannotPay(it)}
    />
  );
  // The next action is offered only when nothing is due; while that is unknown, only reopening a closed account is.
  const goesOn = !owed && (named || owes === false || (closed && owes !== true));
  // An unsigned agreement comes before the first purchase.
  const signs = goesOn && isUnsigned;
  const [labelKey, to] = signs ? (['overview:sign', agreement] as const) : next;
  const shared = { home: page, closed, next: owed ? undefined : to, Mark: notices?.Mark };
  const isUnused = limit?.used === 0;
  const used = limit?.used ?? 0;
  // On a large screen, what is due later is in another column than the offers.
  const isWide = useMedia(largeScreen);
  const isBelowOffers = isUnused && !isWide;
  const isPaid = !owed && (named || owes === false);
  const asks = !closed && phase === 'ready';
  const isAsking = !closed && !owed && !named && owes === undefined;
  const coming = page && overview && (
    <overview.Coming
      {...{ owed, named, stale, isUnused, isPaid, asks, onSettled }}
      isUnsigned={signs}
      keepsRoom={used !== (owed?.amount ?? 0) || owed?.isLate === true}
    />
  );
  const eye = page && overview && <overview.AmountsEye />;
  const ways = !placesShown && !isShort && (page || failed) && (
    <HomeWays>{overview && <overview.Ways {...shared} />}</HomeWays>
  );
  const action =
    page &&
    asOf === undefined &&
    (goesOn ? (
      <WayButton action="primary" to={to}>
        {t(labelKey)}
      </WayButton>
    ) : (
      overview && isUnused && isAsking && <SkeletonLine size="control" />
    ));
  return (
    // A super-app has the greeting in its bar.
    <HomeFrame name={page?.profile?.name} aside={placesShown && eye}>
      <Columns>
        <Column>
          {asOf !== undefined && (
            <LastKnown
              at={asOf}
              failure={failure}
              pays={owed !== undefined}
              busy={phase === 'loading'}
              onRetry={load}
            />
          )}
          {named || !page || !overview ? (
            owed && card(owed)
          ) : (
            <overview.CurrentBills
              named={owed}
              show={card}
              keepsRoom={used !== 0}
              onRead={setOwes}
            />
          )}
          {owed && ways}
          {overview && (owed || owes === true) && <overview.Pending onPending={setPending} />}
          {closed && (
            <Notice tone="info" title={t('closed.title')}>
              {t('closed.text')}
            </Notice>
          )}
          {limit && (
            <HomeLimit
              limit={limit}
              stale={stale}
              isUnsigned={signs}
              aside={!placesShown && eye}
              footer={action}
            />
          )}
          {page && !limit && !closed && <UnreadLimit onRetry={load} />}
          {!owed && ways}
          {!limit && action}
          {!page &&
            (failed ? (
              <FailedRead
                title={t('failed.title')}
                body={t('failed.text')}
                failure={failure}
                onRetry={load}
              />
            ) : (
              <HomeSkeleton />
            ))}
          {page && overview && (
            <overview.News
              loan={loan}
              limit={limit}
              asks={asks}
              isSaid={signs || isAsking}
              onUnsigned={setUnsigned}
            />
          )}
          {!isBelowOffers && coming}
        </Column>
        {isShort && (page || failed) && (
          <Column>
            <FailedRead
              title={t('rest.title')}
              body={t('rest.text')}
              code="MISSING"
              onRetry={() => void loadOverview()}
            />
          </Column>
        )}
        {/* Not rendered earlier, because content that appears above would push it down. */}
        {overview && (page || failed) && (
          <Column>
            <overview.Rest
              {...{ ...shared, stale, loan, isUnused }}
              coming={isBelowOffers && coming}
              isHeld={!isSettled}
            />
          </Column>
        )}
      </Columns>
      {cannotPay && overview && (
        <overview.LateSheet owed={cannotPay} onClose={() => setCannotPay(undefined)} />
      )}
      {page && notices && <notices.DueNotice home={page} />}
    </HomeFrame>
  );
};
