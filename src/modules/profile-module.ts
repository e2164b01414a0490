import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { Profile } from '../../domain/session/profile';

/** Who the person is to the lender; loaded with the first page that names them. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(Profile)
    .toResolvedValue((http) => new Profile(http), [SessionHttp])
    .inSingletonScope();
});
