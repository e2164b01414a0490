import { type Cell, cell } from '../../domain/kernel/live';
import { minute } from '../../domain/kernel/instant';
import type { Ids } from '../../domain/ports/ids';
import { Navigator, type Place } from '../../domain/ports/navigator';
import { type Addressing, addressing } from './addressing';
import { reloadFresh } from './reload-fresh';

/** The state of a history entry: its key, and how many entries of the app come before it in this document. */
interface EntryState {
  readonly key: string;
  readonly index: number;
  /** The app itself navigated here. No other page can set this: an entry from a link has no state. */
  readonly app?: true;
}

const readEntryState = (state: unknown): EntryState | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  const { key, index, app } = state as Partial<Record<keyof EntryState, unknown>>;
  if (typeof key !== 'string' || typeof index !== 'number') return undefined;
  return { key, index, ...(app === true && { app }) };
};

/** Returns whether the user came back from another site with the browser's back or forward button. */
const wasRestored = ({ performance }: Window): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((it) => (it as PerformanceNavigationTiming).type === 'back_forward');

/** How long another document may take to load, in milliseconds. */
const patience = minute;

/** Schemes that would run or show foreign content as if it were ours. */
const forbiddenSchemes = /^(?:javascript|data|blob|vbscript|file|about):$/;

/** The address bar through the History API; the only file that uses either. */
export class BrowserNavigator extends Navigator {
  private readonly places: Cell<Place>;
  private index: number;
  private leftAt = Number.NEGATIVE_INFINITY;

  override readonly place$;

  constructor(
    private readonly ids: Ids,
    private readonly page: Window = window,
    private readonly addresses: Addressing = addressing.history,
  ) {
    super();
    const mark = readEntryState(page.history.state) ?? { key: ids.uuid(), index: 0 };
    page.history.replaceState(mark, '');
    this.index = mark.index;
    this.places = cell(this.visited(this.here(mark, wasRestored(page) ? 'back' : 'push')));
    this.place$ = this.places;
    page.addEventListener('beforeunload', () => {
      this.leftAt = page.performance.now();
    });
    // The page may return from the back-forward cache.
    page.addEventListener('pageshow', () => {
      this.leftAt = Number.NEGATIVE_INFINITY;
    });
    page.addEventListener('popstate', ({ state }: PopStateEvent) => this.onPopState(state));
  }

  override get isLeaving(): boolean {
    return this.page.performance.now() - this.leftAt < patience;
  }

  override get hasBefore(): boolean {
    return this.index > 0;
  }

  override go(
    to: string,
    options: { readonly replace?: boolean; readonly document?: boolean } = {},
  ): void {
    const { history, location } = this.page;
    const url = new URL(to, location.origin);
    if (!to.startsWith('/') || url.origin !== location.origin)
      throw new Error('not an address of ours');
    const wanted = url.pathname + url.search;
    const address = this.href(wanted);
    // Assigning an address that differs only in its hash would load no document.
    const asDocument = options.document || this.isApart(url.pathname);
    if (asDocument && address === wanted)
      return options.replace ? location.replace(address) : location.assign(address);
    const { path, query } = this.places.value;
    // A link to the current page adds no history entry.
    const replace = options.replace || wanted === path + query;
    const mark: EntryState = {
      key: this.ids.uuid(),
      index: replace ? this.index : this.index + 1,
      app: true,
    };
    if (replace) history.replaceState(mark, '', address);
    else history.pushState(mark, '', address);
    if (asDocument) return location.reload();
    this.index = mark.index;
    this.places.next(this.visited(this.here(mark, replace ? 'replace' : 'push')));
  }

  override href(to: string): string {
    return this.addresses.write(to, this.page.location);
  }

  override back(): void {
    if (this.hasBefore) this.page.history.back();
    else this.go('/', { replace: true });
  }

  override reload({ prepared = false } = {}): void {
    if (prepared) this.page.location.reload();
    else reloadFresh(this.page);
  }

  override async prepareReload(): Promise<boolean> {
    const { fetchFilesAgain } = this.page;
    const [isServed] = await Promise.all([this.isServed(), fetchFilesAgain?.()]);
    return isServed;
  }

  override leave(
    url: string,
    options: { readonly same?: boolean; readonly replace?: boolean } = {},
  ): void {
    const { location } = this.page;
    const { protocol, href } = new URL(url, location.origin);
    if (forbiddenSchemes.test(protocol)) throw new Error('not an address to leave for');
    // A new window for `tel:` or a host app's scheme would stay empty.
    if (options.replace) location.replace(href);
    else if (options.same || !/^https?:$/.test(protocol)) location.assign(href);
    else this.page.open(href, '_blank', 'noopener,noreferrer');
  }

  /**
   * Handles a move in the history. An entry without our state was just made by the browser, for example for a hash that
   * the user edited: no entry of the app is before it.
   */
  private onPopState(state: unknown): void {
    const ownState = readEntryState(state);
    const mark = ownState ?? { key: this.ids.uuid(), index: 0 };
    if (!ownState) this.page.history.replaceState(mark, '');
    this.index = mark.index;
    const place = this.here(mark, ownState ? 'back' : 'push');
    if (this.isApart(place.path)) this.page.location.reload();
    else this.places.next(this.visited(place));
  }

  override isServed(): Promise<boolean> {
    const { href } = this.page.location;
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), 10_000);
    const ask = { method: 'HEAD', cache: 'no-store', signal: giveUp.signal } as const;
    return this.page
      .fetch(href, ask)
      .then(
        ({ ok }) => ok,
        () => false,
      )
      .finally(() => clearTimeout(timer));
  }

  private here({ key, app }: EntryState, by: Place['by']): Omit<Place, 'left'> {
    const chosenBy = app ? 'app' : 'outside';
    return { ...this.addresses.read(this.page.location), key, by, chosenBy };
  }
}
