import { vi } from 'vitest';
import type { NativeHost } from '../../../adapters/bridge/protocols';
import { HOST_KINDS } from '../../adapters/support/fake-hosts';

/** Puts a host around the document that answers these calls, by their names there, and supports no other. */
export const inHost = (host: NativeHost, answers: Readonly<Record<string, unknown>>) => () => {
  const kind = HOST_KINDS[host];
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${kind.mark.agent}`);
  kind.put(window as unknown as Record<string, unknown>, ({ name }, reply) =>
    reply(name in answers ? kind.ok(answers[name]) : kind.refused('unsupported')),
  );
};
