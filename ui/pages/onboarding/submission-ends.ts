import { ErrorArt } from '../../illustrations/error-art';
import { IneligibleArt } from '../../illustrations/ineligible-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import type { StatusRow } from '../status/status-view';
import type { Ended } from './use-submission';

type Row = StatusRow<Ended, 'status' | 'checking' | 'again' | 'send'>;

/** What became of a submission that did not simply arrive; shown in place of the terms it was sent under. */
export const SUBMISSION_ENDS = {
  notAllowed: () => ({ picture: IneligibleArt, words: 'form:ends.notAllowed', primary: 'status' }),
  checking: () => ({
    picture: WaitingArt,
    words: 'form:ends.checking',
    live: true,
    primary: 'checking',
  }),
  unclear: () => ({ picture: WaitingArt, words: 'form:ends.unclear', primary: 'again' }),
  failed: (state) => ({
    picture: ErrorArt,
    words: 'form:ends.failed',
    values: { code: 'code' in state ? state.code : '' },
    primary: 'send',
  }),
} as const satisfies Readonly<Record<Ended['phase'], Row>>;
