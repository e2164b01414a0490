import type { Answer } from '../../domain/calls';
import { type Deviations, read, type Shape } from './reader';
import written from './rows.json';
import { bareData } from './safely';

type Name = keyof typeof written;

interface Row<T> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly retry: number;
  readonly timeout: number;
  readonly budget?: number;
  readonly refusals: readonly string[];
  readonly read: (raw: unknown, drift: Deviations) => T;
}

const all = bareData(written) as unknown as Record<
  Name,
  Omit<Row<unknown>, 'read'> & { readonly answer: Shape }
>;

/** Returns a row of CALLS. It reads only the fields of the answer that an element shows. */
export const rowOf = <N extends Name>(name: N): Row<Answer<N>> => {
  const { answer, ...row }: (typeof all)[Name] = all[name];
  return { ...row, read: (raw, drift) => read(answer, raw, drift) as Answer<N> };
};
