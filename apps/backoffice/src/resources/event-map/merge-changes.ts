import type { EventChanges, EventDetail } from '@karov/api-client';

interface Request {
  id: number;
}

/**
 * Applies the changes to a list. Unchanged rows stay the same objects, so that they are not rendered again.
 */
function merged<R extends Request>(before: readonly R[], changed: readonly R[]): R[] {
  const news = new Map(changed.map((request) => [request.id, request]));
  const kept = before.map((request) => {
    const next = news.get(request.id);
    news.delete(request.id);
    return next && JSON.stringify(next) !== JSON.stringify(request) ? next : request;
  });
  return [...kept, ...news.values()];
}

/** Applies the changes to the event (rule 158). */
export function withChanges(
  before: EventDetail,
  { event, event_user_requests: users, event_volunteer_requests: volunteers, as_of }: EventChanges,
): EventDetail {
  return {
    ...before,
    ...event,
    event_user_requests:
      users.length === 0 ? before.event_user_requests : merged(before.event_user_requests, users),
    event_volunteer_requests:
      volunteers.length === 0
        ? before.event_volunteer_requests
        : merged(before.event_volunteer_requests, volunteers),
    as_of,
  };
}
