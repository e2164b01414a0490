import { Config } from '../../domain/config/config';
import { HostContext } from '../../domain/host/host-context';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { useWayTo } from './use-way-to';

/** Opens the help of this host; `undefined` where none is configured, or what is could not be opened. */
export const useHelp = (): (() => void) | undefined => {
  const host = useLive(useService(HostContext).host$);
  const article = useService(Config).values.help?.[host];
  return useWayTo()(article);
};
