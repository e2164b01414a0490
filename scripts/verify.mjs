import { existsSync, readFileSync } from 'node:fs';
import { verifySite } from './lib/verify.mjs';

// Compares what a deployed site serves with the build, byte by byte and header by header. Prints each difference.

const [url = '', file = 'dist/manifest.json'] = process.argv.slice(2);

/** @param {boolean} good @param {string} text */
const end = (good, text) => {
  process[good ? 'stdout' : 'stderr'].write(`${text}\n`);
  process.exitCode = good ? 0 : 1;
};

const { origin, pathname, protocol } = new URL(URL.canParse(url) ? url : 'none:');
if (!/^https?:$/.test(protocol) || pathname !== '/')
  end(false, 'usage: npm run verify -- https://paylater.example [dist/manifest.json]');
else if (!existsSync(file)) end(false, `${file}: there is no such file: npm run build`);
else {
  const { good, lines } = await verifySite(JSON.parse(readFileSync(file, 'utf8')), origin);
  end(good, lines.join('\n'));
}
