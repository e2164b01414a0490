import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../domain/kernel/failure';
import { ok, type Result } from '../../../domain/kernel/result';
import { type IdentityFlow, IDENTITY_WAYS } from '../../../domain/kyc/identity-flow';
import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { type OneKycEnd, OneKyc } from '../../../domain/kyc/one-kyc';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Storage } from '../../../domain/ports/storage';
import { Tracking } from '../../../domain/ports/tracking';
import { Rekyc } from '../../../domain/rekyc/rekyc';
import { STORED } from '../../../domain/session/stored';
import { event } from '../../../domain/tracking/event';
import { useRoute } from '../../app/route-context';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { type Services, useService, useServices } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** The page that tells how an identity check ended; a cancelled one leaves the person where they are. */
const pages: Readonly<Record<Exclude<OneKycEnd['kind'], 'cancelled'>, RouteId>> = {
  submitted: 'onekycSuccess',
  rejected: 'onekycRejected',
  upgrade: 'unsupportedApp',
  unsupported: 'unsupported',
  failed: 'onekycFailure',
};

type Keep = (services: Services, submissionUuid: string) => Promise<Result<void, Failure>>;

/** What is done with a check that was made. */
const keepers: Readonly<Record<IdentityFlow, Keep>> = {
  GPL: async (services, onekycSubmissionUuid) => {
    // When this does not arrive, the next save of any step carries it.
    await services.get(KycWizard).attach({ onekycSubmissionUuid });
    return ok(undefined);
  },
  // Kept in the browser with every check, and sent with the application.
  COMBINED: async () => ok(undefined),
  REKYC: (services, submissionUuid) => services.get(Rekyc).submit(submissionUuid),
};

/** Opens the identity check of a flow and goes where its end is told. */
export const useIdentityCheck = (flow: IdentityFlow) => {
  const route = useRoute();
  const services = useServices();
  const navigator = useService(Navigator);
  const storage = useService(Storage);
  const oneKyc = useService(OneKyc);
  const tracking = useService(Tracking);
  const showFailure = useFailureDialog();
  const busy = useLive(oneKyc.launching$);
  const [cancelled, setCancelled] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const leaving = useRef(new AbortController());
  const { from, later } = IDENTITY_WAYS[flow];

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  // Where the check was begun stays behind its outcome; one outcome takes the place of the other.
  const go = (to: RouteId) => navigator.go(ROUTES[to].path, { replace: route !== from });

  /** Shows the page of every outcome but a submission. */
  const tell = (end: Exclude<OneKycEnd, { kind: 'submitted' }>): void => {
    if (end.kind === 'cancelled') return setCancelled(true);
    if (end.kind === 'failed' && end.failure)
      return showFailure(end.failure, { retry: () => void launch() });
    go(pages[end.kind]);
  };

  /** Keeps the buttons busy while this runs, and frees them also when it throws. */
  const held = async <T>(work: Promise<T>): Promise<T> => {
    setKeeping(true);
    try {
      return await work;
    } finally {
      setKeeping(false);
    }
  };

  /** Makes the pages of an identity check this flow's. */
  const begin = () => {
    if (flow !== 'REKYC') storage.write(STORED.onboardingType, flow);
  };

  /** Goes on with an earlier check, unless the host says that it did not end well. */
  const resume = async (submissionUuid: string, to: RouteId = pages.submitted): Promise<void> => {
    begin();
    const { signal } = leaving.current;
    const end = await held(oneKyc.resume(submissionUuid));
    if (signal.aborted) return;
    if (end.kind === 'submitted') return keep(end.submissionUuid, to);
    tell(end);
  };

  /** Hands a check that was made to its flow, and goes on. */
  const keep = async (submissionUuid: string, to: RouteId = pages.submitted): Promise<void> => {
    const { signal } = leaving.current;
    const saved = await held(keepers[flow](services, submissionUuid));
    if (signal.aborted) return;
    if (saved.ok) go(to);
    else showFailure(saved.error, { retry: () => void keep(submissionUuid, to) });
  };

  const launch = async (): Promise<void> => {
    setCancelled(false);
    begin();
    const { signal } = leaving.current;
    const end = await oneKyc.launch(flow === 'COMBINED' ? flow : 'GPL', signal);
    tracking.track(event('identity_check_ended', route, { flow, outcome: end.kind }));
    if (end.kind === 'submitted') return keep(end.submissionUuid);
    if (!signal.aborted) tell(end);
  };

  /** Another check, after the page of tips. */
  const repeat = () => {
    begin();
    navigator.go(ROUTES.onekycReapply.path);
  };

  /** Not now: back to where the flow can be taken up again. */
  const putOff = () => {
    if (flow === 'REKYC') services.get(Rekyc).end();
    navigator.go(ROUTES[later].path, { replace: true });
  };

  return {
    launch,
    resume,
    repeat,
    putOff,
    busy: busy || keeping,
    cancelled,
    made: oneKyc.submissionUuid,
  };
};
