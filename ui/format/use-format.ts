import { useMemo } from 'react';
import type { Language } from '../../domain/kernel/locale';
import { useLanguage } from '../hooks/use-language';
import { datesIn } from './date';
import { formatRupiah } from './rupiah';

/** Returns the formatters of days, times and amounts in a language. */
export const formatIn = (language: Language) => ({
  ...datesIn(language),
  rupiah: formatRupiah,
});

export type Format = ReturnType<typeof formatIn>;

/** Returns the formatters in the page's language; the same object until the language changes. */
export const useFormat = (): Format => {
  const language = useLanguage();
  return useMemo(() => formatIn(language), [language]);
};
