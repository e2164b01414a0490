import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DisplaySettings } from '../kit/display-settings';

let loaded: ComponentType | undefined;

/** Language, theme and text size, in every header; the switches come when they are first opened. */
export const DisplayPreferences = () => {
  const { t } = useTranslation();
  const [Groups, setGroups] = useState(() => loaded);

  const load = async () => {
    const { DisplayGroups } = await import('./display-groups');
    loaded = DisplayGroups;
    setGroups(() => DisplayGroups);
  };

  return (
    <DisplaySettings
      label={t('display.label')}
      // What cannot be loaded now is asked for again the next time it is opened.
      onToggle={(open) => void (open && !loaded && load().catch(() => undefined))}
    >
      {Groups && <Groups />}
    </DisplaySettings>
  );
};
