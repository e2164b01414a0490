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
  const { t } = useTranslation(['home', 'common']);
  const format = useFormat();
  const online = useLive(useService(HostInfo).online$);
  const asOf = t('asOf.title', { time: format.time(at), day: format.shortDay(at) });
  return (
    <Notice tone="warn" role="status" title={online ? asOf : t('common:offline.title')}>
      <p>{online ? t('asOf.text') : t('asOf.offline', { asOf })}</p>
      {children}
    </Notice>
  );
};
