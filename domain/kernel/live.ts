import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

/** A stream that always has a value, never errors and never completes. */
export type Live<T> = Observable<T> & { readonly value: T };

/** A `Live` whose owner can set it: `cell.next(value)`. Hand it out as `Live`. */
export type Cell<T> = BehaviorSubject<T>;

export const cell = <T>(initial: T): Cell<T> => new BehaviorSubject(initial);

/** A `Live` computed from another one; equal neighbours are passed on once. */
export const derive = <T, U>(source: Live<T>, compute: (value: T) => U): Live<U> => {
  const stream = source.pipe(map(compute), distinctUntilChanged());
  return Object.defineProperty(stream, 'value', { get: () => compute(source.value) }) as Live<U>;
};
