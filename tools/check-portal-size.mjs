// Fails if the script that a first load of the portal needs is larger than its budget. Run it after the
// portal is built.
import { checkFirstLoads } from './lib/first-loads.mjs';

const START_BYTES = 110 * 1024;
const DOOR_BYTES = 118 * 1024;
const REGISTRATION_BYTES = 154 * 1024;
/** The texts of one language, which every page waits for; the larger language counts. */
const words = (name) => `../../libs/i18n/src/${name}.ts`;
const PAGE_TEXTS = [words('portal/LANGUAGE'), words('common/LANGUAGE')];
const FORM_TEXTS = [...PAGE_TEXTS, words('portal/form-texts.LANGUAGE')];
const ANSWER_TEXTS = [...PAGE_TEXTS, words('portal/answer.LANGUAGE')];
const HELP_TEXTS = [...PAGE_TEXTS, words('portal/help-texts.LANGUAGE')];
const VOLUNTEERING_TEXTS = [...PAGE_TEXTS, words('portal/volunteering.LANGUAGE')];
const START = { budget: START_BYTES, more: PAGE_TEXTS };
const ANSWER = { budget: START_BYTES, more: ANSWER_TEXTS };
const HELP = { budget: START_BYTES, more: HELP_TEXTS };
/** The budget leaves room for what a helper must know before leaving (rule 155). */
const VOLUNTEERING = { budget: START_BYTES + 1024, more: VOLUNTEERING_TEXTS };
const REGISTRATION_DOOR = { budget: DOOR_BYTES, more: FORM_TEXTS };
const REGISTRATION = { budget: REGISTRATION_BYTES, more: FORM_TEXTS };
const ASKING = { budget: REGISTRATION_BYTES, more: [...FORM_TEXTS, words('portal/asking-texts.LANGUAGE')] };
/** What a visitor's first page consists of: the entry, and the page at the address. */
const FIRST_PAGES = {
  'src/features/sign-in/login-chooser-page.tsx': START,
  'src/features/sign-in/user-login-page.tsx': START,
  'src/features/answer/answer-need-page.tsx': ANSWER,
  'src/features/answer/answer-call-page.tsx': ANSWER,
  'src/features/answer/answer-help-request-page.tsx': ANSWER,
  'src/features/dashboard/dashboard-page.tsx': HELP,
  'src/features/volunteering/open/open-page.tsx': VOLUNTEERING,
  'src/features/volunteering/basket/basket-page.tsx': VOLUNTEERING,
  'src/features/event-requests/event-requests-page.tsx': VOLUNTEERING,
  'src/features/emergency/emergency-page.tsx': HELP,
  'src/features/help-request/help-request-page.tsx': ASKING,
  'src/features/help-request/visitor/visitor-help-page.tsx': ASKING,
  'src/features/registration/help-seeker/registration-page.tsx': REGISTRATION_DOOR,
  'src/features/registration/help-seeker/registration-details.tsx': REGISTRATION,
  'src/features/registration/volunteer/volunteer-registration-page.tsx': REGISTRATION_DOOR,
  'src/features/registration/volunteer/volunteer-details.tsx': REGISTRATION,
};

checkFirstLoads('portal', FIRST_PAGES);
