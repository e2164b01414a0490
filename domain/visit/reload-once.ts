import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

/** Loads the page anew because code of this build is missing, as after a deploy (spec §8, decision 33). */
export class ReloadOnce {
  constructor(
    private readonly storage: Storage,
    private readonly navigator: Navigator,
    /** Names the build that runs: it differs from one build to the next. */
    private readonly build: string,
  ) {}

  /** Once for a build in a tab, after `prepareReload`, and never where that could not be remembered. Answers whether it does. */
  reload(): boolean {
    const { storage, navigator, build } = this;
    if (storage.read(STORED.reloadedBuild) === build) return false;
    if (!storage.write(STORED.reloadedBuild, build)) return false;
    navigator.reload({ prepared: true });
    return true;
  }
}
