import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

// Writes a deployment's configuration into a built client, and draws what it shows first. Prints what the policy needs.

const [file, folder = 'dist/client'] = process.argv.slice(2);

/**
 * @param {string} html
 * @param {'script' | 'style'} element
 */
const hashes = (html, element) =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const configure = async () => {
  if (file === undefined) throw new Error('usage: npm run configure -- config.json [dist/client]');
  const document = resolve(folder, 'index.html');
  const parts = pathToFileURL(resolve(root, 'dist/first-paint/document.js')).href;
  const { fillDocument } = await import(parts);
  const html = await fillDocument(
    readFileSync(document, 'utf8'),
    JSON.parse(readFileSync(file, 'utf8')),
  );
  writeFileSync(document, html);
  for (const element of /** @type {const} */ (['script', 'style']))
    process.stdout.write(`${element}-src ${hashes(html, element).join(' ')}\n`);
};

configure().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
