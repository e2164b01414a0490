import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import type { Polling } from '../kernel/poll';
import { Query } from '../kernel/query';
import { mapResult, type Result } from '../kernel/result';
import { type Watch, watched } from '../kernel/watched';
import type { Http } from '../ports/http';
import { rekycStatus } from './calls';

/** The status of a re-KYC (spec §4). */
export type RekycStatus = 'INITIATED' | 'APPROVED' | 'REJECTED' | 'KTP_MISMATCH';

/** `status` is absent before the first submission. */
export interface RekycState {
  readonly status?: RekycStatus;
}

/** A status that this client does not know counts as under way, so that nothing is sent beside it. */
const readState = ({ status }: AnswerOf<typeof rekycStatus>): RekycState =>
  status === undefined ? {} : { status: status === 'UNKNOWN' ? 'INITIATED' : status };

/** Reads the status of a person's re-KYC, and waits for its result (spec §2, §7). */
export class Rekyc extends Query<RekycState> {
  readonly watch$: Watch;

  constructor(http: Http, polling: Polling) {
    super(async () => mapResult(await http.call(rekycStatus, {}), readState));
    this.watch$ = watched(() => this.look(), polling);
  }

  /** Whether there is a result. */
  async look(): Promise<Result<boolean, Failure>> {
    return mapResult(await this.refresh(), ({ status }) => status !== 'INITIATED');
  }
}
