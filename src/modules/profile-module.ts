import { ContainerModule } from 'inversify';
import { Http } from '../../domain/ports/http';
import { Profile } from '../../domain/session/profile';
import { Session } from '../../domain/session/session';

/** Who the person is to the lender; loaded with the first page that names them. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(Profile)
    .toResolvedValue((http, session) => new Profile(http, session), [Http, Session])
    .inSingletonScope();
});
