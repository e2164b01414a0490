import { useTranslation } from 'react-i18next';
import { placeOf, ROUTES } from '../../domain/navigation/routes';
import { ChevronIcon, SettingsIcon } from '../icons/later-icons';
import { CloseOutside } from '../kit/close-outside';
import { DisplayGroups } from './display-groups';
import { InAppLink } from './in-app-link';
import { ReadAloud } from './read-aloud';
import { useRoute } from './route-context';
import '../kit/display-settings.css';
import '../kit/rows.css';

/** Renders the switches of the header's panel; for a user with a home also what reads the page aloud, and a link to all settings. */
export const DisplayPanel = () => {
  const { t } = useTranslation('settings');
  const id = useRoute();
  return (
    <>
      <CloseOutside />
      <DisplayGroups />
      {placeOf(id) !== undefined && (
        <ReadAloud start={t('display.listen')} stop={t('display.stop')} />
      )}
      {placeOf(id) !== undefined && id !== 'homeSettings' && (
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
