import { second } from '../../domain/kernel/instant';
import type { Live } from '../../domain/kernel/live';
import { satisfies } from '../../domain/kernel/version';
import type { Clock } from '../../domain/ports/clock';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import type { Ids } from '../../domain/ports/ids';
import type { BridgeOutcome } from '../../domain/ports/native-bridge';
import type { HostCall } from './host-calls';
import { Readiness } from './readiness';
import { callOnce } from './call-once';
import { parseJsonText } from './parse-json-text';
import type { ProtocolListener, HostCallName, HostReply, Protocol } from './protocol';

/** The deadline of a call that opens no screen of the host, in milliseconds. */
export const deadline = 10 * second;

export interface TransportOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly reporter: ErrorReporter;
  /** The host app's version; `undefined` while it is unknown. */
  readonly version: () => string | undefined;
}

interface CallOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds, for a call without a screen. */
  readonly deadline?: number;
}

const malformed = { kind: 'malformed' } as const;

/** Returns an error code for reports; `UNREADABLE` for anything that does not look like a code. */
const codeOf = (code: unknown): string =>
  typeof code === 'string' && /^[\w.-]{1,64}$/.test(code) ? code : 'UNREADABLE';

/** Calls a host through its protocol. Each call ends once, and its answer is checked before use (decision 19). */
export class Transport {
  private readonly readiness: Readiness;
  /** True once the host's object has been found. */
  readonly ready$: Live<boolean>;

  constructor(
    private readonly protocol: Protocol,
    private readonly options: TransportOptions,
  ) {
    this.readiness = new Readiness(() => protocol.present(), options.clock);
    this.ready$ = this.readiness.ready$;
  }

  /** Looks for the host's object now. */
  look(): boolean {
    return this.readiness.check();
  }

  /** Subscribes to the host's events, once its object has appeared. */
  listen(heard: ProtocolListener['event']): void {
    const { reporter } = this.options;
    const stray = () =>
      reporter.capture({ kind: 'bridge', message: 'answer dropped', where: 'event' });
    const guarded = (step: () => void) => {
      try {
        step();
      } catch {
        stray();
      }
    };
    const event: ProtocolListener['event'] = (name, payload) =>
      guarded(() => heard(name, parseJsonText(payload)));
    this.ready$.subscribe((ready) => {
      if (ready) guarded(() => this.protocol.listen({ event, stray }));
    });
  }

  /** Sends a call. During the first 3000 ms it waits for the host's object; later it looks for it once. */
  async ask<T>(call: HostCall<T>, options: CallOptions = {}): Promise<BridgeOutcome<T>> {
    const { clock, ids, reporter } = this.options;
    const limit = call.screen ? {} : { deadline: options.deadline ?? deadline };
    const message = { id: ids.uuid(), name: this.nameOf(call.name), params: options.params ?? {} };
    const ask = { name: call.name, clock, reporter, signal: options.signal, ...limit };
    return callOnce<T>(ask, async (answer) => {
      if (!(await this.readiness.wait()) && !this.look()) return answer({ kind: 'unsupported' });
      if (options.signal?.aborted) return;
      await this.protocol.send(message, (payload) => answer(this.outcomeOf(call, payload)));
    });
  }

  private nameOf(call: HostCallName): string {
    const older = this.protocol.older?.[call];
    return older && !satisfies(this.options.version(), older.below)
      ? older.name
      : this.protocol.names[call];
  }

  private outcomeOf<T>(call: HostCall<T>, payload: unknown): BridgeOutcome<T> {
    const outcome = this.read(call, payload);
    if (outcome.kind === 'malformed')
      this.options.reporter.capture({
        kind: 'bridge',
        message: 'unreadable answer',
        where: call.name,
      });
    return outcome;
  }

  /** Reads the payload of a call. It may be an object that throws when its properties are read. */
  private read<T>(call: HostCall<T>, payload: unknown): BridgeOutcome<T> {
    try {
      const opened = this.protocol.parseReply(parseJsonText(payload));
      if (!opened) return malformed;
      return opened.ok ? call.read(parseJsonText(opened.value)) : this.refusal(opened);
    } catch {
      return malformed;
    }
  }

  private refusal({ code, minVersion }: HostReply & { readonly ok: false }): BridgeOutcome<never> {
    if (code === undefined || code === null) return malformed;
    const kind = this.protocol.errorCodes.get(code);
    if (kind === undefined) return { kind: 'failed', code: codeOf(code) };
    if (kind !== 'upgrade') return { kind };
    return { kind, minVersion: typeof minVersion === 'string' ? minVersion : '' };
  }
}
