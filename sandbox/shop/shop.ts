import { Hono } from 'hono';
import { thisMachineOnly } from '../http/callers';
import type { Env } from '../http/envelope';
import { withHeaders } from '../http/headers';
import { contentTypeOf } from '../../delivery/addresses';
import type { ShopSite } from './frame';
import { shopHeaders } from './headers';
import { playgroundPage } from './playground-page';
import { shopPage } from './shop-page';

const files = import.meta.glob<string>('../public/shop/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Serves a partner's shop. `site` is called for each document, since the ports are known late. */
export const shop = (site: () => ShopSite): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/shop', (c) => c.html(shopPage(site()), 200, shopHeaders(site().paylater)));
  app.get('/shop/playground', (c) =>
    c.html(playgroundPage(site(), c.req.query()), 200, shopHeaders(site().paylater)),
  );
  for (const [path, text] of Object.entries(files)) {
    const headers = { 'Content-Type': contentTypeOf(path), 'Cache-Control': 'no-cache' };
    app.get(path.replace('../public', ''), (c) => c.body(text, 200, headers));
  }
  return app;
};

/** The two origins of the sandbox, known once both servers listen. */
export interface Origins {
  readonly paylater: () => string;
  readonly shop: () => string;
}

/** Serves the shop on its own origin, as on another server. */
export const shopAlone = ({ paylater, shop: own }: Origins): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(withHeaders, thisMachineOnly);
  // CORS allows one origin, so the shop is served under only one of this machine's two names.
  app.use(async (c, next) => {
    const { origin, pathname, search } = new URL(c.req.url);
    if (origin !== own()) return c.redirect(own() + pathname + search, 302);
    return next();
  });
  app.get('/', (c) => c.redirect('/shop', 302));
  app.route(
    '/',
    shop(() => ({ paylater: paylater(), elsewhere: paylater() })),
  );
  return app;
};
