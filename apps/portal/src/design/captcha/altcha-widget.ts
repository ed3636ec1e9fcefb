import 'altcha';
import type { Locale } from '@karov/domain';
import type { Key, Translate } from '../../core/text.js';

/**
 * The widget's text keys and ours for the same texts; the widget's language code is the two letters of the
 * locale.
 */
const WORDS: Readonly<Record<string, Key>> = {
  ariaLinkLabel: 'captcha.label',
  error: 'captcha.error',
  expired: 'captcha.expired',
  label: 'captcha.label',
  loading: 'common.words.loading',
  reload: 'common.words.retry',
  verify: 'captcha.label',
  verificationRequired: 'captcha.required',
  verified: 'captcha.verified',
  verifying: 'captcha.verifying',
  waitAlert: 'captcha.verifying',
  cancel: 'common.words.cancel',
};

/** Sets the widget's texts in a language. */
export function teachWords(locale: Locale, t: Translate): void {
  const texts = Object.entries(WORDS).map(([word, key]) => [word, t(key)] as const);
  globalThis.$altcha.i18n.set(locale.slice(0, 2), Object.fromEntries(texts));
}
