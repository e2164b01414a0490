import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../domain/kernel/locale';
import { HostInfo } from '../../domain/ports/host-info';
import { useService } from '../hooks/services';
import { useLanguage } from '../hooks/use-language';
import { useLive } from '../hooks/use-live';
import { useRoute } from './route-context';
import { type Late, ScreenLoader } from './screen-loader';
import { useReportLost } from './use-report-lost';

interface LatePart<Part> {
  /** `undefined` until the code and its messages are loaded. */
  readonly part: Part | undefined;
  readonly failed: boolean;
  /** Loads the part. Resolves with `undefined` when the load fails, and never rejects. */
  readonly load: () => Promise<Part | undefined>;
}

/**
 * Loads code that comes after its page: when `load` is called and, while `wanted`, on mounting and whenever the device
 * is online again. A failed load is reported, as for a page (spec §8).
 */
export const useLate = <Part>(late: Late<Part>, wanted = false): LatePart<Part> => {
  const route = useRoute();
  const language = useLanguage();
  const loader = useService(ScreenLoader);
  const online = useLive(useService(HostInfo).online$);
  const reportLost = useReportLost();
  const [, arrive] = useState<{ readonly part: Part; readonly language: Language }>();
  const [failed, setFailed] = useState(false);
  const here = loader.findLate(late, language);
  const missing = here === undefined;

  const request = useCallback(
    () =>
      loader.late(route, late, language).then(
        (part) => {
          arrive({ part, language });
          return part;
        },
        () => {
          reportLost();
          setFailed(true);
          return undefined;
        },
      ),
    [route, language, loader, late, reportLost],
  );

  useEffect(() => {
    if (wanted && missing && online) void request();
  }, [wanted, missing, online, request]);

  const load = useCallback(() => {
    setFailed(false);
    return request();
  }, [request]);

  return { part: here, failed: missing && failed, load };
};
