import type { Services } from '../hooks/services';
import { followBack } from './follow-back';
import { followLinks } from './follow-links';
import { followSurroundings } from './follow-surroundings';

/** What the page does with the host around it. */
export const startHostPage = (services: Services): void => {
  followSurroundings(services);
  followBack(services);
  followLinks(services);
};
