import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { Partners } from '../../domain/partners/partners';

/** What the pages about partners need. */
export const partnerModule = new ContainerModule(({ bind }) => {
  bind(Partners)
    .toResolvedValue((http) => new Partners(http), [SessionHttp])
    .inSingletonScope();
});
