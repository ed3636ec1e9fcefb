import { jest } from '@jest/globals';
import { LIMITS } from '@karov/domain';
import { act, render, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider, testI18nProvider, useNotify } from 'react-admin';
import { setWindowWidth } from '../testing/browser-parts.js';
import { Toasts } from './toasts.js';

const STEP_MS = 250;

/** Renders toasts beside a page that shows what it is told. */
function openToasts(): (text: string, type?: 'success' | 'error') => void {
  let say: ReturnType<typeof useNotify> | null = null;
  function Page() {
    say = useNotify();
    return null;
  }
  render(
    <I18nContextProvider value={testI18nProvider()}>
      <NotificationContextProvider>
        <Page />
        <Toasts />
      </NotificationContextProvider>
    </I18nContextProvider>,
  );
  return (text, type = 'success') => act(() => say?.(text, { type }));
}

const shown = (): (string | null)[] => screen.queryAllByRole('status').map(({ textContent }) => textContent);

describe('toasts', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    setWindowWidth(1280);
  });
  /** Lets time pass in steps, between which the page redraws. */
  const letPass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += STEP_MS)
      await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
  };

  it('are shown at once, beside one that stands already, each for its own time', async () => {
    const say = openToasts();
    say('User deleted.');
    await letPass(LIMITS.toastMs / 2);
    say('User restored.');
    expect(shown()).toEqual(['User deleted.', 'User restored.']);
    await letPass(LIMITS.toastMs / 2 + 500);
    expect(shown()).toEqual(['User restored.']);
    await letPass(LIMITS.toastMs / 2);
    expect(shown()).toEqual([]);
  });

  it('that say the same again are one, and begin anew', async () => {
    const say = openToasts();
    say('Saved.');
    await letPass(LIMITS.toastMs - 1000);
    say('Saved.');
    await letPass(2000);
    expect(shown()).toEqual(['Saved.']);
  });

  it('stand three at the most, the oldest goes', () => {
    const say = openToasts();
    for (const text of ['One.', 'Two.', 'Three.', 'Four.']) say(text);
    expect(shown()).toEqual(['Two.', 'Three.', 'Four.']);
  });

  it('stand alone on a phone, where the newest takes the place, but not that of a failure', () => {
    setWindowWidth(390);
    const say = openToasts();
    for (const text of ['One.', 'Two.']) say(text);
    expect(shown()).toEqual(['Two.']);
    say('It did not work.', 'error');
    expect(shown()).toEqual([]);
    say('Three.');
    expect([screen.getByRole('alert').textContent, ...shown()]).toEqual(['It did not work.', 'Three.']);
  });

  it('are an alert where something failed', () => {
    openToasts()('It did not work.', 'error');
    expect(screen.getByRole('alert').textContent).toBe('It did not work.');
    expect(shown()).toEqual([]);
  });
});
