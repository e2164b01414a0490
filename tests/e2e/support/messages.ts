import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import type { Language } from '../../../domain/kernel/locale';

type Words = { readonly [key: string]: string | Words };

/** Returns the text of a message in a language, by a key such as `application:submit.why`. */
export const wordsOf = (lang: Language, key: `${string}:${string}`): string => {
  const [area = '', path = ''] = key.split(':');
  const file = join(root, `ui/messages/${lang}/${area}.json`);
  let found: string | Words | undefined = JSON.parse(readFileSync(file, 'utf8')) as Words;
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`no words: ${lang} ${key}`);
  return found;
};
