import { Subject } from 'rxjs';
import { askHostEarly } from '../../../adapters/bridge/asked-host';
import { hostAdapter } from '../../../adapters/bridge/host-adapter';
import type { NativeHost } from '../../../adapters/bridge/protocols';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import type { AppInfo } from '../../../domain/ports/native-bridge';
import { type HostRequest, HOST_KINDS } from './fake-hosts';

export const nativeHosts = Object.keys(HOST_KINDS) as readonly NativeHost[];

/**
 * One host and its adapter. The host is in the page unless it is `absent`, and silent until a test sets its answers. If
 * it is `early`, the document has asked for its token before.
 */
export const aHost = (host: NativeHost, { absent = false, early = false } = {}) => {
  const [clock, reporter] = [new MemoryClock(), new MemoryReporter()];
  const page: Record<string, unknown> = {};
  const [loginChanged$, mayAnswer$] = [new Subject<void>(), new Subject<void>()];
  const asked: (HostRequest & { readonly reply: (answer: unknown) => void })[] = [];
  const infos: AppInfo[] = [];
  const kind = HOST_KINDS[host];
  const it = {
    version: undefined as string | undefined,
    /** How the host handles a request. */
    does: (_asked: HostRequest, _reply: (answers: unknown) => void): void => {},
    says: (_event: string, _payload?: unknown): void => {},
  };
  const put = () => {
    it.says = kind.put(page, (question, reply) => {
      asked.push({ ...question, reply });
      it.does(question, reply);
    });
  };
  if (!absent) put();
  if (early) askHostEarly(host, Object.assign(page, { document, performance }) as never, ['token']);
  const { bridge, shell } = hostAdapter(host, {
    page,
    clock,
    ids: new MemoryIds(),
    reporter,
    loginChanged$,
    mayAnswer$,
    version: () => it.version,
    onAppInfo: (info) => infos.push(info),
  });
  return {
    ...kind,
    it,
    bridge,
    shell,
    clock,
    reporter,
    page,
    put,
    asked,
    infos,
    loginChanged$,
    mayAnswer$,
    /** Answers every request with these answers. */
    answers: (...answers: readonly unknown[]) => {
      it.does = (_, reply) => answers.forEach((one) => reply(one));
    },
  };
};

export type AHost = ReturnType<typeof aHost>;

/** Whether a promise has ended by now. */
export const isOver = async (clock: MemoryClock, outcome: Promise<unknown>): Promise<boolean> => {
  let over = false;
  void outcome.then(() => {
    over = true;
  });
  await clock.advance(0);
  return over;
};
