import type { Navigator } from '../../domain/ports/navigator';

export interface WaysOut {
  readonly open: (url: string) => void;
  /** Instead of the page that is here, to which the way back does not lead. */
  readonly handOff: (url: string) => void;
}

/** Opens addresses outside of the app that `safeExternalUrl` passed. */
export class Links implements WaysOut {
  private ways: WaysOut;

  constructor(navigator: Navigator) {
    this.ways = {
      open: (url) => navigator.leave(url),
      handOff: (url) => navigator.leave(url, { replace: true }),
    };
  }

  /** Opens them in another way, as on a host (ui/host/follow-links.ts). `waysFrom` is given the ways of before. */
  use(waysFrom: (before: WaysOut) => WaysOut): void {
    this.ways = waysFrom(this.ways);
  }

  open(url: string): void {
    this.ways.open(url);
  }

  handOff(url: string): void {
    this.ways.handOff(url);
  }
}
