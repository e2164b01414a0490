import { Subscription } from 'rxjs';
import { after } from '../async/after';
import { minute, second } from '../kernel/instant';
import type { Clock } from '../ports/clock';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';

/** The ids of one challenge of the PIN (spec §3, §7). */
export interface ChallengeIds {
  readonly challengeId?: string;
  readonly requestId?: string;
}

const longest = 5 * minute;
/** Tolerance for a phone that corrects its clock. */
const correction = 5 * second;
/** The time is erased first: without it, another tab that reads in between ignores the ids. */
const rows = [STORED.pinChallengedAt, STORED.pinChallengeId, STORED.pinRequestId];

/**
 * The ids of the open challenge, stored because the PIN page may be another webview, for at most five minutes
 * (decision 10).
 */
export class PinIds {
  /** The timer for the expiry of the stored ids. */
  private waiting = Subscription.EMPTY;

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {
    // Ids that an earlier page stored expire as well.
    this.expire();
  }

  /** Returns the ids of a challenge that is still open; erases expired ones. */
  read(): ChallengeIds | undefined {
    const { storage, clock } = this;
    const at = storage.read(STORED.pinChallengedAt);
    // Another tab may be storing or erasing them at this moment, so they are not erased.
    if (at === undefined) return undefined;
    const age = clock.now() - at;
    // If the clock was set back, the age is unknown; a small correction is tolerated.
    if (age < -correction || age >= longest) {
      this.erase();
      return undefined;
    }
    const challengeId = storage.read(STORED.pinChallengeId);
    const requestId = storage.read(STORED.pinRequestId);
    return {
      ...(challengeId !== undefined && { challengeId }),
      ...(requestId !== undefined && { requestId }),
    };
  }

  keep({ challengeId, requestId }: ChallengeIds): void {
    const { storage, clock } = this;
    this.erase();
    if (challengeId !== undefined) storage.write(STORED.pinChallengeId, challengeId);
    if (requestId !== undefined) storage.write(STORED.pinRequestId, requestId);
    storage.write(STORED.pinChallengedAt, clock.now());
    this.expire();
  }

  erase(): void {
    this.waiting.unsubscribe();
    for (const row of rows) this.storage.erase(row);
  }

  private expire(): void {
    if (!this.read()) return;
    const { clock, storage } = this;
    const left = (storage.read(STORED.pinChallengedAt) ?? 0) + longest - clock.now();
    // By then another tab may have stored newer ids, so the age is checked again.
    this.waiting = after(clock, left).subscribe(() => this.expire());
  }
}
