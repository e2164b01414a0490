import * as http from 'node:http';
import * as https from 'node:https';

/** No file of ours is as large. */
const mostBytes = 64 * 1024 * 1024;

/**
 * The answer of a site. Repeated headers are joined, and the body is still compressed.
 * @typedef {object} Answer
 * @property {number} status
 * @property {Readonly<Record<string, string>>} headers
 * @property {Buffer} body
 */

/**
 * Returns how to ask one site, with four connections at most. It follows no redirect, so that it asks no other site.
 * @param {string} origin
 * @param {number} timeout of a whole answer, in milliseconds
 */
export const askSite = (origin, timeout) => {
  const { Agent, request } = origin.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  /**
   * @param {string} path
   * @param {string} coding the only accepted one
   * @returns {Promise<Answer>}
   */
  const ask = (path, coding) =>
    new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': coding, 'user-agent': 'paylater-verify' };
      const signal = AbortSignal.timeout(timeout);
      const sent = request(new URL(encodeURI(path), origin), { agent, headers, signal }, (got) => {
        /** @type {Buffer[]} */
        const parts = [];
        let bytes = 0;
        got.on('data', (/** @type {Buffer} */ part) => {
          bytes += part.length;
          if (bytes > mostBytes) got.destroy(new Error(`more than ${mostBytes} bytes`));
          else parts.push(part);
        });
        got.on('error', reject);
        got.on('end', () =>
          resolve({
            status: got.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(got.headersDistinct).map(([name, values = []]) => [
                name,
                values.join(', '),
              ]),
            ),
            body: Buffer.concat(parts),
          }),
        );
      });
      sent.on('error', reject).end();
    });
  return { ask, end: () => agent.destroy() };
};
