import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Failure, isUnreached } from '../../domain/kernel/failure';
import { useFailureDialog } from '../app/use-failure-dialog';
import { useFailures } from '../hooks/use-failures';
import { FailedRead } from '../app/failed-read';
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

/** A failed load of something that a page needs. */
interface Missing {
  readonly failure: Failure;
  readonly retry: () => void;
}

interface AwaitedProps {
  readonly missing: Missing | undefined;
  /** Whether everything is loaded and the user is not being redirected. */
  readonly shown: boolean;
  readonly children: () => ReactNode;
}

/** Renders what a page waits for: a skeleton while it loads, and another try when it failed. */
export const Awaited = ({ missing, shown, children }: AwaitedProps) => {
  const { t } = useTranslation(['form', 'common']);
  if (!missing) return shown ? children() : <FormSkeleton />;
  const { failure, retry } = missing;
  const sentence = isUnreached(failure)
    ? t(`common:failure.${failure.kind}`)
    : t('common:generic.error.message');
  return <FailedRead title={t('failed')} body={sentence} failure={failure} onRetry={retry} />;
};

interface WithDraftProps {
  readonly navigation: WizardNavigation;
  /** A failed load of something other than the draft. */
  readonly missing?: Missing | undefined;
  readonly shown: boolean;
  readonly children: () => ReactNode;
}

/** Renders a page of a draft. A failed load also opens a dialog (spec §8), unless the server was not reached. */
export const WithDraft = ({ navigation: { wizard, state }, missing, ...page }: WithDraftProps) => {
  const showFailure = useFailureDialog();
  const retry = () => void wizard.load();
  useFailures(wizard.state$, (failure) => isUnreached(failure) || showFailure(failure, { retry }));
  return (
    <Awaited missing={state.failure ? { failure: state.failure, retry } : missing} {...page} />
  );
};
