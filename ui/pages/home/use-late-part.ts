import type { FlatNamespace } from 'i18next';
import { useCallback, useEffect, useState } from 'react';
import { HostInfo } from '../../../domain/ports/host-info';
import { ScreenLoader } from '../../app/screen-loader';
import { useReportLost } from '../../app/use-report-lost';
import { useService } from '../../hooks/services';
import { useLanguage } from '../../hooks/use-language';
import { useLive } from '../../hooks/use-live';

export interface LatePart<Part> {
  /** `undefined` until it and its messages are here, and while they are not wanted. */
  readonly part: Part | undefined;
  /** It did not come. It is asked for again by `retry`, when the connection is back, or on the next arrival. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * A part of home that comes after it, since the first load has no room for it. One that does not come is reported, as a page
 * is that does not (spec §8).
 */
export const useLatePart = <Part>(
  area: FlatNamespace,
  load: () => Promise<Part>,
  wanted: boolean,
): LatePart<Part> => {
  const language = useLanguage();
  const loader = useService(ScreenLoader);
  const online = useLive(useService(HostInfo).online$);
  const reportLost = useReportLost();
  const [here, setHere] = useState<{ part: Part; language: string }>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((before) => before + 1);
  }, []);
  const missing = wanted && here?.language !== language;

  useEffect(() => {
    if (!missing || !online) return;
    let left = false;
    Promise.all([load(), loader.area(area, language)]).then(
      ([part]) => left || setHere({ part, language }),
      () => {
        reportLost();
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [area, load, loader, reportLost, missing, online, language, tries]);

  return { part: wanted && !missing ? here?.part : undefined, failed: missing && failed, retry };
};
