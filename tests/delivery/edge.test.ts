import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerAt } from '../../delivery/addresses';
import { edgeRules } from '../../delivery/edge';
import { type AnswerKind, headersOf } from '../../delivery/headers';
import { noAdditions } from '../../delivery/policy';
import { ROUTES } from '../../domain/navigation/routes';
import { edgeRuleFor } from './support/edge-rule';
import { statusOf } from './support/addresses';

const rules = edgeRules(noAdditions);
const table = headersOf(noAdditions);

const names = [
  'assets',
  'embeds',
  '.well-known',
  'home',
  'auth',
  'homes',
  'assetsx',
  '1.2.3',
  'a.js',
  '',
];
const paths = fc.oneof(
  fc.array(fc.constantFrom(...names), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
  fc.constantFrom(...Object.values(ROUTES).map(({ path }) => path.replace('/*', '/deeper'))),
);

test('the first rule that fits an answer is that of its kind, at any address', () => {
  fc.assert(
    fc.property(paths, fc.boolean(), (path, mayBeFile) => {
      const isFile = mayBeFile && /^\/.+\/.*[^/]$/.test(path);
      const answer = answerAt(path, isFile);
      const rule = edgeRuleFor(rules, path, statusOf(answer));
      expect([rule?.answer, rule?.headers]).toEqual([answer, table[answer]]);
    }),
  );
});

test.each<[status: number, answer: AnswerKind]>([
  [405, 'refused'],
  [400, 'failed'],
  [416, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('%i is answered as %s at every address', (status, answer) => {
  for (const path of ['/', '/home', '/auth/login', '/assets/a.js', '/embeds/1.0.0/paylater.js'])
    expect(edgeRuleFor(rules, path, status)?.answer, path).toBe(answer);
});

test('a network keeps only files, for the time in their Cache-Control', () => {
  const kept = rules.map(({ answer, cache }) => [answer, cache] as const);
  expect(Object.fromEntries(kept)).toEqual({
    asset: { seconds: 31_536_000, asksFirst: false },
    frozenElement: { seconds: 31_536_000, asksFirst: false },
    wellKnown: { seconds: 0, asksFirst: true },
    movingElement: { seconds: 0, asksFirst: true },
    ...Object.fromEntries(
      (
        [
          'document',
          'consentDocument',
          'loginDocument',
          'missing',
          'missingElement',
          'failed',
          'refused',
        ] as const
      ).map((answer) => [answer, { seconds: 0, asksFirst: false }]),
    ),
  });
});
