import {
  shownApplication,
  shownApproval,
  shownAssignment,
  shownEventRequest,
  shownNeed,
} from './shown-states.js';

const REQUEST = {
  status: 'open',
  ended_by: null,
  volunteer: null,
  assignment: null,
  is_emergency: false,
  needs_coordinator: false,
  taken_over_by: null,
} as const;
const WITH = { volunteer: { progress: null } } as const;
const HELD = { ...WITH, assignment: { is_approved: 0, ended: null } } as const;

describe('what is shown of a single request', () => {
  it.each([
    ['open', {}],
    ['waitingForApproval', { ...HELD, taken_over_by: 'Dana', needs_coordinator: true }],
    ['open', { ...WITH, assignment: { is_approved: 0, ended: 'withdrawn' } }],
    ['reject', { ...WITH, assignment: { is_approved: 2, ended: 'rejected' }, taken_over_by: 'Dana' }],
    ['open', { assignment: { is_approved: 2, ended: 'rejected' } }],
    ['takenOver', { taken_over_by: 'Dana', needs_coordinator: true }],
    ['coordinator', { needs_coordinator: true }],
    ['in treatment', { ...HELD, status: 'in treatment', taken_over_by: 'Dana' }],
    ['notSetOut', { ...WITH, status: 'in treatment', is_emergency: true }],
    ['in treatment', { volunteer: { progress: 'on_way' }, status: 'in treatment', is_emergency: true }],
    ['overdue', { ...WITH, status: 'in treatment', needs_coordinator: true }],
    ['silent', { ...WITH, status: 'in treatment', needs_coordinator: true, is_emergency: true }],
    ['waitingForApproval', { ...HELD, is_emergency: true }],
    ['cancelled', { status: 'closed', ended_by: 'seeker', needs_coordinator: true }],
  ] as const)('is %s', (state, change) => {
    expect(shownApplication({ ...REQUEST, ...change })).toBe(state);
  });
});

const NEED = {
  status: 'pending',
  is_approved: 0,
  respond: null,
  is_emergency: false,
  progress: null,
  needs_coordinator: false,
  taken_over_by: null,
  left_since: null,
} as const;

describe('what is shown of a need in an event', () => {
  it.each([
    ['unanswered', {}],
    ['needsHelp', { respond: 1 }],
    ['noHelp', { respond: 2 }],
    ['takenOver', { respond: 1, taken_over_by: 'Dana', needs_coordinator: true }],
    ['coordinator', { respond: 1, needs_coordinator: true }],
    ['waitingForApproval', { status: 'assigned', taken_over_by: 'Dana' }],
    ['assigned', { status: 'assigned', is_approved: 1 }],
    ['notSetOut', { status: 'assigned', is_approved: 1, is_emergency: true }],
    ['on_way', { status: 'assigned', is_approved: 1, is_emergency: true, progress: 'on_way' }],
    ['waitingForApproval', { status: 'assigned', is_emergency: true }],
    ['completed', { status: 'completed', is_approved: 1, is_emergency: true }],
    ['on_way', { status: 'assigned', is_approved: 1, progress: 'on_way' }],
    ['completed', { status: 'completed', is_approved: 1, progress: 'arrived' }],
    ['noHelp', { status: 'reject', respond: 1 }],
    ['silent', { status: 'assigned', is_approved: 1, needs_coordinator: true }],
    ['overdue', { status: 'assigned', is_approved: 1, progress: 'on_way', needs_coordinator: true }],
    ['closed', { status: 'closed' }],
    ['leftAlone', { status: 'closed', respond: 1, left_since: '2026-03-01T10:00:00.000Z' }],
  ] as const)('is %s', (state, change) => {
    expect(shownNeed({ ...NEED, ...change })).toBe(state);
  });
});

describe('what is shown of an assignment in an event', () => {
  it('waits, or is rejected once it was not approved', () => {
    expect(shownApproval({ status: 'assigned', is_approved: 0 })).toBe('waitingForApproval');
    expect(shownApproval({ status: 'pending', is_approved: 2 })).toBe('reject');
    expect(shownApproval({ status: 'completed', is_approved: 1 })).toBe('completed');
  });

  it('is rejected among all requests as long as it has a volunteer who was not approved', () => {
    const row = { is_approved: 2, is_emergency: true, progress: null } as const;
    expect(shownEventRequest({ ...row, status: 'assigned', volunteer: {} })).toBe('reject');
    expect(shownEventRequest({ ...row, status: 'closed', volunteer: null })).toBe('closed');
  });

  it.each([
    ['notSetOut', true, null],
    ['assigned', true, 'on_way'],
    ['assigned', false, null],
  ] as const)('is %s for an emergency %s with the progress %s', (state, isEmergency, progress) => {
    const row = { status: 'assigned', is_approved: 1, is_emergency: isEmergency, progress } as const;
    expect(shownAssignment(row)).toBe(state);
    expect(shownEventRequest({ ...row, volunteer: {} })).toBe(state);
  });
});
