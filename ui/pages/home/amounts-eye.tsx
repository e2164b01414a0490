import { useTranslation } from 'react-i18next';
import { Preferences } from '../../../domain/visit/preferences';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { EyeIcon, HiddenEyeIcon } from '../../icons/later-icons';
import { IconButton } from '../../kit/icon-button';
import './amounts-eye.css';

/** Renders the button that hides the amounts on every page, or shows them again. */
export const AmountsEye = () => {
  const { t } = useTranslation('overview');
  const preferences = useService(Preferences);
  const isHidden = useLive(preferences.amountsHidden$);
  return (
    <div className="amounts-eye" data-action="hide-amounts">
      <IconButton
        label={t(isHidden ? 'amounts.show' : 'amounts.hide')}
        onClick={() => preferences.hideAmounts(!isHidden)}
      >
        {isHidden ? <HiddenEyeIcon /> : <EyeIcon />}
      </IconButton>
    </div>
  );
};
