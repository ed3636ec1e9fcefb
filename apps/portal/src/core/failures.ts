import {
  AccessError,
  ApiError,
  NetworkError,
  SessionError,
  TooManyError,
  ValidationError,
} from '@karov/api-client';
import { PAGES, type RouteName } from '@karov/domain';
import { createStore, locale, session } from '@karov/web';
import { askedPath } from './asked-path.js';
import { notice, showToast } from './notices.js';
import { type Key, textIn } from './text.js';

/** The path to which a failure redirects the person; the router follows it. */
export const forcedPath = createStore<string | null>(null);

function signOutTo(page: RouteName, text: string): void {
  session.set(null);
  notice.set(text);
  forcedPath.set(PAGES[page].path);
}

/** Reacts to 401, 403 and 429 on every screen (rule 134). The calling screen handles everything else. */
export function reactToFailure(error: ApiError): void {
  const say = (key: Key) => textIn(locale.get(), key);
  if (error instanceof SessionError) {
    if (session.get()) askedPath.keep(location.pathname + location.search);
    signOutTo('Login', say('common.errors.sessionExpired'));
  }
  if (error instanceof AccessError)
    signOutTo('Forbidden', error.message || say('common.errors.accessDenied'));
  if (error instanceof TooManyError)
    signOutTo('Login', error.message || say('common.errors.tooManyAttempts'));
}

/** Toast keys of a 422: texts without a field (rule 134). */
const TOAST_FIELDS = ['error', 'message', 'applied_volunteer_id', 'id'];

/** Whether the failure has already been handled centrally. */
function isAnswered(error: unknown): boolean {
  return error instanceof SessionError || error instanceof AccessError || error instanceof TooManyError;
}

/** Shows a failed action in a toast: the server's words for a 422, otherwise a general message (rule 134). */
export function toastFailure(error: unknown): void {
  if (isAnswered(error)) return;
  const say = (key: Key) => textIn(locale.get(), key);
  if (error instanceof NetworkError)
    return showToast(
      'danger',
      say(navigator.onLine ? 'common.errors.unanswered' : 'common.errors.network'),
      'connection',
    );
  if (!(error instanceof ValidationError)) return showToast('danger', say('common.errors.generic'));
  const texts = TOAST_FIELDS.flatMap((field) => error.firstError(field) ?? []);
  const text = texts[0] ?? error.message;
  showToast('danger', text || say('common.errors.generic'));
}
