import { SettingsPage } from '../../ui/pages/settings/settings-page';
import { settingsModule } from '../modules/settings-module';
import type { AreaCode } from '../areas';

export const settings: AreaCode<'settings'> = {
  screens: {
    homeSettings: SettingsPage,
  },
  services: [settingsModule],
};
