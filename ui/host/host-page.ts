import type { Services } from '../hooks/services';
import { followBack } from './follow-back';
import { followLinks } from './follow-links';
import { followSurroundings } from './follow-surroundings';

export const startHostPage = (services: Services): void => {
  followSurroundings(services);
  followBack(services);
  followLinks(services);
};
