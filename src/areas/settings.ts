import { SettingsPage } from '../../ui/pages/settings/settings-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { ToggleSetting } from '../../domain/settings/toggle-setting';
import type { AreaCode } from '../wiring/area-code';
import { service } from '../wiring/service';

export const area: AreaCode<'settings'> = {
  screens: {
    homeSettings: SettingsPage,
  },
  leadsTo: { homeSettings: ['authLogout'] },
  services: [service(ToggleSetting, [SessionHttp])],
};
