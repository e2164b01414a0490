import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CallName, CALLS } from '../../../domain/calls';
import { fullOf } from '../../faults/answers/fields';
import { spelled } from '../../support/spelled';
import { listen } from '../../support/listen';
import { matchingCall } from '../../support/matching-call';
import { type HostAnswers, LEAVES, MARK, type Note, type Seed, watch } from './watch';

/** Changes to the next documents and answers. */
export interface Manner {
  /** Changes the lender's answer, in the format of the wire. */
  readonly answer?: (name: CallName, data: unknown) => unknown;
  /** Further keys of the client's configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The host app around the document. */
  readonly host?: HostAnswers | undefined;
  /** The whole content of both storages when the next document starts. */
  readonly seed?: Seed | undefined;
  /** Documents of a test, by their paths. */
  readonly documents?: Readonly<Record<string, string>>;
}

const blank = '<!doctype html><html lang="id"><head><link rel="icon" href="data:,"></head>';
/** Hosts that browsers request by themselves. */
const ofBrowsers = /(?:^|\.)(?:mozilla|firefox|google|googleapis|gstatic)\.(?:com|net|org)$/;
const configOf = /(<script type="application\/json" id="config">)([\s\S]*?)(<\/script>)/;

/**
 * Starts the proxy between a browser and the sandbox. It changes documents and answers, and records requests to other
 * origins, except the browser's own. A call that would change something, or fails, gets a sample.
 */
export const openFront = async (sandboxUrl: string) => {
  const { host, port } = new URL(sandboxUrl);
  let manner: Manner = {};
  const notes: Note[] = [];
  /** Calls that were answered since the last `behave`. */
  const answered = new Set<CallName>();

  let seed: Seed | undefined;
  let documents = 0;
  const scriptText = () => {
    const given = [MARK, LEAVES, manner.host, seed]
      .map((it) => JSON.stringify(it) ?? 'undefined')
      .join();
    seed = undefined;
    documents += 1;
    return `(${watch.toString()})(${given})`;
  };
  const withScript = (html: string) =>
    html
      .replace('<head>', '<head><script src="/_watch.js"></script>')
      .replace(configOf, (_, open: string, config: string, close: string) => {
        const all = { ...(JSON.parse(config) as object), ...manner.config };
        return open + JSON.stringify(all).replaceAll('<', '\\u003c') + close;
      });

  const say = (response: ServerResponse, body: string, type = 'text/html') => {
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    response.end(body);
  };

  const changed = (name: CallName, data: unknown) => {
    answered.add(name);
    return JSON.stringify({ data: manner.answer?.(name, data) ?? data });
  };
  const saySample = (response: ServerResponse, name: CallName) =>
    say(response, changed(name, spelled(fullOf(CALLS[name].answer))), 'application/json');
  const callOf = (method: string, path: string): CallName | undefined =>
    path.startsWith('/api/v') || path.startsWith('/api/account-management')
      ? matchingCall(method, path.slice('/api'.length)).name
      : undefined;

  const passOn = (
    incoming: IncomingMessage,
    response: ServerResponse,
    { pathname, search }: URL,
  ) => {
    const { method = 'GET' } = incoming;
    const name = callOf(method, pathname);
    if (name && method !== 'GET' && !reads.includes(name)) {
      incoming.resume();
      return saySample(response, name);
    }
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const asked = request({ port, path: pathname + search, method, headers }, (given) => {
      const { 'content-length': _, ...said } = given.headers;
      const isDocument = said['content-type']?.startsWith('text/html') === true;
      // Data that this user does not have is answered with a full sample.
      if (name && given.statusCode !== 200) {
        given.resume();
        return saySample(response, name);
      }
      if (given.statusCode !== 200 || !(name || isDocument)) {
        response.writeHead(given.statusCode ?? 502, given.headers);
        return void given.pipe(response);
      }
      void text(given).then((body) => {
        // The next document of this address may have another configuration.
        response.writeHead(200, { ...said, 'cache-control': 'no-store' });
        response.end(
          name ? changed(name, (JSON.parse(body) as { data: unknown }).data) : withScript(body),
        );
      });
    });
    asked.on('error', () => response.destroy());
    return void incoming.pipe(asked);
  };

  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '', sandboxUrl);
    const own = manner.documents?.[url.pathname];
    if (url.host !== host) {
      if (!ofBrowsers.test(url.hostname)) notes.push({ kind: 'off-list', what: url.href });
      return say(response, blank);
    }
    if (own !== undefined) return say(response, withScript(own));
    if (url.pathname === '/_watch.js') return say(response, scriptText(), 'text/javascript');
    if (url.pathname === '/_blank') return say(response, blank);
    if (url.pathname === '/_noted')
      return void text(incoming).then((body) => {
        notes.push(JSON.parse(body) as Note);
        say(response, '');
      });
    return passOn(incoming, response, url);
  });
  server.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    const { hostname } = new URL(`https://${url}`);
    if (!ofBrowsers.test(hostname)) notes.push({ kind: 'off-list', what: `https://${url}` });
    socket.destroy();
  });
  const listening = await listen(server);

  return {
    port: listening.port,
    answered,
    /** Returns how many documents of the app were opened since the last `behave`. */
    documents: () => documents,
    behave: (next: Manner) => {
      manner = next;
      seed = next.seed;
      answered.clear();
      documents = 0;
    },
    /** Returns the notes since the last call. */
    takeNotes: (): readonly Note[] => notes.splice(0),
    close: listening.close,
  };
};

/** Calls that change nothing, although their method is not GET. */
const reads: readonly CallName[] = ['postalCode', 'matchAreas', 'transactionHistory'];

export type Front = Awaited<ReturnType<typeof openFront>>;
