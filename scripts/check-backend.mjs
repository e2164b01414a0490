import { contractPart } from './lib/contract.mjs';
import { endChildrenWithMe } from './lib/run.mjs';

// Prints which screens a lender's servers, or an OpenAPI document, would fill.

endChildrenWithMe(1);
try {
  const { checkBackend } = await contractPart('check');
  /** @param {string} text */
  const print = (text) => process.stdout.write(`${text}\n`);
  process.exitCode = await checkBackend(process.argv.slice(2), print);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
