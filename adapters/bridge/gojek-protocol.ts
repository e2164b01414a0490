import * as z from 'zod/mini';
import type { Protocol } from './protocol';

interface GojekBridge {
  call(name: string, params: string, callback: (payload: unknown) => void): void;
  on?(event: string, listener: (payload: unknown) => void): void;
}

const anything = z.exactOptional(z.unknown());
const error = z.object({ code: anything, minVersion: anything });
const answer = z.union([
  z.object({ success: z.literal(true), data: anything }),
  z.object({ success: z.literal(false), error }),
]);

/** Returns the protocol of the gojek app: `window.gojekBridge`, which answers through a callback. */
export const gojekProtocol = (page: object): Protocol => {
  const bridge = () => (page as { readonly gojekBridge?: GojekBridge }).gojekBridge;
  return {
    names: {
      appInfo: 'getAppInfo',
      token: 'getToken',
      loginWithAuth: 'loginWithAuth',
      close: 'closeWebView',
      launchOneKyc: 'launchOneKyc',
      oneKycStatus: 'getOneKycStatus',
      challenge: 'openChallenge',
      userDetails: 'getUserDetails',
      backState: 'setBackState',
      openLink: 'openLink',
      openPayment: 'openPayment',
    },
    // Spec §9: the new status call needs 4.75.
    older: { oneKycStatus: { below: '4.75', name: 'getOneKycResult' } },
    errorCodes: new Map([
      ['CANCELLED', 'cancelled'],
      ['PERMISSION_DENIED', 'denied'],
      ['NOT_LOGGED_IN', 'denied'],
      ['NOT_SUPPORTED', 'unsupported'],
      ['UPDATE_REQUIRED', 'upgrade'],
    ] as const),
    present: () => typeof bridge()?.call === 'function',
    send: ({ name, params }, answered) => bridge()?.call(name, JSON.stringify(params), answered),
    parseReply: (payload) => {
      const { data } = answer.safeParse(payload);
      if (!data) return undefined;
      if (data.success) return { ok: true, value: data.data };
      const { code, minVersion } = data.error;
      return { ok: false, code, minVersion };
    },
    listen: ({ event }) => {
      for (const name of ['back', 'surroundings'])
        bridge()?.on?.(name, (payload) => event(name, payload));
    },
  };
};
