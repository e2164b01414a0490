import { HostContext } from '../../../domain/host/host-context';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { StatusSheet } from '../status/status-sheet';
import { useWayOut } from '../status/use-way-out';
import { SUBMISSION_ENDS } from './submission-ends';
import type { SubmissionOutcome } from './use-submission';

interface SubmissionEndProps {
  readonly state: SubmissionOutcome;
  readonly onRetry: () => void;
  readonly onCheck: () => void;
}

/** Renders the result of a submission that was not simply accepted. */
export const SubmissionEnd = ({ state, onRetry, onCheck }: SubmissionEndProps) => {
  const host = useLive(useService(HostContext).host$);
  const wayOut = useWayOut();
  return (
    <StatusSheet
      shown={SUBMISSION_ENDS[state.phase]({ ...state, host })}
      actions={{
        ...wayOut,
        status: { run: onCheck },
        checking: { run: onCheck, busy: true },
        again: { run: onCheck },
        send: { run: onRetry },
      }}
    />
  );
};
