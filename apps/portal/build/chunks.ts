/**
 * Few files rather than many: on a slow line each costs a round trip, and up to a kilobyte before its first
 * letter. A first page has the shell, its words and the file of its family; families share two more.
 */
const source = (paths: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](${paths.replaceAll('/', '[\\\\/]')})`);

const SHELL = [
  /portal[\\/]index\.html$/,
  source('main\\.tsx|shared/(emergency-numbers|page-heading|brand/motif)'),
  // one file of styles for all first pages
  source('(design|shared|app|features/(sign-in|dashboard|emergency|answer|help-request))/.*\\.css$'),
];

const TEXTS = /[\\/]i18n[\\/]src[\\/](?:portal|common)[\\/](?:([\w-]+)\.)?(he|en)\.ts$/;
const TEXTS_OF_ALL = ['emergency', 'pages', 'help-texts', 'validation', 'states', 'distance'];
const TEXTS_OF_FORMS = ['form-texts', 'asking-texts'];

/** One file of words for each language, and one more for its forms; the other areas have their own. */
function wordsOf(id: string): string | null {
  const [, area, language] = TEXTS.exec(id) ?? [];
  if (!language) return null;
  if (!area || TEXTS_OF_ALL.includes(area)) return `words-${language}`;
  return TEXTS_OF_FORMS.includes(area) ? `form-words-${language}` : null;
}

const FAMILIES = [
  { name: 'shell', test: (id: string) => SHELL.some((part) => part.test(id)) },
  { name: wordsOf },
  {
    // what requests, forms and links have in common
    name: 'parts',
    test: source(
      'core/|design/(field/|card/|badge/|section/folded-section|summary/)|shared/(load-failure|typed-text|fact-line|request-badge|account-|call-link|state-now|way/|brand/greeting|chat/unread-notice)|state-looks|applications\\.|event-requests\\.|address',
    ),
  },
  {
    // a phone and its code, where people come in and where they prove who they are
    name: 'door',
    test: source(
      'design/(phone/phone-field|captcha/captcha|otp)|shared/(phone-code|registration-ticket)|features/sign-in/(user-login|volunteer-login)',
    ),
  },
  {
    name: 'seeker',
    test: source(
      'features/(dashboard|emergency)/|app/shell/unread-count|shared/(emergency/emergency-dialog|ways-to-write)',
    ),
  },
  { name: 'answer', test: source('features/answer/(answer-|link-page|use-link|work\\.)') },
  // where an address is about right, for forms and for the way there
  { name: 'place', test: source('post-box\\.') },
  { name: 'asking', test: source('features/help-request/') },
];

/** A module goes to the first family that names it or needs it. */
export const CHUNKS = FAMILIES.map((family, index) => ({ ...family, priority: FAMILIES.length - index }));
