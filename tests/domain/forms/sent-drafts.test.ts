import { describe, expect, test } from 'vitest';
import { requestOf } from '../../../adapters/http/request';
import { saveCombinedDraft } from '../../../domain/combined/calls';
import { writeCombinedDraft } from '../../../domain/combined/drafts';
import { combinedForm } from '../../../domain/combined/form';
import { fieldsOf } from '../../../domain/forms/form';
import { saveKycDraft } from '../../../domain/kyc/calls';
import { writeKycDraft } from '../../../domain/kyc/drafts';
import { kycForm } from '../../../domain/kyc/form';
import type { Draft } from '../../../domain/forms/answers';
import recorded from '../support/sent-drafts.json';

/**
 * The bodies that the first version of the client sent, recorded from its code; only the order of the keys may differ.
 */

const context = {
  bases: { '/v1': '/api/v1' },
  token: undefined,
  locale: 'id',
  applicationSource: 'GOJEK',
} as const;
const headers = { additional_products: 'GPL', 'X-Trigger-Data-Send': 'false' } as const;

const forms = [
  {
    form: kycForm,
    sent: recorded.kyc,
    bodyOf: (draft: Draft) =>
      requestOf(saveKycDraft, { body: writeKycDraft(draft) }, context).body ?? '',
  },
  {
    form: combinedForm,
    sent: recorded.combined,
    bodyOf: (draft: Draft) =>
      requestOf(saveCombinedDraft, { headers, body: writeCombinedDraft(draft) }, context).body ??
      '',
  },
];

type Nested = Readonly<Record<string, unknown>>;

/** Returns the recorded body with one answer only; the single product sends the email in both fields. */
const alone = (whole: Nested, name: string): Nested => {
  const [group = '', key = ''] = name.split('.');
  const value = (whole[group] as Nested)[key];
  return {
    ...(name === 'personalInfo.email' && { email: value }),
    [group]: { [key]: value },
  };
};

describe.each(forms)('the draft of $form.id', ({ form, sent, bodyOf }) => {
  const answers = new Map<string, string>(Object.entries(sent.answers));
  // Fields that were added later are not in the record.
  const names = fieldsOf(form).flatMap(({ name }) => (answers.has(name) ? name : []));

  test('the body of the complete draft has the recorded names and values, and the same length', () => {
    expect(names).toEqual([...answers.keys()]);
    const body = bodyOf({ answers: sent.answers, extras: sent.extras });
    expect(JSON.parse(body)).toEqual(sent.whole);
    expect(body).toHaveLength(JSON.stringify(sent.whole).length);
  });

  test.each(names)('%s alone is sent as recorded', (name) => {
    const body = bodyOf({ answers: { [name]: answers.get(name) ?? '' }, extras: {} });
    expect(body).toBe(JSON.stringify(alone(sent.whole, name)));
  });

  test('emptied texts are sent empty, and emptied numbers are omitted', () => {
    const emptied = Object.fromEntries(names.map((name) => [name, '']));
    expect(JSON.parse(bodyOf({ answers: emptied, extras: {} }))).toEqual(sent.emptied);
  });
});
