import { BrowserFiles } from '../../adapters/browser/browser-files';
import { Files } from '../../domain/ports/files';
import { HostShell } from '../../domain/ports/host-shell';
import { HostContext } from '../../domain/host/host-context';
import { ifAny, named, part, service } from '../wiring/service';

const options = named({
  inWebview: part([HostContext], (hostContext) => () => hostContext.host !== 'web'),
  // A host may appear late, and a plain browser has none.
  openLink: part([ifAny(HostShell)], (shell) => async (address: string) => {
    const outcome = await shell()?.openLink(address);
    return outcome?.kind === 'ok';
  }),
});

export const files = service(BrowserFiles, [options], Files);
