import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

type Params = Readonly<Record<string, unknown>>;

/**
 * Opens a tab that only the browser's own protocol reaches. In a tab of the test runner every error is recorded with
 * its call stack, for which V8 parses the whole script again. React makes five errors while it loads, so each visit
 * would block for a quarter of a second longer than it does for users.
 */
export const openUnwatched = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Params) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message, sessionId: from }) => {
    if (from !== sessionId) return;
    const { id, result = {}, error } = JSON.parse(message);
    waiting.get(id)?.(error ?? result);
    waiting.delete(id);
  });
  let last = 0;
  const send = async (method: string, params: Params = {}): Promise<Params> => {
    const id = (last += 1);
    const answer = new Promise<Params>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return answer;
  };
  const read = async (expression: string): Promise<unknown> => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { readonly value?: unknown } | undefined)?.value;
  };
  /** Waits until an expression is true in the page. */
  const until = async (expression: string, what: string): Promise<void> => {
    const end = performance.now() + 30_000;
    while (!(await read(expression))) {
      if (performance.now() > end) throw new Error(`never came true: ${what}`);
      await sleep(50);
    }
  };
  const close = async () => {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  };
  return { send, read, until, close };
};

export type Unwatched = Awaited<ReturnType<typeof openUnwatched>>;
