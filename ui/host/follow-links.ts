import { HostShell } from '../../domain/ports/host-shell';
import { type BridgeOutcome, NativeBridge } from '../../domain/ports/native-bridge';
import { Navigator } from '../../domain/ports/navigator';
import { ROUTES } from '../../domain/navigation/routes';
import { Links } from '../app/links';
import type { Services } from '../hooks/services';

/** Returns whether the host opened the link, or the user declined to open it. */
const isSettled = ({ kind }: BridgeOutcome<void>): boolean => kind === 'ok' || kind === 'cancelled';

const notOffered = { kind: 'unsupported' } as const;

/** Lets the host open https links; if it does not, the browser opens them. */
export const followLinks = (services: Services): void => {
  const [links, shell] = [services.get(Links), services.get(HostShell)];
  const offer = (url: string) =>
    url.startsWith('https:') ? shell.openLink(url) : Promise.resolve(notOffered);
  links.use((browser) => {
    const open = async (url: string): Promise<void> => {
      if (!isSettled(await offer(url))) browser.open(url);
    };
    const handOff = async (url: string): Promise<void> => {
      if ((await offer(url)).kind !== 'ok') return browser.handOff(url);
      // The user continues where the host opened the link, so the webview closes.
      const { kind } = await services.get(NativeBridge).close();
      if (kind !== 'ok') services.get(Navigator).go(ROUTES.unsupported.path, { replace: true });
    };
    return { open: (url) => void open(url), handOff: (url) => void handOff(url) };
  });
};
