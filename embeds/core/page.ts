import { bare } from './safely';
import type { SharedValues } from './shared-attributes';
import { Resource } from './resource';
import { type CallResult, type CallContext, ServerClock } from './call-server';
import { Tokens } from './tokens';

/** The call of an element. Elements with the same key, API, language and product share one answer. */
export interface Source<T> {
  readonly key: string;
  readonly read: (context: CallContext, signal: AbortSignal) => Promise<CallResult<T>>;
}

/** Everything that the elements of a document share for one API. */
export class Page {
  private readonly resources = new Map<string, Resource<unknown>>();
  private readonly time = new ServerClock();
  readonly tokens = new Tokens(
    () => this.each((resource) => resource.retry()),
    () => this.each((resource) => resource.forget()),
  );

  constructor(readonly apiBase: string) {}

  resourceFor<T>(source: Source<T>, { locale, applicationSource }: SharedValues): Resource<T> {
    const key = `${locale} ${applicationSource} ${source.key}`;
    const resource = this.resources.get(key) as Resource<T> | undefined;
    if (resource) return resource;
    const { apiBase, tokens, time } = this;
    const context = bare({ apiBase, locale, applicationSource, tokens, time });
    const made = new Resource<T>(
      (signal) => source.read(context, signal),
      () => time.now(),
      () => this.resources.delete(key),
    );
    this.resources.set(key, made as Resource<unknown>);
    return made;
  }

  private each(act: (resource: Resource<unknown>) => void): void {
    for (const resource of this.resources.values()) act(resource);
  }
}

/** One for each API, by its address. */
const pages = new Map<string, Page>();

export const pageOf = (apiBase: string): Page => {
  const page = pages.get(apiBase) ?? new Page(apiBase);
  pages.set(apiBase, page);
  return page;
};
