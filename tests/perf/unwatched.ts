import type { Browser } from '@playwright/test';

type Params = Readonly<Record<string, unknown>>;

/**
 * A tab that only the browser's own protocol reaches. In a tab of the test runner every error is noted with its call
 * stack, for which V8 parses the whole script once more; React makes five errors while it is loaded, so that each visit
 * would block for a quarter of a second longer than it does for people.
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
  /** The value of an expression in the page, as JSON can hold it. */
  const read = async (expression: string): Promise<unknown> => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { readonly value?: unknown } | undefined)?.value;
  };
  const close = async () => {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  };
  return { send, read, close };
};

export type Unwatched = Awaited<ReturnType<typeof openUnwatched>>;
