import type { Container, ServiceIdentifier } from 'inversify';
import type { Token } from '../../ui/hooks/services';

/** Where the parts of a service come from: the container that makes it. */
interface Context {
  get<T>(token: Token<T>): T;
  get<T>(token: Token<T>, options: { readonly optional: true }): T | undefined;
}

/** What a constructor is given in place of a service: made from services when the service that needs it is made. */
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

/** Is given as it is. */
export const value = <T>(it: T): Part<T> => ({ from: () => it });

/** An object of services and parts, by name. */
export const named = <N extends Readonly<Record<string, Need<unknown>>>>(
  needs: N,
): Part<{ readonly [K in keyof N]: Needed<N[K]> }> => ({
  from: (context) => {
    const made = Object.entries(needs).map(([name, need]) => [name, resolve(context, need)]);
    return Object.fromEntries(made) as { readonly [K in keyof N]: Needed<N[K]> };
  },
});

/** Returns the service when it is called, for what is needed late or may need this one. */
export const lazy = <T>(token: Token<T>): Part<() => T> => ({
  from: (context) => () => context.get(token),
});

/** Returns the service when it is called, if it is there by then. */
export const ifAny = <T>(token: Token<T>): Part<() => T | undefined> => ({
  from: (context) => () => context.get(token, { optional: true }),
});

/** How a service is made, and the class that it is asked for by. */
export interface Service {
  readonly token: Token<unknown>;
  readonly make: (context: Context) => unknown;
}

/**
 * Wires a class: one need for each parameter of its constructor, which the compiler compares. It is asked for by
 * `token`, the port that it implements, or else by itself.
 */
export const service = <T, Parts extends readonly unknown[]>(
  Class: new (...parts: Parts) => T,
  needs: Needs<Parts>,
  token: Token<T> = Class as Token<T>,
): Service => ({ token, make: (context) => new Class(...resolveAll(context, needs)) });

/** Adds services to a container, which makes each of them once. */
export const bindServices = (container: Container, services: Iterable<Service>): void => {
  for (const { token, make } of services)
    container
      .bind(token as ServiceIdentifier)
      .toDynamicValue(make)
      .inSingletonScope();
};
