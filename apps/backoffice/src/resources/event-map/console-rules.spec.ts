import { aNeed, anEventDetail, aVolunteer, noChanges } from '../../testing/fixtures.js';
import { withChanges } from './merge-changes.js';
import { oneRowEach } from './one-row-each.js';
import { inKeptOrder } from './settled-order.js';

describe('the changes of an event', () => {
  it('rule 158: touch only changed people; everybody else stays the very same', () => {
    const before = anEventDetail({ event_user_requests: [aNeed(), aNeed({ id: 102 }), aNeed({ id: 103 })] });
    const after = withChanges(
      before,
      noChanges({
        event_user_requests: [aNeed({ id: 102, respond: 2 }), aNeed({ id: 103 }), aNeed({ id: 104 })],
        as_of: 'later',
      }),
    );
    expect(after.event_user_requests.map(({ id, respond }) => [id, respond])).toEqual([
      [101, 1],
      [102, 2],
      [103, 1],
      [104, 1],
    ]);
    expect(after.event_user_requests[0]).toBe(before.event_user_requests[0]);
    expect(after.event_user_requests[2]).toBe(before.event_user_requests[2]);
    expect(after.event_volunteer_requests).toBe(before.event_volunteer_requests);
    expect(after.as_of).toBe('later');
    expect(
      withChanges(before, noChanges({ event_volunteer_requests: [aVolunteer({ status: 'reject' })] }))
        .event_volunteer_requests,
    ).toMatchObject([{ status: 'reject' }]);
  });
});

describe('volunteers of an event', () => {
  it('stand in its list once: at work, else called to an emergency, else by their place, else by the latest call', () => {
    const needs = [aNeed({ id: 101, is_emergency: true }), aNeed({ id: 102 })];
    const person = (id: number) => ({ ...aVolunteer().volunteer, id });
    const rows = [
      aVolunteer({ id: 1, volunteer: person(1), status: 'accept', need_request_id: null }),
      aVolunteer({ id: 2, volunteer: person(1), status: 'pending', need_request_id: 101 }),
      aVolunteer({ id: 3, volunteer: person(2), status: 'pending', need_request_id: null }),
      aVolunteer({ id: 4, volunteer: person(2), status: 'closed', need_request_id: 101 }),
      aVolunteer({ id: 5, volunteer: person(3), status: 'assigned', need_request_id: 102 }),
      aVolunteer({ id: 6, volunteer: person(3), status: 'pending', need_request_id: 101 }),
      aVolunteer({ id: 7, volunteer: person(4), status: 'reject', need_request_id: null }),
      aVolunteer({ id: 8, volunteer: person(4), status: 'closed', need_request_id: 101 }),
    ];
    expect(oneRowEach(rows, needs).map(({ id }) => id)).toEqual([2, 3, 5, 8]);
  });
});

describe('rows in which somebody works', () => {
  it('keep their places; new ones stand behind', () => {
    const row = (id: number) => ({ id });
    expect(inKeptOrder([row(4), row(3), row(1), row(2)], [1, 2, 3]).map(({ id }) => id)).toEqual([
      1, 2, 3, 4,
    ]);
  });
});
