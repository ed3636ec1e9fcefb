import { addressForDisplay, LIMITS } from '@karov/domain';
import { Autocomplete, Box, TextField } from '@mui/material';
import { type Ref, useState } from 'react';
import { useText } from '../../shared/text.js';
import { PhoneText } from '../../shared/ui/phone.js';
import { useDebounced } from '../../shared/use-debounced.js';
import { findCallers } from './find-callers.js';
import { useFurtherCallers } from './request-calls.js';
import type { Caller } from './request-draft.js';

interface CallerFieldProps {
  callers: readonly Caller[];
  value: Caller | null;
  error?: string;
  /** the text that the search starts with, such as the number of an unknown caller */
  firstTyped: string;
  inputRef: Ref<HTMLInputElement>;
  onChange: (caller: Caller | null) => void;
}

/**
 * Finds the help seeker by name or phone; Enter chooses the first in the list. The server searches for people
 * who are not in the loaded list.
 */
export function CallerField({ callers, value, error, firstTyped, inputRef, onChange }: CallerFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(value?.full_name ?? firstTyped);
  const isUnknown =
    typed.trim() !== '' && typed !== value?.full_name && findCallers(callers, typed).length === 0;
  const further = useFurtherCallers(useDebounced(isUnknown ? typed.trim() : '', LIMITS.searchDebounceMs));
  return (
    <Autocomplete<Caller>
      id="user_id"
      options={isUnknown ? further : [...callers]}
      value={value}
      autoHighlight
      noOptionsText={text('new_request.no_person')}
      filterOptions={(options, { inputValue }) => (isUnknown ? options : findCallers(options, inputValue))}
      inputValue={typed}
      onInputChange={(_event, next, reason) => {
        // nobody is chosen yet, so the given text is kept
        if (reason !== 'reset' || next !== '') setTyped(next);
      }}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ full_name }) => full_name}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_event, caller) => onChange(caller)}
      renderOption={({ key, ...props }, caller) => (
        <li key={key} {...props}>
          <Box component="span" sx={{ display: 'grid' }}>
            <span>
              <strong>{caller.full_name}</strong> · <PhoneText of={caller} />
            </span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {addressForDisplay(caller.address)}
            </Box>
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={text('new_request.person')}
          required
          error={Boolean(error)}
          helperText={error ?? text('new_request.person_hint')}
        />
      )}
    />
  );
}
