import type { AnswerOf } from '../kernel/call';
import { mapResult } from '../kernel/result';
import { Query } from '../kernel/query';
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

/** Reads the status of a person's re-KYC (spec §2, §7). */
export class Rekyc extends Query<RekycState> {
  constructor(http: Http) {
    super(async () => mapResult(await http.call(rekycStatus, {}), readState));
  }
}
