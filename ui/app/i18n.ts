import { createInstance, type FlatNamespace, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { arrived } from '../../domain/kernel/arrived';
import { isolated } from '../../domain/kernel/legible';
import { type Language, languages } from '../../domain/kernel/locale';

/** Of each language the messages of an area, loaded with it. */
const areas = import.meta.glob<Record<string, unknown>>(
  ['../messages/*/*.json', '!../messages/*/common.json'],
  { import: 'default' },
);

/** Of each language the messages that every page needs. */
const common = import.meta.glob<Record<string, unknown>>('../messages/*/common.json', {
  eager: true,
  import: 'default',
});

/** The words every page needs are in the first script, in every language; an area's come with its first page. */
export const createI18n = (language: Language): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    resources: Object.fromEntries(
      languages.map((it) => [it, { common: common[`../messages/${it}/common.json`] ?? {} }]),
    ),
    // React escapes what is shown; a name of another script must not move the words around it.
    interpolation: { escape: isolated },
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
};

/** Loads the areas' messages of one language; what is there already costs nothing. */
export const loadMessages = async (
  instance: i18n,
  language: Language,
  namespaces: readonly FlatNamespace[],
): Promise<void> => {
  const missing = namespaces.filter(
    (namespace) => !instance.hasResourceBundle(language, namespace),
  );
  await Promise.all(
    missing.map(async (namespace) => {
      const load = areas[`../messages/${language}/${namespace}.json`];
      if (!load) throw new Error(`no messages of ${namespace} in ${language}`);
      instance.addResourceBundle(language, namespace, arrived(await load()));
    }),
  );
};
