import { Config } from '../../domain/config/config';
import { HostContext } from '../../domain/host/host-context';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { useWayTo } from './use-way-to';

/** Returns a function that opens this host's help; `undefined` if no help is configured or its link is not allowed. */
export const useHelp = (): (() => void) | undefined => {
  const host = useLive(useService(HostContext).host$);
  const article = useService(Config).values.help?.[host];
  return useWayTo()(article);
};
