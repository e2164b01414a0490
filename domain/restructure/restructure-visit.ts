import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';

/** Where splitting the bills was begun (spec §3, "Restructure"). */
export class RestructureVisit {
  constructor(
    private readonly storage: Storage,
    private readonly navigator: Navigator,
  ) {}

  /** Remembers it. Answers whether a page of ours comes before this one, so that its header may lead back. */
  begin(): boolean {
    const { storage, navigator } = this;
    const { hasBefore } = navigator;
    const outside = storage.read(STORED.entryPoint) ?? 'direct';
    storage.write(STORED.restructureEntry, hasBefore ? 'app' : outside);
    storage.write(STORED.hideBackOnRestructure, !hasBefore);
    return hasBefore;
  }
}
