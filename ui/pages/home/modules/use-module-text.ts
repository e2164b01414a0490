import { useTranslation } from 'react-i18next';
import type { HomeModule } from '../../../../domain/home/read-home';
import { latestValue } from '../../../../domain/kernel/loadable';
import { Clock } from '../../../../domain/ports/clock';
import { reviewHold, ReviewStatus } from '../../../../domain/reassessment/review-status';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';
import { useQuery } from '../../../hooks/use-query';

/**
 * Returns the text of a module. The one of a review of the limit is replaced while the user cannot request one; a status
 * that cannot be read changes nothing.
 */
export const useModuleText = (
  { type, text }: HomeModule,
  messages: 'guide' | 'overview',
): string | undefined => {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const now = useService(Clock).now();
  const isReview = type === 'REASSESSMENT';
  const state = latestValue(useQuery(useService(ReviewStatus), isReview ? 'mounted' : 'never'));
  const hold = isReview && state ? reviewHold(state, now) : undefined;
  if (!hold) return text;
  return hold.kind === 'undecided'
    ? t('review.undecided')
    : t('review.later', { day: format.day(hold.at) });
};
