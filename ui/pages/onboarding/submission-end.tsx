import { StatusSheet } from '../status/status-sheet';
import { SUBMISSION_ENDS } from './submission-ends';
import type { Ended } from './use-submission';

interface SubmissionEndProps {
  readonly state: Ended;
  readonly onRetry: () => void;
  readonly onCheck: () => void;
}

/** What became of a submission that did not simply arrive. */
export const SubmissionEnd = ({ state, onRetry, onCheck }: SubmissionEndProps) => (
  <StatusSheet
    shown={SUBMISSION_ENDS[state.phase](state)}
    actions={{
      status: { run: onCheck },
      checking: { run: onCheck, busy: true },
      again: { run: onCheck },
      send: { run: onRetry },
    }}
  />
);
