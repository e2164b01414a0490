import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlace, ROUTES } from '../../domain/navigation/routes';
import { useService } from '../hooks/services';
import { useTableMessages } from '../hooks/use-table-messages';
import { Header } from '../kit/header';
import { Page } from '../kit/page';
import { Wordmark } from '../illustrations/wordmark';
import { Back, type PageBack } from './back';
import { DisplayPreferences } from './display-preferences';
import { useHasBack } from './places-bar';
import { useRoute } from './route-context';
import { useHelp } from './use-help';

interface AppPageProps {
  /** The page's `h1`; defaults to the route's title. */
  readonly title?: string | undefined;
  readonly back?: PageBack;
  /**
   * Text of the header, such as "Langkah 2 dari 6". Defaults to the product's name, and to the route's title while the
   * page's own title is scrolled away.
   */
  readonly headline?: ReactNode | undefined;
  /** Where the settings cannot be reached: the switch to the other language. */
  readonly language?: ReactNode;
  /** Uses the width of a large screen. */
  readonly wide?: boolean | undefined;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Scrolls with the page, below its buttons. */
  readonly below?: ReactNode;
}

/** Renders a page of the app: the kit's page with the route's title and the header that all pages share. */
export const AppPage = ({ title, back, headline, language, ...page }: AppPageProps) => {
  const id = useRoute();
  const { path, area, section } = ROUTES[id];
  const { t } = useTranslation();
  const titleOf = useTableMessages();
  const steps = useService(Back);
  const help = useHelp();
  const hasBack = useHasBack(id) && back !== 'none';
  const [isTitleAway, setTitleAway] = useState(false);
  const [isDisplayOpen, setDisplayOpen] = useState(false);
  const routeTitle = titleOf(`${area}:titles.${id}`);
  // The bar repeats no heading that is in view.
  const isSaid =
    id === 'start' || (page.picture && !isTitleAway && (title ?? routeTitle) === routeTitle);
  useEffect(() => {
    steps.page$.next(back);
    return () => steps.page$.next(undefined);
  }, [steps, back]);
  return (
    <Page
      route={path}
      title={title ?? routeTitle}
      isPlace={isPlace(id)}
      {...page}
      onTitleAway={setTitleAway}
      header={
        // Pages under /partner have no header (spec §2).
        section !== 'partner' && (
          <Header
            back={hasBack ? { label: t('back'), onClick: () => steps.press() } : undefined}
            title={
              headline ??
              (isTitleAway ? <span>{routeTitle}</span> : <Wordmark name={t('product')} />)
            }
            // The message of a page with a picture stays its heading.
            name={headline || isSaid ? undefined : (!page.picture && title) || routeTitle}
            // The open display settings offer the language too.
            language={!isDisplayOpen && language}
            help={help && { label: t('help'), onClick: help }}
          >
            <DisplayPreferences onToggle={setDisplayOpen} />
          </Header>
        )
      }
    />
  );
};
