import {
  byUrgency,
  isCallingForReserve,
  type StageState,
  stageCounts,
  type Waiting,
} from './event-stages.js';

const silent: StageState = {
  status: 'pending',
  respond: null,
  is_approved: 1,
  is_emergency: false,
  dispatch: null,
  progress: null,
  goes_on_alone: false,
  needs_coordinator: false,
};

describe('the stages of an event’s people', () => {
  it('rule 156: counts who answered, needs help, has nobody, is called for, has a yes to approve or somebody assigned, on the way or there, was helped, and whose need was closed; silence is not an answer', () => {
    const running = { status: 'running', asked: 3, open_invitations: 1 };
    expect(
      stageCounts([
        silent,
        { ...silent, is_emergency: true, respond: 1 },
        { ...silent, respond: 1, dispatch: running },
        { ...silent, respond: 1, dispatch: { ...running, asked: 0 } },
        { ...silent, respond: 2, status: 'reject' },
        { ...silent, respond: 1, status: 'assigned', dispatch: running },
        { ...silent, respond: 1, status: 'assigned', is_approved: 0 },
        { ...silent, respond: 1, status: 'assigned', progress: 'on_way' },
        { ...silent, respond: 1, status: 'assigned', progress: 'arrived' },
        { ...silent, respond: 1, status: 'assigned', progress: 'arrived' },
        { ...silent, respond: 1, status: 'completed' },
        { ...silent, respond: 1, status: 'closed' },
        { ...silent, respond: 1, status: 'reject' },
        { ...silent, respond: 1, status: 'assigned', progress: 'on_way', needs_coordinator: true },
        { ...silent, respond: 1, status: 'closed', is_emergency: true, goes_on_alone: true },
        { ...silent, status: 'closed' },
      ]),
    ).toEqual({
      asked: 16,
      answered: 14,
      needs_help: 13,
      alone: 3,
      being_called: 1,
      to_approve: 1,
      assigned: 1,
      on_way: 1,
      there: 2,
      overdue: 1,
      done: 1,
      unhelped: 2,
    });
  });
});

describe('a search that goes on for a reserve', () => {
  const running = { status: 'running', asked: 3, open_invitations: 1 };
  const held: StageState = { ...silent, respond: 1, status: 'assigned', dispatch: running };

  it('is seen on a need that somebody has, until they are on the way', () => {
    expect(isCallingForReserve(held)).toBe(true);
    expect(isCallingForReserve({ ...held, progress: 'on_way' })).toBe(false);
    expect(isCallingForReserve({ ...held, status: 'pending' })).toBe(false);
    expect(isCallingForReserve({ ...held, dispatch: { ...running, status: 'settled' } })).toBe(false);
    expect(isCallingForReserve({ ...held, dispatch: null })).toBe(false);
  });
});

describe('the order of needs', () => {
  const need = (id: number, change: Partial<Waiting> = {}): Waiting => ({
    id,
    status: 'pending',
    respond: 1,
    is_emergency: false,
    progress: null,
    needs_coordinator: false,
    waiting_since: '2026-03-01T10:00:00.000Z',
    left_since: null,
    updated_at: '2026-03-01T10:00:00.000Z',
    ...change,
  });

  it('rule 77: has the most urgent first, then those who wait longest, then emergencies nobody has set out for, others with somebody assigned, the silent, and the finished', () => {
    const needs = [
      need(1, { status: 'completed', waiting_since: null }),
      need(2, { respond: null, waiting_since: null }),
      need(3, { status: 'assigned', waiting_since: null, updated_at: '2026-03-01T12:00:00.000Z' }),
      need(8, { status: 'assigned', waiting_since: null, is_emergency: true }),
      need(9, { status: 'assigned', waiting_since: null, is_emergency: true, progress: 'on_way' }),
      need(4, { waiting_since: '2026-03-01T10:05:00.000Z' }),
      need(5, { waiting_since: '2026-03-01T09:00:00.000Z' }),
      need(6, { needs_coordinator: true }),
      need(7, { is_emergency: true, waiting_since: '2026-03-01T11:00:00.000Z' }),
    ];
    expect(needs.toSorted(byUrgency).map(({ id }) => id)).toEqual([7, 6, 5, 4, 8, 3, 9, 2, 1]);
  });
});
