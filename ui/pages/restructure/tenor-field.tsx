import { useTranslation } from 'react-i18next';
import { latestValue } from '../../../domain/kernel/loadable';
import { highestInstalment, isLevel, smallestTotal } from '../../../domain/restructure/plan';
import { useFormat } from '../../format/use-format';
import { said } from '../../kit/said';
import { StatusChip } from '../../kit/status-chip';
import type { TenorPlan } from './use-tenor-plans';
import '../../kit/choice-field.css';
import '../../kit/field.css';

interface TenorFieldProps {
  readonly tenors: readonly TenorPlan[];
  readonly chosen: number;
  readonly onChange: (tenor: number) => void;
}

/** Renders the choice of a tenor, with the monthly and the total cost of each. */
export const TenorField = ({ tenors, chosen, onChange }: TenorFieldProps) => {
  const { t } = useTranslation('restructure');
  const format = useFormat();
  const smallest = smallestTotal(tenors.map(({ state }) => state && latestValue(state)));
  // One report below is enough when nothing could be read.
  const isNoneRead = tenors.every(({ state }) => state?.phase === 'failed' && !latestValue(state));
  const costOf = (state: TenorPlan['state']): string => {
    const plan = state && latestValue(state);
    if (!plan) return t(state?.phase === 'failed' ? 'tenor.unread' : 'tenor.reading');
    const { total } = plan;
    const monthly = highestInstalment(plan);
    if (monthly === undefined) return t('tenor.total', { total: format.rupiah(total) });
    return t(isLevel(plan) ? 'tenor.cost' : 'tenor.costUpTo', {
      monthly: format.rupiah(monthly),
      total: format.rupiah(total),
    });
  };
  const discountOf = (state: TenorPlan['state']): string => {
    const discount = state && latestValue(state)?.discount;
    return discount
      ? t('tenor.discount', { amount: format.rupiah(discount) })
      : t('tenor.discounted');
  };
  return (
    <fieldset className="field" role="radiogroup">
      <legend className="field__label">{t('tenor.label')}</legend>
      <div className="choice">
        {tenors.map(({ tenor, isDiscounted, state }) => (
          <label className="choice__row tenor" key={tenor}>
            <input
              className="choice__radio"
              type="radio"
              name="tenor"
              value={tenor}
              checked={tenor === chosen}
              onChange={() => onChange(tenor)}
            />
            <span className="tenor__name">
              <span>{t('tenor.count', { count: tenor })}</span>
              {smallest !== undefined && state && latestValue(state)?.total === smallest && (
                <StatusChip tone="good">{t('tenor.smallest')}</StatusChip>
              )}
              {isDiscounted && <StatusChip tone="info">{said(discountOf(state))}</StatusChip>}
            </span>
            {!isNoneRead && <span className="tenor__cost">{said(costOf(state))}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
