import { ContainerModule } from 'inversify';
import { addressing } from '../../adapters/browser/addressing';
import { OAuthLogin } from '../../adapters/browser/oauth-login';
import { Clock } from '../../domain/ports/clock';
import { DirectLogin } from '../../domain/ports/direct-login';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/config/config';
import { Login } from '../../domain/auth/login';
import { Session } from '../../domain/session/session';

/** What the ways in need; loaded with the first page of them. */
export const authModule = new ContainerModule(({ bind }) => {
  bind(DirectLogin)
    .toResolvedValue(
      (config, clock) =>
        new OAuthLogin({
          authorizeUrl: config.values.authorizeUrl,
          tokenUrl: config.values.tokenUrl,
          origin: location.origin,
          callback: addressing[config.values.router].callback(location),
          clock,
          fetch: window.fetch.bind(window),
        }),
      [Config, Clock],
    )
    .inSingletonScope();

  bind(Login)
    .toResolvedValue(
      (session, storage, clock, bridge, direct, tracking) =>
        new Login(session, storage, clock, bridge, direct, tracking),
      [Session, Storage, Clock, NativeBridge, DirectLogin, Tracking],
    )
    .inSingletonScope();
});
