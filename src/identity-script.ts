import { identityCheck } from '../adapters/bridge/identity-check';
import { OneKycScript } from '../adapters/bridge/one-kyc-script';
import { scriptUrls } from '../adapters/browser/script-urls';
import type { Clock } from '../domain/ports/clock';
import type { ErrorReporter } from '../domain/ports/error-reporter';
import type { NativeBridge } from '../domain/ports/native-bridge';
import type { ClientConfig } from '../domain/config/config';

/** Returns the identity check of this deployment. Lazy-loaded, since only the checkpoint of an application needs it. */
export const deployedIdentityCheck = (
  { script: address, integrity }: ClientConfig['oneKyc'],
  clock: Clock,
  reporter: ErrorReporter,
): NativeBridge['launchOneKyc'] => {
  const trusted = scriptUrls([address]);
  const script = new OneKycScript({ address, integrity, trusted, clock, reporter });
  return identityCheck(script, clock, reporter);
};
