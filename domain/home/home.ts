import type { Answer } from '../calls';
import { cell, type Live } from '../kernel/live';
import { failed, idle, loading, type Loadable, ready } from '../kernel/loadable';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { homepage } from './calls';

/** Home as the server composes it: profile, top banner, modules in its order (spec §3 "Home v2"). */
export type HomePage = Answer<'homepage'>;
export type HomeModule = HomePage['modules'][number];
export type Limit = NonNullable<NonNullable<HomePage['profile']>['limit']>;

export class Home {
  private readonly state$ = cell<Loadable<HomePage>>(idle);
  private asked = 0;

  readonly home$: Live<Loadable<HomePage>> = this.state$;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    session: Session,
    private readonly options: { readonly appVersion: () => string | undefined },
  ) {
    session.forgotten$.subscribe(() => {
      this.asked += 1;
      this.state$.next(idle);
    });
  }

  /** Loads home; the call itself is retried up to three times (spec §9). */
  async load(): Promise<void> {
    const turn = ++this.asked;
    this.state$.next(loading(this.state$.value));
    const sourcePage = this.storage.read(STORED.sourcePage);
    const entryPoint = this.storage.read(STORED.entryPoint);
    const appVersion = this.options.appVersion();
    const answer = await this.http.call(homepage, {
      query: {
        ...(sourcePage === undefined ? {} : { sourcePage }),
        ...(entryPoint === undefined ? {} : { entryPoint }),
        ...(appVersion === undefined ? {} : { appVersion }),
      },
    });
    if (turn !== this.asked) return;
    this.state$.next(answer.ok ? ready(answer.value) : failed(answer.error, this.state$.value));
  }
}

/** The modules this client can show; unknown ones are skipped, the HTTP adapter reports them once. */
export const shownModules = (home: HomePage): readonly HomeModule[] =>
  home.modules.filter((module) => module.type !== 'UNKNOWN');
