import type { HomeModule } from '../../domain/home/read-home';
import { ownWayOf } from '../../domain/home/ways';
import { useHelp } from './use-help';
import { useWays, useWayTo } from './use-way-to';

/** Returns a function that opens a module: its link if that can be opened, otherwise what its type names. */
export const useModuleWay = ({
  type,
  link,
}: Pick<HomeModule, 'type' | 'link'>): (() => void) | undefined => {
  const [named] = useWays([link]);
  const own = useWayTo()(ownWayOf(type));
  const help = useHelp();
  return named ?? own ?? (type === 'HELP' ? help : undefined);
};
