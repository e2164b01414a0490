import { Hono } from 'hono';
import type { World } from './lender/world';
import { api, addDateHeader, identifyUser } from './api';
import { authorize } from './authorize';
import { limitBody } from './http/body-limit';
import { ownPagesOnly, thisMachineOnly } from './http/callers';
import { client, type FillDocument } from './client';
import { consent } from './consent';
import { control } from './control/control';
import { isAskedFrom, readableFrom } from './http/cors';
import { docs } from './docs-page';
import { embeds } from './embeds';
import { errorBody, notFound, type Env } from './http/envelope';
import { injectFaults } from './inject-faults';
import { ownFiles } from './files';
import { handOff } from './hand-off';
import { forTheirReader, withHeaders } from './http/headers';
import { framing } from './host/framing';
import { hostSimulator } from './host/host';
import { Journal, recordRequests } from './http/journal';
import { linkPages } from './link-pages';
import { oneKyc } from './one-kyc';
import { openApi } from '../contract/document/open-api';
import { shop } from './shop/shop';
import { takeTurns } from './turns';
import { workbench } from './workbench/workbench';

/** Paths of the backend. They have the test clock's date and are in the journal. */
const backend = ['/api/*', '/token', '/one-kyc/*', '/events', '/reports/*'];

interface Serving {
  readonly clientFolder: string;
  readonly fillDocument?: FillDocument | undefined;
  readonly embedsFolder: string;
  readonly version: string;
  /** The shop's own origin. */
  readonly shopUrl: string;
  /** Further origins that may read answers, besides the shop's. */
  readonly partnerOrigins: readonly string[];
}

/** Serves the whole sandbox on its first origin. */
export const sandboxApp = (
  given: World,
  { clientFolder, fillDocument, embedsFolder, version, shopUrl, partnerOrigins }: Serving,
): Hono<Env> => {
  const app = new Hono<Env>();
  const journal = new Journal();
  const world = { ...given, store: journal.changes.watch(given.store) };
  const document = openApi(version);

  app.onError((error, c) => {
    world.complain(error.message);
    return c.json(errorBody('INTERNAL', 'The sandbox is at fault; its log says where.'), 500);
  });

  app.use(withHeaders, thisMachineOnly, limitBody);
  const readers = [shopUrl, ...partnerOrigins];
  app.use(readableFrom(readers));
  app.use('/_sandbox/*', forTheirReader, ownPagesOnly(isAskedFrom(readers)));
  app.post('/authorize', ownPagesOnly());
  for (const path of ['/consent/on', '/consent/off']) app.get(path, ownPagesOnly());
  app.route('/_sandbox', control(world, journal));
  app.all('/_sandbox/*', (c) => notFound(c, 'No such control call.'));
  app.post('/csp-reports', (c) => c.body(null, 204));

  app.use(framing);
  app.use(identifyUser(world));
  const turns = takeTurns(world);
  for (const path of backend)
    app.use(path, turns, recordRequests(world, journal), addDateHeader(world));
  app.use(injectFaults(world));

  app.get('/api/openapi.json', (c) => c.json(document));
  app.route('/api/docs', docs());
  app.route('/', ownFiles());
  app.route('/api', api(world));
  app.all('/api/*', (c) => notFound(c, 'No such call.'));
  app.post('/events', (c) => c.body(null, 204));
  app.post('/reports/api/:project/envelope/', (c) => c.json({}));
  app.route('/', oneKyc(world));
  app.route('/', authorize(world));
  app.route('/', handOff());
  app.route('/', linkPages(world));
  app.route('/', consent());
  app.route('/', hostSimulator());
  app.route('/', workbench());
  app.route('/', embeds(embedsFolder));
  app.route(
    '/',
    shop(() => ({ paylater: '', elsewhere: shopUrl })),
  );
  app.route('/', client(clientFolder, fillDocument));
  return app;
};
