import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, type Failure, isUnreached } from '../../domain/kernel/failure';
import { useFailureDialog } from '../app/use-failure-dialog';
import { useFailures } from '../hooks/use-failures';
import { RetryCard } from '../kit/retry-card';
import { Skeleton } from '../kit/skeleton';
import { SkeletonLine } from '../kit/skeleton-parts';
import type { WizardNavigation } from './use-wizard';
import './forms.css';

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

/** Something a page cannot do without, when it did not come. */
interface Missing {
  readonly failure: Failure;
  readonly retry: () => void;
}

interface AwaitedProps {
  readonly missing: Missing | undefined;
  /** Everything is here, and the person is not being taken elsewhere. */
  readonly shown: boolean;
  readonly children: () => ReactNode;
}

/** What a page waits for: its shape before it is here, and another try in its place when it did not come. */
export const Awaited = ({ missing, shown, children }: AwaitedProps) => {
  const { t } = useTranslation(['form', 'common']);
  if (!missing) return shown ? children() : <FormSkeleton />;
  const { failure, retry } = missing;
  const sentence = isUnreached(failure)
    ? t(`common:failure.${failure.kind}`)
    : t('common:generic.error.message');
  return (
    <RetryCard
      title={t('failed')}
      body={`${sentence} [${codeOf(failure)}]`}
      retry={t('common:retry')}
      onRetry={retry}
    />
  );
};

interface WithDraftProps {
  readonly navigation: WizardNavigation;
  /** Something else that did not come. */
  readonly missing?: Missing | undefined;
  readonly shown: boolean;
  readonly children: () => ReactNode;
}

/** A page of a draft. One that did not come is told in a dialog too (spec §8), unless the network is at fault. */
export const WithDraft = ({ navigation: { wizard, state }, missing, ...page }: WithDraftProps) => {
  const showFailure = useFailureDialog();
  const retry = () => void wizard.load();
  useFailures(wizard.state$, (failure) => isUnreached(failure) || showFailure(failure, { retry }));
  return (
    <Awaited missing={state.failure ? { failure: state.failure, retry } : missing} {...page} />
  );
};
