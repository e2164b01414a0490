import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, type Failure } from '../../domain/kernel/failure';
import { HostInfo } from '../../domain/ports/host-info';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { useReturn } from '../hooks/use-return';
import { RetryCard } from '../kit/retry-card';
import { SupportCode } from './support-code';
import { useIsInDialog } from './use-is-in-dialog';

/** Tries again when the connection returns, unless the page has done so: the caller is then gone a moment later. */
const useRetryOnReturn = (onRetry: () => void): void => {
  const [returns, setReturns] = useState(0);
  useReturn(() => setReturns((count) => count + 1), 'online$');
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (returns === 0) return;
    const timer = setTimeout(() => retry());
    return () => clearTimeout(timer);
  }, [returns]);
};

interface FailedReadProps {
  readonly title: string;
  /** Cause and next step; not shown offline, where both are known. */
  readonly body: string;
  readonly failure?: Failure | undefined;
  /** Without a failure: the code for support. */
  readonly code?: string;
  readonly onRetry: () => void;
  /** Whether the page's main action tries again, so that no second button does. */
  readonly byAction?: boolean;
}

/** Renders a failed read in place of its content, unless an open dialog reports the same failure. */
export const FailedRead = ({
  title,
  body,
  failure,
  onRetry,
  byAction,
  ...props
}: FailedReadProps) => {
  const { t } = useTranslation();
  const isInDialog = useIsInDialog(failure);
  const online = useLive(useService(HostInfo).online$);
  useRetryOnReturn(onRetry);
  const code = failure ? codeOf(failure) : props.code;
  if (isInDialog) return null;
  return (
    <RetryCard
      title={title}
      body={online ? body : t('offline.read')}
      note={online && code !== undefined && <SupportCode code={code} />}
      retry={t('retry')}
      onRetry={byAction ? undefined : onRetry}
    />
  );
};
