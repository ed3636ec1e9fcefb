import { viewAbilities, viewFilters } from './saved-views.js';

describe('the filters of a saved view', () => {
  it('keep keys, numbers, days and areas', () => {
    const filters = {
      state: ['tel_aviv', 'haifa'],
      status: 'in treatment',
      id: 12,
      is_urgent: true,
      from_date: '2026-11-27',
      area: '31.5,34.2,32.1,35.0',
      event_people: '12:ready',
    };
    expect(viewFilters(filters)).toEqual(filters);
  });

  it.each(['q', 'Q', 'search'])('leave out free text: %s', (name) => {
    expect(viewFilters({ [name]: 'רחל כהן', state: 'haifa' })).toEqual({ state: 'haifa' });
  });

  it.each([
    [{ state: 'רחל כהן' }],
    [{ state: ['haifa', 'רחל'] }],
    [{ state: '' }],
    [{ state: 'x'.repeat(101) }],
    [{ state: { name: 'Rachel' } }],
    [{ state: [['haifa']] }],
    [{ state: null }],
    [{ id: Infinity }],
    [{ id: Array.from({ length: 101 }, (_, at) => at) }],
    [{ שם: 'haifa' }],
    [{ ['x'.repeat(61)]: 1 }],
    [Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`f${at}`, at]))],
  ])('are refused where they are none: %j', (filters) => {
    expect(viewFilters(filters)).toBeNull();
  });

  it('keep as many as the limits allow', () => {
    const ids = Array.from({ length: 100 }, (_, at) => at);
    const filters = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, ids]));
    expect(viewFilters(filters)).toEqual(filters);
  });
});

describe('what may be done with a saved view', () => {
  it.each([
    [{ isAdmin: false, isOwn: true, isShared: false }, ['change', 'delete']],
    [{ isAdmin: true, isOwn: true, isShared: false }, ['change', 'share', 'delete']],
    [{ isAdmin: false, isOwn: true, isShared: true }, ['change', 'delete']],
    [{ isAdmin: false, isOwn: false, isShared: true }, []],
    [{ isAdmin: true, isOwn: false, isShared: true }, ['delete']],
    [{ isAdmin: true, isOwn: false, isShared: false }, []],
  ])('%j: %j', (by, abilities) => {
    expect(viewAbilities(by)).toEqual(abilities);
  });
});
