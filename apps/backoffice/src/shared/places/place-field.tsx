import type { PlaceSuggestion } from '@karov/api-client';
import { addressForDisplay, LIMITS } from '@karov/domain';
import { Autocomplete, Box, TextField } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../text.js';
import { useDebounced } from '../use-debounced.js';
import { searchPlaces } from './search-places.js';

interface PlaceFieldProps {
  id: string;
  label: string;
  autoFocus?: boolean;
  /** the form goes without an address, too */
  isOptional?: boolean;
  /** the address as it is sent: latitude and longitude are its last two comma parts */
  value: string;
  error?: string;
  onChange: (address: string) => void;
}

const SHORTEST_SEARCH = 2;

/** An address by place search: type, then choose; Enter takes the first, and sends no form before one is chosen. What was not chosen is no address (part 1 §5). */
export function PlaceField({ id, label, autoFocus, isOptional = false, value, error, onChange }: PlaceFieldProps) {
  const text = useText();
  const shown = addressForDisplay(value);
  const [typed, setTyped] = useState(shown);
  const wanted = useDebounced(typed.trim(), LIMITS.searchDebounceMs);
  const isSearching = wanted.length >= SHORTEST_SEARCH && wanted !== shown;
  const search = useQuery({ queryKey: ['places', wanted], queryFn: () => searchPlaces(wanted), enabled: isSearching });
  const places = isSearching ? (search.data ?? []) : [];
  const isNotFound = isSearching && search.isSuccess && places.length === 0;
  const fault = isNotFound ? text('event_form.address_not_found') : error;

  const choose = (place: PlaceSuggestion | null | undefined) => {
    if (!place) return;
    setTyped(place.label);
    onChange(place.raw);
  };

  return (
    <>
      <Autocomplete<PlaceSuggestion, false, false, true>
        id={id}
        freeSolo
        autoHighlight
        options={places}
        filterOptions={(options) => options}
        loading={search.isFetching}
        inputValue={typed}
        getOptionLabel={(place) => (typeof place === 'string' ? place : place.label)}
        getOptionKey={(place) => (typeof place === 'string' ? place : place.id)}
        onInputChange={(_event, next, reason) => {
          setTyped(next);
          if (reason === 'input' || reason === 'clear') onChange('');
        }}
        onChange={(_event, place) => choose(typeof place === 'string' ? places[0] : place)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed.trim() !== '' && value === '') event.preventDefault();
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            autoFocus={autoFocus}
            required={!isOptional}
            error={Boolean(fault)}
            helperText={fault ?? text('event_form.address_hint')}
          />
        )}
      />
      <Box role="status" sx={visuallyHidden}>
        {search.isFetching && text('event_form.address_searching')}
        {places.length > 0 && text('event_form.addresses', { count: places.length })}
      </Box>
    </>
  );
}
