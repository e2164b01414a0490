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
/** A phone may correct its clock by this much. */
const correction = 5 * second;
/** The time goes first: another tab may read while the rows are erased one by one, and takes no ids without it. */
const rows = [STORED.pinChallengedAt, STORED.pinChallengeId, STORED.pinRequestId];

/**
 * The ids of the open challenge, stored because the PIN page may be another webview, for at most five minutes
 * (decision 10).
 */
export class PinIds {
  /** Ends the wait for the expiry of the ids before. */
  private waiting = Subscription.EMPTY;

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {
    // Ids of a page before this one expire, too.
    this.expire();
  }

  /** The ids of a challenge that is still open; expired ones are erased. */
  read(): ChallengeIds | undefined {
    const { storage, clock } = this;
    const at = storage.read(STORED.pinChallengedAt);
    // Another tab may be storing or erasing them just now, so they are left alone.
    if (at === undefined) return undefined;
    const age = clock.now() - at;
    // After a clock was put back the age is not known, except for a small correction.
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
    // By then another tab may have stored newer ones.
    this.waiting = after(clock, left).subscribe(() => this.expire());
  }
}
