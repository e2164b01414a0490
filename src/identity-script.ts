import { OneKycScript } from '../adapters/bridge/one-kyc-script';
import { scriptUrls } from '../adapters/browser/script-urls';
import type { Clock } from '../domain/ports/clock';
import type { ErrorReporter } from '../domain/ports/error-reporter';
import type { ClientConfig } from '../domain/session/config';

/** The identity script of this deployment; code of its own, since only the checkpoint of an application needs it. */
export const identityScript = (
  { script, integrity }: ClientConfig['oneKyc'],
  clock: Clock,
  reporter: ErrorReporter,
): OneKycScript =>
  new OneKycScript({ address: script, integrity, trusted: scriptUrls([script]), clock, reporter });
