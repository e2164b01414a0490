import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/kernel/locale';

export const useLanguage = (): Language => useTranslation().i18n.language as Language;
