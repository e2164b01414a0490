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

/** Returns what a tenor adds to what is owed, if the server states both. */
const extraOf = ({ principal, fee, discount = 0 }: Plan) =>
  principal === undefined || fee === undefined ? undefined : { principal, fee: fee - discount };

interface TenorCostProps {
  readonly plan: Plan;
  readonly stale: boolean;
}

/** Renders the extra cost of a tenor, or else what is known of its fee. */
const TenorCost = ({ plan, stale }: TenorCostProps) => {
  const { t } = useTranslation('restructure');
  const { fee } = plan;
  const extra = extraOf(plan);
  if (extra) return <Amount value={extra.fee} stale={stale} size="strong" />;
  return (
    <span className="comparison__fee">
      {t('comparison.fee')}{' '}
      {fee === undefined ? t('instalments.unknown') : <Amount value={fee} stale={stale} />}
    </span>
  );
};

/** Renders a total as a bar of the principal and the extra cost; it is empty while the plan is loading. */
const TenorBar = ({
  plan,
  highest,
}: {
  readonly plan?: Plan | undefined;
  readonly highest: number;
}) => {
  const extra = plan && extraOf(plan);
  if (plan && !extra) return null;
  const parts = (['principal', 'fee'] as const).map((part) => ({
    part,
    value: extra?.[part] ?? 0,
  }));
  return <CostBar parts={parts} highest={highest} />;
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
 * Renders a row for each tenor: its extra cost, and its total as a bar of one scale. The choice states the total, and the
 * card of the chosen tenor the other figures. A single tenor has nothing to compare, and neither has the page while no
 * plan is known.
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
          <p className="comparison__legend">
            {(['principal', 'fee'] as const).map((part) => (
              <span key={part}>
                <CostKey part={part} />{' '}
                {t(part === 'fee' ? 'comparison.extra' : 'comparison.principal')}
              </span>
            ))}
          </p>
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
                      <TenorCost plan={plan} stale={stale} />
                    ) : (
                      t(state?.phase === 'failed' ? 'tenor.unread' : 'tenor.reading')
                    )}
                  </p>
                  {(plan ?? state?.phase !== 'failed') && (
                    <TenorBar plan={plan} highest={highest} />
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
