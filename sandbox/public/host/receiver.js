/** Receives calls through a protocol, applies the planned faults, and logs them. */

import { note } from './log.js';
import { inRealm } from './protocols.js';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Results for which no call needs to be carried out. */
const planned = {
  upgrade: { kind: 'upgrade', minVersion: '99.0.0' },
  denied: { kind: 'denied' },
  cancelled: { kind: 'cancelled' },
};

const isOlder = (version, least) => {
  const [mine, other] = [version, least].map((it) => it.split('.').map((part) => Number(part)));
  const at = other.findIndex((part, index) => (mine[index] || 0) !== part);
  return at >= 0 && (mine[at] || 0) < other[at];
};

const thrown = (error) => ({ kind: 'failed', code: error.code ?? 'HOST' });

/** Returns `receive(name, params, deliver)` for one document of the client. */
export const receiver =
  ({ page, protocol, calls, settings }) =>
  (name, params, deliver) => {
    const call = protocol.calls[name];
    const ended = note(name, params);
    const [fault, ms] = (settings()[`fault.${call}`] ?? 'ok').split(':');
    const version = settings().version || protocol.version;
    const isThere = call && !isOlder(version, protocol.since[name] ?? '0');

    const hand = (payload) => deliver(inRealm(page, payload));
    const answer = async () => {
      if (fault === 'late') await pause(Number(ms));
      if (fault === 'garbage') {
        ended(fault);
        return hand(protocol.garbage);
      }
      const carriedOut = async () => (isThere ? calls[call](params) : { kind: 'unsupported' });
      const outcome = planned[fault] ?? (await carriedOut().catch(thrown));
      const payload = protocol.payload(outcome);
      ended(outcome.kind, outcome.value ?? outcome.code);
      hand(fault === 'string' ? JSON.stringify(payload) : payload);
      if (fault === 'twice') hand(payload);
    };

    if (fault === 'throws') {
      ended(fault);
      throw new page.Error('The host is at fault.');
    }
    if (fault === 'silent') ended(fault);
    else void answer();
  };
