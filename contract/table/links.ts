import type { Answer, CallName, Calls } from '../../domain/calls';
import type { Call, InputOf } from '../../domain/wire/call';
import type { LeafPath } from './paths';

type InputPath<C extends Call> = LeafPath<InputOf<C>>;

/** Where a value of a request comes from: a field of an earlier answer. */
type Source = { [K in CallName]: readonly [call: K, field: LeafPath<Answer<K>>] }[CallName];

type Links = { readonly [K in CallName]?: { readonly [P in InputPath<Calls[K]>]?: Source } };

const tenor = ['restructureEligibility', 'eligibleRestructureTenors[].tenor'] as const;
const challenge = ['pinChallenge', 'challengeId'] as const;
const pinRequest = ['pinChallenge', 'requestId'] as const;

/** The ids and words of requests that an earlier answer gives. */
export const LINKS: Links = {
  restructureSummary: { 'query.tenor': tenor },
  restructureTransactions: { 'query.tenor': tenor },
  restructureAgreement: { 'query.tenor': tenor },
  submitRestructure: { 'body.tenor': tenor },
  restructureStatus: { 'query.requestId': ['submitRestructure', 'requestId'] },
  requestReassessment: { 'body.challengeId': challenge, 'body.requestId': pinRequest },
  reassessmentStatus: { 'query.requestId': ['requestReassessment', 'requestId'] },
  verifyPin: { 'body.challengeId': challenge, 'body.requestId': pinRequest },
  areasBelow: { 'params.id': ['areasBelow', '[].id'] },
  transactionReceipt: {
    'query.referenceId': ['transactionHistory', 'transactions[].referenceId'],
    'query.type': ['transactionHistory', 'transactions[].type'],
  },
  signContract: { 'body.contractId': ['facilityAgreement', 'contractId'] },
  submitApplication: { 'body.onekycSubmissionUuid': ['kycDraft', 'onekycSubmissionUuid'] },
  saveToggle: { 'body.feature': ['settingsToggles', '[].feature'] },
  submitRekyc: { 'body.gojekCustomerId': ['userInfo', 'gojekCustomerId'] },
};
