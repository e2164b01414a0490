/** @param {string[]} names */
const npm = (...names) => `^node_modules/(${names.join('|')})/`;
const rules = npm('rxjs', 'zod/mini');
const react = npm('react', 'react-dom', '@types/react', '@types/react-dom');

/** The import rules, each with its reason. `$1` is the adapter's own folder. */
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
      'Code that every area uses must not import an area; otherwise no area could change alone.',
    from: { path: '^domain/(kernel|wire|ports|async)/' },
    may: ['^domain/(kernel|wire|ports|async)/', rules],
  },
  {
    name: 'the-session-knows-no-area',
    comment: 'Every area uses the session. A session that imported an area could not be a scope.',
    from: { path: '^domain/(session|storage|host|config|visit)/' },
    may: ['^domain/(kernel|wire|ports|async|session|storage|host|config|visit)/', rules],
  },
  {
    name: 'an-adapter-knows-the-domain-and-itself',
    comment: 'An adapter can be replaced alone only if no other adapter imports it.',
    from: { path: '^adapters/([^/]+)/', pathNot: '^adapters/(pdf|telemetry)/' },
    may: ['^domain/', '^adapters/$1/', rules, npm('oauth4webapi', 'core-js')],
  },
  {
    name: 'pdf-js-is-one-adapter',
    comment: 'Only this adapter imports the library that reads agreements.',
    from: { path: '^adapters/pdf/' },
    may: ['^domain/', '^adapters/(pdf|browser)/', npm('pdfjs-dist', 'core-js')],
  },
  {
    name: 'telemetry-adds-its-reporter',
    comment: 'Only this adapter imports the error-reporting library.',
    from: { path: '^adapters/telemetry/' },
    may: ['^domain/', '^adapters/telemetry/', rules, npm('@sentry/browser')],
  },
  {
    name: 'kit-is-only-looks',
    comment:
      'The kit renders from props alone, so pages, widgets and custom elements can share it.',
    from: { path: '^ui/kit/' },
    may: ['^ui/(kit|format|icons|illustrations)/', '^domain/', react],
  },
  {
    name: 'widgets-take-props',
    comment: 'Widgets are also rendered in custom elements, which have no router and no services.',
    from: { path: '^ui/widgets/' },
    may: ['^ui/(kit|format|icons|illustrations|widgets)/', '^domain/', react],
  },
  {
    name: 'ui-sees-the-domain-only',
    comment: 'Pages get services by their abstract class, so that adapters can be replaced.',
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
      'A request or a write of a page ends with the page, and only a React test can cover it. A verb class of the domain does both.',
    from: { path: '^ui/' },
    mayNot: ['^domain/ports/(storage|http)\\.ts$', '^domain/.*calls\\.ts$'],
  },
  {
    name: 'verbs-track',
    comment:
      'The verb class that carries out an action also tracks it. Pages track only what the user sees, through one hook.',
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
    comment: 'Partners get the typings without our sources, each file for one framework.',
    from: { path: '^embeds/package/' },
    may: ['^embeds/package/', react, npm('preact', 'solid-js', 'vue'), '^svelte/elements$'],
  },
  {
    name: 'sandbox-shares-calls',
    comment:
      'The sandbox shares the table of calls with the client, and serves its contract; it has no other code of it.',
    from: { path: '^sandbox/' },
    mayNot: ['^(src|ui|embeds|adapters)/'],
  },
  {
    name: 'delivery-is-a-table',
    comment: 'The sandbox serves this table and the build prints it, so the table imports neither.',
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
    name: 'the-contract-reads-the-product',
    comment:
      'The contract is made of the tables, and checks a server with the readers of the client; it draws and serves nothing.',
    from: { path: '^contract/' },
    may: [
      '^contract/',
      '^domain/',
      '^adapters/(http|bridge)/',
      '^delivery/(findings|read-json)\\.ts$',
      '^ui/messages/en/settings\\.json$',
      rules,
      '^(node:)?(fs|path|process|util)',
    ],
  },
  {
    name: 'nothing-ships-the-contract',
    comment: 'The meanings are for readers of the contract, and would double the client.',
    from: { pathNot: '^(contract|sandbox|build|tests)/' },
    mayNot: ['^contract/'],
  },
  {
    name: 'nothing-imports-the-first-paint',
    comment: 'The document draws and requests before the app runs; its scripts are built alone.',
    from: { pathNot: '^(first-paint|build|tests)/' },
    mayNot: ['^first-paint/'],
  },
  {
    name: 'the-client-knows-no-sandbox',
    comment: 'A production build contains no part of the sandbox.',
    from: { path: '^(src|first-paint)/' },
    mayNot: ['^sandbox/'],
  },
  {
    name: 'the-lender-knows-no-server',
    comment:
      'Tests run the lender without a server or a file, so it imports neither HTTP nor the database.',
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
      'With the port of the device, a service of an area would go on after its login has ended.',
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
      'Nothing that ships may import a test helper or a fake port. What the build renders ships as HTML.',
    from: { pathNot: '^(tests|adapters/memory|first-paint)/' },
    mayNot: ['^tests/', '^adapters/memory/'],
  },
];

/** The page folders whose parts a page folder may use, beside `status`: the page that is a picture and a sentence. */
const parts = {
  combined: ['onboarding'],
  home: ['transactions'],
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
  comment: 'An area can change alone if no other area imports parts of its pages.',
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
      comment: 'Modules that import each other cannot be read or loaded one after the other.',
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
