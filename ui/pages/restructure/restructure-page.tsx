import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { billListOf } from '../../../domain/bills/address';
import { isFirstLoad, latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import type { Offer } from '../../../domain/restructure/offer';
import { Restructure } from '../../../domain/restructure/restructure';
import { RestructureVisit } from '../../../domain/restructure/restructure-visit';
import { AppPage } from '../../app/app-page';
import type { PageBack } from '../../app/back';
import { usePlacesBar } from '../../app/places-bar';
import { useActionsInPlace } from '../../app/use-actions-in-place';
import { LenderLine } from '../../app/lender-line';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { Button } from '../../kit/button';
import { Column, Columns } from '../../kit/columns';
import { Form } from '../../kit/form';
import { Held } from '../../kit/held';
import { Actions } from '../../kit/page';
import { SkeletonCard, SkeletonLine, SkeletonRows } from '../../kit/skeleton-parts';
import { StatusSheet } from '../status/status-sheet';
import { EducationLinks } from './education-links';
import { PlanInstalments, PlanTotal } from './plan-cards';
import { OFFER_PAGES } from './offer-pages';
import { SplitOrders } from './split-orders';
import { TenorComparison } from './tenor-comparison';
import { TenorField } from './tenor-field';
import { useTenorIn } from './use-tenor-in';
import { useTenorPlans } from './use-tenor-plans';
import { useRestructureActions } from './use-restructure-actions';
import { useRestructureDetails } from './use-restructure-details';
import './restructure.css';

const shape = (
  <>
    <SkeletonLine width="half" />
    <SkeletonCard>
      <SkeletonRows count={3} />
    </SkeletonCard>
    <SkeletonCard>
      <SkeletonLine width="half" />
      <SkeletonLine size="headline" width="long" />
      <SkeletonRows count={2} />
    </SkeletonCard>
  </>
);

interface OfferSheetProps {
  readonly offer: Offer;
  readonly tenor: number;
  readonly back: PageBack;
}

/** Renders the choice of a tenor, what it would cost, and the button to its agreement. */
const OfferSheet = ({ offer, tenor, back }: OfferSheetProps) => {
  const { t } = useTranslation(['restructure', 'common']);
  const navigator = useService(Navigator);
  const restructure = useService(Restructure);
  const plan = useLive(restructure.plans.of(tenor).state$);
  const chosen = useLive(restructure.chosen$);
  const tenors = useTenorPlans(offer);
  const orders = useLive(restructure.orders.of(tenor).state$);
  const arePlansLoading = tenors.some(({ state }) => state && isFirstLoad(state));
  const inPlace = useActionsInPlace();
  const failed = plan.phase === 'failed' && latestValue(plan) === undefined;
  const reload = () => {
    for (const it of tenors)
      if (it.state?.phase === 'failed') void restructure.plans.of(it.tenor).load();
  };
  const goOn = () =>
    failed ? reload() : navigator.go(`${ROUTES.restructureAgreement.path}?tenor=${tenor}`);
  const onward = (
    <Button type="submit" action="primary" busy={plan.phase === 'loading' && !latestValue(plan)}>
      {failed ? t('common:retry') : t('toAgreement', { count: tenor })}
    </Button>
  );
  return (
    <AppPage back={back} wide>
      <Form onSubmit={goOn}>
        <Columns>
          <Column>
            <TenorField
              tenors={tenors}
              chosen={tenor}
              onChange={(next) => restructure.choose(next)}
            />
            <PlanTotal plan={plan} tenor={tenor} onRetry={reload} />
            {inPlace && onward}
          </Column>
          <Column>
            <TenorComparison
              tenors={tenors}
              chosen={tenor}
              isChosenMissing={failed}
              onRetry={reload}
            />
            <Held isHeld={arePlansLoading}>
              <PlanInstalments plan={plan} isChosen={chosen !== undefined} />
              <SplitOrders tenor={tenor} />
            </Held>
            <Held isHeld={arePlansLoading || isFirstLoad(orders)}>
              <EducationLinks offer={offer} />
              <LenderLine />
            </Held>
          </Column>
        </Columns>
        {!inPlace && <Actions>{onward}</Actions>}
      </Form>
    </AppPage>
  );
};

/** Renders the offer to split the bills: every tenor side by side, and the selected one's instalments (spec §3). */
export const RestructurePage = () => {
  const visit = useService(RestructureVisit);
  const navigator = useService(Navigator);
  const tenorIn = useTenorIn();
  const details = useRestructureDetails();
  const actions = useRestructureActions();
  const [hasBack] = useState(() => {
    visit.begin();
    return visit.hasBack;
  });
  // A super-app has a way out itself; elsewhere the header's button goes to the bills.
  const isOwnApp = usePlacesBar();
  const toBills = () => navigator.go(billListOf('CURRENT'), { replace: true });
  const back = hasBack ? undefined : isOwnApp ? toBills : ('none' as const);
  const { offer } = details;
  const tenor = offer && tenorIn(offer);
  if (offer && tenor !== undefined) return <OfferSheet offer={offer} tenor={tenor} back={back} />;
  return (
    <StatusSheet
      shown={OFFER_PAGES.restructure(details)}
      actions={actions}
      back={back}
      shape={shape}
    />
  );
};
