import type { Live } from '../kernel/live';

/** Where the person is. `path` starts with `/`; `query` is empty or starts with `?`. */
export interface Place {
  readonly path: string;
  readonly query: string;
  /** One per history entry, for scroll positions. */
  readonly key: string;
  /** How the person got here. */
  readonly by: 'push' | 'replace' | 'back';
  /**
   * Who chose this address: a press or a redirect of the app, or somebody outside of it, by a link, a bookmark or the
   * address bar. What it asks for in the name of the person then has to be asked about.
   */
  readonly chosenBy: 'app' | 'outside';
  /**
   * Aborts when the user leaves this path. A change of the query alone does not end the visit, since the page stays; a
   * return to the same entry is a new visit.
   */
  readonly left: AbortSignal;
}

/** The address bar and the ways out of the document. The only place that touches them. */
export abstract class Navigator {
  private visit = { path: '', end: new AbortController() };

  abstract readonly place$: Live<Place>;
  /** A page of ours is before this one in the history. */
  abstract readonly hasBefore: boolean;
  protected isApart: (path: string) => boolean = () => false;
  /** Opens these pages as documents of their own: from here on they may not share this one (decision 31). */
  keepApart(isApart: (path: string) => boolean): void {
    this.isApart = isApart;
  }
  /** Goes to an address of our own, path and query. `document`: as a full page load. */
  abstract go(
    to: string,
    options?: { readonly replace?: boolean; readonly document?: boolean },
  ): void;
  /** What a link to an address of ours says, so that it can be opened in another tab. */
  abstract href(to: string): string;
  abstract back(): void;
  /**
   * Loads the current address again, with new copies of the files that may have come broken. `prepared`: there are none,
   * or `prepareReload` has just fetched them.
   */
  abstract reload(options?: { readonly prepared?: boolean }): void;
  /** Whether another document was asked for within the last minute: a reload would take its place. */
  abstract readonly isLeaving: boolean;
  /** Whether a server would answer a reload: without one, the current page is better than none. */
  abstract isServed(): Promise<boolean>;
  /** As `isServed`, and fetches past the cache what may have come broken. */
  abstract prepareReload(): Promise<boolean>;
  /**
   * Leaves for an address that `safeExternalUrl` passed. `same`: in this tab. `replace`: so too, and the way back does
   * not lead to where the person was.
   */
  abstract leave(
    url: string,
    options?: { readonly same?: boolean; readonly replace?: boolean },
  ): void;

  /** Adds the signal of its visit to the next place, and ends the visit to another path. */
  protected visited(place: Omit<Place, 'left'>): Place {
    const { path } = place;
    if (path !== this.visit.path) {
      this.visit.end.abort();
      this.visit = { path, end: new AbortController() };
    }
    return { ...place, left: this.visit.end.signal };
  }
}
