import { createContext, useContext } from 'react';

/** A class that names what is asked for. */
export type Token<T> = abstract new (...args: never) => T;

/** Where pages get the domain from; the container satisfies it. */
export interface Services {
  get<T>(token: Token<T>): T;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** All of them, for what is asked for only when it is needed. */
export const useServices = (): Services => {
  const all = useContext(ServicesContext);
  if (!all) throw new Error('rendered outside of the services');
  return all;
};

export const useService = <T>(token: Token<T>): T => useServices().get(token);
