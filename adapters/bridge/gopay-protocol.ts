import * as z from 'zod/mini';
import type { Protocol } from './protocol';

interface GopayContainer {
  invoke(name: string, params: object): unknown;
  subscribe?(event: string, listener: (payload: unknown) => void): void;
}

const anything = z.exactOptional(z.unknown());
const answer = z.object({
  status: z.string(),
  result: anything,
  code: anything,
  minVersion: anything,
});

/**
 * Returns the protocol of the gopay app: `window.gpContainer` (older: `window.gopay`), which answers with a promise.
 */
export const gopayProtocol = (page: object): Protocol => {
  const container = () => {
    const { gpContainer, gopay } = page as Partial<Record<'gpContainer' | 'gopay', GopayContainer>>;
    return [gpContainer, gopay].find((it) => typeof it?.invoke === 'function');
  };
  return {
    names: {
      appInfo: 'app_info',
      token: 'access_token',
      loginWithAuth: 'login',
      close: 'close',
      launchOneKyc: 'one_kyc_launch',
      oneKycStatus: 'one_kyc_status',
      challenge: 'challenge',
      userDetails: 'user',
      backState: 'back_state',
      openLink: 'open_link',
      openPayment: 'open_payment',
    },
    errorCodes: new Map([
      ['CANCELLED', 'cancelled'],
      ['DENIED', 'denied'],
      ['NOT_LOGGED_IN', 'denied'],
      ['UNSUPPORTED', 'unsupported'],
      ['UPGRADE', 'upgrade'],
    ] as const),
    present: () => container() !== undefined,
    send: async ({ name, params }, answered) => {
      const payload = await container()?.invoke(name, params);
      answered(payload);
    },
    parseReply: (payload) => {
      const { data } = answer.safeParse(payload);
      if (!data) return undefined;
      const { status, result, code, minVersion } = data;
      if (status === 'OK') return { ok: true, value: result };
      return { ok: false, code: status === 'ERROR' ? code : status, minVersion };
    },
    listen: ({ event }) => {
      for (const name of ['back', 'surroundings'])
        container()?.subscribe?.(name, (payload) => event(name, payload));
    },
  };
};
