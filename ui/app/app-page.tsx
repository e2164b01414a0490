import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../domain/navigation/routes';
import { Navigator } from '../../domain/ports/navigator';
import { Config } from '../../domain/session/config';
import { Hosting } from '../../domain/session/hosting';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { Header } from '../kit/header';
import { Page } from '../kit/page';
import { DisplayPreferences } from './display-preferences';
import { Notices } from './notices';
import { useRoute } from './route-context';
import { useOpenLink } from './use-open-link';

interface AppPageProps {
  /** The page's `h1`; the route's own title when left out. */
  readonly title?: string | undefined;
  readonly titleLook?: 'plain' | 'hidden';
  /** `none`: there is nothing to go back to. A function replaces the step back in the history. */
  readonly back?: 'none' | (() => void) | undefined;
  /** Small print beside the back button, such as "Langkah 2 dari 6". */
  readonly headline?: ReactNode | undefined;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page of the app: the kit's page with the route's title and the header every page shares. */
export const AppPage = ({ title, back, headline, ...page }: AppPageProps) => {
  const id = useRoute();
  const { path, area, header } = ROUTES[id];
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  const notices = useService(Notices);
  const host = useLive(useService(Hosting).host$);
  const help = useService(Config).values.help?.[host];
  const openLink = useOpenLink();
  const goBack = back === undefined || back === 'none' ? () => navigator.back() : back;
  return (
    <Page
      route={path}
      title={title ?? t(`${area}:titles.${id}`)}
      {...page}
      header={
        header === 'shown' && (
          <Header
            back={back === 'none' ? undefined : { label: t('back'), onClick: goBack }}
            title={headline ?? t('product')}
            help={{
              label: t('help'),
              onClick: () => (help ? openLink(help) : notices.toast(t('helpMissing'))),
            }}
          >
            <DisplayPreferences />
          </Header>
        )
      }
    />
  );
};
