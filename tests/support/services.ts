import type { Services, Token } from '../../ui/hooks/services';

export const services = (entries: readonly (readonly [Token<unknown>, unknown])[]): Services => {
  const all = new Map<unknown, unknown>(entries);
  return {
    get: <T>(token: Token<T>): T => {
      if (!all.has(token)) throw new Error(`no ${token.name} among the services`);
      return all.get(token) as T;
    },
  };
};
