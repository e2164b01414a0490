import { lazyScreens } from '../../ui/lazy-screens';
import { firstScreens } from '../../ui/screens';

/** The page of every route. */
export const screens = { ...firstScreens, ...lazyScreens };
