import { shownPeople } from './shown-people.js';

describe('shownPeople', () => {
  it('finds people wherever they stand in an answer, each once', () => {
    const answer = {
      data: [
        { id: 900, user: { id: 1, phone: '+972501' }, volunteer: { id: 2, phone: '+972502' } },
        { id: 901, user: { id: 1, phone: '+972501' }, volunteer: null },
      ],
    };
    expect(shownPeople(answer)).toEqual([1, 2]);
    expect(shownPeople([{ id: 3, full_name: 'x', phone: '+972503' }])).toEqual([3]);
    expect(shownPeople([{ id: 77, receiver_id: 4, send_to: '+972504' }])).toEqual([4]);
  });

  it('leaves out whose number is not shown', () => {
    expect(shownPeople({ id: 1, phone: '' })).toEqual([]);
    expect(shownPeople({ id: 1, full_name: 'x' })).toEqual([]);
    expect(shownPeople({ receiver_id: 4, send_to: '' })).toEqual([]);
    expect(shownPeople(null)).toEqual([]);
  });
});
