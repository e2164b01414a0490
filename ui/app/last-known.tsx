import { useTranslation } from 'react-i18next';
import { codeOf, type Failure } from '../../domain/kernel/failure';
import type { Instant } from '../../domain/kernel/instant';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { useFormat } from '../format/use-format';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { Button } from '../kit/button';
import { Notice } from '../kit/notice';
import { SupportCode } from './support-code';

interface LastKnownProps {
  /** When the values on the page were loaded. */
  readonly at: Instant;
  readonly failure: Failure | undefined;
  /** Whether the page offers to pay what is due, which must wait. */
  readonly pays: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Renders the time of the values on the page while they cannot be loaded again, and a retry. */
export const LastKnown = ({ at, failure, pays, busy, onRetry }: LastKnownProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const time = format.moment(at, useService(Clock).now());
  const online = useLive(useService(HostInfo).online$);
  return (
    <Notice
      tone="warn"
      role="status"
      title={online ? t('lastKnown.failed', { time }) : t('offline.title')}
    >
      {!online && <p>{t('lastKnown.offline', { time })}</p>}
      {pays && <p>{t('lastKnown.pay')}</p>}
      {online && failure && <SupportCode code={codeOf(failure)} />}
      <Button
        action={pays ? 'primary' : undefined}
        look="secondary"
        compact
        busy={busy}
        onClick={onRetry}
      >
        {t('retry')}
      </Button>
    </Notice>
  );
};
