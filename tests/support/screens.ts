import { laterScreens } from '../../ui/later-screens';
import { firstScreens } from '../../ui/screens';

/** The page of every route. */
export const screens = { ...firstScreens, ...laterScreens };
