import type { ColorMode } from '@karov/design';
import { useStore } from '@karov/web';
import { useEffect, useSyncExternalStore } from 'react';
import { remembered } from '../remembered.js';

/** The colours that can be chosen on this device. */
export const COLOR_CHOICES = ['system', 'light', 'dark'] as const;

/** The colours chosen on this device. */
export const colorChoice = remembered('colors', COLOR_CHOICES);

const PREFERS_DARK = '(prefers-color-scheme: dark)';

function followSystem(listener: () => void): () => void {
  const media = window.matchMedia(PREFERS_DARK);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const systemMode = (): ColorMode => (window.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light');

/**
 * Returns the colours in use; they also apply to the browser's own parts, such as selects and scroll bars.
 */
export function useColorMode(): ColorMode {
  const choice = useStore(colorChoice);
  const system = useSyncExternalStore(followSystem, systemMode);
  const mode = choice === 'system' ? system : choice;
  useEffect(() => {
    document.documentElement.style.colorScheme = mode;
  }, [mode]);
  return mode;
}
