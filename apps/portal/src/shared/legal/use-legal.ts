import type { Locale } from '@karov/domain';
import {
  fillLegal,
  type LegalText,
  type LegalTexts,
  legalSettingsOf,
  loadLegalTexts,
} from '@karov/i18n/legal';
import { useLocale } from '@karov/web';
import { useCallback } from 'react';
import { useConfig } from '../../core/config.js';
import { useLoad } from '../../core/use-load.js';

export interface Legal {
  /** returns a text with the organization's settings filled in; null until everything is loaded */
  text: (choose: (texts: LegalTexts) => LegalText) => LegalText | null;
  error: unknown;
  reload: () => void;
}

/** Loads the long texts in the reader's language. */
export function useLegal(): Legal {
  const locale: Locale = useLocale();
  const config = useConfig();
  const load = useCallback(() => loadLegalTexts(locale), [locale]);
  const { data, error, reload } = useLoad(load);
  const text: Legal['text'] = (choose) =>
    data && config ? fillLegal(choose(data), legalSettingsOf(config)) : null;
  return { text, error, reload };
}
