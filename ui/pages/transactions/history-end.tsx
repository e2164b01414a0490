import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { History } from '../../../domain/transactions/history';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { Button } from '../../kit/button';
import { FailedRead } from '../../app/failed-read';

interface HistoryEndProps {
  readonly ended: boolean;
  /** Whether the last row is in the document: a long list has only the rows around the visible ones. */
  readonly isShown: boolean;
  /** Whether the list lacks rows that could not be read. */
  readonly hasUnread: boolean;
}

/** Renders a button for more rows, or the end of the list. */
export const HistoryEnd = ({ ended, isShown, hasUnread }: HistoryEndProps) => {
  const { t } = useTranslation(['transactions', 'common']);
  const history = useService(History);
  // Deferred, because the list may be scrolling: a state that passes within a moment is not rendered.
  const more = useDeferredValue(useLive(history.more$));
  const onMore = () => void history.more();
  if (ended) {
    const end = isShown ? 'end' : 'below';
    return <p className="history-end">{t(hasUnread ? 'endUnread' : end)}</p>;
  }
  if (more.phase === 'failed')
    return (
      <FailedRead
        title={t('moreFailed.title')}
        body={t('moreFailed.text')}
        failure={more.failure}
        onRetry={onMore}
      />
    );
  return (
    <div className="history-end">
      {more.phase === 'paused' && <p>{t('nothingShown')}</p>}
      <Button look="secondary" busy={more.phase === 'loading'} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  );
};
