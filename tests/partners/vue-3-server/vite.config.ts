import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  // Reports every difference between the server's markup and its own, also in production.
  define: { __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true' },
  plugins: [
    vue({
      template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('paylater-') } },
    }),
  ],
});
