import { deskStore } from './desk-store.js';

function openedBy(personId: number) {
  const store = deskStore(personId);
  store.setup();
  return store;
}
const stored = () => JSON.stringify({ ...localStorage });

beforeEach(() => localStorage.clear());

describe('what the desk remembers of lists', () => {
  it('keeps filters on the device, separately for each person', () => {
    openedBy(7).setItem('users.listParams', { filter: { state: 'haifa' } });
    expect(openedBy(7).getItem('users.listParams')).toEqual({ filter: { state: 'haifa' } });
    expect(openedBy(8).getItem('users.listParams')).toBeUndefined();
  });

  it('keeps searches and selections in this tab alone', () => {
    const store = openedBy(7);
    store.setItem('users.search', '0520000003');
    store.setItem('users.selectedIds', [7]);
    expect(store.getItem('users.search')).toBe('0520000003');
    expect(stored()).not.toMatch(/0520000003|selectedIds/);
    expect(openedBy(7).getItem('users.search')).toBeUndefined();
  });

  it('forgets the tab at sign-out, and keeps how lists are set up', () => {
    const store = openedBy(7);
    store.setItem('users.search', 'Ruth');
    store.setItem('users.listParams', { perPage: 50 });
    store.reset();
    expect(store.getItem('users.search')).toBeUndefined();
    expect(store.getItem('users.listParams')).toEqual({ perPage: 50 });
  });
});
