import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrived } from '../../domain/kernel/arrived';
import { languages } from '../../domain/kernel/locale';
import { DisplayIcon, SettingsIcon } from '../icons/icon';
import { Button } from '../kit/button';
import { DisplaySettings } from '../kit/display-settings';
import { loadMessages } from './i18n';
import { useRoute } from './route-context';
import { useHasHome } from './use-has-home';
import { useReportLost } from './use-report-lost';

let loaded: ComponentType | undefined;

interface DisplayPreferencesProps {
  /** Called when the panel is opened or closed. */
  readonly onToggle?: (open: boolean) => void;
  /** Whether the page's user has settings; by default as for the route and the status, which the document does not know. */
  readonly hasSettings?: boolean;
  /** Replaces the icon while it is unknown which one the loaded page has. */
  readonly icon?: ReactNode;
}

/**
 * Renders the display settings of the header, which lead a user with a home to all settings. Their code and messages load
 * when the panel is first opened.
 */
export const DisplayPreferences = (props: DisplayPreferencesProps) => {
  const { onToggle } = props;
  const { t, i18n } = useTranslation();
  const [Groups, setGroups] = useState(() => loaded);
  const [isLost, setLost] = useState(false);
  const reportLost = useReportLost();
  const hasHome = useHasHome(useRoute());
  const { hasSettings = hasHome } = props;

  const load = async () => {
    const [{ DisplayPanel }] = await Promise.all([
      import('./display-panel'),
      ...languages.map((language) => loadMessages(i18n, language, ['settings'])),
    ]);
    loaded = arrived(DisplayPanel);
    setGroups(() => DisplayPanel);
  };
  // After a failed load, the button and each opening of the panel try again.
  const tryToLoad = () => {
    setLost(false);
    load().catch(() => {
      reportLost();
      setLost(true);
    });
  };

  return (
    <DisplaySettings
      label={t(hasSettings ? 'display.settings' : 'display.label')}
      icon={props.icon ?? (hasSettings ? <SettingsIcon /> : <DisplayIcon />)}
      onToggle={(open) => {
        onToggle?.(open);
        if (open && !loaded) tryToLoad();
      }}
    >
      {Groups ? (
        <Groups />
      ) : (
        isLost && (
          <>
            <p role="alert">{t('display.lost')}</p>
            <Button look="quiet" compact onClick={tryToLoad}>
              {t('retry')}
            </Button>
          </>
        )
      )}
    </DisplaySettings>
  );
};
