import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../../adapters/session/session-http';
import { Restructure } from '../../../domain/restructure/restructure';

/** The offer to split the bills, which the list of bills names as well. */
export const splitOfferModule = new ContainerModule(({ bind }) => {
  bind(Restructure)
    .toResolvedValue((http) => new Restructure(http), [SessionHttp])
    .inSingletonScope();
});
