import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from './stored';

/**
 * Loads the page anew because code of this build is missing, as after a deploy: once for a build in a tab, and never
 * where that could not be remembered. Answers whether it does (spec §8, decision 33).
 */
export const reloadOnce = (storage: Storage, navigator: Navigator, build: string): boolean => {
  if (storage.read(STORED.reloadedBuild) === build) return false;
  if (!storage.write(STORED.reloadedBuild, build)) return false;
  navigator.reload();
  return true;
};
