import type { Live } from '../kernel/live';

/** The current address. `path` starts with `/`; `query` is empty or starts with `?`. */
export interface Place {
  readonly path: string;
  readonly query: string;
  /** Unique per history entry, for scroll positions. */
  readonly key: string;
  /** How the user got to this address. */
  readonly by: 'push' | 'replace' | 'back';
  /**
   * Who chose this address: the app, by a press or a redirect, or an outside link, a bookmark or the address bar. The
   * app has to ask the user before it does what an outside address requests.
   */
  readonly chosenBy: 'app' | 'outside';
  /**
   * Aborts when the user leaves this path. A change of the query alone does not end the visit, since the page stays; a
   * return to the same entry is a new visit.
   */
  readonly left: AbortSignal;
}

/** The address bar and the ways out of the document. No other code uses them. */
export abstract class Navigator {
  private visit = { path: '', end: new AbortController() };

  abstract readonly place$: Live<Place>;
  /** Whether a page of the app is before this one in the history. */
  abstract readonly hasBefore: boolean;
  protected isApart: (path: string) => boolean = () => false;
  /** Opens these pages in separate documents from now on: they may not share this one (decision 31). */
  keepApart(isApart: (path: string) => boolean): void {
    this.isApart = isApart;
  }
  /** Goes to an address of the app, path and query. `document`: with a full page load. */
  abstract go(
    to: string,
    options?: { readonly replace?: boolean; readonly document?: boolean },
  ): void;
  /** Returns the `href` of a link to an address of the app, so that it can be opened in another tab. */
  abstract href(to: string): string;
  abstract back(): void;
  /**
   * Reloads the current address, with new copies of the files that may be broken. `prepared`: there are none, or
   * `prepareReload` has just fetched them.
   */
  abstract reload(options?: { readonly prepared?: boolean }): void;
  /** Whether another document was requested within the last minute, which a reload would replace. */
  abstract readonly isLeaving: boolean;
  /** Returns whether a server would answer a reload: without one, the current page is better than none. */
  abstract isServed(): Promise<boolean>;
  /** Does the same as `isServed`, and fetches the files that may be broken past the cache. */
  abstract prepareReload(): Promise<boolean>;
  /**
   * Leaves for an address that `safeExternalUrl` accepted. `same`: in this tab. `replace`: in this tab, and the back
   * button does not return to the current page.
   */
  abstract leave(
    url: string,
    options?: { readonly same?: boolean; readonly replace?: boolean },
  ): void;

  /** Adds the signal of its visit to the next place, and ends the visit if the path changes. */
  protected visited(place: Omit<Place, 'left'>): Place {
    const { path } = place;
    if (path !== this.visit.path) {
      this.visit.end.abort();
      this.visit = { path, end: new AbortController() };
    }
    return { ...place, left: this.visit.end.signal };
  }
}
