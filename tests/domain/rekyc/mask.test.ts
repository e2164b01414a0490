import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastFour, maskName } from '../../../domain/rekyc/mask';

test.each<[what: string, sent: string, shown: string | undefined]>([
  ['nothing', '', undefined],
  ['spaces', '  \u00a0 ', undefined],
  ['stars', '************0123', '0123'],
  ['small crosses', 'xxxxxxxxxxxx0123', '0123'],
  ['large crosses', 'XXXXXXXXXXXX0123', '0123'],
  ['dots', '••••••••••••0123', '0123'],
  ['too much of it', '317101******0123', '0123'],
  ['all of it', '3171016703950123', '0123'],
  ['spaces between', '3171 0167 0395 0123', '0123'],
  ['stars with spaces between', '**** **** **** 01 23', '0123'],
  ['dots and dashes between', '31.7101-670395–0123', '0123'],
  ['a word before it', 'NIK: 3171016703950123', '0123'],
  ['four digits alone', '0123', '0123'],
  ['three digits', '123', undefined],
  ['three digits behind stars', '*************123', undefined],
  ['its beginning', '317101**********', undefined],
  ['its beginning and a few at its end', '317101*******123', undefined],
  ['a word behind it', '3171016703950123 (KTP)', undefined],
  ['full-width digits', '************０１２３', '0123'],
  ['Arabic digits', '************٠١٢٣', '0123'],
  ['Persian digits', '۳۱۷۱۰۱۶۷۰۳۹۵۰۱۲۳', '0123'],
  ['Devanagari digits', '३१७१०१६७०३९५०१२३', undefined],
  ['invisible signs between', '********\u200b****01\u200d2\u00ad3', '0123'],
  ['signs that turn it round', '\u202e3210************\u202c', undefined],
  ['isolated by direction', '\u2066************0123\u2069', '0123'],
  ['an emoji', '************0123😀', undefined],
])('only the last four digits of a number sent %s are kept', (_, sent, shown) => {
  expect(lastFour(sent)).toBe(shown);
});

test.each<[what: string, sent: string, shown: string | undefined]>([
  ['nothing', '', undefined],
  ['spaces', ' \t ', undefined],
  ['masked', 'S*** D***', 'S*** D***'],
  ['masked at both ends', '**ri D**i', '**ri D**i'],
  ['masked with dots', 'S••• D•••', 'S••• D•••'],
  ['unmasked', 'Sari Dewi', 'S*** D***'],
  ['half masked', 'S*** Dewi', 'S*** D***'],
  ['masked with crosses', 'Sxxx', 'S***'],
  ['in one letter', 'S D', 'S D'],
  ['with a dot', 'M. Wirawan', 'M. W******'],
  ['with a quote and a dash', "Ma'ruf Al-Amin", "M*'*** A*-****"],
  ['behind a quote', "'Aisyah", "'A*****"],
  ['with marks', 'Ame\u0301lie', 'A*****'],
  ['beginning with a mark', 'E\u0301lodie', 'É*****'],
  ['in letters without case', '王小明', '王**'],
  ['with a number in it', 'Sari2 3171016703950123', 'S**** ****************'],
  ['masked, with a number in it', 'S***1 *0123', 'S**** *****'],
  ['with an emoji', 'Sa😀i', 'S***'],
  ['with signs that turn it round', '\u202eiraS\u202c \u200fDewi', 'i*** D***'],
  ['as markup', '<b>Sari</b>', '<b******/**'],
])('a name sent %s shows initials only', (_, sent, shown) => {
  expect(maskName(sent)).toBe(shown);
});

const signs = fc.constantFrom(
  ...'0189٣۴５३*xX•●A aé王.-–/: <\u202e\u2066\u200b\u0301😀'.split(/(?:)/u),
);
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(signs, { maxLength: 30 }).map((all) => all.join('')),
);

test('at most four digits remain, and a second masking keeps them', () => {
  fc.assert(
    fc.property(anything, (sent) => {
      const digits = lastFour(sent);
      if (digits !== undefined) expect(digits).toMatch(/^[0-9]{4}$/);
      expect(lastFour(digits ?? '')).toBe(digits);
      expect(maskName(sent) ?? '').not.toMatch(/\p{N}|[\p{Cc}\p{Cf}\p{Cs}]/u);
    }),
    { numRuns: 500 },
  );
});

test('no word keeps a second unmasked letter, and a second masking changes nothing', () => {
  fc.assert(
    fc.property(anything, (sent) => {
      const shown = maskName(sent);
      expect(shown === undefined ? undefined : maskName(shown)).toBe(shown);
      if (/[*•●]/.test(sent)) return;
      for (const word of (shown ?? '').split(' '))
        expect(word.match(/\p{L}/gu)?.length ?? 0).toBeLessThan(2);
    }),
    { numRuns: 500 },
  );
});
