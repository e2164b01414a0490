import { ContainerModule } from 'inversify';
import { Http } from '../../domain/ports/http';
import { Session } from '../../domain/session/session';
import { Settings } from '../../domain/settings/settings';

/** What the settings page needs; loaded with it. */
export const settingsModule = new ContainerModule(({ bind }) => {
  bind(Settings)
    .toResolvedValue((http, session) => new Settings(http, session), [Http, Session])
    .inSingletonScope();
});
