import { attackOnce } from '../once/attacks';
import { test } from './support/test';

// `npm run suite once` covers every call, each in six more ways, and every lost answer. The property is tested by
// tests/domain/async/send-once.test.ts, and the text of each page in tests/ui.

test('ten fast clicks send one application', async ({ page, context, sandbox, login }) => {
  await attackOnce('submitApplication', 'ten fast clicks', { page, context, sandbox, login });
});
