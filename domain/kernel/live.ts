import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';

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

type Sources<T extends readonly unknown[]> = { readonly [K in keyof T]: Live<T[K]> };

/** A `Live` computed from several. */
export const combine = <const T extends readonly unknown[], U>(
  sources: Sources<T>,
  compute: (...values: NoInfer<T>) => U,
): Live<U> => {
  const stream = combineLatest(sources as readonly Live<unknown>[]).pipe(
    map((values) => compute(...(values as unknown as T))),
    distinctUntilChanged(),
  );
  const get = () => compute(...(sources.map((source) => source.value) as unknown as T));
  return Object.defineProperty(stream, 'value', { get }) as unknown as Live<U>;
};
