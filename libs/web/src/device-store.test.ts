import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createDeviceStore } from './device-store.js';
import { useStore } from './store.js';

const KEY = 'karov.test';
const store = () =>
  createDeviceStore<readonly string[]>(KEY, {
    parse: (text) => text?.split(' ') ?? [],
    format: (words) => (words.length > 0 ? words.join(' ') : null),
  });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps a value on the device, the same object at every look', () => {
  const words = store();
  words.set(['a', 'b']);
  expect(localStorage.getItem(KEY)).toBe('a b');
  expect(store().get()).toEqual(['a', 'b']);
  expect(words.get()).toBe(words.get());
  words.set([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('tells components what another tab, or the other front, has written', () => {
  const words = store();
  const { result } = renderHook(() => useStore(words));
  act(() => {
    localStorage.setItem(KEY, 'from elsewhere');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(result.current).toEqual(['from', 'elsewhere']);
  act(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(result.current).toEqual([]);
});

it.each(['setItem', 'getItem'] as const)('lasts as long as the page where the storage refuses %s', (call) => {
  jest.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new Error('the storage is off');
  });
  if (call === 'getItem') {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('the storage is off');
    });
  }
  const words = store();
  words.set(['a']);
  expect(words.get()).toEqual(['a']);
  words.set(['b']);
  expect(words.get()).toEqual(['b']);
});
