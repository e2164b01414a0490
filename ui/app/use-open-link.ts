import { useTranslation } from 'react-i18next';
import { safeExternalUrl } from '../../domain/navigation/safe-url';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { Config } from '../../domain/config/config';
import { useService } from '../hooks/services';
import { Links } from './links';
import { Notifications } from './notifications';

/**
 * Returns a function that opens a link at once, after asking, or not at all (decision 11). `onOpen` is called when it
 * opens.
 */
export const useOpenLink = (): ((link: string, onOpen?: () => void) => void) => {
  const { t } = useTranslation();
  const outside = useService(Links);
  const notifications = useService(Notifications);
  const reporter = useService(ErrorReporter);
  const { links } = useService(Config).values;
  return (link, onOpen) => {
    const safe = safeExternalUrl(link, links);
    const open = (url: string) => {
      outside.open(url);
      onOpen?.();
    };
    if (safe.kind === 'drop')
      reporter.capture({ kind: 'navigation', message: 'link dropped', code: safe.reason });
    if (safe.kind === 'open') open(safe.url);
    if (safe.kind === 'ask')
      notifications.ask({
        title: t('leave.title'),
        body: t('leave.body', { host: safe.host }),
        primary: { label: t('leave.open'), run: () => open(safe.url) },
        secondary: { label: t('cancel') },
      });
  };
};
