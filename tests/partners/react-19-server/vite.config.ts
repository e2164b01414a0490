import { defineConfig } from 'vite';

// React's development build reports every difference between the server's markup and its own.
export default defineConfig({
  base: './',
  define: { 'process.env.NODE_ENV': '"development"' },
});
