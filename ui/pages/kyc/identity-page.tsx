import { useMemo, useState } from 'react';
import { Applications } from '../../../domain/application/applications';
import { latestValue } from '../../../domain/kernel/loadable';
import { type IdentityFlow, identityFlow, IDENTITY_WAYS } from '../../../domain/kyc/identity-flow';
import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { OneKyc } from '../../../domain/kyc/one-kyc';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Storage } from '../../../domain/ports/storage';
import { useRoute } from '../../app/route-context';
import { useWizard } from '../../forms/use-wizard';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useIdentityCheck } from '../onboarding/use-identity-check';
import { statusPage } from '../status/status-page';
import { IDENTITY_PAGES } from './identity-pages';

interface Identity {
  readonly flow: IdentityFlow;
  readonly made: boolean | undefined;
  readonly migrated?: boolean;
  /** Where a check that was made leads on to. */
  readonly on: () => RouteId;
}

const useIdentity = ({ flow, made, migrated = false, on }: Identity) => {
  const navigator = useService(Navigator);
  const { launch, putOff, busy, cancelled } = useIdentityCheck(flow);
  const leadTo = (to: RouteId) => navigator.go(ROUTES[to].path, { replace: true });
  const goOn = { run: () => leadTo(on()) };
  return {
    details: { flow, made, migrated, cancelled },
    actions: {
      complete: goOn,
      follow: goOn,
      prepare: { run: () => leadTo('onekycReapply') },
      launch: { run: launch, busy },
      retry: { run: launch, busy },
      later: { run: putOff, look: 'quiet' as const },
      continue: { run: () => navigator.go(ROUTES.kycStep2.path) },
    },
  };
};

/** The single product's draft holds the check, and tells which step is next. */
const useInDraft = () => {
  const application = latestValue(useLive(useService(Applications).application$));
  const migrated = application?.eligibility === 'MIGRATED';
  const { wizard, state } = useWizard(
    KycWizard,
    useMemo(() => ({ identityKnown: migrated }), [migrated]),
  );
  const { submissionUuid } = useService(OneKyc);
  const ready = state.phase === 'ready';
  // A draft that cannot be read is asked for again on the step that follows.
  const unread = state.phase === 'failed' ? submissionUuid !== undefined : undefined;
  const next = () => wizard.firstIncomplete()?.route ?? 'kycStep6';
  return useIdentity({
    flow: 'GPL',
    made: ready ? wizard.isReachable('kycStep2') : unread,
    migrated,
    on: () => (ready ? next() : IDENTITY_WAYS.GPL.on),
  });
};

/** Every other flow goes by the check that this browser keeps. */
const useOnItsOwn = () => {
  const storage = useService(Storage);
  // As it was on arrival: the flag goes when the flow is left, and the page a moment later.
  const [flow] = useState(() => identityFlow(storage));
  const { submissionUuid } = useService(OneKyc);
  return useIdentity({
    flow,
    made: submissionUuid !== undefined,
    on: () => IDENTITY_WAYS[flow].on,
  });
};

const InDraft = statusPage({ rows: IDENTITY_PAGES, useArea: useInDraft });
const OnItsOwn = statusPage({ rows: IDENTITY_PAGES, useArea: useOnItsOwn });

/** How an identity check ended, and what is done instead of one. */
export const IdentityPage = () => {
  const route = useRoute();
  const storage = useService(Storage);
  const [inDraft] = useState(() => route === 'kycStep1Migrated' || identityFlow(storage) === 'GPL');
  return inDraft ? <InDraft /> : <OnItsOwn />;
};
