import type { WaitingNeed } from '@karov/api-client';

/** The name under which an event's address says which of its needs to open. */
export const NEED_IN_ADDRESS = 'need';

/**
 * Returns where a need is acted upon: its own page, or its event with the need chosen; null for readers who may only know that somebody is in need, as in a
 * colleague's event.
 */
export function needPath({
  kind,
  id,
  event_id: event,
  abilities,
}: Pick<WaitingNeed, 'kind' | 'id' | 'event_id' | 'abilities'>): string | null {
  if (!abilities.includes('open')) return null;
  return kind === 'event' ? inConsole(event, id) : `/requests/${id}`;
}

/** Returns the address of an event's console with one of its needs chosen. */
export function inConsole(eventId: number | null, requestId: number): string {
  return `/events/map/${eventId ?? ''}?${NEED_IN_ADDRESS}=${requestId}`;
}
