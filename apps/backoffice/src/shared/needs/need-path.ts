import type { WaitingNeed } from '@karov/api-client';

/**
 * Returns the page of a need; null for readers who may only know that somebody is in need, as in a
 * colleague's event.
 */
export function needPath({
  kind,
  id,
  event_id: event,
  abilities,
}: Pick<WaitingNeed, 'kind' | 'id' | 'event_id' | 'abilities'>): string | null {
  if (!abilities.includes('open')) return null;
  return kind === 'event' ? `/events/map/${event ?? ''}` : `/requests/${id}`;
}
