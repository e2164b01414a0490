import type { Page } from '@playwright/test';

/** A host's answers to its calls, by their names on its wire; it does not support other calls. */
export type HostAnswers = Readonly<Record<string, unknown>>;

/** The objects of the hosts, as decision 29 describes them. */
const objects = {
  gojek: (answers: HostAnswers) => {
    const call = (name: string, _: string, answer: (said: unknown) => void) =>
      name in answers
        ? answer({ success: true, data: answers[name] })
        : answer({ success: false, error: { code: 'NOT_SUPPORTED' } });
    Object.assign(window, { gojekBridge: { call, on: () => {} } });
  },
  gopay: (answers: HostAnswers) => {
    const invoke = (name: string) =>
      Promise.resolve(
        name in answers ? { status: 'OK', result: answers[name] } : { status: 'UNSUPPORTED' },
      );
    Object.assign(window, { gpContainer: { invoke, subscribe: () => {} } });
  },
  'partner-sdk': (answers: HostAnswers) => {
    const sdk = {
      onMessage: (_: string) => {},
      postMessage(message: string) {
        const { id, call } = JSON.parse(message) as { id: unknown; call: string };
        const said =
          call in answers
            ? { id, ok: true, value: answers[call] }
            : { id, ok: false, reason: 'not_supported' };
        sdk.onMessage(JSON.stringify(said));
      },
    };
    Object.assign(window, { PaylaterSdk: sdk });
  },
  web: () => {},
} as const;

type HostName = keyof typeof objects;

const agents: Readonly<Record<HostName, string>> = {
  gojek: ' Gojek/4.95.0',
  gopay: '',
  'partner-sdk': ' paylater-sdk/1.0',
  web: '',
};

/** Puts this host around a page, or around every page of a browser. */
export const inside = async (
  around: Pick<Page, 'addInitScript'>,
  host: HostName,
  answers: HostAnswers = {},
) => {
  await around.addInitScript((mark) => {
    const agent = navigator.userAgent + mark;
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  }, agents[host]);
  await around.addInitScript(objects[host], answers);
};
