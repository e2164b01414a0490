import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppPage } from '../../app/app-page';

interface HomeFrameProps {
  readonly name: string | undefined;
  readonly titleLook?: 'plain' | 'hidden';
  readonly children: ReactNode;
}

/** Renders the page around home's cards, with a greeting as its title. */
export const HomeFrame = ({ name, titleLook = 'plain', children }: HomeFrameProps) => {
  const { t } = useTranslation('home');
  const title = name === undefined ? t('titles.home') : t('hello', { name });
  return (
    <AppPage wide back="none" title={title} titleLook={titleLook}>
      {children}
    </AppPage>
  );
};
