/**
 * Resolves in a new task. The start of the app runs in such pieces, so that the browser can handle input between them.
 */
export const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
