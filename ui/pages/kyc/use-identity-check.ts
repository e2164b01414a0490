import { useEffect, useRef, useState } from 'react';
import { type OneKycEnd, OneKyc } from '../../../domain/kyc/one-kyc';
import type { Wizard } from '../../../domain/forms/wizard';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useRoute } from '../../app/route-context';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** The page that tells how an identity check ended; a cancelled one leaves the person where they are. */
const pages: Readonly<Record<Exclude<OneKycEnd['kind'], 'cancelled'>, RouteId>> = {
  submitted: 'onekycSuccess',
  rejected: 'onekycRejected',
  upgrade: 'unsupportedApp',
  failed: 'onekycFailure',
};

/** Opens the identity check and goes where its end is told. */
export const useIdentityCheck = (wizard: Wizard) => {
  const route = useRoute();
  const navigator = useService(Navigator);
  const oneKyc = useService(OneKyc);
  const showFailure = useFailureDialog();
  const busy = useLive(oneKyc.launching$);
  const [cancelled, setCancelled] = useState(false);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const keep = (onekycSubmissionUuid: string) =>
    // When this does not arrive, the next save of any step carries it.
    wizard.attach({ onekycSubmissionUuid });

  const launch = async (): Promise<void> => {
    setCancelled(false);
    const { signal } = leaving.current;
    const end = await oneKyc.launch('GPL', signal);
    if (end.kind === 'submitted') await keep(end.submissionUuid);
    if (signal.aborted) return;
    if (end.kind === 'cancelled') return setCancelled(true);
    if (end.kind === 'failed' && end.failure)
      return showFailure(end.failure, { retry: () => void launch() });
    // The checkpoint stays behind the outcome; one outcome takes the place of the other.
    navigator.go(ROUTES[pages[end.kind]].path, { replace: route !== 'kycStep1' });
  };

  return { launch, keep, busy, cancelled, made: oneKyc.submissionUuid };
};
