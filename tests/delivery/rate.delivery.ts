import { expect, test } from '@playwright/test';
import { Agent, get } from 'node:http';
import { asset } from './support/addresses';
import { behind } from './support/behind';
import { addSeen } from './support/seen';

const seconds = 2;
const connections = 16;

/** Requests an address over and over for two seconds. Returns the answers with 200 in a second. */
const rateOf = async (address: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { 'accept-encoding': 'br' };
  const end = performance.now() + seconds * 1000;
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      get(address, { agent, headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode === 200 ? 1 : 0)),
      ).on('error', reject);
    });
  const askAgain = async (): Promise<number> => {
    let answered = 0;
    while (performance.now() < end) answered += await ask();
    return answered;
  };
  const all = await Promise.all(Array.from({ length: connections }, askAgain));
  agent.destroy();
  return all.reduce((sum, it) => sum + it, 0) / seconds;
};

const at = behind('nginx');

test('one process of nginx answers hundreds of visits a second', async () => {
  const { site, server } = at();
  for (const [what, path] of [
    ['the document', '/home'],
    ['the first script', asset(site, '.js', 'index-')],
  ] as const) {
    const rate = await rateOf(server.origin + path);
    expect(rate).toBeGreaterThan(100);
    addSeen([
      `nginx on one core: ${what}`,
      `${Math.round(rate)} a second, with its client beside it`,
    ]);
  }
});
