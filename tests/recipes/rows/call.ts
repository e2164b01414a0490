import type { Recipe } from '../support/recipe';

const added = `import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../kyc/support/open-app';

test('the card shows what the call answers', async () => {
  const app = await openApp({ persona: 'active', at: '/home' });
  await app.on('/home');
  await waitFor(() => expect(app.text()).toContain('Poin kamu: 120'));
});
`;

const card = `/** What shopping has earned; nothing until it is known. */
const PointsCard = () => {
  const { t } = useTranslation('overview');
  const { points } = useService(Home);
  const state = useLive(points.state$);
  useEffect(() => void points.load(), [points]);
  const balance = latestValue(state)?.balance;
  if (balance === undefined) return null;
  return <Card title={t('points.title')}>{t('points.text', { balance })}</Card>;
};

`;

export const call: Recipe = {
  name: 'a read call with a card on home',
  most: 4,
  seen: { persona: 'active', at: '/home', selector: 'text=Poin kamu: 120' },
  tests: [
    'tests/domain/calls.test.ts',
    'tests/domain/answer-shapes.test.ts',
    'tests/contract/specification.test.ts',
    'tests/ui/messages.test.ts',
    'tests/ui/home',
    'tests/ui/recipe',
  ],
  apply: (tree) => {
    tree.edit('domain/home/calls.ts', '  alsoAs,\n', '$&  count,\n');
    tree.edit(
      'domain/home/calls.ts',
      'export const homepage = ',
      `/** What shopping has earned. */
export const points = get('/v1/user/points', {
  answer: z.object({ balance: maybe(count) }),
});

$&`,
    );
    tree.edit('domain/home/home.ts', 'import { homepage }', 'import { homepage, points }');
    tree.edit(
      'domain/home/home.ts',
      'Query<HomePage> {\n',
      `$&  /** What shopping has earned. */
  readonly points: Query<Answer<'points'>>;

`,
    );
    tree.edit(
      'domain/home/home.ts',
      '(page) => ({ ...page, readAt: clock.now() }));\n    }, http.outdated$);\n',
      '$&    this.points = new Query(() => http.call(points, {}));\n',
    );
    tree.edit(
      'sandbox/lender/home.ts',
      "SomeHandlers<'homepage' | 'notifyLimitChange' | 'trackDiscountSheet'> = {\n",
      "SomeHandlers<\n  'homepage' | 'points' | 'notifyLimitChange' | 'trackDiscountSheet'\n> = {\n  points: (_, { user }) => (user.persona === 'active' ? { balance: 120 } : {}),\n\n",
    );
    const rest = 'ui/pages/overview/rest.tsx';
    tree.edit(rest, 'import type { ComponentType }', 'import { type ComponentType, useEffect }');
    tree.edit(rest, 'import type { HomePage }', 'import { Home, type HomePage }');
    tree.edit(
      rest,
      "import { homeParts } from '../../../domain/home/modules';\n",
      "$&import { latestValue } from '../../../domain/kernel/loadable';\n",
    );
    tree.edit(
      rest,
      "import { usePlacesBar } from '../../app/places-bar';\n",
      "$&import { useService } from '../../hooks/services';\nimport { useLive } from '../../hooks/use-live';\nimport { Card } from '../../kit/card';\n",
    );
    tree.edit(rest, '/** Shortcuts, then the server', `${card}$&`);
    tree.edit(rest, "      {loan === 'PROCESSING'", '      <PointsCard />\n$&');
    tree.say('overview', 'points', {
      id: { title: 'Poin', text: 'Poin kamu: {{balance}}' },
      en: { title: 'Points', text: 'Your points: {{balance}}' },
    });

    tree.edit('tests/domain/calls.test.ts', '\nGET /v1/repay/status', '\nGET /v1/user/points$&');
    tree.edit('tests/domain/calls.test.ts', '[48, 27, 18, 3, 14]', '[49, 28, 18, 3, 14]');
    tree.edit(
      'tests/contract/support/samples.ts',
      '  notifyLimitChange: ',
      '  points: approved({}),\n$&',
    );
    tree.edit(
      'tests/contract/specification/calls.ts',
      "\n  ['active', 'GET /v1/repay/status'",
      "\n  ['active', 'GET /v1/user/points', reads('balance')],$&",
    );
    tree.edit('tests/faults/scenes.ts', '  notifyLimitChange: ', '  points: home,\n$&');
    tree.edit(
      'docs/decisions/0001-answer-shapes.md',
      '| `POST /v1/user/notify-limit-change`',
      '| `GET /v1/user/points` | `{ balance?: number }` |\n$&',
    );
    tree.write('tests/ui/recipe/call.test.ts', added);
  },
};
