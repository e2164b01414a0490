import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { clientConfigAt } from './sandbox/client-config';
import { lean } from './scripts/lib/lean.mjs';
import { assetName, pdfEngine } from './scripts/lib/pdf-engine.mjs';

/** Home's first page with what it is made of; what lies in the folders beside it comes later, and so does its activation. */
const homeParts =
  /\/domain\/home\/(?:home|calls|ways)\.ts$|\/domain\/contracts\/(?:agreement|calls)\.ts$|\/src\/modules\/(?:home|agreement)-module\.ts$|\/ui\/pages\/home\/(?!activated)[\w-]+\.tsx?$/;

/** What sends events, with the sentences that the half for the error service needs too. */
const telemetryParts = /\/src\/telemetry\.ts$|\/domain\/ports\/sentences\.ts$/;

/** What pages of several areas share, in a few files instead of dozens; each pattern is one of them. */
const shared = {
  lazy: /\/ui\/(?:lazy-(?:pages|screens)|status-pages)\.ts$|\/ui\/theme\/lazy\.css$|\/src\/lazy-wiring\.ts$/,
  forms: /\/domain\/forms\//,
  fields:
    /\/ui\/kit\/(?:(?!search)\w+-field|field|form|error-summary|option|use-typed|money-text)\.tsx?$|\/ui\/forms\/use-title-prefix\.ts$/,
  onboarding:
    /\/ui\/pages\/onboarding\/(?:products|use-onboarding)\.ts$|\/ui\/forms\/(?:use-wizard|with-draft|use-reachable|not-saved|step-count|answer-\w+|area-label)\.tsx?$|\/ui\/kit\/(?:reveal|section|stepper)\.tsx$|\/domain\/(?:kyc|combined)\/(?:\w+-wizard|submission|products)\.ts$/,
  sheet:
    /\/ui\/pages\/status\/(?:status-sheet|status-body|status-view|use-waiting)\.tsx?$|\/domain\/kernel\/poll(?:-until)?\.ts$|\/ui\/kit\/steps\.tsx$/,
  submitting:
    /\/ui\/pages\/onboarding\/(?:submission-ends?|submit-terms|use-submission)\.tsx?$|\/domain\/application\/submit-application\.ts$/,
  notices:
    /\/domain\/home\/(?:home-notices|notices|notice-calls)\.ts$|\/ui\/pages\/home\/notices\/|\/src\/modules\/notices-module\.ts$/,
  history:
    /\/domain\/(?:transactions|receipts)\/|\/ui\/widgets\/transaction-|\/ui\/kit\/(?:search-field|filter-chips|empty-state)\.tsx$|\/empty-transactions-art\.tsx$/,
  combined:
    /\/ui\/pages\/combined\/(?:use-combined|use-loan)\.ts$|\/domain\/(?:consent|combined\/way)/,
} as const;

const message = /\/messages\/(\w+)\/(\w+)\.json$/;

/** The messages of one area exist in every language, so their chunks are named by both. */
const nameOf = (chunk: { name: string; facadeModuleId: string | null }): string => {
  const [, language, area] = message.exec(chunk.facadeModuleId ?? '') ?? [];
  const name = language === undefined ? chunk.name : `messages-${language}-${area}`;
  return `assets/${name}-[hash].js`;
};

/** The dev server stands beside a running sandbox: configured as its pages are, handing its calls on. */
const besideSandbox: Plugin = {
  name: 'beside-sandbox',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(/(id="config">).*?(?=<)/, `$1${JSON.stringify(clientConfigAt(sandbox))}`),
};
/**
 * Most of the first script runs before a page stands. Told so, a browser compiles it whole while it comes, beside what
 * else it does, instead of each function twice when it is called; one that does not know the line skips it.
 */
const compiledWhole: Plugin = {
  name: 'compiled-whole',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.isEntry)
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  },
};
/** The package gives bundlers its development half, which warns; it has the other one beside it. */
const quietRouter = fileURLToPath(
  new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

const sandbox = `http://127.0.0.1:${process.env['PORT'] ?? 4173}`;
const backend = [
  '/api/',
  '/_sandbox/',
  '/authorize',
  '/token',
  '/events',
  '/hand-off',
  '/one-kyc/',
  '/scripts/',
  '/probe.js',
  '/sandbox.css',
];

export default defineConfig({
  publicDir: false,
  plugins: [react(), besideSandbox, ...lean, compiledWhole, pdfEngine],
  resolve: {
    // RxJS has its classes as classes under this name, without helpers for older browsers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: /^react-router$/, replacement: quietRouter },
      // The shim is for React 17; ours has the hook itself.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  server: { proxy: Object.fromEntries(backend.map((path) => [path, { target: sandbox }])) },
  worker: {
    rolldownOptions: { output: { entryFileNames: 'assets/[name].worker-[hash].js' } },
  },
  build: {
    target: ['chrome88', 'safari15.4'],
    outDir: 'dist/client',
    manifest: true,
    sourcemap: false,
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, inline: 1, keep_fargs: false },
    },
    assetsInlineLimit: 0,
    // The budgets have a test of their own, in bytes on the wire.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    // A page's chunk and words are asked for together; lists of what else to preload would weigh more than they save.
    modulePreload: false,
    rolldownOptions: {
      transform: {
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
      },
      preserveEntrySignatures: 'allow-extension',
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: nameOf,
        chunkFileNames: nameOf,
        assetFileNames: assetName,
        // What every visit needs is one file: each further one would be a request more.
        codeSplitting: {
          // A group is what its pattern names; what it needs besides may be somebody else's too.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'index', tags: ['$initial'], includeDependenciesRecursively: true },
            { name: 'home', test: homeParts, includeDependenciesRecursively: true },
            { name: 'telemetry', test: telemetryParts, includeDependenciesRecursively: true },
            ...Object.entries(shared).map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
  },
});
