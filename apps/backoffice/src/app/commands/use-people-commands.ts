import type { UserRow } from '@karov/api-client';
import { formatPhone, isolated } from '@karov/domain';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import type { Command } from './command.js';
import { isPhone, type Wanted } from './read-typed.js';

const SHOWN = 6;
const SHORTEST = 3;
/**
 * The maximum number of results that show a person's open matters, because each view is recorded (rule 83).
 */
const TOLD = 2;

const isSeeker = ({ roles }: UserRow): boolean => roles.some(({ name }) => name === 'user');

/** What is found for a typed text: the first people, and how many there are. */
function useFoundPeople({ act, rest }: Wanted) {
  const isAsked = act !== 'stop' && rest.length >= SHORTEST;
  const { data, isError, isFetching } = useRead({
    key: ['commands', 'people', rest],
    enabled: isAsked,
    gcTime: 0,
    read: (signal) => api.list(`/${currentArea()}/users`, { page: 1, perPage: SHOWN, search: rest }, signal),
  });
  const found = isAsked ? data : undefined;
  return {
    people: found?.data ?? [],
    total: found?.meta.total ?? null,
    isAsking: isAsked && isFetching,
    isError: isAsked && isError,
  };
}

/** Finds people by name, telephone or e-mail, with the search of the list of people. */
export function usePeopleCommands(wanted: Wanted): {
  commands: Command[];
  isAsking: boolean;
  isError: boolean;
} {
  const { act, rest } = wanted;
  const text = useText();
  const navigate = useNavigate();
  const { people, total, isAsking, isError } = useFoundPeople(wanted);
  const [, searchPeople] = useStore('users.search', '');
  const requestFor = ({ id, full_name: name }: UserRow): Command => ({
    id: `request-for-${id}`,
    // a person's card comes before actions on them, unless an action was typed
    group: act === 'request' ? 'acts' : 'people',
    label: text('commands.request_for', { name }),
    run: () => void navigate(`/create/new/help/request?user_id=${id}`),
  });
  const card = (person: UserRow): Command => ({
    id: `person-${person.id}`,
    group: 'people',
    label: person.full_name,
    detail: [
      isolated(formatPhone(person.phone)),
      person.city,
      person.spoken_to.writes ? text('common.writing.does') : '',
      person.contact_note,
    ]
      .filter(Boolean)
      .join(' · '),
    personId: people.length <= TOLD ? person.id : undefined,
    isOneOfSeveral: people.length > 1 && isPhone(rest),
    run: () => void navigate(`/volunteers-menu/${person.id}`),
  });
  const all = (count: number): Command => ({
    id: 'all-people',
    group: 'people',
    label: text('commands.all_people', { count, words: rest }),
    // a search stays in this tab, never in the address
    run: () => {
      searchPeople(rest);
      void navigate('/volunteers-menu');
    },
  });
  const newCaller: Command = {
    id: 'new-caller',
    group: 'people',
    label: text('commands.new_caller', { phone: isolated(rest) }),
    // the number is passed in the navigation state, never in the address
    run: () => void navigate('/create/new/help/request', { state: { phone: rest } }),
  };
  const seekers = people.filter(isSeeker);
  if (act === 'request') return { commands: seekers.map(requestFor), isAsking, isError };
  const commands = [
    ...people.map(card),
    ...(people.length === 1 ? seekers.map(requestFor) : []),
    ...(total !== null && total > people.length ? [all(total)] : []),
    ...(total === 0 && isPhone(rest) ? [newCaller] : []),
  ];
  return { commands, isAsking, isError };
}
