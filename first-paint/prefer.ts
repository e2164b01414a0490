import { detectLanguage, languages } from '../domain/kernel/locale';
import type { Keys } from './keys';

/** Inserted by the build: the table behind it is larger than this script may be. */
declare const KEYS: Keys;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

// Runs in the head, before the first paint: sets language, theme and text size as the app will set them, and whether no script may show an amount.
const root = document.documentElement;
const saved = read(KEYS.language);
root.lang = detectLanguage(
  languages.find((it) => it === saved),
  navigator.languages,
  languages,
);
root.dataset['text'] = read(KEYS.textSize) || '100';
const theme = read(KEYS.theme);
if (read(KEYS.amountsHidden) === 'true') root.dataset['amounts'] = 'hidden';
if (theme && theme !== 'auto') root.dataset['theme'] = theme;
