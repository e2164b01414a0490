import type { Page } from '@playwright/test';

interface Said {
  readonly name: string;
  readonly params: unknown;
}

interface Host {
  readonly calls: Said[];
  readonly say: (event: string, payload?: unknown) => void;
}

type HostedWindow = { readonly gojekHost: Host };

/** A gojek app around every document of the page, which the test plays (decision 29). */
export const asGojek = async (page: Page, answers: Readonly<Record<string, unknown>> = {}) => {
  await page.addInitScript((given) => {
    const agent = `${navigator.userAgent} gojek/4.90.0`;
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
    const calls: Said[] = [];
    const listeners: [string, (payload: unknown) => void][] = [];
    const say: Host['say'] = (event, payload) => {
      for (const [name, listener] of listeners) if (name === event) listener(payload);
    };
    const call = (name: string, params: string, answered: (said: unknown) => void) => {
      calls.push({ name, params: JSON.parse(params) });
      const error = { code: 'NOT_SUPPORTED' };
      answered(name in given ? { success: true, data: given[name] } : { success: false, error });
    };
    const on = (event: string, listener: (payload: unknown) => void) =>
      void listeners.push([event, listener]);
    Object.assign(window, { gojekBridge: { call, on }, gojekHost: { calls, say } });
  }, answers);

  const say = (event: string, payload?: unknown) =>
    page.evaluate(([name, told]) => (window as unknown as HostedWindow).gojekHost.say(name, told), [
      event,
      payload,
    ] as const);
  return {
    /** The host's own back was pressed. */
    back: () => say('back'),
    surround: (surroundings: object) => say('surroundings', surroundings),
    /** The params of every call of a name in this document, oldest first. */
    called: (name: string) =>
      page.evaluate(
        (wanted) =>
          (window as unknown as HostedWindow).gojekHost.calls.flatMap((it) =>
            it.name === wanted ? [it.params] : [],
          ),
        name,
      ),
  };
};

/** Gives the page a keyboard of a height in CSS pixels that covers it without making it smaller, as iOS has. */
export const withKeyboard = async (page: Page) => {
  await page.addInitScript(() => {
    let covered = 0;
    const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0 });
    Object.defineProperty(view, 'height', { get: () => window.innerHeight - covered });
    Object.defineProperty(window, 'visualViewport', { value: view });
    Object.assign(window, {
      raiseKeyboard: (height: number) => {
        covered = height;
        view.dispatchEvent(new Event('resize'));
      },
    });
  });
  return (height: number) =>
    page.evaluate(
      (to) => (window as unknown as { raiseKeyboard: (to: number) => void }).raiseKeyboard(to),
      height,
    );
};
