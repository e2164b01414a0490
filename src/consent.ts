import { Readiness } from '../adapters/bridge/readiness';
import { loadConsentScript } from '../adapters/browser/consent-script';
import { scriptUrls } from '../adapters/browser/script-urls';
import type { Live } from '../domain/kernel/live';
import { Clock } from '../domain/ports/clock';
import { ErrorReporter } from '../domain/ports/error-reporter';
import { HostInfo } from '../domain/ports/host-info';
import { Navigator } from '../domain/ports/navigator';
import { Storage } from '../domain/ports/storage';
import { type ClientConfig, Config } from '../domain/config/config';
import { HostContext } from '../domain/host/host-context';
import { VisitConsent } from '../domain/tracking/visit-consent';
import type { Services } from '../ui/hooks/services';

/** Returns the path that the document was loaded from, whatever its address is now. */
const documentPath = (): string => {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? location.href).pathname;
};

/** Returns whether the user allows events, as the deployment's consent provider reports it (decision 31). */
export const visitConsent = (
  services: Services,
  { script: address, integrity }: NonNullable<ClientConfig['consent']>,
): Live<boolean | undefined> => {
  const { router } = services.get(Config).values;
  const clock = services.get(Clock);
  const hostInfo = services.get(HostInfo);
  const visit = new VisitConsent(
    services.get(Navigator),
    services.get(Storage),
    services.get(ErrorReporter),
    {
      isHosted: () => services.get(HostContext).isSeen,
      settled: () => new Readiness(() => hostInfo.hasGopayObject(), clock).wait(),
      // With the hash router all pages are one document, so no page may load the script.
      documentPath: router === 'hash' ? '*' : documentPath(),
      load: (chosen) =>
        loadConsentScript({
          address,
          integrity,
          trusted: (url) => scriptUrls([address])(url),
          clock,
          onChoice: chosen,
        }),
    },
  );
  return visit.allowed$;
};
