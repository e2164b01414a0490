import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../domain/kernel/instant';
import { HostInfo } from '../../../domain/ports/host-info';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { Notice } from '../../kit/notice';

interface HomeAgeProps {
  readonly at: Instant;
  /** A button to try again. */
  readonly children?: ReactNode;
}

/** Shows the time of the values on the page while they cannot be refreshed. */
export const HomeAge = ({ at, children }: HomeAgeProps) => {
  const { t } = useTranslation('home');
  const format = useFormat();
  const online = useLive(useService(HostInfo).online$);
  const day = format.day(at);
  return (
    <Notice tone="warn" role="status" title={t('asOf.title', { time: format.time(at), day })}>
      <p>{t(online ? 'asOf.text' : 'asOf.offline')}</p>
      {children}
    </Notice>
  );
};
