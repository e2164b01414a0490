import { expect, test } from 'vitest';
import { field } from '../../../domain/forms/field';
import { FieldInput } from '../../../ui/forms/field-input';
import { renderIn } from '../../support/app/render-in';
import { Tab } from '../../domain/support/a-wizard';

test.each([
  ['id', true, 'Nama tempat kerja (opsional)'],
  ['id', undefined, 'Nama tempat kerja'],
  ['en', true, 'Workplace name (optional)'],
] as const)('in %s a label marks its field as optional: %s', async (language, optional, label) => {
  const wizard = await new Tab().open();
  const company = field('workInfo.companyName', 'company', optional ? { optional } : {});
  const { container } = await renderIn(
    language,
    ['fields', 'form'],
    <FieldInput field={company} navigation={{ wizard, state: wizard.state$.value }} />,
  );
  expect(container.querySelector('label')?.textContent).toBe(label);
});
