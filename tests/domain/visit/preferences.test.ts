import { expect, test } from 'vitest';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { Preferences } from '../../../domain/visit/preferences';
import { STORED } from '../../../domain/storage/stored';

const languages = ['id', 'en', undefined] as const;
const themes = ['light', 'dark', undefined] as const;

const opened = (browser: readonly string[] = ['id']) => {
  const storage = new MemoryStorage();
  const read = () => new Preferences(storage, new MemoryHostInfo({ languages: browser }));
  return { storage, read };
};

test.each(
  languages.flatMap((saved) =>
    languages.flatMap((host) =>
      languages.map((browser) => [saved, host, browser, saved ?? host ?? browser ?? 'id'] as const),
    ),
  ),
)('saved %s, host %s, browser %s: the language is %s', (saved, host, browser, language) => {
  const { storage, read } = opened(browser ? [browser] : []);
  if (saved) storage.write(STORED.language, saved);
  const preferences = read();
  preferences.suggest(host ? { locale: host } : {});
  expect(preferences.language$.value).toBe(language);
  expect(storage.read(STORED.language)).toBe(saved);
});

test.each(
  [...themes, 'auto' as const].flatMap((saved) =>
    themes.map((host) => [saved, host, saved ?? host ?? 'auto'] as const),
  ),
)('saved %s, host %s: the theme is %s', (saved, host, theme) => {
  const { storage, read } = opened();
  if (saved) storage.write(STORED.theme, saved);
  const preferences = read();
  preferences.suggest(host ? { theme: host } : {});
  expect(preferences.theme$.value).toBe(theme);
  expect(storage.read(STORED.theme)).toBe(saved);
});

test('changes by the host are followed until the user chooses', () => {
  const preferences = opened().read();
  const seen: string[] = [];
  preferences.language$.subscribe((language) => seen.push(language));
  preferences.suggest({ locale: 'en' });
  preferences.suggest({ locale: 'id' });
  preferences.setLanguage('en');
  preferences.suggest({ locale: 'id', theme: 'dark' });
  expect(seen).toEqual(['id', 'en', 'id', 'en']);
  expect(preferences.theme$.value).toBe('dark');
});

test('hidden amounts and saved data are emitted and stored', () => {
  const { read } = opened();
  const mine = read();
  mine.hideAmounts(true);
  mine.saveData(true);
  expect([mine.amountsHidden$.value, mine.savesData$.value]).toEqual([true, true]);
  const again = read();
  expect([again.amountsHidden$.value, again.savesData$.value]).toEqual([true, true]);
  again.hideAmounts(false);
  again.saveData(false);
  const last = read();
  expect([last.amountsHidden$.value, last.savesData$.value]).toEqual([false, false]);
});
