import type { Navigator } from '../../domain/ports/navigator';

/** Opens addresses outside of the app that `safeExternalUrl` passed; a host may do it better (ui/host/follow-links.ts). */
export class Links {
  constructor(private readonly navigator: Navigator) {}

  open: (url: string) => void = (url) => this.navigator.leave(url);
  /** Instead of the page that is here, to which the way back does not lead. */
  handOff: (url: string) => void = (url) => this.navigator.leave(url, { replace: true });
}
