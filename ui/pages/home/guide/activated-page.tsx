import { useTranslation } from 'react-i18next';
import { Applications } from '../../../../domain/application/applications';
import { type LoanOutcome, loanOutcome } from '../../../../domain/application/products';
import { Home } from '../../../../domain/home/home';
import { latestValue } from '../../../../domain/kernel/loadable';
import type { Rupiah } from '../../../../domain/kernel/money';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { InAppLink } from '../../../app/in-app-link';
import { LenderLine } from '../../../app/lender-line';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { useQuery } from '../../../hooks/use-query';
import { BillIcon, InfoIcon } from '../../../icons/icon';
import { ApprovedArt } from '../../../illustrations/approved-art';
import { Card } from '../../../kit/card';
import { Row, Rows } from '../../../kit/rows';
import { Steps } from '../../../kit/steps';
import { statusPage } from '../../status/status-page';
import type { StatusRow } from '../../status/status-view';
import '../../../kit/moment.css';
import '../../../kit/text-link.css';
import './activated.css';

interface Activated {
  readonly isReading: boolean;
  /** The page is complete without the limit, so a failed load is not shown. */
  readonly limit: Rupiah | undefined;
  /** State of a loan that was requested as well; it is decided separately. */
  readonly loan: LoanOutcome | undefined;
}

const Approval = () => (
  <div className="moment">
    <ApprovedArt />
  </div>
);

/** The first steps with a limit, and where each leads. */
const firstSteps = [
  ['shop', 'homePartners'],
  ['bill', 'homeBillCycle'],
  ['remind', 'homeSettings'],
] as const;

const FirstSteps = () => {
  const { t } = useTranslation('guide');
  return (
    <Card title={t('success.first.title')}>
      <Steps
        steps={firstSteps.map(([step, to]) => ({
          title: t(`success.first.${step}.title`),
          detail: (
            <InAppLink className="text-link" to={ROUTES[to].path}>
              {t(`success.first.${step}.detail`)}
            </InAppLink>
          ),
        }))}
      />
    </Card>
  );
};

/** Renders the ways to what the limit costs, and to what was agreed, and the lender. */
const Terms = () => {
  const { t } = useTranslation('guide');
  const navigator = useService(Navigator);
  return (
    <>
      <Card>
        <Rows>
          <Row
            start={<InfoIcon small />}
            title={t('success.fees.title')}
            detail={t('success.fees.detail')}
            onClick={() => navigator.go(ROUTES.homeAboutFee.path)}
          />
          <Row
            start={<BillIcon small />}
            title={t('success.agreement.title')}
            detail={t('success.agreement.detail')}
            onClick={() => navigator.go(ROUTES.transactionsAgreement.path)}
          />
        </Rows>
      </Card>
      <LenderLine />
    </>
  );
};

const activated: StatusRow<Activated, 'toHome' | 'shops' | 'loan'> = ({
  isReading,
  limit,
  loan,
}) =>
  isReading && limit === undefined
    ? undefined
    : {
        picture: Approval,
        messages: 'guide:success.activated',
        ...(limit !== undefined && { amount: limit, amountLabel: 'guide:success.limit' as const }),
        primary: 'toHome',
        secondary: 'shops',
        ...(loan && { notices: [{ text: `guide:loan.${loan}` }], secondary: 'loan' }),
      };

const useArea = () => {
  const navigator = useService(Navigator);
  const state = useQuery(useService(Home));
  const isReading = state.phase === 'idle' || state.phase === 'loading';
  const limit = latestValue(state)?.profile?.limit?.total;
  const application = latestValue(useLive(useService(Applications).state$));
  const loan = application && loanOutcome(application);

  // The main action leads home for every user, but the first thing to do with a limit looks like it.
  const toHome = {
    run: () => navigator.go(ROUTES.home.path, { replace: true }),
    look: loan ? undefined : ('secondary' as const),
  };
  const shops = {
    run: () => {
      // Back from the shops opens home.
      toHome.run();
      navigator.go(ROUTES.homePartners.path);
    },
    look: 'primary' as const,
  };
  const toLoan = { run: () => navigator.go(ROUTES.combinedTerms.path) };
  return {
    details: { isReading, limit, loan },
    actions: { toHome, shops, loan: toLoan },
    back: 'none' as const,
    progress: <FirstSteps />,
    footer: <Terms />,
  };
};

/** The page of an approved application: what the user gets, with buttons to the shops and to home. */
export const ActivatedPage = statusPage({ rows: { homeActivated: activated }, useArea });
