import { useState } from 'react';
import { Navigator } from '../../../domain/ports/navigator';
import { Hosting } from '../../../domain/session/hosting';
import { Login } from '../../../domain/session/login';
import { Session } from '../../../domain/session/session';
import { useService } from '../../hooks/services';
import { useOnArrival } from './use-on-arrival';

export type LoginPhase = 'going' | 'cancelled' | 'failed';

interface LoginPage {
  readonly phase: LoginPhase;
  /** Tries again by hand; a host may ask the person now. */
  readonly again: () => void;
  /** The login in the browser, whatever the host. */
  readonly onTheWeb: () => void;
}

/** A hint is somebody's name at the login page; longer ones are none. */
const hintIn = (query: string): string | undefined => {
  const hint = new URLSearchParams(query).get('login_hint');
  return hint && hint.length <= 256 ? hint : undefined;
};

/** Begins the login on arrival: with the host's token where there is a host, else at the login page. */
export const useLogin = (): LoginPage => {
  const navigator = useService(Navigator);
  const session = useService(Session);
  const login = useService(Login);
  const hosting = useService(Hosting);
  const [phase, setPhase] = useState<LoginPhase>('going');

  const onTheWeb = async () => {
    const hint = hintIn(navigator.place$.value.query);
    navigator.leave(await login.begin(hint), { same: true });
  };

  const enter = async (query: string, withScreen: boolean, stillHere = () => true) => {
    setPhase('going');
    // A hint names somebody; the host's token may be somebody else's.
    if (hosting.host === 'web' || hintIn(query) !== undefined) return onTheWeb();
    const end = await login.fromHost(withScreen);
    if (!stillHere()) return;
    if (end.kind === 'in') navigator.go(end.to, { replace: true });
    else if (end.kind === 'unsupported') await onTheWeb();
    else setPhase(end.kind === 'cancelled' ? 'cancelled' : 'failed');
  };

  useOnArrival((place, stillHere) => {
    const cameBack = place.by === 'back';
    // A hint may name somebody else than who is in; coming back over it does not ask again.
    if (session.loggedIn$.value && (cameBack || hintIn(place.query) === undefined))
      void session.target().then((to) => navigator.go(to, { replace: true }));
    // Who comes back from the login page wants to leave; going there again would not let them.
    else if (cameBack) setPhase('cancelled');
    else void enter(place.query, false, stillHere);
  });

  return {
    phase,
    again: () => void enter(navigator.place$.value.query, true),
    onTheWeb: () => void onTheWeb(),
  };
};
