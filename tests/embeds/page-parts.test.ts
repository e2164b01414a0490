import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Failure } from '../../domain/kernel/failure';
import { failed, loading, idle, ready } from '../../domain/kernel/loadable';
import { type PaylaterEventName, send } from '../../embeds/core/events';
import { sendOutcome } from '../../embeds/core/outcome';
import { internalsOf, showState } from '../../embeds/core/states';
import type * as Styles from '../../embeds/core/styles';
import type { State } from '../../embeds/core/view-state';

/** Returns an element and the events that it sends. */
const heard = () => {
  const events: CustomEvent[] = [];
  const element = document.createElement('p');
  element.dispatchEvent = (event: Event) => events.push(event as CustomEvent) > 0;
  return { element, events };
};

const offline: Failure = { kind: 'network' };
test.each<[string, Failure | undefined, State, PaylaterEventName | undefined, unknown]>([
  ['new values', undefined, 'ready', 'paylater-ready', undefined],
  ['nothing to show', undefined, 'empty', 'paylater-empty', undefined],
  [
    'values that cannot be drawn',
    undefined,
    'error',
    'paylater-error',
    { kind: 'contract', code: 'CONTRACT' },
  ],
  [
    'a failure beside old values',
    offline,
    'stale',
    'paylater-error',
    { kind: 'network', code: 'NETWORK' },
  ],
  ['a call that was given up', { kind: 'cancelled' }, 'error', undefined, undefined],
])('%s send their event', (_, failure, state, name, detail) => {
  const { element, events } = heard();
  sendOutcome(element, failure ? failed(failure, loading(idle)) : ready(1), state);
  expect(events.map((it) => [it.type, it.detail ?? undefined])).toEqual(
    name === undefined ? [] : [[name, detail]],
  );
});

test('events leave the shadow root, and only the event of a link can be prevented', () => {
  const { element, events } = heard();
  send(element, 'paylater-ready', undefined);
  send(element, 'paylater-token-needed', undefined, false);
  const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  send(element, 'paylater-open', { what: 'app', url: '/', ...keys });
  expect(
    events.map(({ composed, bubbles, cancelable }) => [composed, bubbles, cancelable]),
  ).toEqual([
    [true, true, false],
    [true, false, false],
    [true, true, true],
  ]);
});

test('an event that cannot be sent counts as not prevented', () => {
  const { element } = heard();
  element.dispatchEvent = () => {
    throw new Error('a page broke it');
  };
  expect(send(element, 'paylater-ready', undefined)).toBe(true);
});

describe('a state', () => {
  /** Creates an element in a browser with custom states. `takes` accepts one spelling of a state. */
  const elementWith = (takes: (state: string) => boolean) => {
    const states = new Set<string>(['before']);
    const add = states.add.bind(states);
    states.add = (state) => {
      if (!takes(state)) throw new SyntaxError(state);
      return add(state);
    };
    const element = document.createElement('p');
    const attach = vi.fn<() => ElementInternals>(() => ({ states }) as unknown as ElementInternals);
    element.attachInternals = attach;
    return { element, states, attach };
  };

  test.each([
    ['its name', () => true, ['ready']],
    ['its name after two dashes', (state: string) => state.startsWith('--'), ['--ready']],
  ])('is shown as %s, and as an attribute that is set only when it changes', (_, takes, names) => {
    const { element, states, attach } = elementWith(takes);
    const set = vi.spyOn(element, 'setAttribute');
    showState(element, 'ready');
    showState(element, 'ready');
    expect([element.dataset['state'], set.mock.calls.length]).toEqual(['ready', 1]);
    expect([...states]).toEqual(names);
    expect(attach).toHaveBeenCalledTimes(1);
  });

  test('is only an attribute if the browser has no internals', () => {
    const element = document.createElement('p');
    element.attachInternals = () => {
      throw new Error('NotSupportedError');
    };
    showState(element, 'error');
    expect([internalsOf(element), element.dataset['state']]).toEqual([undefined, 'error']);
  });
});

describe.each([true, false])('where style sheets can be shared: %s', (canShare) => {
  let dress: typeof Styles.dress;
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('../../embeds/styles/elements.css?inline', () => ({ default: 'p { color: red }' }));
    ({ dress } = await import('../../embeds/core/styles'));
    vi.doUnmock('../../embeds/styles/elements.css?inline');
    vi.resetModules();
  });

  // The next file of this worker loads before its first test restores the globals.
  afterAll(() => void vi.unstubAllGlobals());

  test('two elements have the same styles, each once', () => {
    if (!canShare) vi.stubGlobal('Document', class {});
    const roots = [1, 2].map(() => document.createElement('div').attachShadow({ mode: 'open' }));
    const returned = roots.flatMap((root) => [dress(root), dress(root)]);
    expect(new Set(returned)).toEqual(new Set([canShare ? undefined : 'p { color: red }']));
    const sheets = roots.flatMap((root) => root.adoptedStyleSheets);
    expect(sheets.length).toBe(canShare ? 2 : 0);
    expect(new Set(sheets).size).toBe(canShare ? 1 : 0);
    expect(sheets[0]?.cssRules[0]?.cssText).toBe(canShare ? 'p { color: red; }' : undefined);
  });
});
