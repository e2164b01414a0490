import type { ClientConfig } from '../../../domain/config/config';
import type { GuardInput } from '../../../domain/guard/guard';
import { RouteGuard } from '../../../domain/guard/route-guard';
import type { HostVersion } from '../../../domain/host/host';
import { cell } from '../../../domain/kernel/live';
import type { Visit } from './a-visit';
import { pollingIn } from './services-in';

/** Creates the guard of a visit. */
export const guardOf = (
  visit: Visit,
  options: Partial<ClientConfig> = {},
  activation$ = cell<GuardInput['activation']>('allowed'),
  at$ = cell<HostVersion>({ host: 'web', version: undefined }),
) =>
  new RouteGuard(
    visit.navigator,
    visit.session,
    visit.currentApplication,
    visit.storage,
    pollingIn(visit),
    activation$,
    at$,
    { gppMinimum: { gojek: '4.90.0', gopay: '1.28.0' }, ...options },
  );
