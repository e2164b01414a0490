import { useMemo, useState } from 'react';
import { Applications } from '../../../domain/application/applications';
import { latestValue } from '../../../domain/kernel/loadable';
import { type IdentityFlow, IDENTITY_WAYS } from '../../../domain/kyc/identity-flow';
import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { RunIdentityCheck } from '../../../domain/kyc/run-identity-check';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useRoute } from '../../app/route-context';
import { useWizard } from '../../forms/use-wizard';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useTableMessages } from '../../hooks/use-table-messages';
import { useIdentityCheck } from '../onboarding/use-identity-check';
import { statusPage } from '../status/status-page';
import { IDENTITY_PAGES } from './identity-pages';

interface Identity {
  readonly flow: IdentityFlow;
  readonly made: boolean | undefined;
  readonly migrated?: boolean;
  readonly nextStep?: string | undefined;
  /** Returns the page after a completed check. */
  readonly on: () => RouteId;
}

const useIdentity = ({ flow, made, migrated = false, nextStep, on }: Identity) => {
  const navigator = useService(Navigator);
  const { launch, putOff, busy, cancelled } = useIdentityCheck(flow);
  const leadTo = (to: RouteId) => navigator.go(ROUTES[to].path, { replace: true });
  const goOn = { run: () => leadTo(on()) };
  return {
    details: { flow, made, migrated, nextStep, cancelled },
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

/** Returns the details and actions in the single product, whose draft holds the check and decides the next step. */
const useInDraft = () => {
  const application = latestValue(useLive(useService(Applications).state$));
  const migrated = application?.eligibility === 'MIGRATED';
  const { wizard, state } = useWizard(
    KycWizard,
    useMemo(() => ({ identityKnown: migrated }), [migrated]),
  );
  const { submissionUuid } = useService(RunIdentityCheck);
  const ready = state.phase === 'ready';
  // A draft that cannot be loaded is loaded again on the next step.
  const unread = state.phase === 'failed' ? submissionUuid !== undefined : undefined;
  const formMessage = useTableMessages('form');
  const next = () => wizard.firstIncomplete()?.route ?? 'kycStep6';
  return useIdentity({
    flow: 'GPL',
    made: ready ? wizard.isReachable('kycStep2') : unread,
    migrated,
    nextStep: ready ? formMessage(`cards.${next()}`) : undefined,
    on: () => (ready ? next() : IDENTITY_WAYS.GPL.on),
  });
};

/** Returns the details and actions in the flows without a draft. This browser keeps the state of their check. */
const useOnItsOwn = () => {
  const check = useService(RunIdentityCheck);
  // Read on arrival, because the flag is cleared shortly before the page is left.
  const [flow] = useState(() => check.flow);
  return useIdentity({
    flow,
    made: check.submissionUuid !== undefined,
    on: () => IDENTITY_WAYS[flow].on,
  });
};

const InDraft = statusPage({ rows: IDENTITY_PAGES, useArea: useInDraft });
const OnItsOwn = statusPage({ rows: IDENTITY_PAGES, useArea: useOnItsOwn });

/** Renders the results of an identity check, and the first step of a migrated user, who needs no check. */
export const IdentityPage = () => {
  const route = useRoute();
  const check = useService(RunIdentityCheck);
  const [inDraft] = useState(() => route === 'kycStep1Migrated' || check.flow === 'GPL');
  return inDraft ? <InDraft /> : <OnItsOwn />;
};
