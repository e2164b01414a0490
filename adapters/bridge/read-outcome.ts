import type { BridgeOutcome } from '../../domain/ports/native-bridge';
import type { HostCall } from './host-calls';
import { parseJsonText } from './parse-json-text';
import type { HostReply, Protocol } from './protocol';

const malformed = { kind: 'malformed' } as const;

/** Returns an error code for reports; `UNREADABLE` for anything that does not look like a code. */
const codeOf = (code: unknown): string =>
  typeof code === 'string' && /^[\w.-]{1,64}$/.test(code) ? code : 'UNREADABLE';

const refusal = (
  protocol: Protocol,
  { code, minVersion }: HostReply & { readonly ok: false },
): BridgeOutcome<never> => {
  if (code === undefined || code === null) return malformed;
  const kind = protocol.errorCodes.get(code);
  if (kind === undefined) return { kind: 'failed', code: codeOf(code) };
  if (kind !== 'upgrade') return { kind };
  return { kind, minVersion: typeof minVersion === 'string' ? minVersion : '' };
};

/** Reads the payload of a call. It may be an object that throws when its properties are read. */
export const readOutcome = <T>(
  protocol: Protocol,
  call: HostCall<T>,
  payload: unknown,
): BridgeOutcome<T> => {
  try {
    const opened = protocol.parseReply(parseJsonText(payload));
    if (!opened) return malformed;
    return opened.ok ? call.read(parseJsonText(opened.value)) : refusal(protocol, opened);
  } catch {
    return malformed;
  }
};
