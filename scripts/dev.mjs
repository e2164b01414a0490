import { createServer } from 'vite';
import { devSandbox } from './lib/dev-sandbox.mjs';

const port = Number(process.env['PORT'] || 5173);
const server = await createServer({
  plugins: [devSandbox()],
  server: { host: '127.0.0.1', port, strictPort: true },
});
await server.listen();
server.printUrls();
