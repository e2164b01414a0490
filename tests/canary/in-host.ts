import { randomUUID } from 'node:crypto';
import { gojekWire } from '../../adapters/bridge/gojek-wire';
import { gopayWire } from '../../adapters/bridge/gopay-wire';
import { partnerWire } from '../../adapters/bridge/partner-wire';
import { inside } from '../e2e/support/hosts';
import type { Ready } from './visit';

const wires = { gojek: gojekWire, gopay: gopayWire, 'partner-sdk': partnerWire } as const;

/** Puts a browser into a host that knows the person and does all that it is asked for. */
export const inHost =
  (host: keyof typeof wires): Ready =>
  (context, { token }, { name }) => {
    const { names } = wires[host]({});
    return inside(context, host, {
      [names.appInfo]: { version: '4.95.0', locale: 'id' },
      [names.token]: { token },
      [names.loginWithAuth]: { token },
      [names.launchOneKyc]: { kind: 'submitted', submissionUuid: randomUUID() },
      [names.userDetails]: { customerId: 'G-1', name },
    });
  };
