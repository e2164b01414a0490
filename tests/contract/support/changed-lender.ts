import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenSandbox } from '../../sandbox/sandbox';

type Json = Record<string, unknown>;

/** Changes the body of an answer; without a change, the answer is the sandbox's. */
export type Changes = Readonly<Record<string, (data: Json) => unknown>>;

/** Starts a lender in front of a sandbox, that answers as it does, apart from the changed calls. */
export const changedLender = async (
  sandbox: OpenSandbox,
  persona: string,
  changes: Changes = {},
) => {
  const { token } = await sandbox.person(persona);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const call = `${method} ${url.replace(/\?.*/, '')}`;
    asked.push(call);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const init = { method, headers: headers as Record<string, string> };
      void fetch(`${sandbox.url}/api${url}`, body.length > 0 ? { ...init, body } : init).then(
        async (answer) => {
          const change = changes[call];
          const { data } = change ? ((await answer.json()) as { data: Json }) : { data: {} };
          response.writeHead(answer.status, { 'content-type': 'application/json' });
          response.end(change ? JSON.stringify(change(data)) : await answer.text());
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, token, asked, stop };
};
