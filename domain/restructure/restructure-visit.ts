import { routeAt, ROUTES } from '../navigation/routes';
import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

const { section } = ROUTES.restructure;

/** Where splitting the bills was begun, from the entry until its section is left (spec §3, "Restructure"). */
export class RestructureVisit {
  constructor(
    private readonly storage: Storage,
    private readonly navigator: Navigator,
  ) {
    navigator.place$.subscribe(({ path }) => {
      if (ROUTES[routeAt(path)].section !== section) this.end();
    });
  }

  /** Stores it on the entry. A later look at the page, from its agreement for example, changes nothing. */
  begin(): void {
    const { storage, navigator } = this;
    const { hasBefore } = navigator;
    if (hasBefore && storage.read(STORED.restructureEntry) !== undefined) return;
    const outside = storage.read(STORED.entryPoint) ?? 'direct';
    storage.write(STORED.restructureEntry, hasBefore ? 'app' : outside);
    storage.write(STORED.hideBackOnRestructure, !hasBefore);
  }

  /** Whether the header leads back: only to a page of ours that comes before the entry. */
  get hasBack(): boolean {
    return this.storage.read(STORED.hideBackOnRestructure) !== true;
  }

  private end(): void {
    this.storage.erase(STORED.restructureEntry);
    this.storage.erase(STORED.hideBackOnRestructure);
  }
}
