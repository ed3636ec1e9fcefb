import { HELP_STEPS } from '@karov/domain';
import { stationsAt } from './request-way.js';

const told = (...asked: Parameters<typeof stationsAt>) =>
  stationsAt(...asked).map(({ name, state }) => `${name}:${state}`);

describe('the way of a request', () => {
  it('leads from its arrival to its end', () => {
    expect(told('searching', false)).toEqual([
      'received:done',
      'searching:now',
      'found:ahead',
      'on_way:ahead',
      'arrived:ahead',
      'done:ahead',
    ]);
    expect(told('on_way', false)).toEqual([
      'received:done',
      'searching:done',
      'coming:done',
      'on_way:now',
      'arrived:ahead',
      'done:ahead',
    ]);
  });

  it('promises somebody once they are approved, and not before', () => {
    expect(told('found', false)[2]).toBe('found:now');
    expect(told('coming', false)[2]).toBe('coming:now');
  });

  it('has nobody set out for help by phone', () => {
    expect(told('coming', true)).toEqual(['received:done', 'searching:done', 'coming:now', 'done:ahead']);
    expect(told('on_way', true)[2]).toBe('found:now');
  });

  it('promises nothing that a coordinator cannot know', () => {
    expect(told('alerted', false)).toEqual(['received:done', 'searching:done', 'alerted:now', 'done:ahead']);
    expect(told('coordinator', true)[2]).toBe('coordinator:now');
  });

  it.each(HELP_STEPS)('is at one station while the request is at %s', (step) => {
    for (const isByPhone of [false, true])
      expect(stationsAt(step, isByPhone).filter(({ state }) => state === 'now')).toHaveLength(1);
  });
});
