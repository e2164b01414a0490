import { second } from '../../domain/kernel/instant';
import type { Live } from '../../domain/kernel/live';
import { satisfies } from '../../domain/kernel/version';
import type { Clock } from '../../domain/ports/clock';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import type { Ids } from '../../domain/ports/ids';
import type { BridgeOutcome } from '../../domain/ports/native-bridge';
import { type AskedHost, takeSent } from './asked-host';
import type { HostCall } from './host-calls';
import { Readiness } from './readiness';
import { callOnce } from './call-once';
import { parseJsonText } from './parse-json-text';
import type { ProtocolListener, HostCallName, Protocol } from './protocol';
import { readOutcome } from './read-outcome';

/** The deadline of a call that opens no screen of the host, in milliseconds. */
const deadline = 10 * second;

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
}

/** Calls a host through its protocol. Each call ends once, and its answer is checked before use (decision 19). */
export class Transport {
  private readonly readiness: Readiness;
  /** True once the host's object has been found. */
  readonly ready$: Live<boolean>;

  constructor(
    private readonly protocol: Protocol,
    private readonly options: TransportOptions,
    /** What the document has sent through this protocol. */
    private readonly asked?: AskedHost,
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
    const limit = call.screen ? {} : { deadline };
    const message = { id: ids.uuid(), name: this.nameOf(call.name), params: options.params ?? {} };
    const ask = { name: call.name, clock, reporter, signal: options.signal, ...limit };
    return callOnce<T>(ask, async (answer) => {
      if (!(await this.readiness.wait()) && !this.look()) return answer({ kind: 'unsupported' });
      if (options.signal?.aborted) return;
      const sent = takeSent(this.asked, call.name);
      if (sent) return answer(this.outcomeOf(call, await sent));
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
    const outcome = readOutcome(this.protocol, call, payload);
    if (outcome.kind === 'malformed')
      this.options.reporter.capture({
        kind: 'bridge',
        message: 'unreadable answer',
        where: call.name,
      });
    return outcome;
  }
}
