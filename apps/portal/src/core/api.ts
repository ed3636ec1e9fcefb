import { createClient, FAULTS_FROM, type ServerReach } from '@karov/api-client';
import { reach } from './connection.js';
import { reactToFailure } from './failures.js';
import { locale } from './locale.js';
import { endToastsAbout } from './notices.js';
import { session } from './session.js';

/** Whatever the server answers ends the message that it does not. */
const heardBy: Pick<ServerReach, 'asked' | 'answered'> = {
  asked: reach.asked,
  answered(status) {
    reach.answered(status);
    if (status < FAULTS_FROM) endToastsAbout('connection');
  },
};

/** The calls of the portal. */
export const api = createClient({
  locale: locale.get,
  token: () => session.get()?.token ?? null,
  onError: reactToFailure,
  reach: heardBy,
});
