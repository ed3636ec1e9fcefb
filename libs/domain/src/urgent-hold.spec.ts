import { approvalMoment, freePlaces, holdTurn, type UrgentHold } from './urgent-hold.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const waiting: UrgentHold = { approveAt: at(120), approvedAt: null, progress: null };
const approved: UrgentHold = { approveAt: null, approvedAt: NOW, progress: null };

describe('the approval of an urgent yes', () => {
  it('comes at once for a confirmed volunteer, else two minutes after the yes', () => {
    expect(approvalMoment(true, NOW, at(5))).toEqual(at(5));
    expect(approvalMoment(false, NOW, at(5))).toEqual(at(120));
  });

  it('is not put off again for a reserve whose yes is older', () => {
    expect(approvalMoment(false, NOW, at(500))).toEqual(at(500));
  });
});

describe('a held urgent need', () => {
  it.each<[string, UrgentHold, boolean, number, object]>([
    ['calls on while it waits for approval', waiting, true, 119, { kind: 'call_on', until: at(120) }],
    ['is approved when the two minutes are over', waiting, false, 120, { kind: 'approve' }],
    [
      'calls on while staff alone decide',
      { ...waiting, approveAt: null },
      false,
      9999,
      { kind: 'call_on', until: null },
    ],
    ['rests while there is time to set out', approved, true, 299, { kind: 'rest', until: at(300) }],
    [
      'calls on when nobody is on the way after five minutes',
      approved,
      true,
      300,
      { kind: 'call_on', until: at(600) },
    ],
    ['gives way to the reserve after ten minutes of silence', approved, true, 600, { kind: 'replace' }],
    [
      'calls on in that silence when nobody is in reserve',
      approved,
      false,
      600,
      { kind: 'call_on', until: null },
    ],
    [
      'wants nothing while somebody is on the way',
      { ...approved, progress: 'on_way' },
      true,
      9999,
      { kind: 'settle' },
    ],
    [
      'wants nothing once somebody has arrived',
      { ...approved, progress: 'arrived' },
      false,
      9999,
      { kind: 'settle' },
    ],
  ])('%s', (_what, hold, hasReserve, seconds, turn) => {
    expect(holdTurn(hold, hasReserve, at(seconds))).toEqual(turn);
  });

  it('has a wave of places for volunteers who are asked and those in reserve', () => {
    expect([freePlaces(3, 1, 1), freePlaces(3, 2, 1), freePlaces(3, 3, 1)]).toEqual([1, 0, 0]);
  });
});
