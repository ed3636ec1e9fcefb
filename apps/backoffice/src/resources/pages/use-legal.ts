import {
  fillLegal,
  type LegalText,
  type LegalTexts,
  legalSettingsOf,
  loadLegalTexts,
} from '@karov/i18n/legal';
import { useLocale } from '@karov/web';
import { useRead } from '../../kit/reads.js';
import { useConfig } from '../../shared/config.js';

interface Legal {
  /** returns a text with the organization's settings filled in; null until everything is loaded */
  read: (choose: (texts: LegalTexts) => LegalText) => LegalText | null;
  isError: boolean;
  retry: () => void;
}

/** Loads the long texts in the reader's language, the same texts as in the portal. */
export function useLegal(): Legal {
  const locale = useLocale();
  const config = useConfig();
  const { data, isError, refetch } = useRead({
    key: ['legal', locale],
    read: () => loadLegalTexts(locale),
    staleTime: Infinity,
  });
  return {
    read: (choose) => (data && config ? fillLegal(choose(data), legalSettingsOf(config)) : null),
    isError,
    retry: () => void refetch(),
  };
}
