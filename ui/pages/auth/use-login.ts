import { useState } from 'react';
import { Navigator } from '../../../domain/ports/navigator';
import { HostContext } from '../../../domain/host/host-context';
import { Login } from '../../../domain/auth/login';
import { Session } from '../../../domain/session/session';
import { useService } from '../../hooks/services';
import { useVisit } from '../../hooks/use-visit';
import { leaveFor } from './leave-for';
import { useOnArrival } from './use-on-arrival';

export type LoginPhase = 'going' | 'cancelled' | 'failed';

/** A hint is somebody's name at the login page; longer ones are none. */
const hintIn = (query: string): string | undefined => {
  const hint = new URLSearchParams(query).get('login_hint');
  return hint && hint.length <= 256 ? hint : undefined;
};

/** Begins the login on arrival: with the host's token where there is a host, else at the login page. */
export const useLogin = () => {
  const navigator = useService(Navigator);
  const session = useService(Session);
  const login = useService(Login);
  const hostContext = useService(HostContext);
  const visit = useVisit();
  const [phase, setPhase] = useState<LoginPhase>('going');
  /** Asked before anything else: somebody is logged in, and the address names somebody. */
  const [question, setQuestion] = useState<{ hint: string; stay: () => void; go: () => void }>();

  const onTheWeb = async (agreed = false) => {
    const hint = hintIn(navigator.place$.value.query);
    navigator.leave(await login.begin(hint, agreed), { same: true });
  };

  /** `to`: where the person goes on to in their own account. */
  const ask = (hint: string, to: () => Promise<string>) =>
    setQuestion({
      hint,
      stay: () => void to().then((it) => leaveFor(navigator, { to: it })),
      go: () => {
        setQuestion(undefined);
        void onTheWeb(true);
      },
    });

  const enter = async (query: string, withScreen: boolean) => {
    setPhase('going');
    if (hostContext.host === 'web') return onTheWeb();
    const hint = hintIn(query);
    // An address does not overrule the host: its token comes first, and then the person is asked.
    const end = await login.fromHost(withScreen && hint === undefined);
    if (visit.aborted) return;
    if (end.kind === 'in' && hint !== undefined) return ask(hint, () => Promise.resolve(end.to));
    if (end.kind === 'in') return leaveFor(navigator, end);
    if (end.kind === 'unsupported' || hint !== undefined) return onTheWeb();
    setPhase(end.kind === 'cancelled' ? 'cancelled' : 'failed');
  };

  useOnArrival((place) => {
    const cameBack = place.by === 'back';
    const hint = hintIn(place.query);
    const loggedIn = session.loggedIn$.value;
    if (loggedIn && hint !== undefined && !cameBack) ask(hint, () => session.target());
    // Coming back over a hint does not ask again.
    else if (loggedIn) void session.target().then((to) => leaveFor(navigator, { to }));
    // Who comes back from the login page wants to leave; going there again would not let them.
    else if (cameBack) setPhase('cancelled');
    else void enter(place.query, false);
  });

  return {
    phase,
    question,
    /** Tries again by hand; a host may ask the person now. */
    again: () => void enter(navigator.place$.value.query, true),
    /** The login in the browser, whatever the host. */
    onTheWeb: () => void onTheWeb(),
  };
};
