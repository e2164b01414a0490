import { createServer } from 'vite';
import { devElements } from './lib/dev-elements.mjs';
import { devSandbox } from './lib/dev-sandbox.mjs';

const port = Number(process.env['PORT'] || 5173);
const server = await createServer({
  plugins: [devElements(), devSandbox()],
  server: { host: '127.0.0.1', port, strictPort: true },
});
await server.listen();
server.printUrls();
