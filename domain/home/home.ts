import { Query } from '../async/query';
import { mapResult } from '../kernel/result';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { homepage } from './calls';
import { homeQuery } from './home-query';
import { type HomeData, soundHome } from './read-home';

/** Loads home; the call itself is retried up to three times (spec §9). */
export class Home extends Query<HomeData> {
  constructor(
    http: Http,
    storage: Storage,
    clock: Clock,
    options: { readonly appVersion: () => string | undefined },
  ) {
    super(async () => {
      const query = homeQuery({
        sourcePage: storage.read(STORED.sourcePage),
        entryPoint: storage.read(STORED.entryPoint),
        appVersion: options.appVersion(),
      });
      const answer = await http.call(homepage, { query });
      return mapResult(answer, (page) => ({ ...soundHome(page), readAt: clock.now() }));
    }, http.outdated$);
  }
}
