import { defineConfig } from 'vite';
import { embedsVersion } from '../embeds/core/version';
import { writeElementRows } from '../scripts/lib/write-element-rows';
import { preactForReact, rescoped } from '../scripts/lib/embeds.mjs';
import { customProperties, undrawn } from '../embeds/views/theming';

const { EMBEDS_OUT = `dist/embeds/${embedsVersion}` } = process.env;

/**
 * `Features.LightDark` of Lightning CSS, switched off: it adds two properties to each `color-scheme`, for an unused
 * function.
 */
const lightDark = 1 << 20;

// A change of CALLS reaches the elements without another edit.
writeElementRows();

/** Builds the custom elements as one file, on Preact. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: preactForReact },
  define: { 'process.env.NODE_ENV': '"production"' },
  css: {
    postcss: { plugins: [rescoped(customProperties, undrawn)] },
    lightningcss: { exclude: lightDark },
  },
  build: {
    // Chrome 88 supports optional chaining, except for a call with an argument after a spread argument
    // (crbug.com/42201552). No code here makes such a call (tests/budgets). For `chrome88` the build lowers every `?.`.
    target: ['chrome91', 'safari15.4'],
    cssTarget: ['chrome88', 'safari15.4'],
    outDir: EMBEDS_OUT,
    emptyOutDir: true,
    reportCompressedSize: false,
    sourcemap: 'hidden',
    modulePreload: false,
    rolldownOptions: {
      input: 'embeds/index.ts',
      // The elements have their own stylesheet (embeds/styles).
      external: /^\.\/[\w-]+\.css$/,
      // Pages that import the module use its exports. A library build would keep comments and white space.
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'paylater.js' },
      // Class fields stay definitions. An assignment would call a setter that a page has put on Object.prototype.
      treeshake: {
        propertyReadSideEffects: false,
        // Drops unused modules, such as the tables of calls with their schemas.
        moduleSideEffects: (id) => id.endsWith('/embeds/index.ts'),
      },
    },
  },
});
