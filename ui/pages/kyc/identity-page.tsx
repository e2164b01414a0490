import { useMemo, useState } from 'react';
import { Applications } from '../../../domain/application/applications';
import { known } from '../../../domain/kernel/loadable';
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
import { StatusSheet } from '../status/status-sheet';
import { IDENTITY_PAGES, type IdentityRoute } from './identity-pages';

interface IdentityProps {
  readonly route: IdentityRoute;
  readonly flow: IdentityFlow;
  readonly made: boolean | undefined;
  readonly migrated?: boolean;
  /** Where a check that was made leads on to. */
  readonly on: () => RouteId;
}

const Identity = ({ route, flow, made, migrated = false, on }: IdentityProps) => {
  const navigator = useService(Navigator);
  const { launch, putOff, busy, cancelled } = useIdentityCheck(flow);
  const leadTo = (to: RouteId) => navigator.go(ROUTES[to].path, { replace: true });
  const goOn = { run: () => leadTo(on()) };
  return (
    <StatusSheet
      shown={IDENTITY_PAGES[route]({ flow, made, migrated, cancelled })}
      actions={{
        complete: goOn,
        follow: goOn,
        prepare: { run: () => leadTo('onekycReapply') },
        launch: { run: launch, busy },
        retry: { run: launch, busy },
        later: { run: putOff, look: 'quiet' },
        continue: { run: () => navigator.go(ROUTES.kycStep2.path) },
      }}
    />
  );
};

interface FlowProps {
  readonly route: IdentityRoute;
  readonly flow: IdentityFlow;
}

/** The single product's draft holds the check, and tells which step is next. */
const InDraft = ({ route, flow }: FlowProps) => {
  const application = known(useLive(useService(Applications).application$));
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
  return (
    <Identity
      route={route}
      flow={flow}
      made={ready ? wizard.isReachable('kycStep2') : unread}
      migrated={migrated}
      on={() => (ready ? next() : IDENTITY_WAYS[flow].on)}
    />
  );
};

/** Every other flow goes by the check that this browser keeps. */
const OnItsOwn = ({ route, flow }: FlowProps) => {
  const { submissionUuid } = useService(OneKyc);
  const { on } = IDENTITY_WAYS[flow];
  return <Identity route={route} flow={flow} made={submissionUuid !== undefined} on={() => on} />;
};

/** The page of every row of IDENTITY_PAGES. */
export const IdentityPage = () => {
  // Only routes of the table show this page (ui/later-screens.ts).
  const route = useRoute() as IdentityRoute;
  const storage = useService(Storage);
  // As it was on arrival: the flag goes when the flow is left, and the page a moment later.
  const [flow] = useState(() => (route === 'kycStep1Migrated' ? 'GPL' : identityFlow(storage)));
  const Flow = flow === 'GPL' ? InDraft : OnItsOwn;
  return <Flow route={route} flow={flow} />;
};
