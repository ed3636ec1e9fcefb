import {
  eventAbilities,
  standingInEvent,
  userRequestAbilities,
  volunteerRequestAbilities,
} from './events.policy.js';
import type { UserRequestRecord, VolunteerRequestRecord } from './events.types.js';

const AT = new Date('2026-03-01T08:00:00Z');

describe('eventAbilities', () => {
  it('an active event is viewed, changed and stopped; a stopped one is started', () => {
    expect(eventAbilities({ status: true })).toEqual(['map', 'edit', 'stop']);
    expect(eventAbilities({ status: false })).toEqual(['start']);
  });
});

describe('standingInEvent', () => {
  it.each<[VolunteerRequestRecord['status'], boolean, string]>([
    ['pending', true, 'open'],
    ['pending', false, 'over'],
    ['closed', true, 'filled'],
    ['closed', false, 'over'],
    ['accept', true, 'answered'],
    ['reject', true, 'answered'],
    ['assigned', true, 'answered'],
    ['completed', false, 'answered'],
  ])('a call that is %s, in an event that is on: %s', (status, isOn, expected) => {
    expect(standingInEvent({ status }, isOn)).toBe(expected);
  });
});

describe('userRequestAbilities', () => {
  const request: UserRequestRecord = {
    id: 1,
    eventId: 1,
    userId: 2,
    status: 'pending',
    isApproved: 0,
    respond: null,
    needId: null,
    assignmentId: null,
    volunteerId: null,
    volunteerRequestId: null,
    approveAt: null,
    approvedAt: null,
    progress: null,
    isOutside: false,
    isEmergency: false,
    isWell: null,
    keptAddress: null,
    coordinatorSince: null,
    coordinatorId: null,
    closedByStop: false,
    systemNote: null,
    createdAt: AT,
    openedAt: AT,
    updatedAt: AT,
    endedBy: null,
    leftAt: null,
  };

  it.each<[string, boolean, Partial<UserRequestRecord>, string[]]>([
    ['unanswered', true, {}, ['set_respond']],
    ['needs help', true, { respond: 1 }, ['set_respond', 'assign', 'by_hand', 'take_over', 'timeline']],
    ['needs no help', true, { respond: 2, status: 'reject' }, ['set_respond']],
    ['rejected by staff', true, { respond: 1, status: 'reject' }, ['timeline']],
    [
      'waits for a coordinator',
      true,
      { respond: 1, coordinatorSince: AT },
      ['set_respond', 'assign', 'by_hand', 'take_over', 'timeline'],
    ],
    [
      'taken over',
      true,
      { respond: 1, coordinatorSince: AT, coordinatorId: 3 },
      ['set_respond', 'assign', 'by_hand', 'timeline'],
    ],
    [
      'assigned, not approved',
      true,
      { respond: 1, status: 'assigned', volunteerId: 3 },
      ['approve', 'unassign', 'timeline'],
    ],
    [
      'assigned and approved',
      true,
      { respond: 1, status: 'assigned', volunteerId: 3, isApproved: 1 },
      ['record_on_way', 'complete', 'unassign', 'timeline'],
    ],
    [
      'on the way',
      true,
      { respond: 1, status: 'assigned', volunteerId: 3, isApproved: 1, progress: 'on_way' },
      ['complete', 'unassign', 'timeline'],
    ],
    [
      'assigned in a stopped event',
      false,
      { respond: 1, status: 'assigned', volunteerId: 3, isApproved: 1 },
      ['record_on_way', 'complete', 'unassign', 'timeline'],
    ],
    [
      'an emergency that is held',
      true,
      { respond: 1, isEmergency: true, status: 'assigned', volunteerId: 3, isApproved: 1 },
      ['by_hand', 'record_on_way', 'complete', 'unassign', 'take_over', 'timeline'],
    ],
    ['completed', true, { respond: 1, status: 'completed', isApproved: 1 }, ['timeline']],
    ['closed with the event', false, { respond: null, status: 'closed' }, []],
    ['pending in a stopped event', false, { respond: 1 }, ['take_over', 'timeline']],
  ])('%s', (_what, status, difference, expected) => {
    expect(userRequestAbilities({ status }, { ...request, ...difference })).toEqual(expected);
  });
});

describe('volunteerRequestAbilities', () => {
  const request: VolunteerRequestRecord = {
    id: 1,
    eventId: 1,
    volunteerId: 2,
    status: 'pending',
    isApproved: 0,
    radius: 5,
    needRequestId: null,
    distanceM: null,
    isOutside: false,
    isEmergency: false,
    systemNoteSealed: null,
    systemNoteBefore: null,
    createdAt: AT,
    updatedAt: AT,
  };

  it.each<[string, boolean, Partial<VolunteerRequestRecord>, string[]]>([
    ['unanswered', true, {}, ['accept', 'reject']],
    ['ready', true, { status: 'accept' }, ['reject', 'assign']],
    ['assigned, not approved', true, { status: 'assigned' }, ['approve', 'unassign']],
    ['assigned and approved', true, { status: 'assigned', isApproved: 1 }, ['complete', 'unassign']],
    ['declined', true, { status: 'reject' }, []],
    ['completed', true, { status: 'completed', isApproved: 1 }, []],
    ['unanswered in a stopped event', false, {}, []],
    ['assigned in a stopped event', false, { status: 'assigned', isApproved: 1 }, ['complete', 'unassign']],
  ])('%s', (_what, status, difference, expected) => {
    expect(volunteerRequestAbilities({ status }, { ...request, ...difference })).toEqual(expected);
  });
});
