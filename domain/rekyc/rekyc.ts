import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import type { Polling } from '../async/poll';
import { Query } from '../async/query';
import { mapResult, type Result } from '../kernel/result';
import { type Watch, watched } from '../async/watched';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { rekycStatus } from './calls';

/** The status of a re-KYC (spec §4). */
export type RekycStatus = 'INITIATED' | 'APPROVED' | 'REJECTED' | 'KTP_MISMATCH';

export interface RekycState {
  /** INITIATED: a check that this browser sent is under review. Absent before the first submission. */
  readonly status?: RekycStatus;
  /** The status is INITIATED or an unknown word, and this browser sent no check. */
  readonly isUnproven?: true;
}

/** Reads the status of a user's re-KYC, and waits for its result (spec §2, §7). */
export class Rekyc extends Query<RekycState> {
  readonly watch$: Watch;

  constructor(
    http: Http,
    private readonly storage: Storage,
    polling: Polling,
  ) {
    super(async () => mapResult(await http.call(rekycStatus, {}), (answer) => this.read(answer)));
    this.watch$ = watched(() => this.look(), polling);
  }

  /** Reads the status; returns whether there is a result. */
  async look(): Promise<Result<boolean, Failure>> {
    return mapResult(
      await this.refresh(),
      ({ status, isUnproven }) => status !== 'INITIATED' && !isUnproven,
    );
  }

  /** Stores that this browser sends a check. From then on INITIATED means that it arrived. */
  note(): void {
    this.storage.write(STORED.rekycSent, true);
  }

  /** Erases that note: the check was refused, or has a result. */
  forget(): void {
    this.storage.erase(STORED.rekycSent);
  }

  private read({ status }: AnswerOf<typeof rekycStatus>): RekycState {
    if (status === undefined) return {};
    if (status !== 'INITIATED' && status !== 'UNKNOWN') {
      this.forget();
      return { status };
    }
    const isSent = this.storage.read(STORED.rekycSent) === true;
    return isSent ? { status: 'INITIATED' } : { isUnproven: true };
  }
}
