import { BehaviorSubject, distinctUntilChanged, Observable, switchAll } from 'rxjs';

/** A stream that always has a value, never errors and never completes. Between changes `value` is the same object. */
export type Live<T> = Observable<T> & { readonly value: T };

/** A `Live` whose owner can set it: `cell.next(value)`. Hand it out as `Live`. */
export type Cell<T> = BehaviorSubject<T>;

export const cell = <T>(initial: T): Cell<T> => new BehaviorSubject(initial);

type Sources<T extends unknown[]> = { [K in keyof T]: Live<T[K]> };

/**
 * A `Live` computed from several; computed once a change, and passed on when the outcome differs. Written out, because
 * the operators that do the same would double what the first page loads of RxJS.
 */
export const combine = <T extends unknown[], U>(
  sources: [...Sources<T>],
  compute: (...values: [...T]) => U,
): Live<U> => {
  let last: { readonly values: T; readonly outcome: U } | undefined;
  const current = (): U => {
    const values = sources.map((source) => source.value) as T;
    if (last?.values.every((value, at) => value === values[at])) return last.outcome;
    last = { values, outcome: compute(...values) };
    return last.outcome;
  };
  const stream = new Observable<U>((observer) => {
    let told = current();
    observer.next(told);
    const tell = () => {
      const now = current();
      if (now === told) return;
      told = now;
      observer.next(now);
    };
    const watching = sources.map((source) => source.subscribe(tell));
    return () => watching.forEach((it) => it.unsubscribe());
  });
  return Object.defineProperty(stream, 'value', { get: current }) as Live<U>;
};

/** A `Live` computed from another one. */
export const derive = <T, U>(source: Live<T>, compute: (value: T) => U): Live<U> =>
  combine<[T], U>([source], compute);

/** The stream that is the current one: its values, and from a change on those of the next. */
export const flatten = <T>(streams: Live<Live<T>>): Live<T> =>
  Object.defineProperty(streams.pipe(switchAll(), distinctUntilChanged()), 'value', {
    get: () => streams.value.value,
  }) as Live<T>;
