import type { EventDetail, PersonPin } from '@karov/api-client';

/** A person on the map. */
export interface Pin {
  key: string;
  kind: 'user' | 'volunteer';
  person: PersonPin;
  position: [lat: number, lon: number];
}

const pin = (kind: Pin['kind'], id: number, person: PersonPin): Pin => ({
  key: `${kind}-${id}`,
  kind,
  person,
  position: [person.lt, person.lng],
});

/** All persons of an event who have a position; volunteers are drawn first, so that help seekers lie on top. */
export function pinsOf(event: Pick<EventDetail, 'event_user_requests' | 'event_volunteer_requests'>): Pin[] {
  return [
    ...event.event_volunteer_requests.map(({ id, volunteer }) => pin('volunteer', id, volunteer)),
    ...event.event_user_requests.map(({ id, user }) => pin('user', id, user)),
  ];
}
