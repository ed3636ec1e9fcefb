import { cleanup, configure } from '@testing-library/react';
import { forgetConfig } from '../src/core/config.js';
import { forcedPath } from '../src/core/failures.js';
import { keepDocumentLanguage, locale } from '../src/core/locale.js';
import { notice, toasts } from '../src/core/notices.js';
import { session } from '../src/core/session.js';

configure({ asyncUtilTimeout: 20_000 });
keepDocumentLanguage();

/** jsdom knows the dialog element, but not its methods. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, textarea')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(() => {
  cleanup();
  session.set(null);
  locale.set('he-IL');
  toasts.set([]);
  notice.set(null);
  forcedPath.set(null);
  forgetConfig();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
