import type { Answer, CallName } from '../../domain/calls';
import type { GroupPath, LeafPath } from './paths';

type Path<K extends CallName> = LeafPath<Answer<K>> | GroupPath<Answer<K>>;

/** A field of an answer that can be read instead of another one. */
export type NameSource = { [K in CallName]: readonly [call: K, field: Path<K>] }[CallName];

type Alternatives = {
  readonly [K in CallName]?: { readonly [P in Path<K>]?: readonly NameSource[] };
};

const verdict = ['verified', 'isVerified', 'valid', 'isValid', 'status', 'result'] as const;
type Verdict = (typeof verdict)[number];
type Verifies = 'answerChallenge' | 'verifyPin' | 'verifyOtp' | 'requestReassessment';

const oneVerdict = <K extends Verifies>(
  call: K,
  more: readonly Path<K>[] = [],
): Readonly<Record<string, readonly (readonly [K, Verdict | Path<K>])[]>> => {
  const all = [...verdict, ...more];
  return Object.fromEntries(
    all.map((one) => [one, all.filter((it) => it !== one).map((it) => [call, it] as const)]),
  );
};

/** The fields that an answer may lack if one of others can be read: the client computes or takes the value from it. */
export const ALTERNATIVES: Alternatives = {
  homepage: {
    'profile.limit.available': [['homepage', 'profile.limit.used']],
    'profile.limit.used': [['homepage', 'profile.limit.available']],
    'modules[].amount': [
      ['billList', 'totalDue'],
      ['billList', 'currentDues[].amount'],
    ],
    'modules[].dueTime': [['billList', 'currentDues[].dueTime']],
    'modules[].dueStatus': [['homepage', 'modules[].dueTime']],
  },
  billList: {
    totalDue: [['billList', 'currentDues[].amount']],
    'currentDues[].status': [['billList', 'currentDues[].dueTime']],
    upcomingTotalDue: [['billList', 'upcomingDues[].amount']],
    'upcomingDues[].status': [['billList', 'upcomingDues[].dueTime']],
  },
  userInfo: { contractId: [['facilityAgreement', 'contractId']] },
  facilityAgreement: { contractId: [['userInfo', 'contractId']] },
  postalCode: {
    postalCode: [['postalCode', 'postalCodes']],
    postalCodes: [['postalCode', 'postalCode']],
  },
  answerChallenge: oneVerdict('answerChallenge'),
  verifyPin: oneVerdict('verifyPin', ['pinVerified']),
  verifyOtp: oneVerdict('verifyOtp'),
  requestReassessment: oneVerdict('requestReassessment'),
};

/** The call that the client makes if another one fails; one of both is enough. */
export const OTHER_CALLS: { readonly [K in CallName]?: CallName } = {
  restructureEligibility: 'restructureEligibilityV1',
  restructureEligibilityV1: 'restructureEligibility',
};

interface OtherQuery {
  readonly query: Readonly<Record<string, string>>;
  /** The fields of its answer that count, if both answers have them. */
  readonly fields: RegExp;
}

/** The second query of a call that the client makes with two. */
export const OTHER_QUERIES: { readonly [K in CallName]?: OtherQuery } = {
  billList: { query: { type: 'UPCOMING' }, fields: /upcoming/i },
};
