import { LoginCallbackPage } from '../../ui/pages/auth/login-callback-page';
import { LinkAccountPage } from '../../ui/pages/auth/link-account-page';
import { LoginPage } from '../../ui/pages/auth/login-page';
import { LogoutPage } from '../../ui/pages/auth/logout-page';
import { RedirectPage } from '../../ui/pages/auth/redirect-page';
import { addressing } from '../../adapters/browser/addressing';
import { OAuthLogin } from '../../adapters/browser/oauth-login';
import { Login } from '../../domain/auth/login';
import { Clock } from '../../domain/ports/clock';
import { DirectLogin } from '../../domain/ports/direct-login';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/config/config';
import { Session } from '../../domain/session/session';
import type { AreaCode } from '../wiring/area-code';
import { part, service } from '../wiring/service';

const directLogin = part([Config, Clock], ({ values }, clock) => ({
  authorizeUrl: values.authorizeUrl,
  tokenUrl: values.tokenUrl,
  origin: location.origin,
  callback: addressing[values.router].callback(location),
  clock,
  fetch: window.fetch.bind(window),
}));

export const area: AreaCode<'auth'> = {
  screens: {
    authLogin: LoginPage,
    authCallback: LoginCallbackPage,
    authRedirect: RedirectPage,
    authLogout: LogoutPage,
    authLinkAccount: LinkAccountPage,
  },
  deviceServices: [
    service(OAuthLogin, [directLogin], DirectLogin),
    service(Login, [Session, Storage, Clock, NativeBridge, DirectLogin, Tracking]),
  ],
  services: [],
};
