import { vi } from 'vitest';
import type { NativeHost } from '../../../adapters/bridge/host-adapter';
import { HOST_KINDS } from '../../adapters/bridge/support/fake-hosts';

/** How a browser knows a host while its object is not there. */
export const marks: Readonly<
  Record<NativeHost, { readonly agent: string; readonly query: string }>
> = {
  gojek: { agent: 'Gojek/4.95.0', query: '' },
  gopay: { agent: '', query: '?source=gopay' },
  'partner-sdk': { agent: 'paylater-sdk/1.0', query: '' },
};

export const lookLike = (host: NativeHost): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${marks[host].agent}`);
};

/** Puts a host around the document that answers these of its calls, by their names there, and supports no other. */
export const inHost = (host: NativeHost, answers: Readonly<Record<string, unknown>>) => () => {
  const kind = HOST_KINDS[host];
  lookLike(host);
  kind.put(window as unknown as Record<string, unknown>, ({ name }, reply) =>
    reply(name in answers ? kind.ok(answers[name]) : kind.refused('unsupported')),
  );
};
