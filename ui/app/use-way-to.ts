import { useEffect } from 'react';
import { safeExternalUrl, safeInternalPath } from '../../domain/navigation/safe-url';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { Navigator } from '../../domain/ports/navigator';
import { Config } from '../../domain/config/config';
import { useService } from '../hooks/services';
import { useOpenLink } from './use-open-link';

type Link = string | undefined;
type WayTo = (link: Link) => (() => void) | undefined;

/** Why a link would not be opened; `undefined` for one that would be. */
const useDropReason = (): ((link: string) => string | undefined) => {
  const { links } = useService(Config).values;
  return (link) => {
    if (safeInternalPath(link) !== undefined) return undefined;
    const safe = safeExternalUrl(link, links);
    return safe.kind === 'drop' ? safe.reason : undefined;
  };
};

/**
 * What opens a link, inside the app when it is an address of ours, else outside by its rules; `undefined` for one that is
 * missing, or would not be opened.
 */
export const useWayTo = (): WayTo => {
  const navigator = useService(Navigator);
  const openLink = useOpenLink();
  const reasonOf = useDropReason();
  return (link) => {
    if (link === undefined || reasonOf(link) !== undefined) return undefined;
    const inside = safeInternalPath(link);
    return () => (inside === undefined ? openLink(link) : navigator.go(inside));
  };
};

/** What opens each of the links that a server named; those that would not be opened are reported. */
export const useWays = (named: readonly Link[]): readonly ReturnType<WayTo>[] => {
  const reporter = useService(ErrorReporter);
  const reasonOf = useDropReason();
  const wayTo = useWayTo();
  const reasons = new Set(named.map((link) => link && reasonOf(link)));
  const dropped = [...reasons].filter(Boolean).join();
  useEffect(() => {
    for (const code of dropped.split(',').filter(Boolean))
      reporter.capture({ kind: 'navigation', message: 'link dropped', code });
  }, [reporter, dropped]);
  return named.map(wayTo);
};
