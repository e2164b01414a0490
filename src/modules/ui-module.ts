import { type Container, ContainerModule } from 'inversify';
import { Navigator } from '../../domain/ports/navigator';
import { Back } from '../../ui/app/back';
import { Busy } from '../../ui/app/busy';
import { Links } from '../../ui/app/links';
import { Notifications } from '../../ui/app/notifications';
import { CurrentApplication } from '../current-application';
import { SessionServices } from '../session-services';

/** What the app's shell holds, without its pages. The container is named because a login has a container within it. */
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
  });
