import { useTranslation } from 'react-i18next';
import { NativeBridge } from '../../../domain/ports/native-bridge';
import { Config } from '../../../domain/session/config';
import { Hosting } from '../../../domain/session/hosting';
import { Notices } from '../../app/notices';
import { useOpenLink } from '../../app/use-open-link';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { StatusAction } from './status-view';

/** The ways out of the product: to its help, and back to the host app, which may have no way to be gone back to. */
export const useWayOut = (): Readonly<Record<'openHelp' | 'close', StatusAction>> => {
  const { t } = useTranslation();
  const bridge = useService(NativeBridge);
  const notices = useService(Notices);
  const openLink = useOpenLink();
  const host = useLive(useService(Hosting).host$);
  const article = useService(Config).values.help?.[host];
  const help = () => (article === undefined ? notices.toast(t('helpMissing')) : openLink(article));
  const close = async () => {
    const outcome = await bridge.close();
    if (outcome.kind !== 'ok') help();
  };
  return { openHelp: { run: help }, close: { run: close } };
};
