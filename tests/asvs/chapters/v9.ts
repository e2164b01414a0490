import { type Chapter, lender } from '../row';

const opaque =
  'the API verifies tokens; the client reads only the subject, to find the owner of stored values';

/** Self-contained tokens. */
export const v9: Chapter = {
  '9.1.1': lender('Verifies the signature before it reads a token', opaque),
  '9.1.2': lender('Accepts listed algorithms only', opaque),
  '9.1.3': lender('Takes keys from known places only', opaque),
  '9.2.1': lender('Accepts a token only within its time', opaque),
  '9.2.2': lender('Accepts a token only for its purpose', opaque),
  '9.2.3': lender('Accepts only tokens that are meant for it', opaque),
  '9.2.4': lender('Names the audience in a token', 'the lender issues the tokens'),
};
