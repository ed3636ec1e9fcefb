import type { Act, Acts } from './act.js';
import type { City, Somebody } from './city.js';

/**
 * Actions of volunteers. `a` chooses the person or the need; the other numbers choose among several
 * possibilities.
 */
export const VOLUNTEER_ACTS: Acts = {
  yesByLink: { weight: 6, do: async (city, { a, b }) => city.answerLink(await city.asked(a), b, true) },
  noByLink: { weight: 2, do: async (city, { a, b }) => city.answerLink(await city.asked(a), b, false) },
  yesBySms: { weight: 3, do: async (city, { a }) => city.write(await city.asked(a), '1') },
  noBySms: { weight: 2, do: async (city, { a }) => city.write(await city.asked(a), '2') },
  wordsBySms: { weight: 1, do: (city, { a }) => city.write(city.volunteer(a), 'אפשר רק מחר') },
  yesByKey: { weight: 3, do: (city, { a }) => city.ring(city.volunteer(1 + (a % 2)), ['9', '1']) },
  noByKey: { weight: 1, do: (city, { a }) => city.ring(city.volunteer(1 + (a % 2)), ['9', '2']) },
  doNotPickUp: { weight: 1, do: (city, { a }) => city.ring(city.volunteer(1 + (a % 2)), null) },
  accept: {
    weight: 4,
    do: async (city, { a, b }) => {
      const need = await city.need(b);
      return (
        need &&
        city.call(city.volunteer(a), 'post', '/volunteer/application-users', {
          application_id: need.id,
          is_approved: 0,
        })
      );
    },
  },
  decline: {
    weight: 1,
    do: async (city, { a, b }) => {
      const need = await city.need(b);
      return (
        need &&
        city.call(city.volunteer(a), 'post', '/volunteer/application-users', {
          application_id: need.id,
          is_approved: 2,
        })
      );
    },
  },
  cannotCome: {
    weight: 3,
    do: (city, numbers) =>
      change(city, numbers, { cannot_come: true }, { status: 'reject', system_note: 'לא מגיע אחרי הכול' }),
  },
  setOut: {
    weight: 4,
    do: (city, numbers) => change(city, numbers, { progress: 'on_way' }, { progress: 'on_way' }),
  },
  arrive: {
    weight: 3,
    do: (city, numbers) => change(city, numbers, { progress: 'arrived' }, { progress: 'arrived' }),
  },
  finish: {
    weight: 4,
    do: async (city, { a }) => {
      const need = await city.need(a, 'held');
      const holder = holderOf(city, need?.holderId ?? null);
      if (!need || !holder) return null;
      return need.requestId === null
        ? city.call(holder, 'put', `/volunteer/applications/${need.id}`)
        : city.call(holder, 'patch', `/volunteer/event-user-requests/${need.requestId}`, {
            status: 'completed',
          });
    },
  },
  goOffDuty: {
    weight: 1,
    do: (city, { a }) =>
      city.call(city.volunteer(a), 'put', '/volunteer/availability', { is_on_duty: 0, weekly_hours: [] }),
  },
  goOnDuty: {
    weight: 1,
    do: (city, { a }) =>
      city.call(city.volunteer(a), 'put', '/volunteer/availability', { is_on_duty: 1, weekly_hours: [] }),
  },
};

/** Reports progress as the holder of a need, through the calls for single requests or those for events. */
async function change(
  city: City,
  { a }: Omit<Act, 'kind'>,
  alone: object,
  inEvent: object,
): Promise<unknown> {
  const need = await city.need(a, 'held');
  const holder = holderOf(city, need?.holderId ?? null);
  if (!need || !holder) return null;
  return need.requestId === null
    ? city.call(holder, 'patch', `/volunteer/application-users/${need.holdId ?? 0}`, alone)
    : city.call(holder, 'patch', `/volunteer/event-user-requests/${need.requestId}`, inEvent);
}

function holderOf(city: City, holderId: number | null): Somebody | undefined {
  return city.volunteers.find(({ id }) => id === holderId);
}
