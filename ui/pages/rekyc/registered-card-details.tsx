import { useTranslation } from 'react-i18next';
import { latestValue, type Loadable } from '../../../domain/kernel/loadable';
import type { CardDetails } from '../../../domain/rekyc/registered-card';
import { Card } from '../../kit/card';
import { DescriptionList } from '../../kit/description-list';
import { FailedRead } from '../../app/failed-read';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonRows } from '../../kit/skeleton-parts';

interface MaskedProps {
  readonly shown: string;
  /** The unmasked part. */
  readonly spoken: string;
}

/** Renders a masked value; a screen reader does not read its dots and stars. */
const Masked = ({ shown, spoken }: MaskedProps) => (
  <>
    <bdi aria-hidden="true">{shown}</bdi>
    <span className="visually-hidden">{spoken}</span>
  </>
);

interface RegisteredCardProps {
  readonly state: Loadable<CardDetails>;
  readonly onRetry: () => void;
}

/** Renders the parts of the registered identity card that may be shown. */
export const RegisteredCardDetails = ({ state, onRetry }: RegisteredCardProps) => {
  const { t } = useTranslation(['rekyc', 'common']);
  const card = latestValue(state);
  if (!card)
    return state.phase === 'failed' ? (
      <FailedRead
        title={t('education.unread')}
        body={t('education.unreadText')}
        failure={state.failure}
        onRetry={onRetry}
      />
    ) : (
      <Skeleton label={t('common:loading')}>
        <SkeletonCard>
          <SkeletonRows count={2} />
        </SkeletonCard>
      </Skeleton>
    );
  const { name, lastFour } = card;
  const hidden = t('education.hidden');
  const letters = (name ?? '').replace(/[^\p{L}]+/gu, ' ').trim();
  const digits = [...(lastFour ?? '')].join(' ');
  return (
    <Card title={t('education.card')}>
      <DescriptionList
        items={[
          {
            label: t('education.name'),
            value:
              name === undefined ? (
                hidden
              ) : (
                <Masked shown={name} spoken={t('education.initials', { letters })} />
              ),
          },
          {
            label: t('education.number'),
            value:
              lastFour === undefined ? (
                hidden
              ) : (
                <Masked
                  shown={`•••• •••• •••• ${lastFour}`}
                  spoken={t('education.endsIn', { digits })}
                />
              ),
          },
        ]}
      />
    </Card>
  );
};
