import {
  BehaviorSubject,
  merge,
  distinctUntilChanged,
  map,
  type Observable,
  switchAll,
} from 'rxjs';

/** A stream that always has a value, never errors and never completes. Between changes `value` is the same object. */
export type Live<T> = Observable<T> & { readonly value: T };

/** A `Live` whose owner can set it: `cell.next(value)`. Hand it out as `Live`. */
export type Cell<T> = BehaviorSubject<T>;

export const cell = <T>(initial: T): Cell<T> => new BehaviorSubject(initial);

type Sources<T extends unknown[]> = { [K in keyof T]: Live<T[K]> };

const live = <T>(stream: Observable<T>, value: () => T): Live<T> =>
  Object.defineProperty(stream, 'value', { get: value }) as Live<T>;

/** Returns a `Live` computed from several: once for each change, and emitted only when the result differs. */
export const combine = <T extends unknown[], U>(
  sources: [...Sources<T>],
  compute: (...values: [...T]) => U,
): Live<U> => {
  let last: { readonly values: T; readonly outcome: U } | undefined;
  const current = (): U => {
    const values = sources.map((source) => source.value) as T;
    if (!last?.values.every((value, at) => value === values[at]))
      last = { values, outcome: compute(...values) };
    return last.outcome;
  };
  return live(merge(...sources).pipe(map(current), distinctUntilChanged()), current);
};

/** Returns a `Live` computed from another one. */
export const derive = <T, U>(source: Live<T>, compute: (value: T) => U): Live<U> =>
  combine<[T], U>([source], compute);

/** Emits the values of the newest inner stream. */
export const flatten = <T>(streams: Live<Live<T>>): Live<T> =>
  live(streams.pipe(switchAll(), distinctUntilChanged()), () => streams.value.value);
