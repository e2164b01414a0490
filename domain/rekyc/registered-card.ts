import type { AnswerOf } from '../wire/call';
import { Query } from '../async/query';
import { mapResult } from '../kernel/result';
import type { Http } from '../ports/http';
import { registeredKtp } from './calls';
import { lastFour, maskName } from './mask';

/** The parts of the registered identity card that may be shown (spec §2); nothing else is kept. */
export interface CardDetails {
  /** Initials only. */
  readonly name?: string;
  readonly lastFour?: string;
}

const maskedDetails = ({
  maskedName = '',
  maskedNik = '',
}: AnswerOf<typeof registeredKtp>): CardDetails => {
  const [name, digits] = [maskName(maskedName), lastFour(maskedNik)];
  return {
    ...(name !== undefined && { name }),
    ...(digits !== undefined && { lastFour: digits }),
  };
};

/** Reads the registered identity card, and masks it once more. */
export class RegisteredCard extends Query<CardDetails> {
  constructor(http: Http) {
    super(async () => mapResult(await http.call(registeredKtp, {}), maskedDetails));
  }
}
