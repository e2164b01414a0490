import { ScreenLoader } from '../app/screen-loader';
import type { Services } from '../hooks/services';
import en from '../messages/en/host.json';
import id from '../messages/id/host.json';

/** The words of what only a host makes happen; they come with its code, in both languages. */
export const hostMessages = (services: Services): ((key: string) => string) => {
  const { i18n } = services.get(ScreenLoader);
  i18n.addResourceBundle('id', 'host', id);
  i18n.addResourceBundle('en', 'host', en);
  return (key) => i18n.t(`host:${key}`);
};
