import { ownStateText } from './own-requests.service.js';

const ENDED = {
  eventId: 1,
  volunteerId: null,
  status: 'closed',
  isApproved: 0,
  progress: null,
  respond: 1,
  coordinatorSince: null,
  coordinatorId: null,
  closedByStop: false,
  isEmergency: false,
  approveAt: null,
  endedBy: null,
} as const;

it.each([
  ['the person withdrew', {}, 'You cancelled the request.'],
  [
    'the person took an emergency back',
    { isEmergency: true, endedBy: 'seeker' },
    'You cancelled the request.',
  ],
  [
    'the event was stopped under an emergency',
    { isEmergency: true },
    'The event has ended and your request was closed.',
  ],
  ['the event was stopped', { closedByStop: true }, 'The event has ended and your request was closed.'],
] as const)('a request in an event that ended because %s says so (rule 105)', (_why, change, text) => {
  expect(
    ownStateText(
      { ...ENDED, ...change },
      { name: '', gender: '' },
      { asked: 0, isSearched: false, isLong: false },
      'en-US',
    ),
  ).toBe(text);
});
