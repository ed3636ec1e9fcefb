import type { UserRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Box, Dialog, DialogContent, DialogTitle, FormControlLabel, Link, Stack, Switch, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText, type Translate } from '../../shared/text.js';
import { PhoneText } from '../../shared/ui/phone.js';
import { useDebounced } from '../../shared/use-debounced.js';
import { keepCallerKey, useCallerKey } from './key-choice.js';

const SHOWN = 6;
const SHORTEST = 3;

/** The people of a search, as the list of people finds them; those whose names may not be known are left out. */
function searchOf(typed: string) {
  return {
    queryKey: ['caller', typed],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<UserRow[]> => {
      const found = await api.get(`/${currentArea()}/users`, { params: { query: { search: typed, perPage: SHOWN } }, signal });
      return found.filter(({ is_concealed }) => !is_concealed);
    },
  };
}

interface Searched {
  typed: string;
  found: readonly UserRow[] | undefined;
  isError: boolean;
}

function stateWords({ typed, found, isError }: Searched, text: Translate): string {
  if (isError) return text('people.caller.failed');
  if (typed.length < SHORTEST) return '';
  if (!found) return text('people.caller.searching');
  return found.length === 0 ? text('people.caller.none') : text('people.caller.found', { count: found.length });
}

/** Asks for a number or a name; Enter opens the first who is found, with what waits for them. */
export function CallerDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  const isKeyOn = useCallerKey();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const settled = useDebounced(typed.trim(), LIMITS.searchDebounceMs);
  const { data: found, isError } = useQuery({ ...searchOf(settled), enabled: settled.length >= SHORTEST });
  const shown = settled === typed.trim() ? found : undefined;

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().length < SHORTEST) return;
    const people = await queries.fetchQuery(searchOf(typed.trim())).catch(() => null);
    setHasFailed(people === null);
    const [first] = people ?? [];
    if (!first) return;
    onClose();
    await navigate(`/volunteers-menu/${first.id}`);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2">
        {text('people.caller.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box component="form" role="search" noValidate onSubmit={(event) => void open(event)} sx={{ pt: 1 }}>
          <TextField
            autoFocus
            fullWidth
            type="search"
            label={text('people.caller.label')}
            helperText={text('people.caller.hint')}
            value={typed}
            onChange={(change) => {
              setTyped(change.target.value);
              setHasFailed(false);
            }}
          />
        </Box>
        <Typography role="status">{stateWords({ typed: typed.trim(), found: shown, isError: isError || hasFailed }, text)}</Typography>
        {shown && <Found people={shown} onClose={onClose} />}
        <FormControlLabel control={<Switch checked={isKeyOn} onChange={(_, isChecked) => keepCallerKey(isChecked)} />} label={text('people.caller.by_key')} />
      </DialogContent>
    </Dialog>
  );
}

function Found({ people, onClose }: { people: readonly UserRow[]; onClose: () => void }) {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {people.map((person) => (
        <li key={person.id}>
          <Link component={RouterLink} to={`/volunteers-menu/${person.id}`} onClick={onClose} sx={{ fontWeight: 600 }}>
            {person.full_name}
          </Link>{' '}
          · <PhoneText of={person} />
          {person.city !== '' && ` · ${person.city}`}
        </li>
      ))}
    </Stack>
  );
}
