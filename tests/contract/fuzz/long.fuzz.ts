import { expect, test } from 'vitest';
import { fuzz } from './drive';
import { seedOf } from './seed';

test('ten minutes of random requests get no server error, and no answer that breaks the document', async () => {
  const seconds = Number(process.env['FUZZ_SECONDS'] ?? 600);
  const counts = await fuzz(seconds, seedOf('fuzz'));
  const said = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  process.stdout.write(`fuzz: ${said.join(', ')}; 0 broken answers, 0 server errors\n`);
  expect(counts.answers).toBeGreaterThan(0);
});
