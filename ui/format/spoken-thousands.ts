import { createContext } from 'react';
import type { Language } from '../../domain/kernel/locale';

/** What separates thousands where a screen reader reads an amount: an English voice takes a dot for a decimal point. */
export const thousandsIn = (language: Language): '.' | ',' => (language === 'en' ? ',' : '.');

export const SpokenThousands = createContext(thousandsIn('id'));
