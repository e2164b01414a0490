import { useTranslation } from 'react-i18next';
import { Applications, guardStatus } from '../../../domain/application/applications';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { EmptyTransactionsArt } from '../../illustrations/empty-transactions-art';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { Notice } from '../../kit/notice';
import { FailedRead } from '../../app/failed-read';
import type { UseHistory } from './use-history';

interface OfProps {
  readonly of: UseHistory;
}

/** Renders the time of the list while it cannot be refreshed. */
export const HistoryAge = ({ of: { state, loaded, offline, history } }: OfProps) => {
  const { t } = useTranslation(['transactions', 'common']);
  const format = useFormat();
  if (!loaded || !(offline || state.phase === 'failed')) return null;
  const time = format.time(loaded.readAt);
  const asOf = t('asOf.title', { time, day: format.shortDay(loaded.readAt) });
  return (
    <Notice tone="warn" role="status" title={offline ? t('common:offline.title') : asOf}>
      <p>{offline ? t('asOf.offline', { asOf }) : t('asOf.failed')}</p>
      {!offline && (
        <Button look="secondary" compact onClick={() => void history.load()}>
          {t('common:retry')}
        </Button>
      )}
    </Notice>
  );
};

/** Renders a failure or an empty state in place of rows. */
export const NoRows = ({ of: { state, loaded, isFiltered, setFilters, history } }: OfProps) => {
  const { t } = useTranslation(['transactions', 'common']);
  const navigator = useService(Navigator);
  // A closed account cannot buy anything.
  const canBuy = guardStatus(useLive(useService(Applications).state$)) !== 'ACCOUNT_CLOSED';
  if (!loaded)
    return state.phase === 'failed' ? (
      <FailedRead
        title={t('failed.title')}
        body={t('failed.text')}
        failure={state.failure}
        onRetry={() => void history.load()}
      />
    ) : null;
  if (isFiltered)
    return (
      <div className="history-none" role="status">
        <p>{t(loaded.ended ? 'noneFound' : 'noneFoundYet')}</p>
        <Button look="quiet" compact onClick={() => setFilters({})}>
          {t('filter.clear')}
        </Button>
      </div>
    );
  if (!loaded.ended) return null;
  const kind = loaded.hasHidden ? 'onlyHidden' : 'empty';
  return (
    <EmptyState
      picture={<EmptyTransactionsArt />}
      title={t(`${kind}.title`)}
      action={
        canBuy && (
          <Button look="secondary" compact onClick={() => navigator.go(ROUTES.homePartners.path)}>
            {t('empty.shops')}
          </Button>
        )
      }
    >
      {t(`${kind}.text`)}
    </EmptyState>
  );
};
