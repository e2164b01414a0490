import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

/** Reloads the page because code of this build is missing, as after a deploy (spec §8, decision 33). */
export class ReloadOnce {
  constructor(
    private readonly storage: Storage,
    private readonly navigator: Navigator,
    /** The name of the running build, which differs from one build to the next. */
    private readonly build: string,
  ) {}

  /** Reloads once per build and tab, after `prepareReload`, if that can be stored. Returns whether it reloads. */
  reload(): boolean {
    const { storage, navigator, build } = this;
    if (storage.read(STORED.reloadedBuild) === build) return false;
    if (!storage.write(STORED.reloadedBuild, build)) return false;
    navigator.reload({ prepared: true });
    return true;
  }
}
