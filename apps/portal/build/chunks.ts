/**
 * Groups the code into a few files rather than many: on a slow connection each file costs a round trip, and
 * up to a kilobyte before its first character. The first page loads the shell, its texts and the file of its
 * family; families share two more files.
 */
const source = (paths: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](${paths.replaceAll('/', '[\\\\/]')})`);

const SHELL = [
  /portal[\\/]index\.html$/,
  source('main\\.tsx|shared/(emergency-numbers|page-heading|brand/motif)'),
  // one stylesheet for all first pages
  source('(design|shared|app|features/(sign-in|dashboard|emergency|answer|help-request))/.*\\.css$'),
];

const TEXTS = /[\\/]i18n[\\/]src[\\/](?:portal|common)[\\/](?:([\w-]+)\.)?(he|en)\.ts$/;
const TEXTS_OF_ALL = ['emergency', 'pages', 'help-texts', 'validation', 'states', 'distance'];
const TEXTS_OF_FORMS = ['form-texts', 'asking-texts'];

/**
 * One file of texts for each language and another for the texts of its forms; each of the other areas has its
 * own.
 */
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
    // code shared by requests, forms and links
    name: 'parts',
    test: source(
      'core/|design/(field/|card/|badge/|section/folded-section|summary/)|shared/(load-failure|typed-text|fact-line|request-badge|account-|call-link|state-now|way/|brand/greeting|chat/unread-notice)|state-looks|applications\\.|event-requests\\.|address',
    ),
  },
  {
    // phone and code entry, for sign-in and for proving one's identity
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
  // approximate positions of addresses, for forms and navigation
  { name: 'place', test: source('post-box\\.') },
  { name: 'asking', test: source('features/help-request/') },
];

/** A module goes to the first family that lists or needs it. */
export const CHUNKS = FAMILIES.map((family, index) => ({ ...family, priority: FAMILIES.length - index }));
