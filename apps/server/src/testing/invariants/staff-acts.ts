import type { Act, Acts } from './act.js';
import type { City } from './city.js';

/** Actions of staff. `a` chooses the need, event or person, `b` the actor, `c` other choices. */
export const STAFF_ACTS: Acts = {
  openEvent: {
    weight: 3,
    do: async (city, { a, b }) => {
      const form = await city.world.eventForm({
        autoAssign: a % 2 === 0,
        isUrgent: a % 3 === 0,
        radius: 3 + (a % 4),
      });
      return city.call(city.staff(b % 2), 'post', '/manager/events', form);
    },
  },
  stopEvent: { weight: 2, do: (city, numbers) => changeEvent(city, numbers, { status: false }) },
  startEvent: { weight: 2, do: (city, numbers) => changeEvent(city, numbers, { status: true }) },
  callByNeed: { weight: 1, do: (city, numbers) => changeEvent(city, numbers, { is_auto_assign: true }) },
  callByHand: { weight: 1, do: (city, numbers) => changeEvent(city, numbers, { is_auto_assign: false }) },
  moveEvent: {
    weight: 1,
    do: (city, numbers) => changeEvent(city, numbers, { address: city.address(numbers.c % 7, 90) }),
  },
  approve: {
    weight: 6,
    do: async (city, { a, b }) => {
      const need = await city.need(a, 'waiting');
      if (!need) return null;
      return need.requestId === null
        ? city.call(city.staff(b), 'patch', `/admin/application-users/${need.holdId ?? 0}`, {
            is_approved: 1,
          })
        : city.call(city.staff(b), 'patch', `/manager/event-approval-requests/${need.requestId}`);
    },
  },
  refuse: {
    weight: 2,
    do: async (city, { a, b }) => {
      const need = await city.need(a, 'waiting');
      if (!need) return null;
      return need.requestId === null
        ? city.call(city.staff(b), 'patch', `/admin/application-users/${need.holdId ?? 0}`, {
            is_approved: 2,
          })
        : city.call(city.staff(b), 'patch', `/volunteer/event-user-requests/${need.requestId}`, {
            status: 'reject',
            system_note: 'לא מתאים הפעם',
          });
    },
  },
  takeOver: { weight: 3, do: (city, numbers) => ofNeed(city, numbers, 'take-over') },
  callNext: {
    weight: 2,
    do: (city, numbers) => ofNeed(city, numbers, 'call-next', { count: 1 + (numbers.c % 3) }),
  },
  assign: {
    weight: 4,
    do: async (city, { a, b, c }) => {
      const need = await city.need(a);
      const path =
        need &&
        (need.requestId === null
          ? `/admin/application/assigned/${need.id}`
          : `/event-user-requests/${need.requestId}/volunteer`);
      return path && city.call(city.staff(b), 'post', path, { volunteer_id: city.volunteer(c).id });
    },
  },
  unassign: {
    weight: 2,
    do: async (city, { a, b }) => {
      const need = await city.need(a, 'held');
      return need && city.call(city.staff(b), 'post', `/admin/application/unassigned/${need.id}`);
    },
  },
  recordOnWay: {
    weight: 2,
    do: async (city, { a, b }) => {
      const need = await city.need(a, 'held');
      const path =
        need &&
        (need.requestId === null
          ? `/admin/application-users/${need.holdId ?? 0}/on-way`
          : `/event-user-requests/${need.requestId}/on-way`);
      return path && city.call(city.staff(b), 'post', path);
    },
  },
  close: { weight: 1, do: (city, numbers) => ofApplication(city, numbers, 'closed') },
  reject: {
    weight: 1,
    do: (city, numbers) => ofApplication(city, numbers, 'rejected', { system_note: 'אין אפשרות' }),
  },
  complete: {
    weight: 1,
    do: async (city, { a, b }) => {
      const need = await city.need(a, 'held');
      return (
        need &&
        city.call(city.staff(b), 'patch', `/volunteer/event-user-requests/${need.requestId ?? 0}`, {
          status: 'completed',
        })
      );
    },
  },
  setPriority: {
    weight: 1,
    do: async (city, { a, b, c }) => {
      const need = await city.need(a);
      return (
        need && city.call(city.staff(b), 'patch', `/admin/applications/${need.id}`, { label_priority: c % 4 })
      );
    },
  },
  answerForSeeker: {
    weight: 3,
    do: async (city, { a, b, c }) => {
      const question = await city.ofEvent('event_user_requests', a);
      return (
        question &&
        city.call(city.staff(b), 'post', '/manager/user/status/change', {
          id: question.id,
          status: c % 4 !== 0,
        })
      );
    },
  },
  answerForVolunteer: {
    weight: 2,
    do: async (city, { a, b, c }) => {
      const call = await city.ofEvent('event_volunteer_requests', a);
      return (
        call &&
        city.call(city.staff(b), 'put', `/event-requests/${call.id}`, {
          is_ready_to_help: c % 3 === 0 ? 0 : 1,
        })
      );
    },
  },
  pair: {
    weight: 2,
    do: async (city, { a, b, c }) => {
      const [call, question] = [
        await city.ofEvent('event_volunteer_requests', a),
        await city.ofEvent('event_user_requests', c),
      ];
      return (
        call &&
        question &&
        city.call(city.staff(b), 'put', `/event-requests/user/${call.id}`, { user_request_id: question.id })
      );
    },
  },
  handOver: {
    weight: 1,
    do: (city, { a, b }) =>
      city.call(city.staff(b), 'post', '/staff/held/hand-over', { colleague_id: city.staff(a).id }),
  },
  settleAnswer: {
    weight: 1,
    do: async (city, { b, c }) => {
      const answers: { id: number }[] = await city.test.database.manager.query(
        'SELECT id FROM need_answers ORDER BY id DESC LIMIT 1',
      );
      const act = ['keep', 'assign', 'thank', 'seen'][c % 4] ?? 'seen';
      return city.call(city.staff(b), 'post', `/staff/answers/${answers[0]?.id ?? 0}/${act}`);
    },
  },
  dispatchCategory: { weight: 1, do: (city, { a, b }) => city.world.dispatch(1 + (a % 4), b % 3 !== 0) },
};

/** Actions that concern accounts: people leave, and come back. */
export const PERSON_ACTS: Acts = {
  deactivate: {
    weight: 1,
    do: (city, { a, b }) =>
      city.call(city.admin, 'post', `/admin/user/update-status/${somebody(city, a, b).id}/0`, POOL),
  },
  activate: {
    weight: 2,
    do: (city, { a, b }) =>
      city.call(city.admin, 'post', `/admin/user/update-status/${somebody(city, a, b).id}/1`),
  },
  block: {
    weight: 1,
    do: (city, { a, b }) =>
      city.call(city.admin, 'post', `/admin/users/block/${somebody(city, a, b).id}`, {
        reason: 'בדיקה',
        ...POOL,
      }),
  },
  unblock: {
    weight: 2,
    do: (city, { a, b }) => city.call(city.admin, 'post', `/admin/users/unblock/${somebody(city, a, b).id}`),
  },
  remove: {
    weight: 1,
    do: (city, { a, b }) => city.call(city.admin, 'delete', `/admin/users/${somebody(city, a, b).id}`, POOL),
  },
  restore: {
    weight: 2,
    do: (city, { a, b }) => city.call(city.admin, 'post', `/admin/users/restore/${somebody(city, a, b).id}`),
  },
  /** Lets the agreement end today, so that the renewal freezes the volunteer. */
  freeze: {
    weight: 1,
    do: (city, { a }) =>
      city.test.database.manager.query(
        `UPDATE volunteer_information SET signed_at = $2::timestamptz - interval '1 year 1 day' WHERE user_id = $1`,
        [city.volunteer(a).id, city.now],
      ),
  },
};

/** Lets time pass, in seconds, and makes machines fail. */
export const TIME_ACTS: Acts = {
  passOneMinute: { weight: 6, do: (city) => city.pass(60) },
  passTenMinutes: { weight: 6, do: (city) => city.pass(600) },
  passAnHour: { weight: 3, do: (city) => city.pass(3600) },
  killProcess: { weight: 1, do: (city) => Promise.resolve(city.kill()) },
  passANight: { weight: 1, do: (city) => city.pass(12 * 3600) },
};

const POOL = { volunteer_id: 'pool', event_volunteer_id: 'pool' };

/** Returns a volunteer, or sometimes a person who needs help. */
function somebody(city: City, a: number, b: number): { id: number } {
  return b % 4 === 0 ? city.seeker(a) : city.volunteer(a);
}

async function changeEvent(city: City, { a, b }: Omit<Act, 'kind'>, change: object): Promise<unknown> {
  const event = await city.event(a);
  return (
    event &&
    city.call(b % 4 === 0 ? city.staff(b) : event.manager, 'put', `/manager/events/${event.id}`, change)
  );
}

async function ofNeed(
  city: City,
  { a, b }: Omit<Act, 'kind'>,
  act: 'take-over' | 'call-next',
  body: object = {},
): Promise<unknown> {
  const need = await city.need(a);
  const path =
    need &&
    (need.requestId === null ? `/admin/applications/${need.id}` : `/event-user-requests/${need.requestId}`);
  return path && city.call(city.staff(b), 'post', `${path}/${act}`, body);
}

async function ofApplication(
  city: City,
  { a, b }: Omit<Act, 'kind'>,
  end: 'closed' | 'rejected',
  body: object = {},
): Promise<unknown> {
  const need = await city.need(a);
  return need && city.call(city.staff(b), 'post', `/admin/application/${end}/${need.id}`, body);
}
