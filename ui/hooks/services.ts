import { createContext, useContext } from 'react';

/** A class that identifies a service. */
export type Token<T> = abstract new (...args: never) => T;

/** Source of the services for pages; the container implements it. */
export interface Services {
  get<T>(token: Token<T>): T;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** Returns all services, for those that are needed only later. */
export const useServices = (): Services => {
  const all = useContext(ServicesContext);
  if (!all) throw new Error('rendered outside of the services');
  return all;
};

export const useService = <T>(token: Token<T>): T => useServices().get(token);
