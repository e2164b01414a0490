import type { ErrorReporter } from '../ports/error-reporter';
import type { Storage } from '../ports/storage';
import type { Entry } from './entry';
import { STORED } from '../storage/stored';
import type { Stored } from '../ports/stored-row';

/** Parameters that have a row of their own. */
const ownRows = [
  'appSource',
  'sourcePage',
  'sourceDeeplink',
  'callerVersion',
  'entryPoint',
  'migrationEntry',
  'migrationUserType',
] as const;

/**
 * Stores an entry's parameters for the visit; a parameter that a later entry lacks keeps its value. Reports that some
 * were dropped.
 */
export const rememberEntry = (entry: Entry, storage: Storage, reporter: ErrorReporter): void => {
  if (entry.dropped > 0)
    reporter.capture({ kind: 'navigation', message: 'entry parameter dropped' });
  const keep = <T>(row: Stored<T>, value: T | undefined) => {
    if (value !== undefined) storage.write(row, value);
  };
  // A visit begins with only the saved parameters of the previous one.
  const before = storage.read(STORED.entryPoint) ?? storage.read(STORED.savedQuery)?.['entryPoint'];
  if (entry.entryPoint !== undefined && before !== undefined && before !== entry.entryPoint)
    storage.write(STORED.previousEntryPoint, before);
  for (const name of ownRows) keep(STORED[name], entry[name]);
  keep(STORED.plus, entry.plus);
  // Spec §3: the gopayplus parameter sets the user type.
  if (entry.plus !== undefined)
    storage.write(STORED.userType, entry.plus ? 'gopayplus' : 'non_gopayplus');
  if (Object.keys(entry.utm).length > 0) storage.write(STORED.utm, entry.utm);
  if (Object.keys(entry.all).length > 0) {
    storage.write(STORED.queryParams, entry.all);
    storage.write(STORED.savedQuery, entry.all);
  }
};
