import type { Failure } from '../../domain/kernel/failure';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { Notifications } from './notifications';

/** Returns whether an open dialog reports this failure, so that the page does not report it a second time. */
export const useIsInDialog = (failure: Failure | undefined): boolean => {
  const asked = useLive(useService(Notifications).ask$);
  return failure !== undefined && asked?.failure === failure;
};
