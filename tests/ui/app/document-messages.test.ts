import { expect, test } from 'vitest';
import { languages } from '../../../domain/kernel/locale';
import { type AreaMessages, translator } from '../../../first-paint/translate';
import { createI18n, loadMessages } from '../../../ui/app/i18n';

const keysIn = (messages: AreaMessages, at = ''): readonly string[] =>
  Object.entries(messages).flatMap(([name, it]) =>
    typeof it === 'string' ? [at + name] : keysIn(it, `${at}${name}.`),
  );

const pages = ['repayment', 'transactions'] as const;

const values = { amount: 'Rp1', bill: 'محمد', day: '1 Mei', month: 'Mei', time: '01:00', left: 2 };

test.each(pages.flatMap((area) => languages.map((language) => [area, language] as const)))(
  'the document writes every message of %s as the app does, in %s',
  async (area, language) => {
    const i18n = createI18n(language);
    await loadMessages(i18n, language, [area]);
    const messages: AreaMessages = i18n.getResourceBundle(language, area);
    const plurals = /_(?:one|other)$/;
    const written = keysIn(messages).flatMap((key) =>
      [0, 1, 2, 11].map((count) => {
        const given = plurals.test(key) ? { ...values, count } : values;
        const names = [...String(i18n.getResource(language, area, key)).matchAll(/{{(\w+)}}/g)];
        const all = { ...Object.fromEntries(names.map(([, name]) => [name, 'x'])), ...given };
        const plain = key.replace(plurals, '');
        return {
          document: translator(messages, language)(plain, all),
          app: i18n.getFixedT(language, area)(plain as never, all as never),
        };
      }),
    );
    expect(written.length).toBeGreaterThan(100);
    expect(written.map(({ document }) => document)).toEqual(written.map(({ app }) => app));
    expect(() => translator(messages, language)('unknown.key')).toThrow('unknown.key');
  },
);
