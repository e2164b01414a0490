import type { Failure } from '../kernel/failure';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import { mapResult, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { type ConsentType, consentTypes, userConsent } from './calls';

type Given = readonly ConsentType[];

/** The consents to the additional product that the person gave (spec §3, §6, §7). */
export class Consents {
  private readonly query;

  readonly given$: Live<Loadable<Given>>;

  constructor(http: Http) {
    this.query = new Query(async () =>
      mapResult(
        await http.call(userConsent, {}),
        ({ consents = {} }): Given => consentTypes.filter((type) => consents[type] === true),
      ),
    );
    this.given$ = this.query.state$;
  }

  load(): Promise<Result<Given, Failure>> {
    return this.query.load();
  }

  /** Counts a consent as given, which the server took although its list does not contain it. */
  setGiven(type: ConsentType): void {
    this.query.setValue([type]);
  }
}
