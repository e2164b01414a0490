import { useContext, useMemo } from 'react';
import type { Language } from '../../domain/kernel/locale';
import { useLanguage } from '../hooks/use-language';
import { datesIn } from './date';
import { HiddenAmounts } from './hidden-amounts';
import { formatHidden, formatRupiah } from './rupiah';

/** Returns the formatters of days, times and amounts in a language. */
export const formatIn = (language: Language, hidesAmounts = false) => ({
  ...datesIn(language),
  rupiah: hidesAmounts ? formatHidden : formatRupiah,
});

export type Format = ReturnType<typeof formatIn>;

/** Returns the formatters for a text that the user saves or shares: amounts in it are never hidden. */
export const useFileFormat = (): Format => formatIn(useLanguage());

/** Returns the formatters in the page's language; the same object until the language, or whether amounts are hidden, changes. */
export const useFormat = (): Format => {
  const language = useLanguage();
  const hidesAmounts = useContext(HiddenAmounts) !== undefined;
  return useMemo(() => formatIn(language, hidesAmounts), [language, hidesAmounts]);
};
