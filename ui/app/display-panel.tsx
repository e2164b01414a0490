import { useTranslation } from 'react-i18next';
import { placeOf, ROUTES } from '../../domain/navigation/routes';
import { DisplayGroups } from './display-groups';
import { InAppLink } from './in-app-link';
import { useRoute } from './route-context';
import '../kit/text-link.css';

/** Renders the switches of the header's panel, and a link to all settings for a user with a home. */
export const DisplayPanel = () => {
  const { t } = useTranslation('settings');
  const id = useRoute();
  return (
    <>
      <DisplayGroups />
      {placeOf(id) !== undefined && id !== 'homeSettings' && (
        <InAppLink className="text-link" to={ROUTES.homeSettings.path}>
          {t('titles.homeSettings')}
        </InAppLink>
      )}
    </>
  );
};
