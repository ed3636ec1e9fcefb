import { useStore } from '@karov/web';
import { remembered } from '../remembered.js';

/** Whether emergencies sound on this device; on by default. */
export const soundChoice = remembered('sound', ['on', 'off']);

/** The choice of sound; the component renders again when it changes, in other tabs too. */
export function useSound(): boolean {
  return useStore(soundChoice) === 'on';
}
