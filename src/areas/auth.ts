import { CallbackPage } from '../../ui/pages/auth/callback-page';
import { LinkAccountPage } from '../../ui/pages/auth/link-account-page';
import { LoginPage } from '../../ui/pages/auth/login-page';
import { LogoutPage } from '../../ui/pages/auth/logout-page';
import { RedirectPage } from '../../ui/pages/auth/redirect-page';
import { authModule } from '../modules/auth-module';
import type { AreaCode } from '../areas';

export const auth: AreaCode<'auth'> = {
  screens: {
    authLogin: LoginPage,
    authCallback: CallbackPage,
    authRedirect: RedirectPage,
    authLogout: LogoutPage,
    authLinkAccount: LinkAccountPage,
  },
  deviceServices: [authModule],
  services: [],
};
