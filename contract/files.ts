import { clientVersion } from '../domain/config/config';
import { openApi } from './document/open-api';
import { contractPage } from './pages/contract-page';
import { hostContractPage, identityPage, loginContractPage } from './pages/other-pages';

/** Returns the files of `docs/contract` by name. */
export const contractFiles = (): Readonly<Record<string, string>> => ({
  'openapi.json': `${JSON.stringify(openApi(clientVersion), null, 2)}\n`,
  'README.md': `${contractPage()}\n`,
  'login.md': `${loginContractPage()}\n`,
  'identity-script.md': `${identityPage()}\n`,
  'host-bridge.md': `${hostContractPage()}\n`,
});
