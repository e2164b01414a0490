import { afterEach } from 'vitest';

let ended = new AbortController();

afterEach(() => {
  ended.abort();
  ended = new AbortController();
});

const withOther = <T extends object>(real: T, other: Readonly<Record<string, unknown>>): T =>
  new Proxy(real, {
    get: (_, name) =>
      typeof name === 'string' && name in other
        ? other[name]
        : (Reflect.get(real, name, real) as unknown),
  });

/** The window with other values for some of its properties. Its listeners end with the test. */
export const pageWith = (
  other: Readonly<Record<string, unknown>> = {},
): Window & typeof globalThis =>
  withOther(window, {
    addEventListener: (type: string, listener: EventListener) =>
      window.addEventListener(type, listener, { signal: ended.signal }),
    ...other,
  });

/** The address with navigations to other documents that are recorded, not made. */
export const locationOf = (note: (how: string, ...values: unknown[]) => void): Location => {
  const noted = ['assign', 'replace', 'reload'].map((how) => [
    how,
    (...values: unknown[]) => note(how, ...values),
  ]);
  return withOther(window.location, Object.fromEntries(noted));
};

/** Waits for the browser to open another entry. */
export const popped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
