import { ContainerModule } from 'inversify';
import { BrowserFiles } from '../../adapters/browser/browser-files';
import { Files } from '../../domain/ports/files';
import { Hosting } from '../../domain/session/hosting';

/** What hands files over; loaded with the first area that has some. */
export const filesModule = new ContainerModule(({ bind }) => {
  bind(Files)
    .toResolvedValue(
      (hosting) => new BrowserFiles({ inWebview: () => hosting.host !== 'web' }),
      [Hosting],
    )
    .inSingletonScope();
});
