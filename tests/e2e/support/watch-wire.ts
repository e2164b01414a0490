import type { BrowserContext } from '@playwright/test';
import type { wireCheck } from '../../support/wire-check';
import type { Sandbox } from './sandbox';

/**
 * Records the tokens of the calls that the pages of a context make. The returned function lists where the calls with
 * these tokens, as the sandbox received and answered them, differ from its API document; planned faults do not count.
 */
export const watchWire = (
  context: BrowserContext,
  sandbox: Sandbox,
  check: ReturnType<typeof wireCheck>,
) => {
  const tokens = new Set<string>();
  context.on('request', (request) => {
    const [, token] = /^Bearer (\S+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token !== undefined) tokens.add(token);
  });
  return async (): Promise<string[]> => {
    const journals = await Promise.all([...tokens].map((token) => sandbox.journal({ token })));
    const calls = journals.flat().filter(({ path }) => path.startsWith('/api/'));
    return calls.flatMap(check);
  };
};
