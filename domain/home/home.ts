import type { Answer } from '../calls';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Reading } from '../kernel/reading';
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
  private readonly reading: Reading<HomePage>;
  readonly home$: Live<Loadable<HomePage>>;

  constructor(
    http: Http,
    storage: Storage,
    session: Session,
    options: { readonly appVersion: () => string | undefined },
  ) {
    const ask = () => {
      const sourcePage = storage.read(STORED.sourcePage);
      const entryPoint = storage.read(STORED.entryPoint);
      const appVersion = options.appVersion();
      return http.call(homepage, {
        query: {
          ...(sourcePage === undefined ? {} : { sourcePage }),
          ...(entryPoint === undefined ? {} : { entryPoint }),
          ...(appVersion === undefined ? {} : { appVersion }),
        },
      });
    };
    this.reading = new Reading(ask, session.forgotten$);
    this.home$ = this.reading.state$;
  }

  /** Loads home; the call itself is retried up to three times (spec §9). */
  async load(): Promise<void> {
    await this.reading.load();
  }
}

/** The modules this client can show; unknown ones are skipped, the HTTP adapter reports them once. */
export const shownModules = (home: HomePage): readonly HomeModule[] =>
  home.modules.filter((module) => module.type !== 'UNKNOWN');
