// Fails if the script of a first load of the back office is larger than its budget. Run after the back office
// is built.
import { checkFirstLoads } from './lib/first-loads.mjs';

const budget = 350 * 1024;
const TEXTS = ['../../libs/i18n/src/backoffice/LANGUAGE.ts', '../../libs/i18n/src/common/LANGUAGE.ts'];
/** After the sign-in, pages have a live channel; maps, charts and editors load when they are opened. */
const SIGNED_IN = { budget, more: [...TEXTS, '../../node_modules/socket.io-client/build/esm/index.js'] };

checkFirstLoads('backoffice', {
  'src/login/login-page.tsx': { budget, more: TEXTS },
  'src/app/first-screen.tsx': SIGNED_IN,
  'src/app/coverage-screen.tsx': SIGNED_IN,
});
