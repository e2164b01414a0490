import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from '../../../delivery/addresses';
import type { AnswerKind } from '../../../delivery/headers';
import { embedsVersion } from '../../../embeds/core/version';
import type { Site } from './site';

/** Returns the first file under `/assets/` with an extension, and with this beginning. */
export const asset = (site: Site, extension: string, beginning = ''): string => {
  const names = readdirSync(join(site.folder, 'client/assets'));
  return `/assets/${names.find((name) => name.startsWith(beginning) && name.endsWith(extension)) ?? ''}`;
};

export const frozenElement = `/embeds/${embedsVersion}/paylater.js`;

/** Returns the addresses that are requested for each kind of answer, with GET and HEAD. */
export const addressesIn = (site: Site): Readonly<Record<AnswerKind, readonly string[]>> => ({
  document: [
    '/kyc/step2',
    '/kyc/step2?from=summary',
    '/partner/name.with.dot',
    '/partner/shop.js',
    '/partner/deep.er/index.html',
    '/index.html',
    '/index.html.br',
    '/robots.txt',
    '/assetsx',
    '/embedsx',
    '/homes',
    '/%ff',
    '/kyc/%e0%a4%af',
    '/kyc/%E2%80%AE',
    '/.git/config',
    '/maps/assets/index.js.map',
    '/delivery/paylater.nginx.conf',
    '/secret.txt',
    '/run/0.json',
  ],
  consentDocument: ['/', '/?source=gopay', '/home', '/home/', '/home/limit-details', '/%68ome'],
  loginDocument: ['/auth/login', '/auth/callback?code=1&state=2', '/auth/', '/auth/logout/deeper'],
  asset: ['.js', '.css', '.svg'].map((extension) => asset(site, extension)),
  wellKnown: ['/.well-known/security.txt'],
  frozenElement: [frozenElement],
  movingElement: ['/embeds/v1/paylater.js', '/embeds/integrity.json', '/embeds/llms.txt'],
  missing: [
    '/assets',
    '/assets/',
    '/assets/missing.js',
    '/assets/%ff',
    '/%61ssets/missing.js',
    '/assets/../assets/missing.js',
    '/.well-known/assetlinks.json',
    `${asset(site, '.js')}.map`,
  ],
  missingElement: ['/embeds', '/embeds/', '/embeds/v1/', '/embeds/9.9.9/paylater.js'],
  // Depends on the request, at any address.
  failed: [],
  refused: [],
});

export const statusOf = (answer: AnswerKind): number =>
  answer.startsWith('missing') ? 404 : answer === 'refused' ? 405 : 200;

export const typeOf = (answer: AnswerKind, path: string): string => {
  if (statusOf(answer) !== 200) return 'text/plain; charset=utf-8';
  return contentTypeOf(/^document|Document$/.test(answer) ? 'index.html' : path);
};
