import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  // In production too, every difference between the server's markup and its own is reported.
  define: { __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true' },
  plugins: [
    vue({
      template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('paylater-') } },
    }),
  ],
});
