import type { Navigator } from '../../domain/ports/navigator';

export interface WaysOut {
  readonly open: (url: string) => void;
  /** Replaces the current page in the history, so that back does not return to it. */
  readonly handOff: (url: string) => void;
}

/** Opens external addresses that passed `safeExternalUrl`. */
export class Links implements WaysOut {
  private ways: WaysOut;

  constructor(navigator: Navigator) {
    this.ways = {
      open: (url) => navigator.leave(url),
      handOff: (url) => navigator.leave(url, { replace: true }),
    };
  }

  /** Replaces how addresses open, as on a host (ui/host/follow-links.ts). `waysFrom` receives the previous ways. */
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
