import { isAbsolute, relative } from 'node:path';
import { PAGES, type RouteName } from '@karov/domain';
import type { Plugin, Rolldown } from 'vite';

const WORDS = ['portal/he.ts', 'common/he.ts'];
const SEEKERS = ['portal/help-texts.he.ts', ...WORDS];
const FORMS = ['portal/form-texts.he.ts', ...WORDS];
const ASKING = ['portal/asking-texts.he.ts', ...FORMS];
const ANSWERS = ['portal/answer.he.ts', ...WORDS];
/** The entry pages and their sources: the page itself, and its texts in the default language. */
const FIRST_PAGES: readonly (readonly [RouteName, ...string[]])[] = [
  ['Root', 'features/sign-in/login-chooser-page.tsx', ...WORDS],
  ['Login', 'features/sign-in/login-chooser-page.tsx', ...WORDS],
  ['UserLogin', 'features/sign-in/user-login-page.tsx', ...WORDS],
  ['VolunteerLogin', 'features/sign-in/volunteer-login-page.tsx', ...WORDS],
  ['Registration', 'features/registration/help-seeker/registration-page.tsx', ...FORMS],
  ['VolunteerRegistration', 'features/registration/volunteer/volunteer-registration-page.tsx', ...FORMS],
  ['VisitorHelpRequest', 'features/help-request/visitor/visitor-help-page.tsx', ...ASKING],
  ['NewHelpRequest', 'features/help-request/help-request-page.tsx', ...ASKING],
  ['Dashboard', 'features/dashboard/dashboard-page.tsx', ...SEEKERS],
  ['Emergency', 'features/emergency/emergency-page.tsx', ...SEEKERS],
  ['AnswerNeed', 'features/answer/answer-need-page.tsx', ...ANSWERS],
  ['AnswerCall', 'features/answer/answer-call-page.tsx', ...ANSWERS],
  ['AnswerHelpRequest', 'features/answer/answer-help-request-page.tsx', ...ANSWERS],
];

/** The file served at all other addresses. */
const OTHER_PAGES = 'page.html';

function fileOf(bundle: Rolldown.OutputBundle, name: string) {
  return Object.values(bundle).find(({ fileName }) => fileName === name);
}

/** Returns a chunk and everything it needs to start. */
function withImports(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = fileOf(bundle, file);
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${source}`)),
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

/** Maps sources to chunks for the size check, because a manifest names only one source of each chunk. */
function chunksBySource(bundle: Rolldown.OutputBundle, root: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const pairs = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .filter((id) => isAbsolute(id))
      .map((id) => [relative(root, id).replaceAll('\\', '/'), fileName]),
  );
  return JSON.stringify(Object.fromEntries(pairs));
}

/** The fonts of every page: Hebrew letters, and Latin letters with digits and punctuation. */
function fontHints(bundle: Rolldown.OutputBundle): string {
  const fonts = Object.keys(bundle).filter((file) => /assistant-everyday-.*\.woff2$/.test(file));
  if (fonts.length !== 2) throw new Error('The everyday letters are not in the bundle.');
  return fonts
    .map((font) => `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">\n`)
    .join('');
}

/**
 * Writes an `index.html` for each entry page with preloads of what the page needs, so that the browser
 * fetches everything at once instead of finding the page through the entry and its texts through the page.
 * The texts are in the default language.
 */
export function firstPages(): Plugin {
  let root = '';
  return {
    name: 'karov-first-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build made no index.html.');
      const html = String(index.source);
      const withHints = (hints: string) => html.replace('  </head>', `${hints}\n  </head>`);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunks-by-source.json',
        source: chunksBySource(bundle, root),
      });
      const every = fontHints(bundle) + hintsFor(bundle, WORDS, html);
      this.emitFile({ type: 'asset', fileName: OTHER_PAGES, source: withHints(every) });
      for (const [name, ...sources] of FIRST_PAGES) {
        const folder = PAGES[name].path.slice(1);
        const source = withHints(fontHints(bundle) + hintsFor(bundle, sources, html));
        if (folder === '') index.source = source;
        else this.emitFile({ type: 'asset', fileName: `${folder}/index.html`, source });
      }
    },
  };
}
