import { useTranslation } from 'react-i18next';
import { NativeBridge } from '../../../domain/ports/native-bridge';
import { Notifications } from '../../app/notifications';
import { useHelp } from '../../app/use-help';
import { useService } from '../../hooks/services';
import type { StatusAction } from './status-view';

interface WaysOut {
  /** Absent without configured help; its button is then left out. */
  readonly openHelp: StatusAction | undefined;
  readonly close: StatusAction;
}

/** Returns the ways out of the product: its help, and closing it in the host app, which may not be possible. */
export const useWayOut = (): WaysOut => {
  const { t } = useTranslation();
  const bridge = useService(NativeBridge);
  const notifications = useService(Notifications);
  const help = useHelp();
  const close = async () => {
    const outcome = await bridge.close();
    if (outcome.kind === 'ok') return;
    if (help) help();
    // At the top, next to the app's own close button.
    else notifications.toast(t('closeFailed'), { place: 'top' });
  };
  return { openHelp: help && { run: help }, close: { run: close } };
};
