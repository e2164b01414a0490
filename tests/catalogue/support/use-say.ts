import { useTranslation } from 'react-i18next';

/** Chooses the words of the toolbar's language. */
export const useSay = () => {
  const { language } = useTranslation().i18n;
  return (id: string, en: string): string => (language === 'id' ? id : en);
};
