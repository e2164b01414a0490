import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { Notifications } from './notifications';

/** Returns whether a dialog is open. The page does not repeat the dialog's message until the dialog is closed. */
export const useDialogOpen = (): boolean => useLive(useService(Notifications).ask$) !== undefined;
