import { createInstance, type FlatNamespace, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { arrived } from '../../domain/kernel/arrived';
import { isolated } from '../../domain/kernel/legible';
import { type Language, languages } from '../../domain/kernel/locale';

/** Messages of each area by language, loaded with the area. */
const areas = import.meta.glob<Record<string, unknown>>(
  ['../messages/*/*.json', '!../messages/*/common.json'],
  { import: 'default' },
);

/** Messages that every page needs, by language. */
const common = import.meta.glob<Record<string, unknown>>('../messages/*/common.json', {
  eager: true,
  import: 'default',
});

/** Creates the translations with the common messages of every language; an area's messages load with its first page. */
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
    // React escapes values; `isolated` keeps a name in another script from reordering the words around it.
    interpolation: { escape: isolated },
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
};

/** Loads the messages of areas in one language; loaded messages are not requested again. */
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
