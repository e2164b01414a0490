import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrived } from '../../domain/kernel/arrived';
import { languages } from '../../domain/session/locale';
import { DisplaySettings } from '../kit/display-settings';
import { loadMessages } from './i18n';

let loaded: ComponentType | undefined;

/** Language, theme and text size, in every header; the switches and their words come when they are first opened. */
export const DisplayPreferences = () => {
  const { t, i18n } = useTranslation();
  const [Groups, setGroups] = useState(() => loaded);

  const load = async () => {
    const [{ DisplayGroups }] = await Promise.all([
      import('./display-groups'),
      ...languages.map((language) => loadMessages(i18n, language, ['settings'])),
    ]);
    loaded = arrived(DisplayGroups);
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
