import { answerInEvent, answerOfCall, byCandidacy, type Candidacy } from './candidates.js';
import { INVITATION_STATES } from './dispatch.js';
import { EVENT_VOLUNTEER_STATUSES } from './event-requests.js';

describe('what a candidate has said', () => {
  it('is read from their call', () => {
    expect(Object.fromEntries(INVITATION_STATES.map((state) => [state, answerOfCall(state)]))).toEqual({
      open: 'asked',
      timed_out: 'asked',
      filled: 'asked',
      reserve: 'yes',
      declined: 'no',
      accepted: 'no',
      closed: 'no',
    });
  });

  it('is read from their request in the event', () => {
    expect(
      Object.fromEntries(EVENT_VOLUNTEER_STATUSES.map((status) => [status, answerInEvent(status)])),
    ).toEqual({
      accept: 'yes',
      pending: 'asked',
      reject: 'no',
      assigned: null,
      completed: null,
      closed: null,
    });
  });
});

describe('the order of candidates', () => {
  const near: Candidacy = { id: 1, is_fitting: true, answered: 'yes', distance_km: 1, recent_calls: 0 };

  it.each<[string, Partial<Candidacy>]>([
    ['suitable ones before a nearer yes that is not', { is_fitting: false, distance_km: 0 }],
    ['yes before asked, even nearer', { answered: 'asked', distance_km: 0 }],
    ['the nearer of two', { distance_km: 1.1 }],
    ['a known distance before an unknown one', { distance_km: null }],
    ['who was called less often', { recent_calls: 1 }],
    ['otherwise by number', { id: 2 }],
  ])('has %s', (_, behind) => {
    const other = { ...near, id: 0, ...behind };
    expect([other, near].toSorted(byCandidacy)).toEqual([near, other]);
    expect([near, other].toSorted(byCandidacy)).toEqual([near, other]);
  });

  it('has a yes first and a no last, and among all others the nearest, asked or not', () => {
    const all = (['no', 'asked', 'not_asked', 'asked', 'yes'] as const).map((answered, at) => ({
      ...near,
      answered,
      distance_km: at,
    }));
    expect(all.toSorted(byCandidacy).map((one) => [one.answered, one.distance_km])).toEqual([
      ['yes', 4],
      ['asked', 1],
      ['not_asked', 2],
      ['asked', 3],
      ['no', 0],
    ]);
  });

  it('leaves equal ones as they are, also without a distance', () => {
    expect(byCandidacy(near, near)).toBe(0);
    expect(byCandidacy({ ...near, distance_km: null }, { ...near, distance_km: null })).toBe(0);
  });
});
