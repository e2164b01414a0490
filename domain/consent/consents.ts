import { Query } from '../async/query';
import { mapResult } from '../kernel/result';
import type { Http } from '../ports/http';
import { type ConsentType, consentTypes } from '../wire/shared-values';
import { userConsent } from './calls';

/** The user's consents to the additional product (spec §3, §6, §7). */
export class Consents extends Query<readonly ConsentType[]> {
  constructor(http: Http) {
    super(async () =>
      mapResult(await http.call(userConsent, {}), ({ consents = {} }) =>
        consentTypes.filter((type) => consents[type] === true),
      ),
    );
  }
}
