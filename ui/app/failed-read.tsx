import { useTranslation } from 'react-i18next';
import { codeOf, type Failure } from '../../domain/kernel/failure';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { RetryCard } from '../kit/retry-card';
import { Notifications } from './notifications';
import { SupportCode } from './support-code';

interface FailedReadProps {
  readonly title: string;
  /** Cause and next step. */
  readonly body: string;
  readonly failure?: Failure | undefined;
  /** Without a failure: the code for support. */
  readonly code?: string;
  readonly onRetry: () => void;
}

/** Renders a failed read in place of what it would show, unless an open dialog reports the same failure. */
export const FailedRead = ({ title, body, failure, onRetry, ...props }: FailedReadProps) => {
  const { t } = useTranslation();
  const asked = useLive(useService(Notifications).ask$);
  const code = failure ? codeOf(failure) : props.code;
  if (failure && asked?.failure === failure) return null;
  return (
    <RetryCard
      title={title}
      body={body}
      note={code !== undefined && <SupportCode code={code} />}
      retry={t('retry')}
      onRetry={onRetry}
    />
  );
};
