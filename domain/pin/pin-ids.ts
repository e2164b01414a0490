import { minute, second } from '../kernel/instant';
import type { Clock } from '../ports/clock';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';

/** What names one challenge of the PIN to the servers (spec §3, §7). */
export interface ChallengeIds {
  readonly challengeId?: string;
  readonly requestId?: string;
}

const longest = 5 * minute;
/** By so much a phone corrects its clock unasked. */
const putRight = 5 * second;
const rows = [STORED.pinChallengeId, STORED.pinRequestId, STORED.pinChallengedAt];

/**
 * The ids of the challenge that is open, kept in the browser because the PIN page may be another webview. They live for
 * five minutes of the clock and not longer (decisions, "What is stored, and where").
 */
export class PinIds {
  /** Ends the wait for the ids of before. */
  private waiting = new AbortController();

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {
    // Those of a page before this one go in their time, too.
    this.expire();
  }

  /** The ids of a challenge that is still open; what is too old is erased. */
  read(): ChallengeIds | undefined {
    const { storage, clock } = this;
    const at = storage.read(STORED.pinChallengedAt);
    const age = at === undefined ? longest : clock.now() - at;
    // A clock that was put back tells nothing of the age; one that is only put right does.
    if (age < -putRight || age >= longest) {
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
    storage.write(STORED.pinChallengedAt, clock.now());
    if (challengeId !== undefined) storage.write(STORED.pinChallengeId, challengeId);
    if (requestId !== undefined) storage.write(STORED.pinRequestId, requestId);
    this.expire();
  }

  erase(): void {
    this.waiting.abort();
    for (const row of rows) this.storage.erase(row);
  }

  private expire(): void {
    if (!this.read()) return;
    const { clock, storage } = this;
    const { signal } = (this.waiting = new AbortController());
    const left = (storage.read(STORED.pinChallengedAt) ?? 0) + longest - clock.now();
    // By then they may be newer ones, of another tab.
    void clock.sleep(left, signal).then(() => signal.aborted || this.expire());
  }
}
