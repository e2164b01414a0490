import { ContainerModule } from 'inversify';
import { Partners } from '../../domain/partners/partners';
import { Http } from '../../domain/ports/http';
import { Session } from '../../domain/session/session';

/** What the pages about partners need. */
export const partnerModule = new ContainerModule(({ bind }) => {
  bind(Partners)
    .toResolvedValue((http, session) => new Partners(http, session), [Http, Session])
    .inSingletonScope();
});
