import { shownApplication, shownApproval, shownEventRequest, shownNeed } from './shown-states.js';

const REQUEST = {
  status: 'open',
  ended_by: null,
  volunteer: null,
  assignment: null,
  needs_coordinator: false,
  taken_over_by: null,
} as const;
const HELD = { volunteer: {}, assignment: { is_approved: 0, ended: null } } as const;

describe('what is shown of a single request', () => {
  it.each([
    ['open', {}],
    ['waitingForApproval', { ...HELD, taken_over_by: 'Dana', needs_coordinator: true }],
    ['open', { volunteer: {}, assignment: { is_approved: 0, ended: 'withdrawn' } }],
    ['reject', { volunteer: {}, assignment: { is_approved: 2, ended: 'rejected' }, taken_over_by: 'Dana' }],
    ['open', { assignment: { is_approved: 2, ended: 'rejected' } }],
    ['takenOver', { taken_over_by: 'Dana', needs_coordinator: true }],
    ['coordinator', { needs_coordinator: true }],
    ['in treatment', { ...HELD, status: 'in treatment', taken_over_by: 'Dana' }],
    ['cancelled', { status: 'closed', ended_by: 'seeker', needs_coordinator: true }],
  ] as const)('is %s', (state, change) => {
    expect(shownApplication({ ...REQUEST, ...change })).toBe(state);
  });
});

const NEED = {
  status: 'pending',
  is_approved: 0,
  respond: null,
  progress: null,
  needs_coordinator: false,
  taken_over_by: null,
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
    ['on_way', { status: 'assigned', is_approved: 1, progress: 'on_way' }],
    ['completed', { status: 'completed', is_approved: 1, progress: 'arrived' }],
    ['noHelp', { status: 'reject', respond: 1 }],
    ['closed', { status: 'closed' }],
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
    expect(shownEventRequest({ status: 'assigned', is_approved: 2, volunteer: {} })).toBe('reject');
    expect(shownEventRequest({ status: 'closed', is_approved: 2, volunteer: null })).toBe('closed');
  });
});
