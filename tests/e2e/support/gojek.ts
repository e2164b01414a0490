import type { Page } from '@playwright/test';
import { type HostAnswers, inside } from './hosts';

interface Said {
  readonly name: string;
  readonly params: unknown;
}

interface Host {
  readonly calls: Said[];
  readonly say: (event: string, payload?: unknown) => void;
}

type Call = (name: string, params: string, answered: (said: unknown) => void) => void;

interface HostedWindow {
  readonly gojekBridge: { readonly call: Call };
  readonly gojekHost: Host;
}

/** Simulates a gojek app around every document of the page, which answers as the test wants and records its calls. */
export const asGojek = async (page: Page, answers: HostAnswers = {}) => {
  await inside(page, 'gojek', answers);
  await page.addInitScript(() => {
    const { call: answer } = (window as unknown as HostedWindow).gojekBridge;
    const calls: Said[] = [];
    const listeners: [string, (payload: unknown) => void][] = [];
    const say: Host['say'] = (event, payload) => {
      for (const [name, listener] of listeners) if (name === event) listener(payload);
    };
    const call: Call = (name, params, answered) => {
      calls.push({ name, params: JSON.parse(params) });
      answer(name, params, answered);
    };
    const on = (event: string, listener: (payload: unknown) => void) =>
      void listeners.push([event, listener]);
    Object.assign(window, { gojekBridge: { call, on }, gojekHost: { calls, say } });
  });

  const say = (event: string, payload?: unknown) =>
    page.evaluate(([name, told]) => (window as unknown as HostedWindow).gojekHost.say(name, told), [
      event,
      payload,
    ] as const);
  return {
    back: () => say('back'),
    surround: (surroundings: object) => say('surroundings', surroundings),
    /** Returns the parameters of every call with a name in this document, oldest first. */
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

/** Gives the page a keyboard of a height in CSS pixels that covers it without shrinking it, as iOS has. */
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
