import { remembered, useRemembered } from '../remembered.js';

/** Whether emergencies sound on this device; they do until somebody switches it off. */
export const soundChoice = remembered('sound', ['on', 'off']);

/** The choice; the component follows its change, in other tabs too. */
export function useSound(): boolean {
  return useRemembered(soundChoice) === 'on';
}
