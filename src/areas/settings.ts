import { SettingsPage } from '../../ui/pages/settings/settings-page';
import type { AreaCode } from '../wiring/area-code';
import { settings } from '../services/settings';

export const area: AreaCode<'settings'> = {
  screens: {
    homeSettings: SettingsPage,
  },
  leadsTo: { homeSettings: ['authLogout'] },
  services: [settings],
};
