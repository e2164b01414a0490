import type { i18n as I18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { kycForm } from '../../../domain/kyc/form';
import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { Applications } from '../../../domain/application/applications';
import { cell } from '../../../domain/kernel/live';
import { idle } from '../../../domain/kernel/loadable';
import { Clock } from '../../../domain/ports/clock';
import { ErrorReporter } from '../../../domain/ports/error-reporter';
import { HostInfo } from '../../../domain/ports/host-info';
import { Navigator } from '../../../domain/ports/navigator';
import { Config, configSchema } from '../../../domain/config/config';
import type { Host } from '../../../domain/host/host';
import { HostContext } from '../../../domain/host/host-context';
import type { Language } from '../../../domain/kernel/locale';
import { Session } from '../../../domain/session/session';
import { Preferences, type TextSize, type Theme } from '../../../domain/visit/preferences';
import { applyDocumentPreferences } from '../../../ui/app/apply-document-preferences';
import { Back } from '../../../ui/app/back';
import { Links } from '../../../ui/app/links';
import { Notifications } from '../../../ui/app/notifications';
import { ServicesContext } from '../../../ui/hooks/services';
import { clientConfig } from '../../support/client-config';
import { services } from '../../support/services';

export const themes: readonly Theme[] = ['auto', 'light', 'dark'];
export const textSizes: readonly TextSize[] = ['100', '115', '130'];

export interface Look {
  readonly language: Language;
  readonly theme: Theme;
  readonly text: TextSize;
  readonly host: Host;
}

const createServices = () => {
  const [navigator, storage, hostInfo] = [
    new MemoryNavigator(),
    new MemoryStorage(),
    new MemoryHostInfo(),
  ];
  return services([
    [Navigator, navigator],
    [Clock, new MemoryClock()],
    [HostInfo, hostInfo],
    [ErrorReporter, new MemoryReporter()],
    [Config, new Config(configSchema.parse(clientConfig))],
    [Notifications, new Notifications()],
    // A visitor has no settings.
    [Session, { loggedIn$: cell(false) }],
    [Applications, { state$: cell(idle) }],
    // A status page only counts its steps.
    [KycWizard, { form: kycForm }],
    [Back, new Back(navigator)],
    [Links, new Links(navigator)],
    [Preferences, new Preferences(storage, hostInfo)],
    [HostContext, new HostContext(hostInfo, storage, { production: false })],
  ]);
};

const apply = ({ language, theme, text, host }: Look, i18n: I18n): void => {
  applyDocumentPreferences(language, theme, text);
  document.documentElement.dataset['host'] = host;
  if (i18n.language !== language) void i18n.changeLanguage(language);
};

interface SettingProps {
  readonly look: Look;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Provides what a page needs, with the look that the toolbar chose; services keep everything in memory. */
export const Setting = ({ look, i18n, children }: SettingProps) => {
  const [own] = useState(createServices);
  // Applied before the story is drawn, since parts read the theme.
  apply(look, i18n);
  return (
    <ServicesContext value={own}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </ServicesContext>
  );
};

export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>{children}</div>
);
