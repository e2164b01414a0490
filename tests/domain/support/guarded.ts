import type { ClientConfig } from '../../../domain/config/config';
import type { GuardInput } from '../../../domain/guard/guard';
import { RouteGuard } from '../../../domain/guard/route-guard';
import type { HostVersion } from '../../../domain/host/host';
import { cell } from '../../../domain/kernel/live';
import type { Visit } from './a-visit';

/** Creates the guard of a visit. */
export const guardOf = (
  { navigator, session, currentApplication, storage, clock }: Visit,
  options: Partial<ClientConfig> = {},
  activation$ = cell<GuardInput['activation']>('allowed'),
  at$ = cell<HostVersion>({ host: 'web', version: undefined }),
) =>
  new RouteGuard(navigator, session, currentApplication, storage, clock, activation$, at$, {
    gppMinimum: { gojek: '4.90.0', gopay: '1.28.0' },
    ...options,
  });
