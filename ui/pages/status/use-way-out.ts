import { useTranslation } from 'react-i18next';
import { NativeBridge } from '../../../domain/ports/native-bridge';
import { Config } from '../../../domain/session/config';
import { Hosting } from '../../../domain/session/hosting';
import { Notices } from '../../app/notices';
import { useOpenLink } from '../../app/use-open-link';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { StatusAction } from './status-view';

/** What is left to do on a page where the product ends: back to the host app, or help where there is none. */
export const useWayOut = (): StatusAction => {
  const { t } = useTranslation();
  const bridge = useService(NativeBridge);
  const notices = useService(Notices);
  const openLink = useOpenLink();
  const host = useLive(useService(Hosting).host$);
  const article = useService(Config).values.help?.[host];
  const help = () => (article === undefined ? notices.toast(t('helpMissing')) : openLink(article));
  if (host === 'web') return { label: 'common:openHelp', run: help };
  const close = async () => {
    const outcome = await bridge.close();
    if (outcome.kind !== 'ok') help();
  };
  return { label: 'common:close', run: close };
};
