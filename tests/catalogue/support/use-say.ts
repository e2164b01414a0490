import { useTranslation } from 'react-i18next';

export const useSay = () => {
  const { language } = useTranslation().i18n;
  return (id: string, en: string): string => (language === 'id' ? id : en);
};
