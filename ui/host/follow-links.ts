import { HostShell } from '../../domain/ports/host-shell';
import type { BridgeOutcome } from '../../domain/ports/native-bridge';
import { Links } from '../app/links';
import type { Services } from '../hooks/services';

/** The host opened the link, or asked the person, who said no. */
const isSettled = ({ kind }: BridgeOutcome<void>): boolean => kind === 'ok' || kind === 'cancelled';

/** Lets the host open what leads to a site; whatever it cannot open leaves as from any browser. */
export const followLinks = (services: Services): void => {
  const [links, shell] = [services.get(Links), services.get(HostShell)];
  const leave = links.open;
  const open = async (url: string): Promise<void> => {
    if (!url.startsWith('https:') || !isSettled(await shell.openLink(url))) leave(url);
  };
  links.open = (url) => void open(url);
};
