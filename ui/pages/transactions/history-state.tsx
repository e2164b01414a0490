import { useTranslation } from 'react-i18next';
import { Applications, guardStatus } from '../../../domain/application/applications';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { useLastFailure } from '../../hooks/use-last-failure';
import { useLive } from '../../hooks/use-live';
import { EmptyTransactionsArt } from '../../illustrations/empty-transactions-art';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { FailedRead } from '../../app/failed-read';
import { LastKnown } from '../../app/last-known';
import type { UseHistory } from './use-history';

interface OfProps {
  readonly of: UseHistory;
}

/** Renders the time of the list while it cannot be refreshed. */
export const HistoryAge = ({ of: { state, loaded, offline, history } }: OfProps) => {
  const failure = useLastFailure(state);
  if (!loaded || !(offline || failure)) return null;
  return (
    <LastKnown
      at={loaded.readAt}
      failure={failure}
      pays={false}
      busy={state.phase === 'loading'}
      onRetry={() => void history.load()}
    />
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
