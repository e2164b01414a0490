import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../domain/kernel/failure';
import { RetryCard } from '../kit/retry-card';
import { Skeleton, SkeletonLine } from '../kit/skeleton';
import type { Walk } from './use-wizard';

interface WithDraftProps {
  readonly walk: Walk;
  /** False while the person is being taken elsewhere. */
  readonly shown: boolean;
  readonly children: () => ReactNode;
}

const FormSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      {[1, 2, 3].map((line) => (
        <div className="form-skeleton" key={line}>
          <SkeletonLine width="half" />
          <SkeletonLine size="control" />
        </div>
      ))}
    </Skeleton>
  );
};

/** What a page shows of a draft: its shape before it is here, and another try in its place when it did not come. */
export const WithDraft = ({ walk: { wizard, state }, shown, children }: WithDraftProps) => {
  const { t } = useTranslation('form');
  if (state.failure) {
    const { kind } = state.failure;
    const sentence =
      kind === 'network' || kind === 'timeout'
        ? t(`common:failure.${kind}`)
        : t('common:generic.error.message');
    return (
      <RetryCard
        title={t('failed')}
        body={`${sentence} [${codeOf(state.failure)}]`}
        retry={t('common:retry')}
        onRetry={() => void wizard.load()}
      />
    );
  }
  return shown ? children() : <FormSkeleton />;
};
