import { readFileSync, writeFileSync } from 'node:fs';
import { head, render } from './dist-server/server.js';

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync(
  'dist/index.html',
  page.replace('</head>', `${head}</head>`).replace('<!--app-->', render()),
);
