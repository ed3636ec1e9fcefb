import { createClient } from '@karov/api-client';
import { reach } from './connection.js';
import { reactToFailure } from './failures.js';
import { locale } from './locale.js';
import { session } from './session.js';

/** The calls of the portal. */
export const api = createClient({
  locale: locale.get,
  token: () => session.get()?.token ?? null,
  onError: reactToFailure,
  reach,
});
