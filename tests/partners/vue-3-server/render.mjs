import { readFileSync, writeFileSync } from 'node:fs';
import { render } from './dist-server/server.js';

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', page.replace('<!--app-->', await render()));
