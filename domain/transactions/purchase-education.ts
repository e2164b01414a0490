import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

/** The explanation of the life of a purchase, shown once to a user with a single one (spec §3). */
export class PurchaseEducation {
  constructor(private readonly storage: Storage) {}

  get isSeen(): boolean {
    return this.storage.read(STORED.singleTransactionSeen) ?? false;
  }

  /** Remembers that it was shown. */
  shown(): void {
    this.storage.write(STORED.singleTransactionSeen, true);
  }
}
