import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import type { Plan } from '../../../domain/restructure/plan';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { SupportCode } from '../../app/support-code';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { CostBar, CostKey } from '../../widgets/cost-bar';
import type { TenorPlan } from './use-tenor-plans';

interface TenorCostProps {
  readonly plan: Plan;
  readonly stale: boolean;
  readonly highest: number;
}

/**
 * Renders how the total of a tenor is made up: a bar that ends at the total, with the amounts of its parts. The fee
 * without the discount is the extra cost.
 */
const TenorCost = ({ plan, stale, highest }: TenorCostProps) => {
  const { t } = useTranslation('restructure');
  const { principal, fee, discount = 0 } = plan;
  if (principal === undefined || fee === undefined)
    return (
      <p className="comparison__parts">
        {t('comparison.fee')}{' '}
        {fee === undefined ? t('instalments.unknown') : <Amount value={fee} stale={stale} />}
      </p>
    );
  const parts = [
    { part: 'principal', value: principal },
    { part: 'fee', value: fee - discount },
  ] as const;
  return (
    <>
      <CostBar parts={parts} highest={highest} />
      <p className="comparison__parts">
        {parts.map(({ part, value }) => (
          <span key={part}>
            <CostKey part={part} />{' '}
            {t(part === 'fee' ? 'comparison.extra' : 'comparison.principal')}{' '}
            <Amount value={value} stale={stale} />
          </span>
        ))}
      </p>
      {discount > 0 && (
        <p className="comparison__parts">
          <span>
            {t('comparison.fee')} <Amount value={fee} stale={stale} />
          </span>
          <span>
            {t('comparison.discount')} <Amount value={-discount} stale={stale} />
          </span>
        </p>
      )}
    </>
  );
};

interface TenorComparisonProps {
  readonly tenors: readonly TenorPlan[];
  readonly chosen: number;
  /** Whether the plan of the chosen tenor is reported as missing, so that the others need no report of their own. */
  readonly isChosenMissing: boolean;
  /** Loads every plan again that failed. */
  readonly onRetry: () => void;
}

/**
 * Renders a row for each tenor: its total as a bar of one scale, and its cost. A single tenor has nothing to compare,
 * and neither has the page while no plan is known.
 */
export const TenorComparison = ({
  tenors,
  chosen,
  isChosenMissing,
  onRetry,
}: TenorComparisonProps) => {
  const { t } = useTranslation('restructure');
  const failures = tenors.flatMap(({ state }) => (state?.phase === 'failed' ? state.failure : []));
  const [failure] = failures;
  const plans = tenors.flatMap(({ state }) => (state && latestValue(state)) ?? []);
  const isComparing = tenors.length > 1 && (plans.length > 0 || failures.length < tenors.length);
  const highest = Math.max(0, ...plans.map(({ total }) => total));
  return (
    <>
      {isComparing && (
        <Card title={t('comparison.title')}>
          <ul className="comparison">
            {tenors.map(({ tenor, state }) => {
              const plan = state && latestValue(state);
              const stale = state?.phase !== 'ready';
              return (
                <li
                  className="comparison__tenor"
                  data-chosen={tenor === chosen || undefined}
                  key={tenor}
                >
                  <p className="comparison__line">
                    <span>{t('tenor.count', { count: tenor })}</span>
                    {plan ? (
                      <Amount value={plan.total} stale={stale} size="strong" />
                    ) : (
                      t(state?.phase === 'failed' ? 'tenor.unread' : 'tenor.reading')
                    )}
                  </p>
                  {plan ? (
                    <TenorCost plan={plan} stale={stale} highest={highest} />
                  ) : (
                    state?.phase !== 'failed' && (
                      // As high as the cost that is loading.
                      <>
                        <CostBar parts={[]} highest={0} />
                        <p className="comparison__parts">&nbsp;</p>
                      </>
                    )
                  )}
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      {failure && !isChosenMissing && (
        <Notice tone="warn" role="status">
          <p>{t('comparison.failed')}</p>
          <SupportCode code={codeOf(failure)} />
          <Button look="secondary" compact onClick={onRetry}>
            {t('comparison.retry')}
          </Button>
        </Notice>
      )}
    </>
  );
};
