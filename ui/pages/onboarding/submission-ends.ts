import type { Host } from '../../../domain/host/host';
import { ErrorArt } from '../../illustrations/error-art';
import { IneligibleArt } from '../../illustrations/ineligible-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import { wayOut } from '../application/status-details';
import type { StatusRow } from '../status/status-view';
import type { SubmissionOutcome } from './use-submission';

type Action = 'status' | 'checking' | 'again' | 'send' | ReturnType<typeof wayOut>;
type Row = StatusRow<SubmissionOutcome & { readonly host: Host }, Action>;

/** Results of a submission that was not simply accepted; shown in place of the terms. */
export const SUBMISSION_ENDS = {
  notAllowed: (end) => ({
    picture: IneligibleArt,
    messages: 'form:ends.notAllowed',
    primary: wayOut(end),
    secondary: 'status',
  }),
  checking: () => ({
    picture: WaitingArt,
    messages: 'form:ends.checking',
    live: true,
    primary: 'checking',
  }),
  unclear: (end) => ({
    picture: WaitingArt,
    messages: 'form:ends.unclear',
    primary: 'again',
    secondary: wayOut(end),
  }),
  failed: (state) => ({
    picture: ErrorArt,
    messages: 'form:ends.failed',
    values: { code: 'code' in state ? state.code : '' },
    primary: 'send',
    secondary: wayOut(state),
  }),
} as const satisfies Readonly<Record<SubmissionOutcome['phase'], Row>>;
