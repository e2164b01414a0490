import { isolated } from '../domain/kernel/legible';
import type { Language } from '../domain/kernel/locale';

export type AreaMessages = { readonly [name: string]: string | AreaMessages };

type Values = Readonly<Record<string, string | number>>;

/**
 * Returns a function that writes the messages of an area as the app does (`createI18n`): in the plural form of `count`,
 * with their values.
 */
export const translator =
  (messages: AreaMessages, language: Language) =>
  (key: string, values: Values = {}): string => {
    const { count } = values;
    const form =
      typeof count === 'number' ? `_${new Intl.PluralRules(language).select(count)}` : '';
    let found: string | AreaMessages | undefined = messages;
    for (const name of `${key}${form}`.split('.'))
      found = typeof found === 'object' ? found[name] : undefined;
    if (typeof found !== 'string') throw new Error(key);
    return found.replace(/{{(\w+)}}/g, (_, name: string) => isolated(String(values[name])));
  };
