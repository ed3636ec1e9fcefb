import { useStore } from '@karov/web';
import { remembered } from '../../shared/remembered.js';
import type { RailGroup } from './rail-groups.js';

/** Whether the navigation rail is folded to its icons on this device. */
export const railFold = remembered('rail', ['open', 'folded']);

const isClosed = {
  now: remembered('rail.now', ['open', 'closed']),
  requests: remembered('rail.requests', ['open', 'closed']),
  events: remembered('rail.events', ['open', 'closed']),
  people: remembered('rail.people', ['open', 'closed']),
  messages: remembered('rail.messages', ['open', 'closed']),
  picture: remembered('rail.picture', ['open', 'closed']),
  settings: remembered('rail.settings', ['open', 'closed']),
} as const;

/** Returns whether a group is open, and a function that toggles it. */
export function useGroupOpen(name: RailGroup['name']): [isOpen: boolean, turn: () => void] {
  const choice = isClosed[name];
  const isOpen = useStore(choice) === 'open';
  return [isOpen, () => choice.set(isOpen ? 'closed' : 'open')];
}
