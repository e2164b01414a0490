import type { Instant } from '../../domain/kernel/instant';
import { bare, isTrueOfDocument, safely } from './safely';
import type { SharedValues } from './shared-attributes';
import { Resource } from './resource';
import { type CallResult, type CallContext, ServerClock } from './call-server';
import { Tokens } from './tokens';

/** The call of an element. Elements with the same key, API, language and product share one answer. */
export interface Source<T> {
  readonly key: string;
  readonly read: (context: CallContext, signal: AbortSignal) => Promise<CallResult<T>>;
}

/** The state that the elements of a document share for one API. */
export class PageState {
  private readonly resources = new Map<string, Resource<unknown>>();
  private readonly time = new ServerClock();
  readonly tokens = new Tokens(
    () => this.retry(),
    () => this.each((resource) => resource.forget()),
    () => this.each((resource) => resource.renew()),
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

  now(): Instant {
    return this.time.now();
  }

  /** Repeats every call that failed without a token. */
  retry(): void {
    this.each((resource) => resource.retry());
  }

  /** Repeats calls that failed or are old; all of them after the page was in the browser's back-forward cache. */
  recover(isOld: boolean): void {
    this.each((resource) => (isOld ? void resource.refresh() : resource.recover()));
  }

  private each(act: (resource: Resource<unknown>) => void): void {
    for (const resource of this.resources.values()) act(resource);
  }
}

/** The shared state of each API, by its address. */
const pages = new Map<string, PageState>();

const recover = (event: Event): void => {
  if (event.type === 'visibilitychange' && isTrueOfDocument('hidden')) return;
  const isOld = (event as PageTransitionEvent).persisted === true;
  for (const page of pages.values()) safely(() => page.recover(isOld), undefined);
};

export const pageStateOf = (apiBase: string): PageState => {
  const page = pages.get(apiBase) ?? new PageState(apiBase);
  if (pages.size === 0)
    for (const name of ['online', 'pageshow', 'visibilitychange'])
      safely(() => window.addEventListener(name, recover), undefined);
  pages.set(apiBase, page);
  return page;
};
