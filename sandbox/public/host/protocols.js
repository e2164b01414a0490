/**
 * The protocols of the three hosts (docs/decisions/0029): their names for the calls, the form of their answers, and the
 * object in the page. `install` returns a function that sends events. `receive(name, params, deliver)` takes calls.
 */

/** Returns a host's code for a result other than success. `failed` has its own code. */
const codeOf = (codes, { kind, code }) => codes[kind] ?? code;

const read = (params) => (typeof params === 'string' ? JSON.parse(params) : params) ?? {};

/** Keeps listeners by event. A new listener for the surroundings gets them at once. */
const listening = (greet) => {
  const listeners = [];
  return {
    add: (event, listener) => {
      listeners.push({ event, listener });
      if (event === 'surroundings') listener(greet());
    },
    send: (event, value) => {
      const heard = listeners.filter((it) => it.event === event);
      for (const { listener } of heard) listener(value);
      return heard.length > 0;
    },
  };
};

const gojekCodes = {
  cancelled: 'CANCELLED',
  denied: 'PERMISSION_DENIED',
  unsupported: 'NOT_SUPPORTED',
  upgrade: 'UPDATE_REQUIRED',
};

const gojek = {
  title: 'Gojek',
  version: '4.90.0',
  agent: (version) => `Gojek/${version}`,
  calls: {
    getAppInfo: 'appInfo',
    getToken: 'token',
    loginWithAuth: 'loginWithAuth',
    closeWebView: 'close',
    launchOneKyc: 'launchOneKyc',
    getOneKycStatus: 'oneKycStatus',
    getOneKycResult: 'oneKycStatus',
    openChallenge: 'challenge',
    getUserDetails: 'userDetails',
    setBackState: 'backState',
    openLink: 'openLink',
    openPayment: 'openPayment',
  },
  /** The first version with a call. */
  since: { getOneKycStatus: '4.75.0' },
  garbage: '{"success":',
  payload: (outcome) =>
    outcome.kind === 'ok'
      ? { success: true, data: outcome.value }
      : {
          success: false,
          error: { code: codeOf(gojekCodes, outcome), minVersion: outcome.minVersion },
        },
  install: (page, receive, greet) => {
    const listeners = listening(greet);
    page.gojekBridge = {
      call: (name, params, callback) => receive(name, read(params), callback),
      on: listeners.add,
    };
    return listeners.send;
  },
};

const gopayCodes = {
  cancelled: 'CANCELLED',
  denied: 'DENIED',
  unsupported: 'UNSUPPORTED',
  upgrade: 'UPGRADE',
};

const gopay = {
  title: 'GoPay',
  version: '1.30.0',
  agent: (version) => `GoPay/${version}`,
  calls: {
    app_info: 'appInfo',
    access_token: 'token',
    login: 'loginWithAuth',
    close: 'close',
    one_kyc_launch: 'launchOneKyc',
    one_kyc_status: 'oneKycStatus',
    challenge: 'challenge',
    user: 'userDetails',
    back_state: 'backState',
    open_link: 'openLink',
    open_payment: 'openPayment',
  },
  since: {},
  garbage: '<html>502</html>',
  payload: ({ kind, value, code, minVersion }) => {
    if (kind === 'ok') return { status: 'OK', result: value };
    const status = gopayCodes[kind];
    return status ? { status, minVersion } : { status: 'ERROR', code };
  },
  install: (page, receive, greet) => {
    const listeners = listening(greet);
    page.gpContainer = {
      invoke: (name, params) =>
        new page.Promise((deliver, refuse) => {
          try {
            receive(name, read(params), deliver);
          } catch (error) {
            refuse(error);
          }
        }),
      subscribe: listeners.add,
    };
    return listeners.send;
  },
};

const partnerCodes = {
  cancelled: 'user_cancelled',
  denied: 'permission_denied',
  unsupported: 'not_supported',
  upgrade: 'update_required',
};

const partner = {
  title: 'Mitra',
  version: '2.0.0',
  agent: (version) => `paylater-sdk/${version}`,
  calls: {
    appInfo: 'appInfo',
    token: 'token',
    login: 'loginWithAuth',
    close: 'close',
    oneKycLaunch: 'launchOneKyc',
    oneKycStatus: 'oneKycStatus',
    challenge: 'challenge',
    userDetails: 'userDetails',
    backState: 'backState',
    openLink: 'openLink',
    openPayment: 'openPayment',
  },
  since: {},
  garbage: { ok: 'maybe', value: [] },
  payload: (outcome) =>
    outcome.kind === 'ok'
      ? { ok: true, value: outcome.value }
      : { ok: false, reason: codeOf(partnerCodes, outcome), minVersion: outcome.minVersion },
  install: (page, receive, greet) => {
    let onMessage;
    const send = (event, value) => {
      onMessage?.({ event, value });
      return onMessage !== undefined;
    };
    const answering = (id) => (payload) => {
      const named =
        typeof payload === 'string' ? { id, ...JSON.parse(payload) } : { id, ...payload };
      onMessage?.(typeof payload === 'string' ? JSON.stringify(named) : named);
    };
    page.PaylaterSdk = {
      postMessage: (json) => {
        const { id, call, params } = JSON.parse(json);
        receive(call, read(params), answering(id));
      },
      get onMessage() {
        return onMessage;
      },
      set onMessage(listener) {
        onMessage = listener;
        send('surroundings', greet());
      },
    };
    return send;
  },
};

/** A plain browser has no protocol. */
export const protocols = { gojek, gopay, 'partner-sdk': partner };

/** Builds the payload from objects of the page's own realm, as a real bridge would. */
export const inRealm = (page, payload) =>
  typeof payload === 'string' ? payload : page.JSON.parse(JSON.stringify(payload));
