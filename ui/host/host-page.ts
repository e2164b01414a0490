import { ScreenLoader } from '../app/screen-loader';
import type { Services } from '../hooks/services';
import en from '../messages/en/host.json';
import id from '../messages/id/host.json';
import { followBack } from './follow-back';
import { followLinks } from './follow-links';
import { followSurroundings } from './follow-surroundings';

/** What the page does with the host around it; nobody else loads it, so its words come with it. */
export const startHostPage = (services: Services): void => {
  const { i18n } = services.get(ScreenLoader);
  i18n.addResourceBundle('id', 'host', id);
  i18n.addResourceBundle('en', 'host', en);
  followSurroundings(services);
  followBack(services);
  followLinks(services);
};
