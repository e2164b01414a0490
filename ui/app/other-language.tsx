import { useTranslation } from 'react-i18next';
import { languages } from '../../domain/kernel/locale';
import { Preferences } from '../../domain/visit/preferences';
import { useLanguage } from '../hooks/use-language';
import { useService } from '../hooks/services';
import '../kit/header.css';

/** Renders the name of the other language in the header of pages from which the settings cannot be reached. */
export const OtherLanguage = () => {
  const { t } = useTranslation();
  const preferences = useService(Preferences);
  const language = useLanguage();
  const [other] = languages.filter((it) => it !== language);
  return (
    other && (
      <button
        type="button"
        className="header__language"
        lang={other}
        onClick={() => preferences.setLanguage(other)}
      >
        {t('otherLanguage')}
      </button>
    )
  );
};
