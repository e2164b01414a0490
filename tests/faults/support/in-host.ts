import { vi } from 'vitest';
import type { NativeHost } from '../../../adapters/bridge/host-adapter';
import { HOST_KINDS } from '../../adapters/support/fake-hosts';

export const lookLike = (host: NativeHost): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    `Mozilla/5.0 ${HOST_KINDS[host].mark.agent}`,
  );
};

/** Puts a host around the document that answers these calls, by their names there, and supports no other. */
export const inHost = (host: NativeHost, answers: Readonly<Record<string, unknown>>) => () => {
  const kind = HOST_KINDS[host];
  lookLike(host);
  kind.put(window as unknown as Record<string, unknown>, ({ name }, reply) =>
    reply(name in answers ? kind.ok(answers[name]) : kind.refused('unsupported')),
  );
};
