import {
  ANSWERS_AN_HOUR,
  CHANGED_NOTHING,
  outcomeOfFailure,
  plainWords,
  REPLY_TEXTS,
} from './replies.rules.js';

it.each([
  ['somebody was quicker', 'ALREADY_TAKEN', 'filled'],
  ['it was answered before', 'ALREADY_ANSWERED', 'again'],
  ['the event is over', 'EVENT_OVER', 'over'],
  ['it is not there any more', 'NOT_FOUND', 'over'],
  ['they cannot help', 'VOLUNTEER_UNKNOWN', 'refused'],
  ['they are with somebody else', 'ALREADY_HELPING', 'refused'],
] as const)('where %s, the answer is %s: %s', (_why, code, outcome) => {
  expect(outcomeOfFailure(code)).toBe(outcome);
});

describe('words as they are stored', () => {
  it.each([
    ['  on my way  ', 'on my way'],
    ['on\u200bmy\r\nway', 'on my way'],
    ['\u{1F44D}', '\u{1F44D}'],
    ['2', '2'],
    ['כן', 'כן'],
    ['?!…', ''],
    ['\u200f\u0000', ''],
    ['', ''],
  ])('%j are %j', (typed, kept) => {
    expect(plainWords(typed)).toBe(kept);
  });
});

describe('texts that are sent back', () => {
  it('are few in an hour where nothing is accepted, so that two machines fall silent (rule 36)', () => {
    expect(ANSWERS_AN_HOUR.nothing).toBe(1);
    for (const outcome of CHANGED_NOTHING) expect(ANSWERS_AN_HOUR[outcome]).toBeLessThanOrEqual(3);
    for (const outcome of ['filled', 'over', 'refused', 'which', 'stopped', 'started'] as const)
      expect(ANSWERS_AN_HOUR[outcome]).toBe(3);
  });

  it('are as many as accepted answers', () => {
    for (const outcome of ['ready', 'declined', 'coming', 'not_coming', 'given_up'] as const)
      expect(ANSWERS_AN_HOUR[outcome]).toBe(Infinity);
  });

  it('are none where a message of its own tells the person', () => {
    const silent = Object.entries(REPLY_TEXTS).flatMap(([outcome, text]) => (text === null ? [outcome] : []));
    expect(silent).toEqual(['told', 'again', 'cancelled']);
    for (const outcome of ['told', 'again', 'cancelled'] as const) expect(ANSWERS_AN_HOUR[outcome]).toBe(0);
  });
});
