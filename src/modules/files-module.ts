import { ContainerModule } from 'inversify';
import { BrowserFiles } from '../../adapters/browser/browser-files';
import { Files } from '../../domain/ports/files';
import { HostShell } from '../../domain/ports/host-shell';
import { HostContext } from '../../domain/host/host-context';

/** What hands files over; loaded with the first area that has some. */
export const filesModule = new ContainerModule(({ bind }) => {
  bind(Files)
    .toDynamicValue((context) => {
      const hostContext = context.get(HostContext);
      return new BrowserFiles({
        inWebview: () => hostContext.host !== 'web',
        // Asked for when it is needed: a host may turn up late, and a plain browser has none.
        openLink: async (address) => {
          const outcome = await context.get(HostShell, { optional: true })?.openLink(address);
          return outcome?.kind === 'ok';
        },
      });
    })
    .inSingletonScope();
});
