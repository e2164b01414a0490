import { SessionScope } from '../../domain/session/session-scope';
import { part } from '../wiring/service';

/** Aborts when the login ends. */
export const ended = part([SessionScope], ({ ended }) => ended);
