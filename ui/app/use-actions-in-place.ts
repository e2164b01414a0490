import { Preferences } from '../../domain/visit/preferences';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { useMedia } from '../hooks/use-media';
import { actionsInPlaceOn } from './actions-in-place-on';

/**
 * Returns whether a page's buttons belong into the card that they act on: on a large screen, where a bar at the bottom
 * is far from it, and on a screen so low for the size of its text that a bar would cover what follows the card.
 */
export const useActionsInPlace = (): boolean => {
  const size = Number(useLive(useService(Preferences).textSize$));
  return useMedia(actionsInPlaceOn(size));
};
