import { expect, test } from 'vitest';
import { languages } from '../../../domain/kernel/locale';
import { type AreaMessages, translator } from '../../../first-paint/translate';
import { createI18n, loadMessages } from '../../../ui/app/i18n';

const keysIn = (messages: AreaMessages, at = ''): readonly string[] =>
  Object.entries(messages).flatMap(([name, it]) =>
    typeof it === 'string' ? [at + name] : keysIn(it, `${at}${name}.`),
  );

const values = { amount: 'Rp1', bill: 'محمد', day: '1 Mei', month: 'Mei', time: '01:00', left: 2 };

test.each(languages)(
  'the document writes every message of the bills as the app does, in %s',
  async (language) => {
    const i18n = createI18n(language);
    await loadMessages(i18n, language, ['repayment']);
    const messages: AreaMessages = i18n.getResourceBundle(language, 'repayment');
    const plurals = /_(?:one|other)$/;
    const written = keysIn(messages).flatMap((key) =>
      [0, 1, 2, 11].map((count) => {
        const given = plurals.test(key) ? { ...values, count } : values;
        const names = [
          ...String(i18n.getResource(language, 'repayment', key)).matchAll(/{{(\w+)}}/g),
        ];
        const all = { ...Object.fromEntries(names.map(([, name]) => [name, 'x'])), ...given };
        const plain = key.replace(plurals, '');
        return {
          document: translator(messages, language)(plain, all),
          app: i18n.getFixedT(language, 'repayment')(plain as never, all as never),
        };
      }),
    );
    expect(written.length).toBeGreaterThan(100);
    expect(written.map(({ document }) => document)).toEqual(written.map(({ app }) => app));
    expect(() => translator(messages, language)('unknown.key')).toThrow('unknown.key');
  },
);
