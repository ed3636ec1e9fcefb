import { mayTellHowItWas, standingOfCall } from './applications.policy.js';

type Request = Parameters<typeof standingOfCall>[1];
const OPEN: Request = { status: 'open', volunteerId: null, isEmergency: false };
const HELD: Request = { ...OPEN, volunteerId: 3 };
const ENDED: Request = { status: 'completed', volunteerId: 3, isEmergency: false };

describe('where a call to a request stands for its volunteer', () => {
  it.each<[string, Parameters<typeof standingOfCall>, string]>([
    ['nobody has the request', ['open', OPEN, false], 'open'],
    ['somebody has it', ['open', HELD, false], 'filled'],
    ['somebody has the emergency', ['open', { ...HELD, isEmergency: true }, false], 'open'],
    ['it ended', ['open', ENDED, false], 'over'],
    ['they were thanked', ['filled', OPEN, false], 'filled'],
    ['they were thanked, and it has ended since', ['filled', ENDED, false], 'filled'],
    ['they answered', ['open', HELD, true], 'answered'],
    ['they answered, and it has ended since', ['open', ENDED, true], 'answered'],
    ['they are in reserve', ['reserve', { ...HELD, isEmergency: true }, false], 'answered'],
    ['they were in reserve until the end', ['reserve', { ...ENDED, isEmergency: true }, false], 'over'],
  ])('%s', (_when, given, expected) => {
    expect(standingOfCall(...given)).toBe(expected);
  });
});

describe('feedback on a request', () => {
  it.each<[Request['status'], boolean]>([
    ['open', false],
    ['in treatment', false],
    ['completed', true],
    ['closed', true],
    ['reject', false],
    ['expired', false],
  ])('once it is %s: %s', (status, expected) => {
    expect(mayTellHowItWas({ status, volunteerId: 3 })).toBe(expected);
    expect(mayTellHowItWas({ status, volunteerId: null })).toBe(false);
  });
});
