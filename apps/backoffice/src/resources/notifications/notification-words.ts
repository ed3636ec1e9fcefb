import type { NotificationRow } from '@karov/api-client';
import type { Translate } from '../../shared/text.js';

/**
 * Returns the cost of an SMS in words: its parts, and the money if a price is set; empty if the cost is
 * unknown.
 */
export function costWords(
  { parts, cost, currency }: NotificationRow,
  text: Translate,
  locale: string,
): string {
  if (parts === null) return '';
  const money =
    cost === null ? [] : [new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cost)];
  return [text('notifications.parts', { count: parts }), ...money].join(', ');
}
