import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** What is forgotten with the tab: searches, which may be names or telephone numbers, and selected rows. */
const OF_THE_TAB = /\.(search|selectedIds)$/;

/**
 * Keeps the filters, order, columns and page of each list on this device, separately for each person; searches
 * and selections only in this tab.
 */
export function deskStore(personId: number | null): Store {
  const kept = localStorageStore('1', `.${personId ?? 'nobody'}`);
  const brief = memoryStore();
  const storeOf = (key: string) => (OF_THE_TAB.test(key) ? brief : kept);
  const both = (run: (store: Store) => void) => {
    run(kept);
    run(brief);
  };
  return {
    setup: () => both((store) => store.setup()),
    teardown: () => both((store) => store.teardown()),
    getItem: (key, fallback) => storeOf(key).getItem(key, fallback),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (prefix) => both((store) => store.removeItems(prefix)),
    // signing out forgets the tab; what a person set up for their lists stays for their next day
    reset: () => brief.reset(),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  };
}
