import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppPage } from '../../app/app-page';
import './home.css';

interface HomeFrameProps {
  readonly name: string | undefined;
  /** In the row of the greeting. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the page around home's cards, with a greeting as its title. */
export const HomeFrame = ({ name, aside, children }: HomeFrameProps) => {
  const { t } = useTranslation('home');
  const title = name === undefined ? t('titles.home') : t('hello', { name });
  return (
    <AppPage wide back="none" title={title}>
      {aside}
      {children}
    </AppPage>
  );
};

/** Renders what replaces the bar of places. Keeps room, because its content loads late. */
export const HomeWays = ({ children }: { readonly children?: ReactNode }) => (
  <div className="home-ways">{children}</div>
);
