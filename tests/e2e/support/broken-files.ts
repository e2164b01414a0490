import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Served {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** Ways in which a file can arrive broken, with the caching headers of a whole one. */
export const ways = {
  half: (it) => ({ ...it, body: it.body.subarray(0, it.body.length / 2) }),
  empty: (it) => ({ ...it, body: Buffer.alloc(0) }),
  'as a page': (it) => ({ ...it, type: 'text/html', body: Buffer.from('<p>Wi-Fi login</p>') }),
  // Browsers would run it, and set the mark.
  changed: (it) => ({ ...it, body: Buffer.concat([it.body, Buffer.from('\n;window.changed=1')]) }),
  'as an error': (it) => ({ ...it, status: 500, body: Buffer.from('Internal error.\n') }),
} as const satisfies Readonly<Record<string, (whole: Served) => Served>>;

export type Way = keyof typeof ways;

const isFile = (url: string): boolean => /^\/assets\/.+\.(?:js|css)$/.test(url);

/**
 * Starts a server in front of the sandbox that can send the first response for a file broken. Intercepted requests would
 * bypass the browser's HTTP cache; here it is in use. Answers of the API get the headers in `ofCalls`.
 */
export const startFront = async (
  sandbox: string,
  ofCalls: Readonly<Record<string, string>> = {},
) => {
  let broken: { readonly file: RegExp; readonly way: Way; readonly times: number } | undefined;
  const requests: string[] = [];
  const ask = async (incoming: IncomingMessage): Promise<IncomingMessage> => {
    const { url = '/', method, headers } = incoming;
    // A file is cut before it is compressed.
    const { 'accept-encoding': coding, ...others } = headers;
    const kept = isFile(url) || coding === undefined ? others : headers;
    const outgoing = send(new URL(url, sandbox), { method, headers: kept });
    incoming.pipe(outgoing);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return answer;
  };
  const server = createServer((incoming, outgoing) => {
    const { url = '/' } = incoming;
    void ask(incoming).then(
      async (answer) => {
        const { statusCode: status = 502, headers } = answer;
        const more = url.startsWith('/api/') ? ofCalls : {};
        if (!isFile(url)) return answer.pipe(outgoing.writeHead(status, { ...headers, ...more }));
        const whole = { status, type: headers['content-type'] ?? '', body: await buffer(answer) };
        requests.push(url);
        const times = requests.filter((it) => it === url).length;
        const isBroken = broken?.file.test(url) && times <= broken.times;
        const sent = isBroken && broken ? ways[broken.way](whole) : whole;
        return outgoing
          .writeHead(sent.status, {
            ...headers,
            'content-type': sent.type,
            'content-length': sent.body.length,
          })
          .end(sent.body);
      },
      () => outgoing.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on breaks the first responses for each of these files. */
    break: (file: RegExp, way: Way, times = 1) => {
      requests.length = 0;
      broken = { file, way, times };
    },
    /** From now on sends every file whole. */
    mend: () => {
      requests.length = 0;
      broken = undefined;
    },
    /** The files requested since the last change, in order. */
    requests: requests as readonly string[],
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

export type Front = Awaited<ReturnType<typeof startFront>>;
