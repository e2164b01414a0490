import { askHostEarly } from '../adapters/bridge/asked-host';
import { HOST_CALLS, type HostCall } from '../adapters/bridge/host-calls';
import { readOutcome } from '../adapters/bridge/read-outcome';
import { applicationSource, detectHost } from '../domain/host/host';
import type { AppInfo, BridgeOutcome } from '../domain/ports/native-bridge';
import type { AskAs, ForHost, ForHostAsked } from './ask-as';

/**
 * Asks the host for its app info and its token, as the app does, and sends the requests for its user, who may not be
 * the one of the stored session. Rejects without a host or a token, or if the app info fails.
 */
const askForHost = async ({
  appSource,
  fallback,
  suggest,
  ask,
}: ForHost): Promise<ForHostAsked> => {
  const gopayObject = 'gopay' in window || 'gpContainer' in window;
  const { userAgent } = navigator;
  const host = detectHost({ userAgent, storedSource: appSource, gopayObject });
  if (host === 'web') throw new Error('no host');
  const asked = askHostEarly(host, window, ['appInfo', 'token']);
  const { protocol, sent } = asked;
  const read = async <T>(call: HostCall<T>) => readOutcome(protocol, call, await sent[call.name]);
  const showAsHost = (info: BridgeOutcome<AppInfo>) => {
    if (info.kind === 'ok' && !window.appBegun) {
      suggest(info.value);
      asked.display = info.value;
    }
    return info;
  };
  const [info, token] = await Promise.all([
    read(HOST_CALLS.appInfo).then(showAsHost),
    read(HOST_CALLS.token),
  ]);
  if (token.kind !== 'ok') throw new Error('no token');
  // The requests are sent in the host's language. A host that names it otherwise would have them sent again.
  if (info.kind !== 'ok' && info.kind !== 'unsupported') throw new Error('no app info');
  const as: AskAs = {
    token: token.value,
    applicationSource: applicationSource(host, appSource, fallback),
    appVersion: info.kind === 'ok' ? info.value.version : undefined,
  };
  /** Sends requests, unless the app has begun: it sends them itself. */
  const send = (more?: Pick<AskAs, 'approvedAt'>) => {
    if (!window.appBegun) ask({ ...as, ...more });
    return window.askedEarly;
  };
  send();
  return { host, askRest: (approvedAt) => send({ approvedAt }) };
};

const { forHost } = window;
if (forHost) forHost.answer(askForHost(forHost));
