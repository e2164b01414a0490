import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const classic = ['node_modules/@paylater/embeds/paylater-loader.js', 'src/app.js'];

/** Combines a page's classic scripts into one file like a cache plugin, so that no script can stop the next. */
const combined = classic
  .map((path) => `try{${readFileSync(path, 'utf8')}\n}catch(e){console.error(e)}`)
  .join(';');

mkdirSync('dist/cache', { recursive: true });
writeFileSync('dist/cache/a1b2c3.js', combined);
cpSync('src/index.html', 'dist/index.html');
