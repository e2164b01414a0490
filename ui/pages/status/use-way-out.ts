import { useTranslation } from 'react-i18next';
import { NativeBridge } from '../../../domain/ports/native-bridge';
import { Notifications } from '../../app/notifications';
import { useHelp } from '../../app/use-help';
import { useService } from '../../hooks/services';
import type { StatusAction } from './status-view';

interface WaysOut {
  /** Absent where no help is configured: its button is left out then. */
  readonly openHelp: StatusAction | undefined;
  readonly close: StatusAction;
}

/** The ways out of the product: to its help, and back to the host app, which may have no way to be gone back to. */
export const useWayOut = (): WaysOut => {
  const { t } = useTranslation();
  const bridge = useService(NativeBridge);
  const notifications = useService(Notifications);
  const help = useHelp();
  const close = async () => {
    const outcome = await bridge.close();
    if (outcome.kind === 'ok') return;
    if (help) help();
    // At the top, where the app has its own button for that.
    else notifications.toast(t('closeFailed'), 'top');
  };
  return { openHelp: help && { run: help }, close: { run: close } };
};
