import type { Host } from '../../domain/host/host';
import { gojekProtocol } from './gojek-protocol';
import { gopayProtocol } from './gopay-protocol';
import { partnerProtocol } from './partner-protocol';

/** The protocol of each host: the names of its calls, and how they reach it. */
export const protocols = {
  gojek: gojekProtocol,
  gopay: gopayProtocol,
  'partner-sdk': partnerProtocol,
};

/** The hosts with an app around the page. */
export type NativeHost = Exclude<Host, 'web'>;
