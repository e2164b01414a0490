import type { Container, ServiceIdentifier } from 'inversify';
import type { Token } from '../../ui/hooks/services';

/** The container that creates a service, and resolves its constructor's arguments. */
interface Context {
  get<T>(token: Token<T>): T;
  get<T>(token: Token<T>, options: { readonly optional: true }): T | undefined;
}

/** A constructor argument that is not a service. It is created from services, with the service that needs it. */
export interface Part<T> {
  readonly from: (context: Context) => T;
}

type Need<T> = Token<T> | Part<T>;
type Needs<Parts extends readonly unknown[]> = { readonly [I in keyof Parts]: Need<Parts[I]> };
type Needed<N> = N extends Part<infer T> ? T : N extends Token<infer T> ? T : never;

const resolve = <T>(context: Context, need: Need<T>): T =>
  'from' in need ? need.from(context) : context.get(need);

const resolveAll = <Parts extends readonly unknown[]>(context: Context, needs: Needs<Parts>) =>
  needs.map((need) => resolve(context, need)) as unknown as Parts;

/** Makes a part from services. */
export const part = <Parts extends readonly unknown[], T>(
  needs: Needs<Parts>,
  make: (...parts: Parts) => T,
): Part<T> => ({ from: (context) => make(...resolveAll(context, needs)) });

/** Returns a part with a fixed value. */
export const value = <T>(it: T): Part<T> => ({ from: () => it });

/** Returns a part that is an object of services and parts, by name. */
export const named = <N extends Readonly<Record<string, Need<unknown>>>>(
  needs: N,
): Part<{ readonly [K in keyof N]: Needed<N[K]> }> => ({
  from: (context) => {
    const made = Object.entries(needs).map(([name, need]) => [name, resolve(context, need)]);
    return Object.fromEntries(made) as { readonly [K in keyof N]: Needed<N[K]> };
  },
});

/** Returns a part that resolves the service when called, for a service that is needed late or depends on this one. */
export const lazy = <T>(token: Token<T>): Part<() => T> => ({
  from: (context) => () => context.get(token),
});

/** Returns a part that resolves the service when called, or `undefined` if it is not bound. */
export const ifAny = <T>(token: Token<T>): Part<() => T | undefined> => ({
  from: (context) => () => context.get(token, { optional: true }),
});

/** The recipe of a service, and the token that resolves it. */
export interface Service {
  readonly token: Token<unknown>;
  readonly make: (context: Context) => unknown;
}

/**
 * Wires a class. The compiler compares the needs with the parameters of the constructor. The token is the port that the
 * class implements, or else the class itself.
 */
export const service = <T, Parts extends readonly unknown[]>(
  Class: new (...parts: Parts) => T,
  needs: Needs<Parts>,
  token: Token<T> = Class as Token<T>,
): Service => ({ token, make: (context) => new Class(...resolveAll(context, needs)) });

/** Binds services to a container, which creates each of them once. */
export const bindServices = (container: Container, services: Iterable<Service>): void => {
  for (const { token, make } of services)
    container
      .bind(token as ServiceIdentifier)
      .toDynamicValue(make)
      .inSingletonScope();
};
