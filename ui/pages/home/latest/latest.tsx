import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { jakartaMonth } from '../../../../domain/kernel/instant';
import { latestValue } from '../../../../domain/kernel/loadable';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Clock } from '../../../../domain/ports/clock';
import { HostInfo } from '../../../../domain/ports/host-info';
import { Navigator } from '../../../../domain/ports/navigator';
import { receiptAddress } from '../../../../domain/receipts/address';
import { History } from '../../../../domain/transactions/history';
import type { HistoryRow } from '../../../../domain/transactions/row';
import { InAppLink } from '../../../app/in-app-link';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { useFreshQuery } from '../../../hooks/use-fresh-query';
import { Card } from '../../../kit/card';
import { SkeletonRows } from '../../../kit/skeleton-parts';
import { HistoryLine } from '../../transactions/history-line';
import '../../../kit/text-link.css';
import './latest.css';

/** Number of transactions shown; the history has all of them. */
const most = 3;

interface LatestProps {
  /** Whether to keep room while the history loads, because the user has probably bought something. */
  readonly keepsRoom: boolean;
  /** Whether what is above may still move it. */
  readonly isHeld: boolean;
  /** Called once the card has its final height. */
  readonly onSettled: () => void;
}

/** Loads the history, and renders its newest rows; nothing if there is none or it cannot be loaded. */
export const Latest = ({ keepsRoom, isHeld, onSettled }: LatestProps) => {
  const { t } = useTranslation('overview');
  const { t: say } = useTranslation('transactions');
  const format = useFormat();
  const navigator = useService(Navigator);
  const year = jakartaMonth(useService(Clock).now()).slice(0, 4);
  const online = useLive(useService(HostInfo).online$);
  // Offline, known values are kept.
  const state = useFreshQuery(useService(History), online ? 'mounted' : 'unknown');
  const known = latestValue(state)?.rows.slice(0, most);
  const rows = isHeld ? undefined : known;
  const isSettled = !isHeld && (known !== undefined || state.phase === 'failed');
  useLayoutEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);

  const open = ({ referenceId, type }: HistoryRow) => {
    if (referenceId !== undefined) navigator.go(receiptAddress({ referenceId, type }));
  };
  if (state.phase === 'failed' || (rows ? rows.length === 0 : !keepsRoom)) return null;
  return (
    <Card title={t('latest.title')}>
      {rows ? (
        <>
          <ul className="latest">
            {rows.map((row) => (
              <HistoryLine
                key={row.id}
                row={row}
                stale={state.phase !== 'ready'}
                say={say}
                format={format}
                hasYear={!row.month.startsWith(year)}
                onOpen={open}
              />
            ))}
          </ul>
          <InAppLink className="text-link" to={ROUTES.transactions.path}>
            {t('latest.all')}
          </InAppLink>
        </>
      ) : (
        <div className="latest latest--room">
          <SkeletonRows count={most} />
        </div>
      )}
    </Card>
  );
};
