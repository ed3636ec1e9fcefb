/**
 * The rules inside the apps (ARCHITECTURE.md, "What may lean on what", 2 to 5); rule 1, among the projects, stands in eslint.config.js.
 * Modules of the server stand in tiers and lean downward only; each line may use the lines above it.
 */
const TIERS = [
  [
    'places',
    'regions',
    'categories',
    'options',
    'blocked-ips',
    'activity',
    'countries',
    'documents',
    'health',
    'ready-answers',
  ],
  ['users', 'notifications', 'consents', 'files', 'organizations'],
  ['auth', 'volunteers', 'subscriptions', 'push'],
  ['needs'],
  ['contact', 'import', 'applications', 'events', 'registration', 'profile', 'renewal'],
  [
    'privacy',
    'auto-assign',
    'emergencies',
    'visitor-requests',
    'chat',
    'replies',
    'dashboards',
    'coverage-map',
    'staff',
    'user-management',
  ],
  ['broadcasts', 'reachability', 'metrics', 'demo'],
];
const MODULES = '^apps/server/src/modules';
const SPECS = '\\.(spec|test)\\.tsx?$|/testing/';

const tierRules = TIERS.slice(0, -1).map((tier, index) => ({
  name: `tier-${index}-leans-downward`,
  comment: 'A lower module tells the upper ones by signals.',
  severity: 'error',
  from: { path: `${MODULES}/(${tier.join('|')})/`, pathNot: SPECS },
  to: {
    path: `${MODULES}/(${TIERS.slice(index + 1)
      .flat()
      .join('|')})/`,
  },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No file may need itself, not even for a type.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: SPECS },
      to: { path: `${MODULES}/` },
    },
    {
      name: 'modules-through-their-index',
      comment: 'Entities and services stay inside; across modules there are ids and the public face.',
      severity: 'error',
      from: { path: `${MODULES}/([^/]+)/`, pathNot: SPECS },
      to: { path: `${MODULES}/([^/]+)/`, pathNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/index\\.ts$`] },
    },
    ...tierRules,
    {
      name: 'known-modules-only',
      comment: 'A new module takes its place in the tiers above and in ARCHITECTURE.md.',
      severity: 'error',
      from: { path: `${MODULES}/(?!(${TIERS.flat().join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'controllers-ask-services',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.(repository|entity)\\.ts$' },
    },
    {
      name: 'rules-and-policies-are-pure',
      severity: 'error',
      from: { path: '\\.(rules|policy)\\.ts$' },
      to: {
        path: '^node_modules/(@nestjs|typeorm|pg|bullmq|ioredis)|\\.(repository|service|controller)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-repositories-touch-typeorm',
      severity: 'error',
      from: { path: `${MODULES}/`, pathNot: [SPECS, '\\.(repository|entity)\\.ts$', '\\.module\\.ts$'] },
      to: { path: '^node_modules/typeorm', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tracing-is-loaded-when-switched-on',
      comment: 'Without it the start and the memory of a process stay what they are.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [SPECS, '/platform/tracing/(start-tracing|impersonal-spans)\\.ts$'],
      },
      to: {
        path: '^node_modules/@opentelemetry/(?!api/)|/platform/tracing/(start-tracing|impersonal-spans)\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'fronts-know-no-server',
      severity: 'error',
      from: { path: '^apps/(portal|backoffice)/' },
      to: { path: '^apps/(server|e2e)/|^migrations/' },
    },
    {
      name: 'no-app-on-app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-stand-alone',
      comment: 'app/ composes the features.',
      severity: 'error',
      from: { path: '^apps/(portal|backoffice)/src/(features|resources)/([^/]+)/' },
      to: {
        path: '^apps/(portal|backoffice)/src/(features|resources)/([^/]+)/',
        pathNot: '^apps/$1/src/$2/$3/',
      },
    },
    {
      name: 'reads-through-the-kit',
      comment: 'pages read with kit/reads.ts and react-admin, and know nothing of the cache behind them',
      severity: 'error',
      from: { path: '^apps/backoffice/src/', pathNot: '^apps/backoffice/src/kit/' },
      to: { path: 'node_modules/@tanstack/react-query' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '/src/', pathNot: [SPECS, '^libs/testing/', '^apps/e2e/'] },
      to: { path: '^libs/testing/|\\.(spec|test)\\.tsx?$' },
    },
    {
      name: 'domain-leans-on-nothing',
      severity: 'error',
      from: { path: '^libs/domain/src/', pathNot: SPECS },
      to: { path: '^(apps|libs/(?!domain)|migrations)|^node_modules/(?!libphonenumber-js)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['karov-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
