/** @param {string[]} names */
const npm = (...names) => `^node_modules/(${names.join('|')})/`;
const rules = npm('rxjs', 'zod/mini');
const react = npm('react', 'react-dom', '@types/react', '@types/react-dom');

/** Who may import what, and why nothing else; `$1` is the adapter's own folder. */
const table = [
  {
    name: 'domain-stands-alone',
    comment:
      'The rules run in any JavaScript runtime, so they know RxJS, zod/mini and each other only.',
    from: { path: '^domain/' },
    may: ['^domain/', rules],
  },
  {
    name: 'kernel-and-ports-know-no-area',
    comment:
      'What every area stands on must not know one of them, or areas could not change alone.',
    from: { path: '^domain/(kernel|wire|ports|async)/' },
    may: ['^domain/(kernel|wire|ports|async)/', rules],
  },
  {
    name: 'the-session-knows-no-area',
    comment: 'Every area asks who is logged in; a session that asked back could not be a scope.',
    from: { path: '^domain/(session|storage|host|config|visit)/' },
    may: ['^domain/(kernel|wire|ports|async|session|storage|host|config|visit)/', rules],
  },
  {
    name: 'an-adapter-knows-the-domain-and-itself',
    comment: 'An adapter can be replaced alone only when no other adapter leans on it.',
    from: { path: '^adapters/([^/]+)/', pathNot: '^adapters/(pdf|telemetry)/' },
    may: ['^domain/', '^adapters/$1/', rules, npm('oauth4webapi', 'core-js')],
  },
  {
    name: 'pdf-js-is-one-adapter',
    comment: 'The library that reads agreements is an adapter of its own and known nowhere else.',
    from: { path: '^adapters/pdf/' },
    may: ['^domain/', '^adapters/(pdf|browser)/', npm('pdfjs-dist', 'core-js')],
  },
  {
    name: 'telemetry-adds-its-reporter',
    comment: 'The error-reporting library is an adapter of its own and known nowhere else.',
    from: { path: '^adapters/telemetry/' },
    may: ['^domain/', '^adapters/telemetry/', rules, npm('@sentry/browser')],
  },
  {
    name: 'kit-is-only-looks',
    comment:
      'The kit is drawn from props alone, so pages, widgets and partner elements can share it.',
    from: { path: '^ui/kit/' },
    may: ['^ui/(kit|format|icons|illustrations)/', '^domain/', react],
  },
  {
    name: 'widgets-take-props',
    comment:
      'Widgets are exported as custom elements too, where there is no router and no service.',
    from: { path: '^ui/widgets/' },
    may: ['^ui/(kit|format|icons|illustrations|widgets)/', '^domain/', react],
  },
  {
    name: 'ui-sees-the-domain-only',
    comment:
      'Screens ask services by their abstract class; which adapter answers is not their business.',
    from: { path: '^ui/', pathNot: '^ui/(kit|widgets)/' },
    may: [
      '^ui/',
      '^domain/',
      react,
      npm('react-router-dom', 'i18next', 'react-i18next', 'dayjs'),
      npm('@tanstack/react-virtual'),
    ],
  },
  {
    name: 'pages-call-verbs',
    comment:
      'What a page sends or stores itself ends with the page and can only be tried in React; a verb of the domain does it.',
    from: { path: '^ui/' },
    mayNot: ['^domain/ports/(storage|http)\\.ts$', '^domain/.*calls\\.ts$'],
  },
  {
    name: 'verbs-track',
    comment:
      'What a person does is an event of the verb that does it; only what is purely seen is told by a page, in one hook.',
    from: { path: '^ui/', pathNot: '^ui/hooks/use-track\\.ts$' },
    mayNot: ['^domain/ports/tracking\\.ts$'],
  },
  {
    name: 'embeds-stay-small',
    comment: 'A partner page loads every byte of an element: no container, no router, no reporter.',
    from: { path: '^embeds/', pathNot: '^embeds/package/' },
    may: [
      '^embeds/(?!package/(?!load\\.js$))',
      '^ui/(widgets|hooks|kit|format)/',
      '^domain/',
      '^adapters/(http|browser)/',
      rules,
      react,
      npm('@r2wc/react-to-web-component', 'preact'),
    ],
  },
  {
    name: 'typings-stand-alone',
    comment: 'A partner is handed the typings without our sources, each for one framework.',
    from: { path: '^embeds/package/' },
    may: ['^embeds/package/', react, npm('preact', 'solid-js', 'vue'), '^svelte/elements$'],
  },
  {
    name: 'sandbox-shares-calls',
    comment: 'The sandbox is held to the client by the table of calls, never by sharing its code.',
    from: { path: '^sandbox/' },
    mayNot: ['^(src|ui|embeds|adapters)/'],
  },
  {
    name: 'delivery-is-a-table',
    comment:
      'The sandbox and the build print and serve the same table, so it knows neither of them.',
    from: { path: '^delivery/' },
    may: [
      '^delivery/',
      '^domain/',
      rules,
      '^node_modules/jsonc-parser/',
      '^(node:)?(crypto|path)$',
    ],
  },
  {
    name: 'nothing-imports-the-first-paint',
    comment: 'The document draws and requests before the app runs; its scripts are built alone.',
    from: { pathNot: '^(first-paint|build|tests)/' },
    mayNot: ['^first-paint/'],
  },
  {
    name: 'the-client-knows-no-sandbox',
    comment: 'A production build has no part of the sandbox.',
    from: { path: '^(src|first-paint)/' },
    mayNot: ['^sandbox/'],
  },
  {
    name: 'the-lender-knows-no-server',
    comment:
      'Tests run the lender without a port and a file, so HTTP and the database stand around it.',
    from: { path: '^sandbox/lender/' },
    may: ['^domain/', '^sandbox/lender/', rules],
  },
  {
    name: 'nothing-imports-src',
    comment:
      'src wires everything together, so whatever imports it depends on everything. The build draws with it.',
    from: { pathNot: '^(src/|tests/|first-paint/render\\.tsx$)' },
    mayNot: ['^src/'],
  },
  {
    name: 'one-place-wires',
    comment:
      'Only src knows the container, or it becomes a hidden parameter of everything. The build draws without services.',
    from: { pathNot: '^(src/|tests/|first-paint/render\\.tsx$)' },
    mayNot: [npm('inversify', 'reflect-metadata')],
  },
  {
    name: 'areas-take-the-ports-of-a-login',
    comment:
      'A service of an area that took the device’s port would go on after its login has ended.',
    from: { path: '^src/(areas|services)/', pathNot: '^src/areas/auth\\.ts$' },
    mayNot: ['^domain/ports/(http|storage|tracking)\\.ts$'],
  },
  {
    name: 'zod-is-mini',
    comment:
      'The classic entry weighs 17 kB more and compiles code at run time, which our policy forbids.',
    from: {},
    mayNot: ['^node_modules/zod/(?!mini/)'],
  },
  {
    name: 'tests-are-leaves',
    comment:
      'Nothing that ships may need a test helper, or a double of a port. What the build draws ships as HTML.',
    from: { pathNot: '^(tests|adapters/memory|first-paint)/' },
    mayNot: ['^tests/', '^adapters/memory/'],
  },
];

/** The page folders whose parts a page folder may use, beside `status`: the page that is a picture and a sentence. */
const parts = {
  combined: ['onboarding'],
  kyc: ['onboarding'],
  onboarding: ['application'],
  otp: ['onboarding'],
  reassessment: ['pin'],
  restructure: ['pin'],
  start: ['onboarding'],
};

/** @param {object} from @param {readonly string[]} folders */
const usesPagesOf = (from, folders) => ({
  name: 'pages-stay-apart',
  comment: 'An area changes alone when no other area uses the parts of its pages.',
  severity: 'error',
  from,
  to: { path: '^ui/pages/', pathNot: `^ui/pages/(${folders.join('|')})/` },
});

export default {
  forbidden: [
    ...table.map(({ name, comment, from, may, mayNot }) => ({
      name,
      comment,
      severity: 'error',
      from,
      to: may === undefined ? { path: mayNot } : { pathNot: may },
    })),
    ...Object.entries(parts).map(([folder, others]) =>
      usesPagesOf({ path: `^ui/pages/${folder}/` }, [folder, 'status', ...others]),
    ),
    usesPagesOf(
      { path: '^ui/pages/([^/]+)/', pathNot: `^ui/pages/(${Object.keys(parts).join('|')})/` },
      ['$1', 'status'],
    ),
    {
      name: 'no-circles-of-files',
      comment: 'Modules that import each other can be neither read nor loaded one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment: 'An import that cannot be resolved escapes every rule above.',
      severity: 'error',
      from: { pathNot: '\\.d\\.ts$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
