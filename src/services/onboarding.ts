import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { Areas } from '../../domain/address/areas';
import { Applications } from '../../domain/application/applications';
import { SubmitApplication } from '../../domain/application/submit-application';
import { SummaryVisit } from '../../domain/forms/summary-visit';
import { Unsaved } from '../../domain/forms/unsaved';
import { identityTakers } from '../../domain/kyc/identity-takers';
import { KycWizard } from '../../domain/kyc/kyc-wizard';
import { type IdentityCheckOptions, RunIdentityCheck } from '../../domain/kyc/run-identity-check';
import { Clock } from '../../domain/ports/clock';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { SubmitRekyc } from '../../domain/rekyc/submit-rekyc';
import { Config } from '../../domain/config/config';
import { HostContext } from '../../domain/host/host-context';
import { Preferences } from '../../domain/visit/preferences';
import { Session } from '../../domain/session/session';
import { lazy, part, service } from '../wiring/service';
import { ended } from './ended';
import { polling } from './polling';

const identityOptions = part(
  [HostContext, Preferences, Config, lazy(KycWizard), lazy(SubmitRekyc)],
  (hostContext, { language$ }, { values }, wizard, rekyc): IdentityCheckOptions => ({
    ...identityTakers(wizard, rekyc),
    language: () => language$.value,
    partner: (flow) => {
      const { partners, combinedPartners } = values.oneKyc;
      return (flow === 'COMBINED' ? combinedPartners : partners)[hostContext.host];
    },
  }),
);

/** The unsaved answers of a wizard. */
export const unsaved = part(
  [SessionStorage, Clock, Session],
  (storage, clock, session) => new Unsaved(storage, clock, () => session.owner()),
);

/** Services that every application needs, whatever the product. */
export const onboarding = [
  service(SubmitApplication, [
    SessionHttp,
    SessionStorage,
    Applications,
    SessionTracking,
    polling,
    ended,
  ]),
  service(Areas, [SessionHttp, SessionStorage]),
  service(SummaryVisit, [SessionStorage]),
  service(RunIdentityCheck, [
    SessionHttp,
    NativeBridge,
    SessionStorage,
    SessionTracking,
    identityOptions,
  ]),
];
