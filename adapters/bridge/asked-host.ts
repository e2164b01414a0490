import type { Surroundings } from '../../domain/ports/host-shell';
import type { HostCallName, Protocol } from './protocol';
import { type NativeHost, protocols } from './protocols';
import { longest, step } from './ready-times';

/** Calls that the document sent to the host before the app's code had loaded (first-paint/host-user.ts). */
export interface AskedHost {
  readonly host: NativeHost;
  readonly protocol: Protocol;
  /** Returns how long ago the document called the host, in milliseconds. */
  readonly waited: () => number;
  /** The payload of each answer, as the host sends it. */
  sent: Readonly<Partial<Record<HostCallName, Promise<unknown>>>>;
  /** The host's language and theme, which the document uses. */
  display?: Pick<Surroundings, 'locale' | 'theme'>;
}

declare global {
  interface Window {
    askedHost?: AskedHost;
  }
}

/** How long after the document's call an answer counts as current, in milliseconds. */
const fresh = 15_000;

const isPresent = (protocol: Protocol): boolean => {
  try {
    return protocol.present();
  } catch {
    return false;
  }
};

/** Resolves when the host's object is in the page. Rejects if it does not appear in time. */
const appeared = async (protocol: Protocol): Promise<void> => {
  for (let waited = 0; !isPresent(protocol); waited += step) {
    if (waited >= longest) throw new Error('no host');
    await new Promise((over) => setTimeout(over, step));
  }
};

/** Sends calls without parameters to the host as soon as its object is there. Its user may change in the background. */
export const askHostEarly = (
  host: NativeHost,
  page: Window,
  names: readonly HostCallName[],
): AskedHost => {
  const protocol = protocols[host](page);
  // A host that appears while the page loads is not found a whole step later.
  const loaded = new Promise<void>((found) => {
    page.document.addEventListener('DOMContentLoaded', () => {
      if (isPresent(protocol)) found();
    });
  });
  const ready = Promise.race([appeared(protocol), loaded]);
  const send = async (name: HostCallName): Promise<unknown> => {
    await ready;
    const id = `document ${page.performance.timeOrigin} ${name}`;
    return new Promise((answered, failed) => {
      const sent = protocol.send({ id, name: protocol.names[name], params: {} }, answered);
      Promise.resolve(sent).catch(failed);
    });
  };
  const sent = Object.fromEntries(names.map((name) => [name, send(name)]));
  for (const answer of Object.values(sent)) answer.catch(() => {});
  const begun = page.performance.now();
  const waited = () => page.performance.now() - begun;
  const asked: AskedHost = { host, protocol, waited, sent };
  page.document.addEventListener('visibilitychange', () => {
    asked.sent = {};
  });
  page.askedHost = asked;
  return asked;
};

/** Returns what the document asked this host, if it did. */
export const askedOf = (host: NativeHost, page: object): AskedHost | undefined => {
  const { askedHost } = page as Pick<Window, 'askedHost'>;
  return askedHost?.host === host ? askedHost : undefined;
};

/** Returns the answer to a call that the document sent, once, while it is current. */
export const takeSent = (
  asked: AskedHost | undefined,
  name: HostCallName,
): Promise<unknown> | undefined => {
  if (!asked || asked.waited() > fresh) return undefined;
  const { [name]: sent, ...others } = asked.sent;
  asked.sent = others;
  return sent;
};
