import { long } from './support/long';
import { attackOnce } from '../once/attacks';
import { loseAnswer } from '../once/lose-answer';
import { test } from './support/test';

// `npm run suite once` covers every call, each in six more ways, and every lost answer. The property is tested by
// tests/domain/async/send-once.test.ts, and the text of each page in tests/ui.

test('ten fast clicks send one application', async ({ page, context, sandbox, login }) => {
  await attackOnce('submitApplication', 'ten fast clicks', { page, context, sandbox, login });
});

test(
  'two tabs pressed together apply again once',
  long,
  async ({ page, context, sandbox, login }) => {
    await attackOnce('reapply', 'two tabs together', { page, context, sandbox, login });
  },
);

test(
  'a signature that never arrived is not claimed',
  long,
  async ({ page, sandbox, login, losing }) => {
    await loseAnswer('signContract', false, { page, sandbox, login, losing });
  },
);
