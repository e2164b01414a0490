import { cell } from '../../domain/kernel/live';
import { Navigator, type Place } from '../../domain/ports/navigator';

const split = (to: string): { path: string; query: string } => {
  const at = to.indexOf('?');
  return at < 0 ? { path: to, query: '' } : { path: to.slice(0, at), query: to.slice(at) };
};

/** An address bar with a history, and a record of the addresses that the app left for. */
export class MemoryNavigator extends Navigator {
  private entries: readonly Omit<Place, 'left'>[];
  private at = 0;
  private keys = 0;
  private readonly current;

  override readonly place$;
  /** Addresses that the app left for, oldest first. */
  readonly left: string[] = [];
  /** Addresses of the app that were loaded as whole documents. */
  readonly documents: string[] = [];
  reloads = 0;
  isLeaving = false;
  /** Whether the server would serve the document again. */
  served = true;

  constructor(start = '/') {
    super();
    const place = { ...split(start), key: 'k0', by: 'push', chosenBy: 'outside' } as const;
    this.entries = [place];
    this.current = cell(this.visited(place));
    this.place$ = this.current;
  }

  override get hasBefore(): boolean {
    return this.at > 0;
  }

  override go(
    to: string,
    options: { readonly replace?: boolean; readonly document?: boolean } = {},
  ): void {
    this.enter(to, options, 'app');
  }

  /** Opens a link from another site, or an address that the user typed. */
  open(to: string): void {
    this.enter(to, {}, 'outside');
  }

  private enter(
    to: string,
    options: { readonly replace?: boolean; readonly document?: boolean },
    chosenBy: Place['chosenBy'],
  ): void {
    if (options.document || this.isApart(split(to).path)) this.documents.push(to);
    this.keys += 1;
    const by = options.replace ? 'replace' : 'push';
    const before = this.entries.slice(0, options.replace ? this.at : this.at + 1);
    this.entries = [...before, { ...split(to), key: `k${this.keys}`, by, chosenBy }];
    this.show(this.entries.length - 1);
  }

  override href(to: string): string {
    return to;
  }

  override back(): void {
    if (this.hasBefore) this.show(this.at - 1, 'back');
    else this.go('/', { replace: true });
  }

  /** Presses the browser's forward button. */
  forward(): void {
    this.show(this.at + 1, 'back');
  }

  override isServed(): Promise<boolean> {
    return Promise.resolve(this.served);
  }

  override prepareReload(): Promise<boolean> {
    return Promise.resolve(this.served);
  }

  override reload(): void {
    this.reloads += 1;
  }

  override leave(url: string): void {
    this.left.push(url);
  }

  /** Path and query of every entry up to the current one. */
  get trail(): readonly string[] {
    return this.entries.slice(0, this.at + 1).map(({ path, query }) => path + query);
  }

  private show(at: number, by?: Place['by']): void {
    const place = this.entries[at];
    if (!place) return;
    this.at = at;
    this.current.next(this.visited(by ? { ...place, by } : place));
  }
}
