import type { World } from './lender/world';
import { MapStore } from './lender/store';
import { indonesia } from './areas';
import { nodeIds } from './node-ids';
import { SqliteStore } from './sqlite-store';

/** Returns the lender on this machine: real time, real randomness, all of Indonesia, and an optional database file. */
export const nodeWorld = (file: string | undefined, pages: () => string): World => {
  const complain = (sentence: string): void => console.error(sentence);
  return {
    store: file === undefined ? new MapStore() : new SqliteStore(file, complain),
    areas: indonesia(),
    ids: nodeIds,
    wall: () => Date.now(),
    complain,
    pages,
  };
};
