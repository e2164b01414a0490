import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aVisitOf } from '../../domain/support/a-visit';
import { stage } from '../support/stage';

test('help that is not configured is told at the top, beside the button that was pressed', async () => {
  const { notices } = await stage(await aVisitOf('approved', '/tnc'));
  act(() => screen.getByRole('button', { name: 'Bantuan' }).click());
  expect(notices.toast$.value?.place).toBe('top');
});
