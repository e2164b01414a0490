import { type Container, ContainerModule } from 'inversify';
import { Navigator } from '../../domain/ports/navigator';
import { Preferences } from '../../domain/session/preferences';
import { Back } from '../../ui/app/back';
import { Busy } from '../../ui/app/busy';
import { createI18n } from '../../ui/app/i18n';
import { Links } from '../../ui/app/links';
import { Notifications } from '../../ui/app/notifications';
import { ScreenLoader } from '../../ui/app/screen-loader';
import { areasIn } from '../areas';
import { CurrentApplication } from '../current-application';
import { SessionServices } from '../session-services';

/** What the app's shell holds. The container is named because an area's wiring comes with its first page. */
export const uiModule = (container: Container) =>
  new ContainerModule(({ bind }) => {
    bind(SessionServices)
      .toDynamicValue(() => new SessionServices(container))
      .inSingletonScope();
    bind(CurrentApplication)
      .toResolvedValue((sessions) => new CurrentApplication(sessions), [SessionServices])
      .inSingletonScope();
    bind(Busy).toConstantValue(new Busy());
    bind(Notifications).toConstantValue(new Notifications());
    bind(Back)
      .toResolvedValue((navigator) => new Back(navigator), [Navigator])
      .inSingletonScope();
    bind(Links)
      .toResolvedValue((navigator) => new Links(navigator), [Navigator])
      .inSingletonScope();
    bind(ScreenLoader)
      .toResolvedValue(
        (preferences) =>
          new ScreenLoader(createI18n(preferences.language$.value), areasIn(container)),
        [Preferences],
      )
      .inSingletonScope();
  });
