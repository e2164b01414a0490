import { Observable, type Subscription } from 'rxjs';
import { vi } from 'vitest';

/** The active listeners: a line of our code for each, repeated when it listens several times. */
type Listeners = readonly string[];

type Method = (this: unknown, ...given: readonly unknown[]) => unknown;

/** Calls `after` with the target, the arguments and the result of every call of a method. */
const follow = <Result>(
  owner: object,
  name: string,
  after: (self: unknown, given: readonly unknown[], returned: Result) => void,
): void => {
  const original = Reflect.get(owner, name) as Method;
  vi.spyOn(owner as Record<string, Method>, name).mockImplementation(function (
    this: unknown,
    ...given
  ) {
    const returned = Reflect.apply(original, this, given);
    after(this, given, returned as Result);
    return returned;
  });
};

const ours = /((?:ui|domain|src|adapters|tests)\/[\w./-]+:\d+)/;

/** Returns the first line of our own code in the call stack, outside this file. */
const caller = (): string => {
  const lines = (new Error().stack ?? '').split('\n').filter((line) => !line.includes(__filename));
  return lines.map((line) => ours.exec(line)?.[1]).find(Boolean) ?? 'a library';
};

/**
 * Returns a function that lists open subscriptions, and listeners of the window, the document and signals, unless their
 * signal has aborted.
 */
export const watchListeners = (): (() => Listeners) => {
  const subscriptions = new Map<Subscription, string>();
  follow<Subscription>(Observable.prototype, 'subscribe', (_, __, subscription) => {
    subscriptions.set(subscription, caller());
    subscription.add(() => subscriptions.delete(subscription));
  });

  const events: { target: unknown; given: readonly unknown[]; by: string }[] = [];
  const remove = (target: unknown, [type, listener]: readonly unknown[]) => {
    const at = events.findIndex(
      (it) => it.target === target && it.given[0] === type && it.given[1] === listener,
    );
    if (at >= 0) events.splice(at, 1);
  };
  for (const owner of [window, document, AbortSignal.prototype]) {
    follow(owner, 'addEventListener', (target, given) => {
      remove(target, given);
      events.push({ target, given, by: `${String(given[0])} at ${caller()}` });
    });
    follow(owner, 'removeEventListener', remove);
  }
  const isOver = (it: unknown) => it instanceof AbortSignal && it.aborted;
  const listens = ({ target, given }: (typeof events)[number]) =>
    !isOver(target) && !isOver((given[2] as AddEventListenerOptions | undefined)?.signal);

  return () => [...subscriptions.values(), ...events.filter(listens).map(({ by }) => by)];
};

/** Returns the listeners that were not there before. */
export const moreThan = (before: Listeners, after: Listeners): Listeners => {
  const left = [...before];
  return after.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
