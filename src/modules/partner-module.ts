import { ContainerModule } from 'inversify';
import { Partners } from '../../domain/partners/partners';
import { Http } from '../../domain/ports/http';

/** What the pages about partners need. */
export const partnerModule = new ContainerModule(({ bind }) => {
  bind(Partners)
    .toResolvedValue((http) => new Partners(http), [Http])
    .inSingletonScope();
});
