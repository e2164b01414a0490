import type { Recipe } from '../support/recipe';

const added = `import { expect, test } from 'vitest';
import { openApp } from '../../support/app/open-app';

const openStep = async () => {
  const app = await openApp({ persona: 'draft', at: '/kyc/step2' });
  await app.on('/kyc/step2');
  return app;
};

test('the field is asked, and may stay empty', async () => {
  const app = await openStep();
  expect(app.text()).toContain('Nama panggilan (opsional)');
  app.press();
  await app.on('/kyc/step3');
});

test('its answer is saved', async () => {
  const app = await openStep();
  app.fill('personalInfo.nickname', ' Siti ');
  app.press();
  await app.on('/kyc/step3');
  expect(app.stored()['draft']).toMatchObject({ personalInfo: { nickname: 'Siti' } });
});
`;

/** An optional field of the personal step. */
export const field: Recipe = {
  name: 'a KYC field',
  most: 2,
  seen: { persona: 'draft', at: '/kyc/step2', selector: 'text=Nama panggilan' },
  tests: [
    'tests/domain/forms',
    'tests/domain/kyc',
    'tests/domain/tracking',
    'tests/domain/storage/first-shape.test.ts',
    'tests/contract/application.test.ts',
    'tests/contract/specification.test.ts',
    'tests/ui/kyc',
    'tests/ui/messages.test.ts',
    'tests/ui/recipe',
  ],
  apply: (tree) => {
    tree.edit(
      'domain/kyc/form.ts',
      /(route: 'kycStep2',\n +fields: \[\n[^]*?)\n {6}\],/,
      "$1\n        field('personalInfo.nickname', 'person', { optional: true }),\n      ],",
    );
    const meanings = 'contract/table/draft-meanings.ts';
    tree.importInto(meanings, './meaning', 'ours');
    tree.edit(
      meanings,
      /export const kycDraftMeanings: .* = \{\n/,
      "$&  'personalInfo.nickname': ours('What to call the user.', 'Contoh'),\n",
    );
    tree.say('fields', 'labels.nickname', { id: 'Nama panggilan', en: 'Nickname' });
    tree.say('fields', 'purposes.nickname', {
      id: 'Supaya kami tahu cara menyapamu.',
      en: 'So that we know what to call you.',
    });

    tree.write('tests/ui/recipe/field.test.ts', added);
  },
};
