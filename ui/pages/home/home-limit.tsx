import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Limit } from '../../../domain/home/read-home';
import { limitParts } from '../../../domain/home/limit-parts';
import { useFormat } from '../../format/use-format';
import { FailedRead } from '../../app/failed-read';
import { LimitCard } from '../../widgets/limit-card';
import './home-limit.css';

export interface HomeLimitProps {
  readonly limit: Limit;
  readonly stale?: boolean;
  /** Next to the title. */
  readonly aside?: ReactNode;
  /** Whether the limit can be used only after the agreement is signed; known once the rest of home is loaded. */
  readonly isUnsigned?: boolean;
  /** Last in the card. */
  readonly footer?: ReactNode;
}

/** Renders the limit card with home's messages. */
export const HomeLimit = ({ limit, stale, aside, isUnsigned, footer }: HomeLimitProps) => {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { total, temporary, temporaryUntil } = limit;
  const parts = limitParts(limit);
  const until =
    temporaryUntil === undefined
      ? {}
      : { until: t('limit.until', { day: format.day(temporaryUntil) }) };
  return (
    <div className="home-limit" data-waits={isUnsigned || undefined}>
      <LimitCard
        total={total}
        parts={parts}
        note={parts ? undefined : t('limit.undivided')}
        temporary={temporary ? { amount: temporary, ...until } : undefined}
        stale={stale}
        aside={aside}
        footer={footer}
        texts={{
          title: t('limit.title'),
          used: t('limit.used'),
          available: t(isUnsigned ? 'limit.afterSigning' : 'limit.available'),
          total: t(parts ? 'limit.of' : 'limit.total'),
          temporary: t('limit.temporary'),
        }}
      />
    </div>
  );
};

/** Renders an error with a retry in place of the limit card. */
export const UnreadLimit = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation(['home', 'common']);
  return (
    <FailedRead title={t('limit.unread.title')} body={t('limit.unread.text')} onRetry={onRetry} />
  );
};
