import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import react from '@vitejs/plugin-react';
import type { Root } from 'postcss';
import type { AreaId } from './domain/navigation/routes';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { lastRule } from './ui/app/whole-sheet';

const message = /\/messages\/(\w+)\/(\w+)\.json$/;

/** The messages of one area exist in every language, so their chunks are named by both. */
const nameOf = (chunk: { name: string; facadeModuleId: string | null }): string => {
  const [, language, area] = message.exec(chunk.facadeModuleId ?? '') ?? [];
  const name = language === undefined ? chunk.name : `messages-${language}-${area}`;
  return `assets/${name}-[hash].js`;
};

const pdf = 'node_modules/pdfjs-dist';
const pdfVersion = (JSON.parse(readFileSync(`${pdf}/package.json`, 'utf8')) as { version: string })
  .version;

/**
 * The files that pdf.js loads when an agreement needs them: character maps, the standard fonts, and a decoder of images,
 * beside the scripts in a folder of their version (adapters/pdf/reader.ts).
 */
const filesOfPdf: Plugin = {
  name: 'files-of-pdf',
  apply: 'build',
  generateBundle() {
    for (const folder of ['cmaps', 'standard_fonts', 'wasm'])
      for (const name of readdirSync(`${pdf}/${folder}`))
        if (/\.(?:bcmap|pfb|ttf)$|_nowasm_fallback\.js$/.test(name))
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdfjs-${pdfVersion}/${folder}/${name}`,
            source: readFileSync(`${pdf}/${folder}/${name}`),
          });
  },
};

/** Ends every style sheet with a rule that shows that it came whole. */
const endedSheets: Plugin = {
  name: 'ended-sheets',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${String(file.source).trimEnd()}\n${lastRule}`;
    },
  },
};

/** Writes the order of the layers at the head of every sheet, since each is compiled alone. */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: (sheet: Root) => void sheet.prepend(readFileSync('ui/theme/layers.css', 'utf8')),
};

/** The parts that load beside the file of an area, by path: each shares code like an area, or as a part of one. */
const parts = {
  'app/display-panel': 'display',
  'pages/home/notices/notices': 'notices',
  'pages/home/overview': 'home',
  'pages/transactions/history-sheets': 'transactions',
  'pages/transactions/statement-sheet': 'statement',
} as const;
type Sharing = AreaId | (typeof parts)[keyof typeof parts];

/** The files of what some areas share. The first with all areas of a module holds it; `shared` holds the rest. */
const sharedBy: Readonly<Record<string, readonly Sharing[]>> = {
  applying: ['combined', 'kyc'],
  display: ['display', 'settings'],
  lists: ['partner', 'statement', 'transactions'],
  pins: ['reassessment', 'restructure'],
  glance: ['contracts', 'guide', 'home', 'notices', 'reassessment'],
  history: ['contracts', 'home', 'repayment', 'statement', 'transactions'],
  owing: ['home', 'repayment', 'restructure'],
  forms: ['auth', 'combined', 'kyc', 'otp', 'rekyc'],
  outcome: ['application', 'reassessment', 'unavailable'],
  account: [
    ...(['contracts', 'display', 'guide', 'home', 'notices', 'partner'] as const),
    ...(['reassessment', 'repayment', 'restructure', 'settings', 'statement'] as const),
    'transactions',
  ],
};

/** The areas of each module that they import. */
const areas = new Map<string, Set<Sharing>>();

const findAreas: Plugin = {
  name: 'find-areas',
  apply: 'build',
  buildEnd() {
    const add = (area: Sharing, id: string): void => {
      const found = areas.get(id) ?? new Set();
      if (found.has(area)) return;
      areas.set(id, found.add(area));
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(area, imported);
    };
    for (const file of readdirSync('src/areas'))
      add(file.replace('.ts', '') as AreaId, resolve('src/areas', file));
    for (const [path, name] of Object.entries(parts))
      for (const end of ['.ts', '.tsx']) add(name, resolve('ui', path + end));
  },
};

const areasOf = (path: string): readonly Sharing[] => [...(areas.get(path) ?? [])];
const isAmong = (path: string, name: string): boolean =>
  areasOf(path).every((area) => sharedBy[name]?.includes(area));

/** Returns the file of a module that several areas share. What home loads late is one file with its services. */
const sharedFile = (path: string): string | undefined => {
  const of = areasOf(path);
  if (!/\.[jt]sx?$/.test(path) || of.length < 2) return of[0] === 'home' ? 'home' : undefined;
  return Object.keys(sharedBy).find((name) => isAmong(path, name)) ?? 'shared';
};

/** Returns whether a path is code under one of these beginnings. */
const isUnder = (path: string, beginnings: readonly string[]): boolean =>
  /\.[jt]sx?$/.test(path) && beginnings.some((beginning) => path.includes(`/${beginning}`));

/** What shows the figures before the app's code has loaded, with all that it imports. Other code needs it too. */
const figures = new Set<string>();
/** The others are also part of what asks a host for its user, of lists and of the app; none may import the entry. */
const early = [
  'first-paint/figures.ts',
  'adapters/bridge/ready-times.ts',
  'adapters/browser/saves-data.ts',
  'ui/kit/said-pieces.ts',
];

const findFigures: Plugin = {
  name: 'find-figures',
  apply: 'build',
  buildEnd() {
    const add = (id: string): void => {
      if (figures.has(id)) return;
      figures.add(id);
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported);
    };
    for (const file of early) add(resolve(file));
  },
};

/** What shows the figures of lists, likewise. None of it is part of the first load of home. */
const listFigures = [
  'first-paint/filled',
  'first-paint/place-page',
  'first-paint/said-as',
  'first-paint/strip',
  'first-paint/translate',
  'ui/format/initial',
  'ui/widgets/monogram-look',
];
const billFigures = [
  'domain/bills/bill-book',
  'domain/bills/bill-type',
  'domain/bills/calls',
  'domain/bills/due-parts',
  'domain/bills/figures',
  'domain/bills/read-bills',
  'first-paint/bill-',
  'ui/app/actions-in-place-on',
  'ui/pages/repayment/bill-messages',
  'ui/pages/repayment/due-lines',
  'ui/pages/repayment/total-view',
];
const historyFigures = [
  'domain/receipts/asked-receipt',
  'domain/transactions/calls',
  'domain/transactions/figures',
  'domain/transactions/lines',
  'domain/transactions/month-chart',
  'domain/transactions/months',
  'domain/transactions/paging',
  'domain/transactions/plain-state',
  'domain/transactions/restructured',
  'domain/transactions/row',
  'domain/transactions/spending',
  'first-paint/history-',
  'first-paint/place-lines',
  'ui/pages/transactions/line-places',
  'ui/pages/transactions/month-texts',
  'ui/pages/transactions/row-view',
  'ui/widgets/transaction-tones',
];

/**
 * Returns the file of a later page's style sheet: its area's, if no other area shows it; else `forms`, if all areas of
 * it are among those of `forms`, or `lazy`.
 */
const sheetOf = (path: string): string => {
  const [, folder] = /\/ui\/pages\/(\w+)\//.exec(path) ?? [];
  const ofFolder = Object.entries(parts).filter(([part]) => part.startsWith(`pages/${folder}/`));
  const own = [folder, ...ofFolder.map(([, name]) => name)];
  const of = areasOf(path);
  if (folder !== undefined && of.every((it) => own.includes(it))) return folder;
  return of.length === 1 ? String(of[0]) : isAmong(path, 'forms') ? 'forms' : 'lazy';
};

export default defineConfig({
  publicDir: false,
  plugins: [react(), findAreas, findFigures, filesOfPdf, endedSheets],
  // Chrome below 99 drops what stands in a layer, so specificity says what layers would.
  css: { postcss: { plugins: [layerOrder, cascadeLayers()] } },
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    // Of the syntax that this build contains, Chrome 88 misreads one call, which tests/budgets looks for. For `chrome88`
    // every `?.` would be lowered (build/embeds.config.ts).
    target: ['chrome91', 'safari15.4'],
    cssTarget: ['chrome88', 'safari15.4'],
    outDir: 'dist/client',
    manifest: true,
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    // A browser without the hint loads the one small file it names a moment later.
    modulePreload: {
      polyfill: false,
      // The document itself loads what the figures need (scripts/lib/first-paint.mjs).
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('/figures-') ? [] : files),
    },
    // The budgets have a test of their own, in bytes on the wire.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: { index: 'index.html', figures: 'first-paint/figures.ts' },
      output: {
        entryFileNames: nameOf,
        chunkFileNames: nameOf,
        // The entry with the first pages; what all areas share; what some areas share; one file an area.
        codeSplitting: {
          groups: [
            { name: 'figures', test: (path) => figures.has(path) },
            { name: 'list-figures', test: (path) => isUnder(path, listFigures) },
            { name: 'bill-figures', test: (path) => isUnder(path, billFigures) },
            { name: 'history-figures', test: (path) => isUnder(path, historyFigures) },
            { name: 'index', tags: ['$initial'] },
            { name: sheetOf, test: /\/ui\/.*\.css$/, debugName: 'late sheets' },
            // The widest first: a group takes what its modules import, if no group before it has.
            ...['shared', ...Object.keys(sharedBy).reverse(), 'home'].map((name) => ({
              name,
              test: (path: string) => sharedFile(path) === name,
            })),
          ],
        },
      },
    },
  },
});
