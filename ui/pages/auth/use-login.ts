import { useState } from 'react';
import { Navigator } from '../../../domain/ports/navigator';
import { HostContext } from '../../../domain/host/host-context';
import { Login } from '../../../domain/auth/login';
import { Session } from '../../../domain/session/session';
import { useService } from '../../hooks/services';
import { useVisit } from '../../hooks/use-visit';
import { leaveFor } from './leave-for';
import { useOnArrival } from './use-on-arrival';

export type LoginPhase = 'going' | 'cancelled' | 'upgrade' | 'failed' | 'insecure';

/** Returns the account hint for the login page; longer than 256 characters, it is ignored. */
const hintIn = (query: string): string | undefined => {
  const hint = new URLSearchParams(query).get('login_hint');
  return hint && hint.length <= 256 ? hint : undefined;
};

/** Starts the login on arrival: with the host's token in a host, otherwise at the login page. */
export const useLogin = () => {
  const navigator = useService(Navigator);
  const session = useService(Session);
  const login = useService(Login);
  const hostContext = useService(HostContext);
  const visit = useVisit();
  const [phase, setPhase] = useState<LoginPhase>('going');
  /** Asked first, if a user is logged in and the address names an account. */
  const [question, setQuestion] = useState<{ hint: string; stay: () => void; go: () => void }>();

  const onTheWeb = async (agreed = false) => {
    const hint = hintIn(navigator.place$.value.query);
    navigator.leave(await login.begin(hint, agreed), { same: true });
  };

  /** `to`: the page where the user continues in the current account. */
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
    // An address does not override the host: the host's token comes first, and then the user is asked.
    const end = await login.fromHost(withScreen && hint === undefined);
    if (visit.aborted) return;
    if (end.kind === 'in' && hint !== undefined) return ask(hint, () => Promise.resolve(end.to));
    if (end.kind === 'in') return leaveFor(navigator, end);
    if (end.kind === 'unsupported' || hint !== undefined) return onTheWeb();
    setPhase(end.kind === 'cancelled' || end.kind === 'upgrade' ? end.kind : 'failed');
  };

  useOnArrival((place) => {
    if (!login.isSecure()) return setPhase('insecure');
    const cameBack = place.by === 'back';
    const hint = hintIn(place.query);
    const loggedIn = session.loggedIn$.value;
    if (loggedIn && hint !== undefined && !cameBack) ask(hint, () => session.target());
    // Going back over a hint does not ask again.
    else if (loggedIn) void session.target().then((to) => leaveFor(navigator, { to }));
    // After going back from the login page, the user wants to leave; sending them there again would trap them.
    else if (cameBack) setPhase('cancelled');
    else void enter(place.query, false);
  });

  return {
    phase,
    question,
    /** Tries again by hand; the host may now ask the user. */
    again: () => void enter(navigator.place$.value.query, true),
    /** Logs in through the browser, in any host. */
    onTheWeb: () => void onTheWeb(),
  };
};
