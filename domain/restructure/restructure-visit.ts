import { routeAt, ROUTES } from '../navigation/routes';
import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

const { section } = ROUTES.restructure;

/** Stores where the user began to split the bills, until they leave its section (spec §3, "Restructure"). */
export class RestructureVisit {
  constructor(
    private readonly storage: Storage,
    private readonly navigator: Navigator,
  ) {
    navigator.place$.subscribe(({ path }) => {
      if (ROUTES[routeAt(path)].section !== section) this.end();
    });
  }

  /** Stores the entry. A later visit to the page, from its agreement for example, changes nothing. */
  begin(): void {
    const { storage, navigator } = this;
    const { hasBefore } = navigator;
    if (hasBefore && storage.read(STORED.restructureEntry) !== undefined) return;
    const outside = storage.read(STORED.entryPoint) ?? 'direct';
    storage.write(STORED.restructureEntry, hasBefore ? 'app' : outside);
    storage.write(STORED.hideBackOnRestructure, !hasBefore);
  }

  /** Whether the header has a back button: only if a page of the app is before the entry. */
  get hasBack(): boolean {
    return this.storage.read(STORED.hideBackOnRestructure) !== true;
  }

  private end(): void {
    this.storage.erase(STORED.restructureEntry);
    this.storage.erase(STORED.hideBackOnRestructure);
  }
}
