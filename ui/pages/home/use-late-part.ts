import type { FlatNamespace } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HostInfo } from '../../../domain/ports/host-info';
import type { Language } from '../../../domain/session/locale';
import { ScreenLoader } from '../../app/screen-loader';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/**
 * A part of home that comes after it, since the first load has no room for it. `undefined` until it and its messages are
 * here, and while they are not `wanted`. What does not come is asked for again when the connection is back, or on the
 * next arrival: home can be used without it.
 */
export const useLatePart = <Part>(
  area: FlatNamespace,
  load: () => Promise<Part>,
  wanted: boolean,
): Part | undefined => {
  const { i18n } = useTranslation();
  const loader = useService(ScreenLoader);
  const online = useLive(useService(HostInfo).online$);
  const [here, setHere] = useState<{ part: Part; language: string }>();
  const { language } = i18n;
  const missing = wanted && here?.language !== language;

  useEffect(() => {
    if (!missing || !online) return;
    let left = false;
    Promise.all([load(), loader.area(area, language as Language)]).then(
      ([part]) => left || setHere({ part, language }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [area, load, loader, missing, online, language]);

  return wanted && !missing ? here?.part : undefined;
};
