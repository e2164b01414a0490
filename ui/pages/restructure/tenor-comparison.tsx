import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import type { Offer } from '../../../domain/restructure/offer';
import type { Plan } from '../../../domain/restructure/plan';
import { Restructure } from '../../../domain/restructure/restructure';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { StatusChip } from '../../kit/status-chip';
import { scrolling } from './scrolling';

/** The lines of the comparison; the first instalment is shown for all of them. */
const lines = [
  ['monthly', ({ instalments }: Plan) => instalments[0]?.amount],
  ['fee', ({ fee }: Plan) => fee],
  ['discount', ({ discount }: Plan) => discount && -discount],
  ['total', ({ total }: Plan) => total],
] as const;

interface TenorComparisonProps {
  readonly offer: Offer;
  readonly chosen: number;
}

/** Every tenor side by side, in the server's own figures. */
export const TenorComparison = ({ offer, chosen }: TenorComparisonProps) => {
  const { t } = useTranslation('restructure');
  const restructure = useService(Restructure);
  const plans = useLive(useMemo(() => restructure.plans$(offer), [restructure, offer]));
  const columns = offer.map((one, at) => ({ ...one, state: plans[at] }));
  return (
    <Card title={t('comparison.title')}>
      <div className="comparison" {...scrolling} aria-label={t('comparison.table')}>
        <table className="comparison__table">
          <thead>
            <tr>
              {columns.map(({ tenor, isDiscounted }) => (
                <th scope="col" key={tenor} data-chosen={tenor === chosen || undefined}>
                  {t('comparison.tenor', { tenor })}
                  {isDiscounted && <StatusChip tone="good">{t('comparison.cheaper')}</StatusChip>}
                </th>
              ))}
            </tr>
          </thead>
          {lines.map(([line, figure]) => (
            <tbody key={line}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {t(`comparison.${line}`)}
                </th>
              </tr>
              <tr>
                {columns.map(({ tenor, state }) => {
                  const plan = state && latestValue(state);
                  const value = plan && figure(plan);
                  return (
                    <td key={tenor} data-chosen={tenor === chosen || undefined}>
                      {value === undefined ? (
                        <span>
                          <span aria-hidden="true">–</span>
                          <span className="visually-hidden">{t('comparison.none')}</span>
                        </span>
                      ) : (
                        <Amount
                          value={value}
                          currency={plan?.currency}
                          stale={state?.phase !== 'ready'}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      {columns.map(({ tenor, state }) => (
        <Fragment key={tenor}>
          {state?.phase === 'failed' && (
            <Notice tone="warn" role="status">
              <p>{t('comparison.failed', { tenor, code: codeOf(state.failure) })}</p>
              <Button
                look="secondary"
                compact
                onClick={() => void restructure.plans.of(tenor).load()}
              >
                {t('comparison.retry', { tenor })}
              </Button>
            </Notice>
          )}
        </Fragment>
      ))}
    </Card>
  );
};
