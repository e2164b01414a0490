import { filter, firstValueFrom, merge } from 'rxjs';
import { filledDraft } from '../../../sandbox/lender/new-person';
import { single } from '../../../sandbox/lender/records';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { bareApplication } from '../../../domain/application/status';
import { Bills } from '../../../domain/bills/bills';
import { Consents } from '../../../domain/consent/consents';
import { GiveConsent } from '../../../domain/consent/give-consent';
import { Restructure } from '../../../domain/restructure/restructure';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { JoinWaitlist } from '../../../domain/application/join-waitlist';
import { Reapply } from '../../../domain/application/reapply';
import { SubmitApplication } from '../../../domain/application/submit-application';
import type { CallName } from '../../../domain/calls';
import { Agreement } from '../../../domain/contracts/agreement';
import { SignContract } from '../../../domain/contracts/sign-contract';
import { beginning } from '../../../domain/forms/wizard-state';
import { aborted } from '../../../domain/async/aborted';
import { minute } from '../../../domain/kernel/instant';
import { cell } from '../../../domain/kernel/live';
import { ok } from '../../../domain/kernel/result';
import { RunIdentityCheck } from '../../../domain/kyc/run-identity-check';
import { ToggleSetting } from '../../../domain/settings/toggle-setting';
import { payingIn } from './paying';
import { otpIn, pinIn, pollingIn, reassessmentIn, submitRekycIn } from './services-in';
import type { Mine } from './a-visit';

export interface Verb {
  readonly name: string;
  /** The persona that can press it. */
  readonly persona: string;
  /** The call that the server must receive once. */
  readonly call: CallName;
  /** Prepares the state that it needs. */
  readonly prepare?: (visit: Mine) => Promise<void>;
  /** Creates it from the ports of the current login, and presses it. */
  readonly press: (visit: Mine) => Promise<unknown>;
}

/** Types the PIN into the field, unless the login ends earlier. */
const typePin = async (visit: Mine) => {
  const { scope } = visit.ports;
  const pin = pinIn(visit);
  void pin.confirm('a-token');
  const asked$ = pin.state$.pipe(filter(({ kind }) => kind === 'field'));
  await firstValueFrom(merge(asked$, aborted(scope.ended)));
  await pin.enter('123456');
};

/** Every verb that moves money, identity or an application, as a user starts it. */
export const verbs: readonly Verb[] = [
  {
    name: 'SubmitApplication',
    persona: 'draft',
    call: 'submitApplication',
    press: (visit) => {
      const { ports, applications, world, me, user } = visit;
      world.store.put(single.draft, me.userId, filledDraft(user()), me.userId);
      const { http, storage, tracking, scope } = ports;
      const [polling, { ended }] = [pollingIn(visit), scope];
      const verb = new SubmitApplication(http, storage, applications, tracking, polling, ended);
      return verb.press({
        wizard: { state$: cell(beginning), saveNow: async () => ok(undefined), forget: () => {} },
        flow: 'GPL',
        terms: 'kycTerms',
        body: () => ({ flowType: 'GPL', submissionType: 'NEW' }),
      });
    },
  },
  {
    name: 'VerifyOtp, a new code',
    persona: 'pending-auth',
    call: 'generateOtp',
    prepare: ({ clock }) => clock.advance(minute),
    press: (visit) => otpIn(visit).send('SMS'),
  },
  {
    name: 'VerifyOtp',
    persona: 'pending-auth',
    call: 'verifyOtp',
    press: (visit) => otpIn(visit).verify('123456'),
  },
  {
    name: 'JoinWaitlist',
    persona: 'waitlist-open',
    call: 'joinWaitlist',
    press: ({ ports, applications }) =>
      new JoinWaitlist(ports.http, applications, ports.scope.ended).press(),
  },
  {
    name: 'Reapply',
    persona: 'rejected-can-reapply',
    call: 'reapply',
    press: ({ ports, applications }) =>
      new Reapply(ports.http, applications, ports.scope.ended).press(),
  },
  {
    name: 'RunIdentityCheck and SubmitRekyc',
    persona: 'closed',
    call: 'submitRekyc',
    press: (visit) => {
      const { bridge, ports, navigator } = visit;
      const value = { kind: 'submitted', submissionUuid: 'uuid-1' } as const;
      bridge.answers.launchOneKyc = { kind: 'ok', value };
      const rekyc = submitRekycIn(visit);
      const isTaken = async () => undefined;
      const REKYC = async (submissionUuid: string) => {
        const end = await rekyc.press(submissionUuid);
        return 'failure' in end ? end.failure : undefined;
      };
      return new RunIdentityCheck(ports.http, bridge, ports.storage, ports.tracking, {
        language: () => 'id',
        partner: () => 'p',
        needs: isTaken,
        takers: { GPL: isTaken, COMBINED: isTaken, REKYC },
      }).run('REKYC', 'rekycReview', navigator.place$.value.left);
    },
  },
  {
    name: 'TakeVirtualAccount',
    persona: 'due-soon',
    call: 'virtualAccount',
    press: (visit) => payingIn(visit).account.take(),
  },
  {
    name: 'SignContract',
    persona: 'contract-unsigned',
    call: 'signContract',
    press: async ({ ports, bridge }) => {
      const { http, storage, scope } = ports;
      const agreement = new Agreement(http, storage);
      const read = await agreement.refresh();
      if (read.ok) agreement.opened(read.value);
      const hostInfo = new MemoryHostInfo();
      await new SignContract(http, bridge, hostInfo, storage, agreement, scope.ended).press();
    },
  },
  {
    name: 'GiveConsent',
    persona: 'gpp-available',
    call: 'giveConsent',
    press: ({ ports, applications }) => {
      const { http, storage, tracking, scope } = ports;
      const wizard = { load: async () => undefined, attach: async () => ok(undefined) };
      const [consents, { ended }] = [new Consents(http), scope];
      const verb = new GiveConsent(http, storage, tracking, consents, applications, wizard, ended);
      return verb.press('GPP', bareApplication('APPROVED'));
    },
  },
  {
    name: 'SubmitRestructure',
    persona: 'restructure',
    call: 'submitRestructure',
    press: async (visit) => {
      const { http, storage, tracking } = visit.ports;
      const restructure = new Restructure(http, storage);
      const bills = new Bills(http, visit.clock, storage);
      const polling = pollingIn(visit);
      const verb = new SubmitRestructure(http, storage, restructure, bills, tracking, polling);
      const offer = await restructure.load();
      if (offer.ok) await verb.submit(offer.value[0]?.tenor ?? 0);
      await verb.look();
    },
  },
  { name: 'VerifyPin', persona: 'reassess', call: 'verifyPin', press: typePin },
  {
    name: 'SubmitReassessment',
    persona: 'reassess',
    call: 'requestReassessment',
    press: async (visit) => {
      const verb = reassessmentIn(visit);
      await typePin(visit);
      await verb.submit({});
    },
  },
  {
    name: 'ToggleSetting',
    persona: 'approved',
    call: 'saveToggle',
    press: async ({ ports }) => {
      const settings = new ToggleSetting(ports.http);
      await settings.load();
      const { value } = settings.state$;
      const [first] = value.phase === 'ready' ? value.value : [];
      if (first) await settings.set(first.feature, !first.enabled);
    },
  },
];
