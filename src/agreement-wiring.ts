import type { Load } from './lazy-wiring';

/** Wired by whichever of its two areas comes first: home, or the agreement's own page. */
export const agreement: Load = ({ session }) =>
  import('./modules/agreement-module').then((it) => session.load(it.agreementModule));
