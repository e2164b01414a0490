import type { CallName } from '../../../../domain/calls';
import { JoinWaitlist } from '../../../../domain/application/join-waitlist';
import { Reapply } from '../../../../domain/application/reapply';
import { ToggleSetting } from '../../../../domain/settings/toggle-setting';
import type { Visit } from '../../support/a-visit';

export interface Verb {
  readonly name: string;
  /** Who can do it. */
  readonly persona: string;
  /** The call that the server must learn once. */
  readonly call: CallName;
  /** Constructs it from the ports of the login that lasts now, and does it. */
  readonly press: (visit: Visit) => Promise<unknown>;
}

/** Everything that moves money, identity or an application, as a person begins it. */
export const verbs: readonly Verb[] = [
  {
    name: 'JoinWaitlist',
    persona: 'waitlist-open',
    call: 'joinWaitlist',
    press: ({ ports, applications }) =>
      new JoinWaitlist(ports.http, applications, ports.scope.ended).join(),
  },
  {
    name: 'Reapply',
    persona: 'rejected-can-reapply',
    call: 'reapply',
    press: ({ ports, applications }) =>
      new Reapply(ports.http, applications, ports.scope.ended).reapply(),
  },
  {
    name: 'ToggleSetting',
    persona: 'approved',
    call: 'saveToggle',
    press: async ({ ports }) => {
      const settings = new ToggleSetting(ports.http);
      await settings.load();
      const [first] = 'value' in settings.toggles$.value ? settings.toggles$.value.value : [];
      if (first) await settings.set(first.feature, !first.enabled);
    },
  },
];
