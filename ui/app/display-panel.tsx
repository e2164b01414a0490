import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../domain/navigation/routes';
import { SettingsIcon } from '../icons/icon';
import { ChevronIcon } from '../icons/later-icons';
import { CloseOutside } from '../kit/close-outside';
import { DisplayGroups } from './display-groups';
import { InAppLink } from './in-app-link';
import { ReadAloud } from './read-aloud';
import { useRoute } from './route-context';
import { useHasHome } from './use-has-home';
import '../kit/display-settings.css';
import '../kit/rows.css';

/** Renders the switches of the header's panel; for a user with a home also what reads the page aloud, and a link to all settings. */
export const DisplayPanel = () => {
  const { t } = useTranslation('settings');
  const id = useRoute();
  const hasHome = useHasHome(id);
  return (
    <>
      <CloseOutside />
      <DisplayGroups />
      {hasHome && (
        <ReadAloud
          start={t('display.listen')}
          stop={t('display.stop')}
          buttons={t('display.buttons')}
        />
      )}
      {hasHome && id !== 'homeSettings' && (
        <InAppLink
          className="rows__row rows__row--live display-settings__all"
          to={ROUTES.homeSettings.path}
        >
          <SettingsIcon small />
          <span className="rows__text">{t('all')}</span>
          <ChevronIcon small />
        </InAppLink>
      )}
    </>
  );
};
