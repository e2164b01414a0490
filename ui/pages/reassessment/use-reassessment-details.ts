import { isNewEnough } from '../../../domain/application/products';
import { SubmitReassessment } from '../../../domain/reassessment/submit-reassessment';
import { Config } from '../../../domain/config/config';
import { HostContext } from '../../../domain/host/host-context';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useNowUntil } from '../status/use-now-until';
import type { ReassessmentDetails } from './reassessment-details';

export const useReassessmentDetails = (): ReassessmentDetails => {
  const submit = useService(SubmitReassessment);
  const state = useLive(submit.status.state$);
  const review = useLive(submit.review$);
  const at = useLive(useService(HostContext).at$);
  const { reassessmentMinimum, updateUrl } = useService(Config).values;
  const reassessment = useLive(submit.known$);
  const now = useNowUntil(reassessment?.details?.reapplyTime);
  return {
    reassessment,
    unread: state.phase === 'failed',
    review,
    supported: reassessmentMinimum === undefined || isNewEnough(at, reassessmentMinimum),
    canUpdate: updateUrl?.[at.host] !== undefined,
    begun: submit.begun,
    format: useFormat(),
    now,
  };
};
