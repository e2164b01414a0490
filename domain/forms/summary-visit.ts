import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

/** A stored mark that the open step was opened from the summary, and returns there, also after a reload. */
export class SummaryVisit {
  constructor(private readonly storage: Storage) {}

  get isOpen(): boolean {
    return this.storage.read(STORED.fromSummary) === true;
  }

  begin(): void {
    this.storage.write(STORED.fromSummary, true);
  }

  end(): void {
    this.storage.erase(STORED.fromSummary);
  }
}
