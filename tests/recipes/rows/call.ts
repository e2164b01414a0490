import type { Recipe } from '../support/recipe';

const added = `import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app/open-app';

test('the card shows what the call answers', async () => {
  const app = await openApp({ persona: 'active', at: '/home' });
  await app.on('/home');
  await waitFor(() => expect(app.text()).toContain('Poin kamu: 120'));
});
`;

const card = `/** What shopping has earned; nothing until it is known. */
const PointsCard = () => {
  const { t } = useTranslation('overview');
  const balance = latestValue(useQuery(useService(Home).points))?.balance;
  if (balance === undefined) return null;
  return <Card title={t('points.title')}>{t('points.text', { balance })}</Card>;
};

`;

export const call: Recipe = {
  name: 'a read call with a card on home',
  most: 5,
  seen: { persona: 'active', at: '/home', selector: 'text=Poin kamu: 120' },
  tests: [
    'tests/domain/calls.test.ts',
    'tests/contract/specification.test.ts',
    'tests/ui/messages.test.ts',
    'tests/ui/home',
    'tests/ui/recipe',
  ],
  apply: (tree) => {
    tree.importInto('domain/home/calls.ts', '../wire/schemas', 'count', 'maybe');
    tree.edit(
      'domain/home/calls.ts',
      /export const homepage = /,
      `/** What shopping has earned. */
export const points = get('/v1/user/points', {
  answer: z.object({ balance: maybe(count) }),
});

$&`,
    );
    tree.importInto('domain/home/home.ts', './calls', 'points');
    tree.edit(
      'domain/home/home.ts',
      /export class Home extends Query<\w+> \{\n/,
      `$&  /** What shopping has earned. */
  readonly points: Query<AnswerOf<typeof points>>;

`,
    );
    tree.edit(
      'domain/home/home.ts',
      /(export class Home [^]*?\n {2}constructor\([^]*?)\n {2}\}\n/,
      '$1\n    this.points = new Query(() => http.call(points, {}));\n  }\n',
    );
    tree.edit(
      'sandbox/lender/home.ts',
      /export const homeHandlers: SomeHandlers<([^>]*)> = \{\n/,
      "export const homeHandlers: SomeHandlers<$1 | 'points'> = {\n  points: (_, { user }) => (user.persona === 'active' ? { balance: 120 } : {}),\n\n",
    );
    const meanings = 'contract/table/home-meanings.ts';
    tree.edit(
      meanings,
      /(export const homeMeanings: MeaningsOf<[^>]*)> = \{\n/,
      "$1 | 'points'> = {\n",
    );
    tree.edit(
      meanings,
      /\};\n$/,
      `  points: {
    means: 'What shopping has earned.',
    on: { home: { uses: ['balance'] } },
    answer: { balance: ours('How many points.', 120, { unit: 'points' }) },
  },
$&`,
    );
    const rest = 'ui/pages/home/modules/rest.tsx';
    tree.importInto(rest, '../../../../domain/home/home', 'Home');
    tree.importInto(rest, '../../../../domain/kernel/loadable', 'latestValue');
    tree.importInto(rest, '../../../hooks/services', 'useService');
    tree.importInto(rest, '../../../hooks/use-query', 'useQuery');
    tree.importInto(rest, '../../../kit/card', 'Card');
    tree.edit(rest, /\/\*\* .* \*\/\nexport const Rest = /, `${card}$&`);
    tree.edit(rest, /\n {6}<\/Held>\n/, '\n        <PointsCard />$&');
    tree.say('overview', 'points', {
      id: { title: 'Poin', text: 'Poin kamu: {{balance}}' },
      en: { title: 'Points', text: 'Your points: {{balance}}' },
    });

    tree.edit('tests/domain/calls.test.ts', /const specification = `\n/, '$&GET /v1/user/points\n');
    tree.edit(
      'tests/contract/support/samples.ts',
      /export const samples: .* = \{\n/,
      '$&  points: approved({}),\n',
    );
    tree.edit(
      'tests/contract/specification/calls.ts',
      /export const calls: .* = \[\n/,
      "$&  ['active', 'GET /v1/user/points', reads('balance')],\n",
    );
    tree.edit('tests/faults/scenes.ts', /export const scenes: .* = \{\n/, '$&  points: home,\n');
    tree.write('tests/ui/recipe/call.test.ts', added);
  },
};
