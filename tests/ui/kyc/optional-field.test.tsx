import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { field } from '../../../domain/forms/field';
import { createI18n, loadMessages } from '../../../ui/app/i18n';
import { FieldInput } from '../../../ui/forms/field-input';
import { Tab } from '../../domain/support/a-wizard';

test.each([
  ['id', true, 'Nama tempat kerja (opsional)'],
  ['id', undefined, 'Nama tempat kerja'],
  ['en', true, 'Workplace name (optional)'],
] as const)('in %s a label marks its field as optional: %s', async (language, optional, label) => {
  const i18n = createI18n(language);
  await loadMessages(i18n, language, ['fields', 'form']);
  const wizard = await new Tab().open();
  const company = field('workInfo.companyName', 'company', optional ? { optional } : {});
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <FieldInput field={company} navigation={{ wizard, state: wizard.state$.value }} />
    </I18nextProvider>,
  );
  expect(container.querySelector('label')?.textContent).toBe(label);
});
