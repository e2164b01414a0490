import { useTranslation } from 'react-i18next';
import { Applications } from '../../../../domain/application/applications';
import { type LoanOutcome, loanOutcome } from '../../../../domain/application/products';
import { Config } from '../../../../domain/config/config';
import { Agreement } from '../../../../domain/contracts/agreement';
import { nextBill } from '../../../../domain/home/read-home';
import { Home } from '../../../../domain/home/home';
import { latestValue, type Loadable } from '../../../../domain/kernel/loadable';
import type { Rupiah } from '../../../../domain/kernel/money';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { LenderLine } from '../../../app/lender-line';
import { useFormat } from '../../../format/use-format';
import { useLanguage } from '../../../hooks/use-language';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { useQuery } from '../../../hooks/use-query';
import { BillIcon, InfoIcon } from '../../../icons/icon';
import { ApprovedArt } from '../../../illustrations/approved-art';
import { Card } from '../../../kit/card';
import { Row, Rows } from '../../../kit/rows';
import { FirstSteps } from '../steps/first-steps';
import { statusPage } from '../../status/status-page';
import type { StatusRow, StatusView } from '../../status/status-view';
import '../../../kit/moment.css';

interface Activated {
  readonly isReading: boolean;
  /** The page is complete without the limit, so a failed load is not shown. */
  readonly limit: Rupiah | undefined;
  /** Whether the limit can be used only after the agreement is signed. */
  readonly isUnsigned: boolean;
  /** When the first bill is due, and what being late costs, as far as they are known. */
  readonly facts: NonNullable<StatusView<string>['facts']>;
  /** State of a loan that was requested as well; it is decided separately. */
  readonly loan: LoanOutcome | undefined;
}

const Approval = () => (
  <div className="moment">
    <ApprovedArt />
  </div>
);

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

const activated: StatusRow<Activated, 'toHome' | 'shops' | 'loan' | 'sign'> = ({
  isReading,
  limit,
  isUnsigned,
  facts,
  loan,
}) =>
  isReading
    ? undefined
    : {
        picture: Approval,
        messages: isUnsigned ? 'guide:success.unsigned' : 'guide:success.activated',
        facts,
        ...(limit !== undefined && { amount: limit, amountLabel: 'guide:success.limit' as const }),
        primary: 'toHome',
        secondary: isUnsigned ? 'sign' : 'shops',
        ...(loan && { notices: [{ text: `guide:loan.${loan}` }] }),
        ...(loan && !isUnsigned && { secondary: 'loan' as const }),
      };

const isEnded = ({ phase }: Loadable<unknown>) => phase === 'ready' || phase === 'failed';

const useArea = () => {
  const navigator = useService(Navigator);
  const state = useQuery(useService(Home));
  const format = useFormat();
  const whenLate = useService(Config).values.whenLate?.[useLanguage()];
  const agreement = useQuery(useService(Agreement), 'idle');
  const isUnsigned = latestValue(agreement)?.signed === false;
  const home = latestValue(state);
  const limit = home?.profile?.limit?.total;
  const isReading =
    (limit === undefined && !isEnded(state)) || (!latestValue(agreement) && !isEnded(agreement));
  const { dueTime } = nextBill(home) ?? {};
  const facts = [
    ...(dueTime === undefined
      ? []
      : [{ label: 'guide:success.firstDue' as const, value: format.day(dueTime) }]),
    ...(whenLate === undefined
      ? []
      : [{ label: 'guide:success.whenLate' as const, value: whenLate }]),
  ];
  const application = latestValue(useLive(useService(Applications).state$));
  const loan = application && loanOutcome(application);

  // The main action leads home for every user, but the first thing to do with a limit looks like it.
  const toHome = {
    run: () => navigator.go(ROUTES.home.path, { replace: true }),
    look: loan && !isUnsigned ? undefined : ('secondary' as const),
  };
  const shops = {
    run: () => {
      // Back from the shops opens home.
      toHome.run();
      navigator.go(ROUTES.homePartners.path);
    },
    look: 'primary' as const,
  };
  const sign = {
    run: () => navigator.go(ROUTES.transactionsAgreement.path),
    look: 'primary' as const,
  };
  const toLoan = { run: () => navigator.go(ROUTES.combinedTerms.path) };
  return {
    details: { isReading, limit, isUnsigned, facts, loan },
    actions: { toHome, shops, sign, loan: toLoan },
    back: 'none' as const,
    progress: <FirstSteps of="guide" isUnsigned={isUnsigned} />,
    footer: <Terms />,
  };
};

/** The page of an approved application: what the user gets, with buttons to the shops and to home. */
export const ActivatedPage = statusPage({ rows: { homeActivated: activated }, useArea });
