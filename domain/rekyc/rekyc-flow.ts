import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

/** The flag of the re-KYC flow (spec §4): while it is set, the KYC steps are open to users with an account. */
export class RekycFlow {
  constructor(private readonly storage: Storage) {}

  get isOpen(): boolean {
    return this.storage.read(STORED.rekycFlow) === true;
  }

  /** Sets the flag. Erases an earlier identity check, which must not be used as the new one. */
  begin(): void {
    this.storage.erase(STORED.onekycSubmissionUuid);
    this.storage.erase(STORED.rekycSent);
    this.storage.write(STORED.rekycFlow, true);
  }

  end(): void {
    this.storage.erase(STORED.rekycFlow);
  }
}
