import type { Wizard } from '../domain/forms/wizard';
import type { Session } from '../domain/session/session';

/** A form that lets go of its answers when the person goes. */
export const letGo = <W extends Wizard>(wizard: W, session: Session): W => {
  session.forgotten$.subscribe(() => wizard.reset());
  return wizard;
};
