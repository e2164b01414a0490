import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import type { Plan } from '../../../domain/restructure/plan';
import { Amount } from '../../kit/amount';
import { Bar } from '../../kit/bar';
import { Button } from '../../kit/button';
import { SupportCode } from '../../app/support-code';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import type { TenorPlan } from './use-tenor-plans';

/** Returns what a tenor costs beyond what is owed, if the server states its fee. */
const extraOf = ({ fee, discount = 0 }: Plan): number | undefined =>
  fee === undefined ? undefined : fee - discount;

interface TenorComparisonProps {
  readonly tenors: readonly TenorPlan[];
  readonly chosen: number;
  /** Whether the plan of the chosen tenor is reported as missing, so that the others need no report of their own. */
  readonly isChosenMissing: boolean;
  /** Loads every plan again that failed. */
  readonly onRetry: () => void;
}

/**
 * Renders the extra cost of each tenor, as an amount and as a bar of one scale. The choice states the total, and the card
 * of the chosen tenor the other figures. A single tenor has nothing to compare, and neither has the page while no
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
  const highest = Math.max(0, ...plans.flatMap((plan) => extraOf(plan) ?? []));
  return (
    <>
      {isComparing && (
        <Card title={t('comparison.title')}>
          <ul className="comparison">
            {tenors.map(({ tenor, state }) => {
              const plan = state && latestValue(state);
              const extra = plan && extraOf(plan);
              const isFailed = state?.phase === 'failed';
              return (
                <li
                  className="comparison__tenor"
                  data-chosen={tenor === chosen || undefined}
                  key={tenor}
                >
                  <p className="comparison__line">
                    <span>{t('tenor.count', { count: tenor })}</span>
                    {extra === undefined ? (
                      t(plan ? 'instalments.unknown' : isFailed ? 'tenor.unread' : 'tenor.reading')
                    ) : (
                      <Amount value={extra} stale={state?.phase !== 'ready'} size="strong" />
                    )}
                  </p>
                  {(extra !== undefined || !(plan || isFailed)) && (
                    <Bar value={extra ?? 0} highest={highest} />
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
