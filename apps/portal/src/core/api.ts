import { createClient, FAULTS_FROM, type ServerReach } from '@karov/api-client';
import { locale, reach, session } from '@karov/web';
import { reactToFailure } from './failures.js';
import { endToastsAbout } from './notices.js';

/** Any answer from the server removes the message that the server does not answer. */
const heardBy: Pick<ServerReach, 'asked' | 'answered'> = {
  asked: reach.asked,
  answered(status) {
    reach.answered(status);
    if (status < FAULTS_FROM) endToastsAbout('connection');
  },
};

/** The portal's API client. */
export const api = createClient({
  locale: locale.get,
  token: () => session.get()?.token ?? null,
  onError: reactToFailure,
  reach: heardBy,
});
