import { type Container, ContainerModule } from 'inversify';
import { Preferences } from '../../domain/visit/preferences';
import { createI18n } from '../../ui/app/i18n';
import { ScreenLoader } from '../../ui/app/screen-loader';
import { areasIn } from '../areas';

/** The pages. The container is named because an area's wiring comes with its first page. */
export const screensModule = (container: Container) =>
  new ContainerModule(({ bind }) => {
    bind(ScreenLoader)
      .toResolvedValue(
        (preferences) =>
          new ScreenLoader(createI18n(preferences.language$.value), areasIn(container)),
        [Preferences],
      )
      .inSingletonScope();
  });
