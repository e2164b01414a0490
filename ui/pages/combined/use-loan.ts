import { Applications } from '../../../domain/application/applications';
import { Consents } from '../../../domain/consent/consents';
import { latestValue } from '../../../domain/kernel/loadable';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { useGpp } from '../onboarding/use-gpp';

/** Returns the additional product for this user: the offer and the consent. */
export const useLoan = () => {
  const applications = useService(Applications);
  const consents = useService(Consents);
  // The terms page is outside of the status guard, which may not have loaded the status yet.
  const status = useQuery(applications, 'idle');
  const consentState = useQuery(consents, 'idle');

  const application = latestValue(status);
  const given = latestValue(consentState);
  const consented = given !== undefined && given.length > 0;
  const gpp = useGpp(consented);
  const unread = [
    application === undefined && { state: status, retry: () => void applications.load() },
    // Without the loan, its consents do not matter.
    gpp?.eligible &&
      given === undefined && { state: consentState, retry: () => void consents.load() },
  ].filter((it) => it !== false && it !== undefined);
  const missing = unread.flatMap(({ state, retry }) =>
    state.phase === 'failed' ? [{ failure: state.failure, retry }] : [],
  )[0];
  return { application, gpp, consented, missing, ready: unread.length === 0 };
};
