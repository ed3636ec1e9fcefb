import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { currentLocale } from './request-context.js';

/** An answer that contains a confirmation in words. */
export interface Said {
  message: string;
}

/** Returns such an answer in the caller's language. */
export function said(key: ServerTextKey): Said {
  return { message: serverText(currentLocale(), key) };
}
