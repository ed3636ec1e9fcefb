import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { currentLocale } from './request-context.js';

/** An answer with a confirmation in words. */
export interface Said {
  message: string;
}

/** Such an answer in the caller's language. */
export function said(key: ServerTextKey): Said {
  return { message: serverText(currentLocale(), key) };
}
