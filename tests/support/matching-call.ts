import { type CallName, CALLS } from '../../domain/calls';
import type { Call } from '../../domain/wire/call';

const rows = Object.entries(CALLS) as [CallName, Call][];

/** Returns the call of spec §7 that a request makes, and the values in its path. */
export const matchingCall = (method: string, path: string) => {
  for (const [name, row] of rows) {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, it]) => it ?? '');
    const pattern = new RegExp(`^${row.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const values = row.method === method ? pattern.exec(path) : null;
    if (values) {
      const params = names.map((it, at) => [it, decodeURIComponent(values[at + 1] ?? '')]);
      return { name, params: Object.fromEntries(params) as Record<string, string> };
    }
  }
  throw new Error(`${method} ${path} is no call`);
};
