import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { ToggleSetting } from '../../domain/settings/toggle-setting';

/** What the settings page needs; loaded with it. */
export const settingsModule = new ContainerModule(({ bind }) => {
  bind(ToggleSetting)
    .toResolvedValue((http) => new ToggleSetting(http), [SessionHttp])
    .inSingletonScope();
});
