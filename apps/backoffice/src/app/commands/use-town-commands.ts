import { onlyDigits } from '@karov/domain';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../kit/reads.js';
import { searchPlaces } from '../../shared/places/search-places.js';
import { useText } from '../../shared/text.js';
import type { Command } from './command.js';
import { fits, type Wanted } from './read-typed.js';

const SHORTEST = 2;

/** Finds open requests and events in a town. The search filter of a list stays in this tab's memory. */
export function useTownCommands({ act, rest }: Wanted): { commands: Command[]; isAsking: boolean } {
  const text = useText();
  const navigate = useNavigate();
  const [, searchRequests] = useStore('open-requests.search', '');
  const [, searchEvents] = useStore('events.search', '');
  const isAsked = act === null && rest.length >= SHORTEST && onlyDigits(rest) === '';
  const { data, isFetching } = useRead({
    key: ['commands', 'towns', rest],
    enabled: isAsked,
    read: async () => (await searchPlaces(rest)).places,
  });
  const [town] = isAsked
    ? (data ?? []).map(({ address }) => address.municipality).filter((city) => fits(city, rest))
    : [];
  const commands: Command[] =
    town === undefined
      ? []
      : [
          {
            id: 'town-requests',
            group: 'towns',
            label: text('commands.requests_in', { town }),
            run: () => {
              searchRequests(town);
              void navigate('/open-requests');
            },
          },
          {
            id: 'town-events',
            group: 'towns',
            label: text('commands.events_in', { town }),
            run: () => {
              searchEvents(town);
              void navigate('/events');
            },
          },
        ];
  return { commands, isAsking: isAsked && isFetching };
}
