import type { BrowserContext } from '@playwright/test';
import type { wireCheck } from '../../support/wire-check';
import type { Sandbox } from './sandbox';

/**
 * Listens to whose calls the pages of a context make. The answer says where these were, as the sandbox received and
 * answered them, off its API document; what came in the place of an answer by a planned fault does not count.
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
