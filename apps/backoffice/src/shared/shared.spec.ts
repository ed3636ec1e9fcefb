import { NOT_SPOKEN_TO } from '@karov/domain';
import { needStatus, requestStatus, urgency, volunteerStatus } from './status.js';
import { loadTexts, type Translate, textIn } from './text.js';
import { exactTime, formatSpan, relativeTime, shownDay } from './time.js';
import { onlyDecimal } from './typed-numbers.js';

const english: Translate = (key, params) => textIn('en-US', key, params);
beforeAll(() => Promise.all([loadTexts('he-IL'), loadTexts('en-US')]));
const NOW = Date.parse('2026-07-01T10:00:00Z');

describe('times', () => {
  it.each([
    ['2026-07-01T09:48:00Z', '12 minutes ago', 'לפני 12 דקות'],
    ['2026-07-01T08:00:00Z', '2 hours ago', 'לפני שעתיים'],
    ['2026-07-01T10:03:00Z', 'in 3 minutes', 'בעוד 3 דקות'],
    ['2026-07-01T10:00:00Z', 'now', 'עכשיו'],
  ])('says %s as one would', (at, en, he) => {
    expect(relativeTime(at, NOW, 'en-US')).toBe(en);
    expect(relativeTime(at, NOW, 'he-IL')).toBe(he);
  });

  it("shows the exact time on Israel's clock, in summer and in winter", () => {
    expect(exactTime('2026-07-01T21:30:00Z')).toBe('02-07-2026 00:30');
    expect(exactTime('2026-01-01T21:30:00Z')).toBe('01-01-2026 23:30');
  });

  it('writes a day with its month, whatever the zone of the device', () => {
    expect(shownDay('2026-11-29', 'en-US')).toBe('29 Nov 2026');
    expect(shownDay('2026-11-29', 'he-IL')).toBe('29 בנוב׳ 2026');
  });

  it.each([
    [5, '0:05'],
    [750, '12:30'],
    [3723, '1:02:03'],
    [-4, '0:00'],
  ])('writes %d seconds as %s', (seconds, written) => {
    expect(formatSpan(seconds)).toBe(written);
  });
});

describe('typed numbers', () => {
  it.each([
    ['2.5.7x', '2.57'],
    ['..5', '.5'],
    ['12', '12'],
    ['-3,5', '3.5'],
    ['12,5', '12.5'],
    ['1,250.5', '1250.5'],
  ])('keeps the digits and one point of %s, for which a comma may stand', (typed, kept) => {
    expect(onlyDecimal(typed)).toBe(kept);
  });
  it('reads digits of other keyboards', () => expect(onlyDecimal('١.٥ דק')).toBe('1.5'));
});

describe('the texts', () => {
  it('know the dual of Hebrew', () => {
    expect(textIn('he-IL', 'import.imported', { count: 2 })).toBe('יובאו שתי רשומות.');
    expect(textIn('he-IL', 'import.imported', { count: 11 })).toBe('יובאו 11 רשומות.');
  });
});

describe('how states are shown (rule 139)', () => {
  const need = {
    status: 'pending',
    is_approved: 0,
    respond: null,
    is_emergency: false,
    progress: null,
    needs_coordinator: false,
    taken_over_by: null,
    left_since: null,
  } as const;
  it.each([
    [{}, 'waiting', 'No answer yet'],
    [{ respond: 1 }, 'brand', 'Needs help'],
    [{ respond: 2 }, 'neutral', 'Does not need help'],
    [{ respond: 1, needs_coordinator: true }, 'danger', 'Needs a coordinator'],
    [{ respond: 1, needs_coordinator: true, taken_over_by: 'Dana' }, 'info', 'Handled by Dana'],
    [{ status: 'assigned', respond: 1 }, 'waiting', 'Waiting for approval'],
    [{ status: 'assigned', is_approved: 1, respond: 1 }, 'info', 'Assigned'],
    [
      { status: 'assigned', is_approved: 1, respond: 1, is_emergency: true },
      'waiting',
      'Assigned, has not set out',
    ],
    [{ status: 'assigned', is_approved: 1, respond: 1, progress: 'on_way' }, 'info', 'On the way'],
    [{ status: 'completed', is_approved: 1, respond: 1 }, 'done', 'Completed'],
    [{ status: 'closed' }, 'neutral', 'Closed'],
    [{ status: 'closed', respond: 1, left_since: '2026-03-01T10:00:00Z' }, 'danger', 'Left without help'],
  ] as const)('a need %j', (change, tone, label) => {
    expect(needStatus({ ...need, ...change }, english)).toEqual({ tone, label });
  });

  it('tells a person who needs help from one who was helped by more than the word (rule 106)', () => {
    const waits = needStatus({ ...need, respond: 1 }, english);
    expect(waits.tone).not.toBe(needStatus({ ...need, status: 'completed', respond: 1 }, english).tone);
  });

  it.each([
    [{ status: 'pending' }, 'waiting', 'No answer yet'],
    [{ status: 'accept' }, 'done', 'Ready to help'],
    [{ status: 'assigned' }, 'waiting', 'Waiting for approval'],
    [{ status: 'assigned', is_approved: 1 }, 'info', 'Assigned'],
    [{ status: 'assigned', is_approved: 1, progress: 'on_way' }, 'info', 'On the way'],
    [{ status: 'reject' }, 'neutral', 'Cannot help'],
    [{ status: 'reject', is_approved: 2, is_let_go: true }, 'neutral', 'Taken off'],
    [{ status: 'closed' }, 'neutral', 'Closed'],
  ] as const)('a volunteer %j', (change, tone, label) => {
    const call = { is_approved: 0, progress: null, is_let_go: false, ...change } as const;
    expect(volunteerStatus(call, english)).toEqual({ tone, label });
  });

  const request = {
    status: 'open',
    ended_by: null,
    volunteer: null,
    assignment: null,
    is_emergency: false,
    needs_coordinator: false,
    taken_over_by: null,
  } as const;
  const held = {
    volunteer: {
      id: 1,
      full_name: 'Yossi',
      phone: '1',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      progress: null,
    },
    assignment: { id: 2, is_approved: 0, ended: null, created_at: '2026-07-01T10:00:00Z' },
  } as const;
  it.each([
    [{}, 'waiting', 'Open'],
    [held, 'waiting', 'Waiting for approval'],
    [
      { ...held, assignment: { ...held.assignment, is_approved: 2, ended: 'rejected' } },
      'danger',
      'Rejected',
    ],
    [{ needs_coordinator: true }, 'danger', 'Needs a coordinator'],
    [{ needs_coordinator: true, taken_over_by: 'Dana' }, 'info', 'Handled by Dana'],
    [{ ...held, status: 'in treatment', taken_over_by: 'Dana' }, 'info', 'In treatment'],
    [{ ...held, status: 'in treatment', is_emergency: true }, 'waiting', 'Assigned, has not set out'],
    [{ status: 'completed' }, 'done', 'Completed'],
    [{ status: 'closed' }, 'neutral', 'Closed'],
    [{ status: 'reject', ended_by: 'staff' }, 'danger', 'Rejected'],
    [{ status: 'closed', ended_by: 'staff' }, 'neutral', 'Closed'],
    [{ status: 'reject', ended_by: 'seeker' }, 'neutral', 'Cancelled'],
    [{ status: 'closed', ended_by: 'seeker' }, 'neutral', 'Cancelled'],
    [{ status: 'expired' }, 'neutral', 'Expired'],
  ] as const)('a single request %j', (change, tone, label) => {
    expect(requestStatus({ ...request, ...change }, english)).toEqual({ tone, label });
  });

  it.each([
    [0, 'neutral', 'Not set'],
    [1, 'info', 'Low'],
    [2, 'waiting', 'Medium'],
    [3, 'danger', 'High'],
  ] as const)('urgency %d', (priority, tone, label) => {
    expect(urgency(priority, english)).toEqual({ tone, label });
  });
});
