import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import type { Plan } from '../../../domain/restructure/plan';
import { Restructure } from '../../../domain/restructure/restructure';
import { useService } from '../../hooks/services';
import { useMedia } from '../../hooks/use-media';
import { Amount } from '../../kit/amount';
import { Bar } from '../../kit/bar';
import { Button } from '../../kit/button';
import { SupportCode } from '../../app/support-code';
import { FoldedCard } from '../../kit/folded-card';
import { Notice } from '../../kit/notice';
import type { TenorPlan } from './use-tenor-plans';

/** The figures that are compared; `monthly` is the first instalment of each. */
const figures = [
  ['monthly', ({ instalments }: Plan) => instalments[0]?.amount],
  ['fee', ({ fee }: Plan) => fee],
  ['discount', ({ discount }: Plan) => discount && -discount],
  ['total', ({ total }: Plan) => total],
] as const;

/** Returns the text in place of an amount: it is loading, failed, is zero, or was left out. */
const wordOf = (
  name: (typeof figures)[number][0],
  state: TenorPlan['state'],
  plan: Plan | undefined,
): 'tenor.reading' | 'tenor.unread' | 'comparison.none' | 'instalments.unknown' => {
  if (!plan) return state?.phase === 'failed' ? 'tenor.unread' : 'tenor.reading';
  return name === 'discount' && plan.discount === 0 ? 'comparison.none' : 'instalments.unknown';
};

interface TenorComparisonProps {
  readonly tenors: readonly TenorPlan[];
  readonly chosen: number;
}

/** Renders every tenor under each figure, in the server's own amounts; one line each fits the smallest phone. */
export const TenorComparison = ({ tenors, chosen }: TenorComparisonProps) => {
  const { t } = useTranslation('restructure');
  const restructure = useService(Restructure);
  const hasRoom = useMedia('(min-width: 900px)');
  return (
    <>
      <FoldedCard title={t('comparison.title')} open={hasRoom}>
        <table className="comparison">
          {figures.map(([name, figure]) => {
            const lines = tenors.map(({ tenor, state }) => {
              const plan = state && latestValue(state);
              return { tenor, state, plan, value: plan && figure(plan) };
            });
            const highest = Math.max(...lines.map(({ value = 0 }) => Math.abs(value)));
            return (
              <tbody key={name}>
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    {t(`comparison.${name}`)}
                  </th>
                </tr>
                {lines.map(({ tenor, state, plan, value }) => (
                  <tr key={tenor} data-chosen={tenor === chosen || undefined}>
                    <th scope="row">{t('tenor.count', { count: tenor })}</th>
                    <td>
                      {value === undefined || (name === 'discount' && value === 0) ? (
                        <span className="comparison__line">{t(wordOf(name, state, plan))}</span>
                      ) : (
                        <span className="comparison__line">
                          <Bar value={Math.abs(value)} highest={highest} />
                          <Amount value={value} stale={state?.phase !== 'ready'} />
                        </span>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </FoldedCard>
      {tenors.map(({ tenor, state }) => (
        <Fragment key={tenor}>
          {state?.phase === 'failed' && (
            <Notice tone="warn" role="status">
              <p>{t('comparison.failed', { count: tenor })}</p>
              <SupportCode code={codeOf(state.failure)} />
              <Button
                look="secondary"
                compact
                onClick={() => void restructure.plans.of(tenor).load()}
              >
                {t('comparison.retry', { count: tenor })}
              </Button>
            </Notice>
          )}
        </Fragment>
      ))}
    </>
  );
};
