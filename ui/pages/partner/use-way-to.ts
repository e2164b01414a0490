import { safeExternalUrl, safeInternalPath } from '../../../domain/navigation/safe-url';
import { Config } from '../../../domain/session/config';
import { useFollow } from '../../app/use-follow';
import { useService } from '../../hooks/services';

/** What opens a link; `undefined` for one that is missing, or would not be opened. */
export const useWayTo = (): ((link: string | undefined) => (() => void) | undefined) => {
  const follow = useFollow();
  const { links } = useService(Config).values;
  return (link) => {
    if (link === undefined) return undefined;
    const isOurs = safeInternalPath(link) !== undefined;
    return isOurs || safeExternalUrl(link, links).kind !== 'drop' ? () => follow(link) : undefined;
  };
};
