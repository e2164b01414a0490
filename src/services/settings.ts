import { SessionHttp } from '../../adapters/session/session-http';
import { ToggleSetting } from '../../domain/settings/toggle-setting';
import { service } from '../wiring/service';

/** The user's toggles. The first steps show the one for reminders. */
export const settings = service(ToggleSetting, [SessionHttp]);
