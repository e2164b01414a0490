import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { Notifications } from './notifications';

/** Whether the dialog is open: what it says is not repeated on the page behind it until it is closed. */
export const useDialogOpen = (): boolean => useLive(useService(Notifications).ask$) !== undefined;
