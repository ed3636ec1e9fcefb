import type { EventRow } from '@karov/api-client';
import { addressForDisplay, isPhoneText } from '@karov/domain';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import type { Command } from './command.js';
import type { Wanted } from './read-typed.js';

const SHOWN = 4;
const SHORTEST = 2;

/** Finds events by name, place or manager, to open them or to stop running ones. */
export function useEventCommands({ act, rest }: Wanted, onStop: (event: EventRow) => void) {
  const text = useText();
  const navigate = useNavigate();
  const isStop = act === 'stop';
  const isAsked = isStop || (act === null && rest.length >= SHORTEST && !isPhoneText(rest.replace('#', '')));
  const { data, isFetching } = useRead({
    key: ['commands', 'events', isStop, rest],
    enabled: isAsked,
    gcTime: 0,
    read: (signal) =>
      api.get(`/${currentArea()}/events`, {
        params: { query: { search: rest, perPage: SHOWN, ...(isStop && { 'filters[status]': 'true' }) } },
        signal,
      }),
  });
  const events = isAsked ? (data ?? []) : [];
  const open = ({ id, name, address }: EventRow): Command => ({
    id: `event-${id}`,
    group: 'events',
    label: name,
    detail: addressForDisplay(address),
    run: () => void navigate(`/events/map/${id}`),
  });
  const stop = (event: EventRow): Command => ({
    id: `stop-${event.id}`,
    group: 'acts',
    label: text('events.stop_of', { name: event.name }),
    run: () => onStop(event),
  });
  const stoppable = events.filter(({ abilities }) => abilities.includes('stop'));
  return { commands: isStop ? stoppable.map(stop) : events.map(open), isAsking: isAsked && isFetching };
}
