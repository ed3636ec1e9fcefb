// Fails if the script that a first load of the back office needs is larger than its budget. Run it after the
// back office is built.
import { checkFirstLoads } from './lib/first-loads.mjs';

const budget = 350 * 1024;
const TEXTS = ['../../libs/i18n/src/backoffice/LANGUAGE.ts', '../../libs/i18n/src/common/LANGUAGE.ts'];
/**
 * After the sign-in, pages also have a live channel; maps, charts and editors are loaded when they are
 * opened.
 */
const SIGNED_IN = { budget, more: [...TEXTS, '../../node_modules/socket.io-client/build/esm/index.js'] };

checkFirstLoads('backoffice', {
  'src/login/login-page.tsx': { budget, more: TEXTS },
  'src/app/first-screen.tsx': SIGNED_IN,
  'src/app/coverage-screen.tsx': SIGNED_IN,
});
