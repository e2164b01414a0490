import { randomUUID } from 'node:crypto';
import { gojekProtocol } from '../../adapters/bridge/gojek-protocol';
import { gopayProtocol } from '../../adapters/bridge/gopay-protocol';
import { partnerProtocol } from '../../adapters/bridge/partner-protocol';
import { inside } from '../e2e/support/hosts';
import type { Ready } from './visit';

const wires = {
  gojek: gojekProtocol,
  gopay: gopayProtocol,
  'partner-sdk': partnerProtocol,
} as const;

/** Puts a browser into a host that knows the user and supports every call. */
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
