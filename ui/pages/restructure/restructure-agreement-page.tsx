import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Failure } from '../../../domain/kernel/failure';
import { latestValue, type Loadable } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import type { Plan } from '../../../domain/restructure/plan';
import { Restructure } from '../../../domain/restructure/restructure';
import { RestructureContract } from '../../../domain/restructure/restructure-contract';
import { AppPage } from '../../app/app-page';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useQuery } from '../../hooks/use-query';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';
import { FailedRead } from '../../app/failed-read';
import { said } from '../../kit/said';
import { StatusSheet } from '../status/status-sheet';
import { PlanTotalCard, TotalSkeleton } from './plan-cards';
import { OFFER_PAGES } from './offer-pages';
import { useRestructureActions } from './use-restructure-actions';
import { useRestructureDetails } from './use-restructure-details';
import { useSubmit } from './use-submit';
import { useTenorIn } from './use-tenor-in';
import { AgreementViewer } from './viewer/agreement-viewer';
import { useAgreement } from './viewer/use-agreement';
import { useReading } from './viewer/use-reading';
import './restructure.css';

/** Returns what the button binds the user to: "Rp1.536.000 dalam 6 cicilan, mulai 25 Desember 2025". */
const useTerms = (tenor: number, plan: Plan | undefined): string => {
  const { t } = useTranslation('restructure');
  const format = useFormat();
  if (!plan) return '';
  const { total, instalments } = plan;
  const first = instalments[0]?.dueTime;
  const amount = format.rupiah(total);
  return first === undefined
    ? t('agreement.termsAmount', { count: tenor, amount })
    : t('agreement.terms', {
        count: tenor,
        amount,
        day: format.day(first),
      });
};

/** Returns the failure of the newest load. An older value is not enough to agree to. */
const unread = (it: Loadable<unknown>): Failure | undefined =>
  it.phase === 'failed' ? it.failure : undefined;

/** Renders the agreement of a tenor, and the one button that binds the user to it. */
const Agreement = ({ tenor }: { readonly tenor: number }) => {
  const { t } = useTranslation(['restructure', 'common']);
  const navigator = useService(Navigator);
  const restructure = useService(Restructure);
  const contracts = useService(RestructureContract);
  const planState = useLive(restructure.plans.of(tenor).state$);
  const contractState = useQuery(contracts.of(tenor));
  const [plan, contract] = [latestValue(planState), latestValue(contractState)];
  const { state, bytes } = useAgreement(contract?.body);
  const { box, onEnd, look, setLook, sides, ...progress } = useReading(state);
  const terms = useTerms(tenor, plan);
  const about = (
    <>
      <p>{said(terms)}</p>
      <p>
        {t('agreement.final')} {t('agreement.late')}
      </p>
    </>
  );
  const confirm = t('agreement.go', { count: tenor });
  const { submit, busy, step } = useSubmit(tenor, { about, confirm });

  const load = () => {
    if (planState.phase === 'failed') void restructure.plans.of(tenor).load();
    void contracts.of(tenor).load();
  };
  const failure = unread(planState) ?? unread(contractState);
  const fresh = planState.phase === 'ready' && contractState.phase === 'ready';
  const isRead = fresh && progress.isThrough;
  const opening = state.kind === 'open' || state.kind === 'opening';
  const stuck = failure ?? (contract && state.kind === 'refused');
  // A reload may load what is missing in this document.
  const unshown = state.kind === 'unsupported' || progress.isBroken;
  return (
    <AppPage
      actions={
        stuck || unshown ? (
          <Button action="primary" onClick={stuck ? load : () => navigator.reload()}>
            {t('common:retry')}
          </Button>
        ) : (
          (isRead || opening) && (
            // One button for both, so that it keeps the focus of a keyboard.
            <>
              {isRead ? (
                <p className="agreement__terms">
                  <span>{said(terms)}</span> <span>{t('agreement.final')}</span>
                </p>
              ) : (
                <p>{t(look === 'text' ? 'agreement.toPages' : 'agreement.toEnd')}</p>
              )}
              <Button
                action="primary"
                busy={isRead ? busy : !fresh || state.kind !== 'open' || progress.pausing}
                resting={isRead && progress.pausing}
                onClick={isRead ? () => void submit() : progress.readOn}
              >
                {isRead ? confirm : t(look === 'text' ? 'agreement.seePages' : 'agreement.readOn')}
              </Button>
            </>
          )
        )
      }
    >
      {plan ? (
        <PlanTotalCard plan={plan} stale={planState.phase !== 'ready'} />
      ) : (
        !failure && <TotalSkeleton />
      )}
      {failure ? (
        <FailedRead
          title={t('agreement.unread')}
          body={t('plan.unreadText')}
          failure={failure}
          onRetry={load}
          byAction
        />
      ) : (
        <AgreementViewer
          {...{ state, bytes, box, onEnd, look, sides, isBroken: progress.isBroken }}
          onLook={setLook}
        >
          <Notice>
            <span>
              {t(contract?.consented ? 'agreement.consented' : 'agreement.consenting', {
                button: confirm,
              })}
            </span>{' '}
            <span>{t('agreement.late')}</span>
          </Notice>
        </AgreementViewer>
      )}
      {step}
    </AppPage>
  );
};

/** Renders the agreement, which the user reads to its end, with the cost next to the button (spec §3, §7). */
export const RestructureAgreementPage = () => {
  const navigator = useService(Navigator);
  const tenorIn = useTenorIn();
  const details = useRestructureDetails();
  const actions = useRestructureActions();
  const { search } = useLocation();
  const named = Number(new URLSearchParams(search).get('tenor') ?? Number.NaN);
  const { offer } = details;
  const gone = offer && !Number.isNaN(named) && !offer.some(({ tenor }) => tenor === named);
  const tenor = offer && (gone ? undefined : Number.isNaN(named) ? tenorIn(offer) : named);
  const elsewhere = gone && offer.length > 0;

  useEffect(() => {
    if (elsewhere) navigator.go(ROUTES.restructure.path, { replace: true });
  }, [navigator, elsewhere]);

  if (tenor !== undefined) return <Agreement key={tenor} tenor={tenor} />;
  return <StatusSheet shown={OFFER_PAGES.restructureAgreement(details)} actions={actions} />;
};
