/**
 * The directions of docs/ARCHITECTURE.md, one rule each. `scripts/check.test.ts` breaks every one of them and expects
 * it by its name; add a planted violation there when you add a rule here.
 */

const swc = require('@swc/core');

// dependency-cruiser 17 parses every file as plain TypeScript, in which JSX is a syntax error; .tsx needs its own switch.
const parsePlain = swc.parseFileSync;
swc.parseFileSync = (file, options) => parsePlain(file, { ...options, tsx: file.endsWith('.tsx') });

const tests = '\\.test\\.tsx?$';
const features = '^apps/(?:server|web)/src/features/';
/** What a room makes for tests, its world, serves the tests of other rooms too; nobody else may reach it: see the rules on testing below. */
const entrances = [
  '/features/[^/]+/index\\.tsx?$',
  '^apps/web/src/features/[^/]+/paths\\.ts$',
  '^apps/server/src/features/.+/testing/',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-is-a-leaf',
      comment: 'What both sides agree on knows neither side; which languages there are it asks packages/i18n.',
      severity: 'error',
      from: { path: '^packages/contract/src/' },
      to: {
        path: '^(?:apps|packages|e2e|bench|scripts)/',
        pathNot: ['^packages/contract/src/', '^packages/i18n/src/locale\\.ts$'],
      },
    },
    {
      name: 'i18n-is-a-leaf',
      comment: 'Catalogues and their translator serve everybody and know nobody.',
      severity: 'error',
      from: { path: '^packages/i18n/src/' },
      to: { path: '^(?:apps|packages|e2e|bench|scripts)/', pathNot: '^packages/i18n/src/' },
    },
    {
      name: 'web-never-meets-server',
      comment: 'They meet in packages/contract.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-never-meets-web',
      comment: 'They meet in packages/contract.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'feature-through-its-index',
      comment:
        'Another feature is entered through its index.ts; paths.ts of the web holds addresses, so that pages link to each other.',
      severity: 'error',
      from: { path: '^apps/(?:server|web)/src/features/([^/]+)/' },
      to: { path: features, pathNot: ['^apps/(?:server|web)/src/features/$1/', ...entrances] },
    },
    {
      name: 'app-through-feature-index',
      comment: 'Whoever is no feature enters one through its index.ts only.',
      severity: 'error',
      from: { pathNot: features },
      to: { path: features, pathNot: entrances },
    },
    {
      name: 'platform-knows-no-feature',
      comment:
        'Machinery has no business nouns, and nothing above it; configuration reads the settings that stand beside connectors.',
      severity: 'error',
      from: { path: '^apps/(?:server|web)/src/platform/' },
      to: {
        path: '^apps/(?:server|web)/src/(?:features|app|connectors|ui)/',
        pathNot: '^apps/server/src/connectors/[^/]+/registrations\\.ts$',
      },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'Our components have no business nouns.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(?:features|app)/' },
    },
    {
      name: 'features-see-ports-only',
      comment: 'A feature knows what the outside world can do, never who does it; app/ plugs the adapters in.',
      severity: 'error',
      from: { path: '^apps/server/src/features/' },
      to: { path: '^apps/server/src/connectors/', pathNot: '^apps/server/src/connectors/[^/]+/port\\.ts$' },
    },
    {
      name: 'connectors-know-no-feature',
      comment: 'The outside world is reached in its own words, whatever the product does with it.',
      severity: 'error',
      from: { path: '^apps/server/src/connectors/' },
      to: { path: '^apps/server/src/(?:features|app)/' },
    },
    {
      name: 'sandbox-for-tests-only',
      comment: 'The product starts the sandbox as a child process and speaks to it over the wire.',
      severity: 'error',
      from: { pathNot: [tests, '/testing/', '^packages/sandbox/', '^e2e/', '^bench/'] },
      to: { path: '^packages/sandbox/' },
    },
    {
      name: 'sandbox-knows-no-product',
      comment: 'A fake network that imports the product would agree with its mistakes.',
      severity: 'error',
      from: { path: '^packages/sandbox/src/', pathNot: tests },
      to: { path: '^(?:apps|packages/contract|packages/i18n)/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'Tests and their tools are not part of what runs.',
      severity: 'error',
      from: { pathNot: [tests, '/testing/', '^e2e/', '^bench/', '^scripts/', 'vitest\\.config\\.ts$'] },
      to: { path: [tests, '/src/testing/', '/src/features/.+/testing/'] },
    },
    {
      name: 'samples-for-tests-only',
      comment: 'What the sweep sends to every endpoint stands beside its noun, and is loaded by nobody else.',
      severity: 'error',
      from: { pathNot: [tests, '/testing/', '^packages/contract/src/'] },
      to: { path: ['^packages/contract/src/samples\\.ts$', '^packages/contract/src/[^/]+/samples?\\.ts$'] },
    },
    {
      name: 'no-cycles',
      comment: 'Type imports count: two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that leads nowhere hides from all other rules; `virtual:` is made by the build of the web.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    // Under TypeScript 7 the default parser finds nothing at all; check fails when too few modules were cruised.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    moduleSystems: ['es6', 'cjs', 'tsd'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
