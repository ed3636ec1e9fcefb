import { locale, session } from '@karov/web';
import { cleanup, configure } from '@testing-library/react';
import { forgetConfig } from '../src/core/config.js';
import { keepDocumentLanguage } from '../src/core/document-language.js';
import { forcedPath } from '../src/core/failures.js';
import { notice, toasts } from '../src/core/notices.js';
import { loadTexts, wantTexts } from '../src/core/text.js';
import { emergencyOf } from '../src/shared/emergency/emergency-calls.js';
import { registrationTicket } from '../src/shared/registration-ticket.js';

configure({ asyncUtilTimeout: 20_000 });
keepDocumentLanguage();
await Promise.all([
  wantTexts('forms'),
  wantTexts('answers'),
  wantTexts('help'),
  wantTexts('asking'),
  wantTexts('volunteering'),
  wantTexts('availability'),
  wantTexts('chat'),
  wantTexts('push'),
]);
await Promise.all([loadTexts('he-IL'), loadTexts('en-US')]);

// jsdom has no timeline.
Object.assign(performance, { mark: () => undefined });

/** jsdom has the dialog element, but not its methods. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, textarea')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom has no canvas; painted content is checked in a browser.
HTMLCanvasElement.prototype.getContext = () => null;
/** In jsdom, elements do not change their size. */
globalThis.ResizeObserver = class {
  observe(): void {
    // nothing changes by itself
  }
  unobserve(): void {
    // nothing was observed
  }
  disconnect(): void {
    // nothing was observed
  }
};
/** jsdom has no media queries; these tests use light mode. */
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

afterEach(() => {
  cleanup();
  session.set(null);
  emergencyOf.set(null);
  registrationTicket.set(null);
  locale.set('he-IL');
  toasts.set([]);
  notice.set(null);
  forcedPath.set(null);
  forgetConfig();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
