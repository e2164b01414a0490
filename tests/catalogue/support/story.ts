import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the text in the language of the toolbar. */
type Say = (id: string, en: string) => string;

interface Story {
  (): ReactNode;
  parameters?: object;
}

export const useSay = (): Say => {
  const { language } = useTranslation().i18n;
  return (id, en) => (language === 'id' ? id : en);
};

/** Returns a story whose texts are written in both languages. */
export const story = (draw: (say: Say) => ReactNode): Story => {
  const Drawn: Story = () => draw(useSay());
  return Drawn;
};
