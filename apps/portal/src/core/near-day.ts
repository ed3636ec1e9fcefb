import { serverNow } from '@karov/api-client';
import { addDays, localDay, naturally } from '@karov/domain';
import { useLocale } from '@karov/web';
import { useCallback } from 'react';
import { formatExpiry } from './dates.js';
import { useText } from './text.js';

/** Formats calendar days: as a short word alone, or as the word followed by the date. */
export interface NearDay {
  /** "tomorrow", otherwise "28 Nov 2026" */
  short: (day: string) => string;
  /** "tomorrow, 28 Nov 2026", otherwise "28 Nov 2026" */
  full: (day: string) => string;
}

/**
 * Formats days as people name them, by the server's clock: "today" and "tomorrow" by those words (rule 135).
 */
export function useNearDay(): NearDay {
  const t = useText();
  const language = useLocale();
  const wordFor = useCallback(
    (day: string): string | null => {
      const today = localDay(new Date(serverNow()));
      if (day.slice(0, 10) === today) return t('time.today');
      return day.slice(0, 10) === addDays(today, 1) ? t('time.tomorrow') : null;
    },
    [t],
  );
  const short = useCallback(
    (day: string) => wordFor(day) ?? naturally(formatExpiry(day, language)),
    [wordFor, language],
  );
  const full = useCallback(
    (day: string) =>
      [wordFor(day), naturally(formatExpiry(day, language))].filter((part) => part !== null).join(', '),
    [wordFor, language],
  );
  return { short, full };
}
