import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadBills } from '../../../domain/bills/read-bills';
import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { highestInstalment, isLevel } from '../../../domain/restructure/plan';
import { staysDue } from '../../../domain/restructure/stays-due';
import { Restructure } from '../../../domain/restructure/restructure';
import { HiddenAmounts } from '../../format/hidden-amounts';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { RowCard } from '../../kit/row-card';
import './bill-tabs.css';

interface SplitOfferProps {
  /** The current bills, if they were just loaded. */
  readonly book: ReadBills | undefined;
  /** Called once it is known whether there is an offer; what follows it appears only then. */
  readonly onSettled: () => void;
}

interface ShortestPlanProps {
  readonly book: ReadBills | undefined;
  readonly tenor: number;
}

/** Renders how much of the bills becomes instalments, at what fee, and what stays due, as the server reports it. */
const ShortestPlan = ({ tenor, book }: ShortestPlanProps) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const isHidden = useContext(HiddenAmounts) !== undefined;
  const navigator = useService(Navigator);
  const plan = latestValue(useLive(useService(Restructure).plans.of(tenor).state$));
  if (!plan) return null;
  const { principal, fee, discount } = plan;
  const monthly = highestInstalment(plan);
  const isTold = !isHidden && ![monthly, principal].includes(undefined);
  const [amount, eachMonth] = [principal, monthly].map((it = 0) => format.rupiah(it));
  const detail = isLevel(plan) ? 'split.detail' : 'split.detailUpTo';
  const left = staysDue(book, plan);
  const rest =
    left === undefined
      ? t('split.rest')
      : left > 0 && t('split.left', { left: format.rupiah(left) });
  return (
    <RowCard
      title={isTold ? t('split.title', { amount, count: tenor }) : t('split.choose')}
      detail={[
        isTold && t(detail, { monthly: eachMonth }),
        !isHidden &&
          fee !== undefined &&
          (discount
            ? t('split.feeOff', { fee: format.rupiah(fee), off: format.rupiah(discount) })
            : t('split.fee', { fee: format.rupiah(fee) })),
        isHidden ? t('split.rest') : rest,
      ]
        .filter(Boolean)
        .join(' ')}
      onClick={() => navigator.go(ROUTES.restructure.path)}
    />
  );
};

/**
 * Renders what splitting the bills would cost, by the server's figures for its shortest tenor, which the page of the
 * choice shows first. It loads after the bills, and is empty if the server offers none or cannot be reached.
 */
export const SplitOffer = ({ book, onSettled }: SplitOfferProps) => {
  const restructure = useService(Restructure);
  const offer = latestValue(useLive(restructure.state$));
  useEffect(() => {
    void restructure.loadShortest().then(onSettled);
  }, [restructure, onSettled]);
  const [shortest] = offer ?? [];
  return shortest ? (
    <div className="split-offer">
      <ShortestPlan tenor={shortest.tenor} book={book} />
    </div>
  ) : null;
};
