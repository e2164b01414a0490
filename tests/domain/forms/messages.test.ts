import { describe, expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { combinedOptions } from '../../../domain/combined/options';
import { challengeFields } from '../../../domain/forms/challenges';
import { hardCodes, messageOf, softCodes } from '../../../domain/forms/codes';
import type { OptionList } from '../../../domain/forms/field';
import { fieldsOf } from '../../../domain/forms/form';
import { kycForm } from '../../../domain/kyc/form';
import { kycOptions } from '../../../domain/kyc/options';
import enCombined from '../../../ui/messages/en/combined.json';
import en from '../../../ui/messages/en/fields.json';
import enKyc from '../../../ui/messages/en/kyc.json';
import idCombined from '../../../ui/messages/id/combined.json';
import id from '../../../ui/messages/id/fields.json';
import idKyc from '../../../ui/messages/id/kyc.json';
import { repeated } from '../../support/failures';

const flat = (tree: object, path = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? [...flat(value, `${path}${key}.`)]
        : [[path + key, String(value)]],
    ),
  );

const fields = [...fieldsOf(kycForm), ...fieldsOf(combinedForm), ...Object.values(challengeFields)];
const lists: readonly OptionList[] = [
  ...Object.values(kycOptions),
  ...Object.values(combinedOptions),
];
/** Adds the option lists of each application, which are in the messages of its area. */
const withLists = (shared: object, ...areas: readonly { readonly options: object }[]) =>
  new Map([shared, ...areas.map(({ options }) => ({ options }))].flatMap((it) => [...flat(it)]));

const said = { id: withLists(id, idKyc, idCombined), en: withLists(en, enKyc, enCombined) };

const needed = new Set([
  ...fields.flatMap(({ labelKey: word, optional, kind }) => [
    `labels.${word}`,
    `purposes.${word}`,
    // A list of areas also uses it as its first line.
    ...(optional && kind !== 'area' ? [] : [`errors.empty.${word}`]),
  ]),
  ...[...hardCodes, ...softCodes].map(messageOf),
  ...lists.flatMap((list) => list.values.map((value) => `options.${list.id}.${value}`)),
]);

describe.each(['id', 'en'] as const)('%s', (language) => {
  test('every label, purpose, code and option has a message, and there are no others', () => {
    const keys = [...said[language].keys()];
    expect([...needed].filter((key) => !said[language].has(key))).toEqual([]);
    const words = new Set(fields.map(({ labelKey: word }) => `hints.${word}`));
    expect(keys.filter((key) => !needed.has(key) && !words.has(key))).toEqual([]);
    process.stdout.write(`${language}: ${keys.length} field messages\n`);
  });

  test('every message has 1 to 160 characters, and no list repeats a text', () => {
    for (const [key, text] of said[language]) {
      const words = [...text.trim()].length;
      expect([key, words > 0 && words <= 160]).toEqual([key, true]);
    }
    for (const { id: list, values, spellings = [] } of lists) {
      const offered = values.filter((value) => !spellings.includes(value));
      const labels = offered.map((value) => said[language].get(`options.${list}.${value}`));
      expect(repeated(labels), list).toEqual([]);
    }
  });
});

test('only loan words are equal in both languages', () => {
  const same = [...said.id].filter(([key, text]) => said.en.get(key) === text);
  expect(new Set(same.map(([, text]) => text))).toEqual(
    new Set(['Email', 'PIN', 'Supervisor', 'Media']),
  );
});
