import { PAGES, type RouteName } from '@karov/domain';
import type { Plugin, Rolldown } from 'vite';

const WORDS = ['portal/he.ts', 'common/he.ts'];
/** The entry pages, and the sources of each: the page itself, and its words in the default language. */
const FIRST_PAGES: readonly (readonly [RouteName, ...string[]])[] = [
  ['Root', 'features/sign-in/login-chooser-page.tsx', ...WORDS],
  ['Login', 'features/sign-in/login-chooser-page.tsx', ...WORDS],
  ['UserLogin', 'features/sign-in/user-login-page.tsx', ...WORDS],
  ['VolunteerLogin', 'features/sign-in/volunteer-login-page.tsx', ...WORDS],
  [
    'Registration',
    'features/registration/help-seeker/registration-page.tsx',
    'portal/form-texts.he.ts',
    ...WORDS,
  ],
  [
    'VolunteerRegistration',
    'features/registration/volunteer/volunteer-registration-page.tsx',
    'portal/form-texts.he.ts',
    ...WORDS,
  ],
  [
    'VisitorHelpRequest',
    'features/help-request/visitor/visitor-help-page.tsx',
    'portal/form-texts.he.ts',
    'portal/asking-texts.he.ts',
    ...WORDS,
  ],
];

function fileOf(bundle: Rolldown.OutputBundle, name: string) {
  return Object.values(bundle).find(({ fileName }) => fileName === name);
}

/** A chunk and everything it needs to start. */
function withImports(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = fileOf(bundle, file);
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/${source}`),
  );
  if (!found) throw new Error(`No chunk is made of ${source}: first-pages.ts names a page that is gone.`);
  return found.fileName;
}

function hintsFor(bundle: Rolldown.OutputBundle, sources: readonly string[], html: string): string {
  const files = new Set(sources.flatMap((source) => [...withImports(bundle, chunkOf(bundle, source))]));
  const styles = new Set(
    [...files].flatMap((file) => {
      const chunk = fileOf(bundle, file);
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    }),
  );
  const isNew = (file: string) => !html.includes(`/${file}"`);
  return [
    ...[...styles].filter(isNew).map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...files].filter(isNew).map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n');
}

/**
 * The font of the default language's letters; those of the other language are small and come with the styles.
 */
function fontHint(bundle: Rolldown.OutputBundle): string {
  const font = Object.keys(bundle).find((file) => /assistant-hebrew-.*\.woff2$/.test(file));
  if (!font) throw new Error('The Hebrew letters are not in the bundle.');
  return `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">\n`;
}

/**
 * Writes an `index.html` for each entry page with preloads of what the page needs, so that the browser
 * fetches everything at once instead of finding the page through the entry and its words through the page.
 * The words are those of the default language.
 */
export function firstPages(): Plugin {
  return {
    name: 'karov-first-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build made no index.html.');
      const html = String(index.source);
      const withHints = (hints: string) => html.replace('  </head>', `${hints}\n  </head>`);
      for (const [name, ...sources] of FIRST_PAGES) {
        const folder = PAGES[name].path.slice(1);
        const source = withHints(fontHint(bundle) + hintsFor(bundle, sources, html));
        if (folder === '') index.source = source;
        else this.emitFile({ type: 'asset', fileName: `${folder}/index.html`, source });
      }
    },
  };
}
