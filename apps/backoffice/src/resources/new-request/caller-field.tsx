import { addressForDisplay } from '@karov/domain';
import { Autocomplete, Box, TextField } from '@mui/material';
import type { Ref } from 'react';
import { useText } from '../../shared/text.js';
import { findCallers } from './find-callers.js';
import type { Caller } from './request-draft.js';

interface CallerFieldProps {
  callers: readonly Caller[];
  value: Caller | null;
  error?: string;
  inputRef: Ref<HTMLInputElement>;
  onChange: (caller: Caller | null) => void;
}

/** Finds who needs help by name or phone; Enter takes the first of the list. */
export function CallerField({ callers, value, error, inputRef, onChange }: CallerFieldProps) {
  const text = useText();
  return (
    <Autocomplete<Caller>
      id="user_id"
      options={[...callers]}
      value={value}
      autoHighlight
      noOptionsText={text('new_request.no_person')}
      filterOptions={(options, { inputValue }) => findCallers(options, inputValue)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ full_name }) => full_name}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_event, caller) => onChange(caller)}
      renderOption={({ key, ...props }, { full_name, phone, address }) => (
        <li key={key} {...props}>
          <Box component="span" sx={{ display: 'grid' }}>
            <span>
              <strong>{full_name}</strong> · <bdi dir="ltr">{phone}</bdi>
            </span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {addressForDisplay(address)}
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
