import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../domain/kernel/failure';
import type { More } from '../../../domain/transactions/history';
import { Button } from '../../kit/button';
import { RetryCard } from '../../kit/retry-card';

interface HistoryEndProps {
  readonly more: More;
  readonly ended: boolean;
  readonly onMore: () => void;
}

/** What stands under the last row: the way to further ones, or that there are none. */
export const HistoryEnd = ({ more, ended, onMore }: HistoryEndProps) => {
  const { t } = useTranslation('transactions');
  if (ended) return <p className="history-end">{t('end')}</p>;
  if (more.phase === 'failed')
    return (
      <RetryCard
        title={t('moreFailed.title')}
        body={t('moreFailed.text', { code: codeOf(more.failure) })}
        retry={t('common:retry')}
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
