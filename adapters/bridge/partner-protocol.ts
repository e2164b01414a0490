import * as z from 'zod/mini';
import { parseJsonText } from './parse-json-text';
import type { ProtocolListener, Protocol } from './protocol';

interface PartnerSdk {
  postMessage(message: string): void;
  onMessage?: (message: unknown) => void;
}

const anything = z.exactOptional(z.unknown());
const answer = z.object({
  ok: z.boolean(),
  value: anything,
  reason: anything,
  minVersion: anything,
});
const replyMessage = z.object({ id: z.string() });
const eventMessage = z.object({ event: z.string(), value: anything });

/** Returns the protocol of a partner's SDK: `window.PaylaterSdk`. Requests and answers are messages, matched by id. */
export const partnerProtocol = (page: object): Protocol => {
  const sdk = () => (page as { readonly PaylaterSdk?: PartnerSdk }).PaylaterSdk;
  const waiting = new Map<string, (payload: unknown) => void>();
  let hearing: ProtocolListener | undefined;
  /** The events that the document received before the app listened. */
  const early: z.infer<typeof eventMessage>[] = [];

  const hear = (payload: unknown): void => {
    const { data: event } = eventMessage.safeParse(payload);
    if (event && !hearing) return void early.push(event);
    if (event) return hearing?.event(event.event, event.value);
    const id = replyMessage.safeParse(payload).data?.id ?? '';
    const answered = waiting.get(id);
    waiting.delete(id);
    if (answered) answered(payload);
    else hearing?.stray();
  };
  const onMessage = (message: unknown): void => {
    try {
      hear(parseJsonText(message));
    } catch {
      hearing?.stray();
    }
  };
  // A host may replace its object at any time, so the listener is attached again before each message.
  const attached = () => {
    const object = sdk();
    if (object && object.onMessage !== onMessage) object.onMessage = onMessage;
    return object;
  };

  return {
    names: {
      appInfo: 'appInfo',
      token: 'token',
      loginWithAuth: 'login',
      close: 'close',
      launchOneKyc: 'oneKycLaunch',
      oneKycStatus: 'oneKycStatus',
      challenge: 'challenge',
      userDetails: 'userDetails',
      backState: 'backState',
      openLink: 'openLink',
      openPayment: 'openPayment',
    },
    errorCodes: new Map([
      ['user_cancelled', 'cancelled'],
      ['permission_denied', 'denied'],
      ['not_logged_in', 'denied'],
      ['not_supported', 'unsupported'],
      ['update_required', 'upgrade'],
    ] as const),
    present: () => typeof sdk()?.postMessage === 'function',
    send: ({ id, name, params }, answered) => {
      waiting.set(id, answered);
      attached()?.postMessage(JSON.stringify({ id, call: name, params }));
    },
    parseReply: (payload) => {
      const { data } = answer.safeParse(payload);
      if (!data) return undefined;
      const { ok, value, reason: code, minVersion } = data;
      return ok ? { ok, value } : { ok, code, minVersion };
    },
    listen: (given) => {
      hearing = given;
      for (const { event, value } of early.splice(0)) given.event(event, value);
      attached();
    },
  };
};
