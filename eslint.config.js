import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import { fileNames } from './tools/lint/file-names.js';
import { ownNames } from './tools/lint/own-names.js';
import { paletteNames } from './tools/lint/palette-names.js';

/** Who may lean on whom among the projects (ARCHITECTURE.md, "What may lean on what"); the tags stand in each package.json. */
const boundaries = [
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:domain', 'type:lib'] },
  { sourceTag: 'type:migrations', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:domain', 'type:lib', 'type:migrations'] },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:front', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:backoffice', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:shared'] },
];

/** Each part is judged by its own types alone, so that a run over one part reads no other. */
const typedBy = (project, folders) => ({
  files: folders.map((folder) => `${folder}/*.{ts,tsx}`),
  // no rule here asks for names that nobody declared: the some thousand of the language and the browser are not put beside each file
  languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname, lib: [] } },
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/coverage/**',
      '.nx/**',
      '.data/**',
      '.tmp/**',
      'libs/api-client/src/generated/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.base],
    plugins: {
      '@nx': nx,
      karov: { rules: { 'own-names': ownNames, 'file-names': fileNames, 'palette-names': paletteNames } },
    },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints: boundaries,
          banTransitiveDependencies: false,
          allow: ['../../tools/front-build/*'],
        },
      ],
      'karov/own-names': 'error',
      'karov/file-names': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
          message: 'Narrow the value instead of casting it twice.',
        },
      ],
      // neither lint may be told to look away; this one takes no comments at all
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
    },
  },
  {
    // dependency-cruiser sees the files of a module's own repositories, and none that come by another module's index
    files: ['**/*.controller.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/index\\.js$',
              importNamePattern: 'Repository$',
              message: 'A controller asks a service.',
            },
          ],
        },
      ],
    },
  },
  typedBy('./tsconfig.json', ['{libs,migrations,tools}/**', 'apps/{server,e2e}/**']),
  typedBy('./apps/portal/tsconfig.json', ['apps/portal/**']),
  typedBy('./apps/backoffice/tsconfig.json', ['apps/backoffice/**']),
  {
    files: ['**/*.spec.ts', '**/src/testing/**', '**/processes/**', '**/*.test.tsx'],
    rules: { 'karov/own-names': 'off' },
  },
  {
    // wouter's own know neither the numbers of the history nor a place that changes all at once
    files: ['apps/portal/src/**'],
    ignores: ['apps/portal/src/core/router.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'wouter',
              allowImportNames: ['Route', 'Switch', 'useParams'],
              message: 'Use core/router.js, and Link or MenuLink of design/link/link.js.',
            },
            { name: 'wouter/use-browser-location', message: 'Use core/router.js.' },
            { name: 'react-router-dom', message: 'Use wouter and core/router.js.' },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/backoffice/src/**/*.ts', 'apps/backoffice/src/**/*.tsx'],
    rules: { 'karov/palette-names': 'error' },
  },
  {
    files: ['apps/backoffice/src/**/*.ts', 'apps/backoffice/src/**/*.tsx'],
    ignores: ['apps/backoffice/src/shared/ui/hidden-text.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@mui/utils',
              importNames: ['visuallyHidden'],
              message: 'Use HiddenText: without a positioned parent a hidden text makes the page longer.',
            },
          ],
        },
      ],
    },
  },
  {
    // the one place that asks first
    files: ['libs/domain/src/own-value.ts'],
    rules: { 'karov/own-names': 'off' },
  },
);
