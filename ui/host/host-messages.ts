import type { ParseKeys } from 'i18next';
import { languages } from '../../domain/kernel/locale';
import { ScreenLoader } from '../app/screen-loader';
import type { Services } from '../hooks/services';

const messages = import.meta.glob<Record<string, unknown>>('../messages/*/host.json', {
  eager: true,
  import: 'default',
});

/** Returns the messages of the dialog that only a host's close button opens, bundled here in every language. */
export const hostMessages = (services: Services): ((key: ParseKeys<'host'>) => string) => {
  const { i18n } = services.get(ScreenLoader);
  for (const it of languages)
    i18n.addResourceBundle(it, 'host', messages[`../messages/${it}/host.json`]);
  return (key) => i18n.t(`host:${key}`);
};
