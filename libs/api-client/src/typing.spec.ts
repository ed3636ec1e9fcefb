import { LIMITS } from '@karov/domain';
import { readTyping, typingPace } from './typing.js';

const SIGNAL = { context: 'event', context_id: 3, person_id: 4, writer_id: 5, side: 'staff' };

describe('a signal that somebody is typing', () => {
  it('is read when it is whole, and nothing else is', () => {
    expect(readTyping({ ...SIGNAL, more: 1 })).toEqual(SIGNAL);
    for (const wrong of [
      null,
      'x',
      {},
      { ...SIGNAL, side: 'nobody' },
      { ...SIGNAL, context: 'need' },
      { ...SIGNAL, writer_id: '5' },
    ])
      expect(readTyping(wrong)).toBeNull();
  });

  it('is sent at most once in a while for each conversation', () => {
    let now = 0;
    const mayTell = typingPace(() => now);
    expect([mayTell('a'), mayTell('a'), mayTell('b')]).toEqual([true, false, true]);
    now = LIMITS.typingApartMs;
    expect(mayTell('a')).toBe(true);
  });
});
