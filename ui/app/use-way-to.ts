import { useEffect } from 'react';
import { safeExternalUrl, safeInternalPath } from '../../domain/navigation/safe-url';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { Navigator } from '../../domain/ports/navigator';
import { Config } from '../../domain/config/config';
import { useService } from '../hooks/services';
import { useOpenLink } from './use-open-link';

type Link = string | undefined;
type WayTo = (link: Link) => (() => void) | undefined;

/** Returns a function that gives the reason why a link is not allowed; `undefined` for one that is allowed. */
const useDropReason = (): ((link: string) => string | undefined) => {
  const { links } = useService(Config).values;
  return (link) => {
    if (safeInternalPath(link) !== undefined) return undefined;
    const safe = safeExternalUrl(link, links);
    return safe.kind === 'drop' ? safe.reason : undefined;
  };
};

/**
 * Returns a function that turns a link into what opens it: inside the app for an internal path, otherwise by the rules
 * for external links. Gives `undefined` for a link that is missing or not allowed.
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

/** Returns what opens each of the server's links, and reports the links that are not allowed. */
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
