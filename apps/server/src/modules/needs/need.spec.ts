import {
  endFor,
  helpStep,
  mayApprove,
  mayCallByHand,
  mayComplete,
  mayRelease,
  mayTakeOver,
  type NeedState,
  nextWords,
  soughtFor,
  wantsReserve,
} from './need.js';

const AT = new Date('2026-03-01T08:00:00Z');
const OPEN: NeedState = {
  status: 'open',
  volunteerId: null,
  coordinatorSince: null,
  coordinatorId: null,
  isEmergency: false,
  eventId: null,
};
const HELD: NeedState = { ...OPEN, volunteerId: 3 };
const TREATED: NeedState = { ...HELD, status: 'in treatment' };
const waiting = { isApproved: 0, ended: null, progress: null } as const;
const approved = { ...waiting, isApproved: 1 } as const;

describe('who may do what with a need', () => {
  it.each<[string, NeedState, boolean, boolean]>([
    ['that waits', OPEN, true, true],
    ['of an event that waits', { ...OPEN, eventId: 1 }, true, true],
    ['of an event that nobody was found for', { ...OPEN, eventId: 1, coordinatorSince: AT }, true, true],
    ['that somebody holds', HELD, false, false],
    ['that a coordinator has', { ...OPEN, coordinatorId: 9 }, false, true],
    ['that is an emergency and held', { ...TREATED, isEmergency: true }, true, true],
    ['that is an emergency in an event', { ...OPEN, eventId: 1, isEmergency: true }, true, true],
    ['that was an emergency', { ...TREATED, status: 'completed', isEmergency: true }, false, false],
  ])('one %s is taken over, or called for by hand', (_what, need, takeOver, byHand) => {
    expect([mayTakeOver(need), mayCallByHand(need)]).toEqual([takeOver, byHand]);
  });

  it.each<[string, NeedState, Parameters<typeof mayApprove>[1], boolean[]]>([
    ['nobody holds it', OPEN, null, [false, false, false]],
    ['a yes waits', HELD, waiting, [true, true, false]],
    ['somebody is at work', TREATED, approved, [false, true, true]],
    ['it was done', { ...TREATED, status: 'completed' }, null, [false, false, false]],
  ])('while %s it is approved, put back, completed', (_when, need, hold, expected) => {
    expect([mayApprove(need, hold), mayRelease(need, hold), mayComplete(need)]).toEqual(expected);
  });

  it('the helper says so, in order, and may say at any time that it is done', () => {
    expect(nextWords(waiting)).toEqual([]);
    expect(nextWords(approved)).toEqual(['on_way', 'complete']);
    expect(nextWords({ ...approved, progress: 'on_way' })).toEqual(['arrived', 'complete']);
    expect(nextWords({ ...approved, progress: 'arrived' })).toEqual(['complete']);
    expect(nextWords({ ...approved, ended: 'released' })).toEqual([]);
  });

  it('a further yes is kept in reserve for what is urgent and held by somebody else (rule 71)', () => {
    expect([
      wantsReserve(HELD, true, 4),
      wantsReserve(HELD, true, 3),
      wantsReserve(HELD, false, 4),
      wantsReserve(OPEN, true, 4),
    ]).toEqual([true, false, false, false]);
  });

  it.each([
    ['the volunteer says that they cannot come', 3, 1, 'withdrawn'],
    ['staff refuse a yes', 9, 0, 'rejected'],
    ['staff take an approved volunteer off', 9, 1, 'released'],
    ['nobody does, and a reserve takes over', null, 1, 'replaced'],
  ] as const)('a hold ends according to who ends it: %s', (_who, actorId, isApproved, end) => {
    expect(endFor({ volunteerId: 3, isApproved }, actorId)).toBe(end);
  });

  it.each<[string, NeedState, number, string]>([
    ['nobody was asked yet', OPEN, 0, 'received'],
    ['some were asked', OPEN, 2, 'searching'],
    ['coordinators were alerted', { ...OPEN, coordinatorSince: AT }, 2, 'alerted'],
    ['a coordinator has it', { ...OPEN, coordinatorSince: AT, coordinatorId: 9 }, 2, 'coordinator'],
    ['somebody wants to come', HELD, 2, 'found'],
    ['it ended', { ...OPEN, status: 'expired' }, 2, 'done'],
  ])('its person is shown where it stands when %s', (_when, need, asked, step) => {
    expect(helpStep(need, null, asked)).toBe(step);
  });

  it.each<[string, Partial<Parameters<typeof soughtFor>[0]>, string]>([
    ['volunteers are called for it', {}, 'volunteers'],
    ['nobody is called for it', { isDispatched: false }, 'nobody'],
    ['it is an emergency', { isDispatched: false, isEmergency: true }, 'volunteers'],
    ['it has no place on the map', { isPlaced: false }, 'coordinator'],
    ['its event is stopped', { isOn: false }, 'nobody'],
    ['it is an emergency of a stopped event', { isOn: false, isEmergency: true }, 'outside'],
  ])('who is sought while nobody holds it, when %s', (_when, difference, expected) => {
    const need = { isOn: true, isDispatched: true, isEmergency: false, isPlaced: true };
    expect(soughtFor({ ...need, ...difference })).toBe(expected);
  });

  it('and how far the helper has come', () => {
    expect([
      helpStep(TREATED, approved, 1),
      helpStep(TREATED, { ...approved, progress: 'arrived' }, 1),
    ]).toEqual(['coming', 'arrived']);
  });
});
