import type { PlaceSuggestion } from '@karov/api-client';
import { addressForDisplay, isAboutThere, LIMITS } from '@karov/domain';
import { Autocomplete, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useRead, useReads } from '../../kit/reads.js';
import { useText } from '../text.js';
import { HiddenText } from '../ui/hidden-text.js';
import { useDebounced } from '../use-debounced.js';
import { searchPlaces } from './search-places.js';

interface PlaceFieldProps {
  id: string;
  label: string;
  autoFocus?: boolean;
  /** true if the address may be left empty */
  isOptional?: boolean;
  /** the address as sent: its parts separated by commas, with latitude and longitude last */
  value: string;
  error?: string;
  onChange: (address: string) => void;
}

const SHORTEST_SEARCH = 2;
const KEPT_MS = 60_000;

/** Returns the query that searches for a text; each text is searched at most once a minute. */
function placesQuery(wanted: string) {
  return { key: ['places', wanted], read: () => searchPlaces(wanted), staleTime: KEPT_MS } as const;
}

/** Returns the results for the field's text, and the question to show while nothing is chosen. */
function usePlaces(
  value: string,
  typed: string,
): { places: readonly PlaceSuggestion[]; isFetching: boolean; question: string | null; isNotFound: boolean } {
  const text = useText();
  const wanted = useDebounced(typed.trim(), LIMITS.searchDebounceMs);
  const isSearching = value === '' && wanted.length >= SHORTEST_SEARCH;
  const { data, isFetching, isSuccess } = useRead({ ...placesQuery(wanted), enabled: isSearching });
  if (!isSearching || !isSuccess) return { places: [], isFetching, question: null, isNotFound: false };
  const isNotFound = data.places.length === 0;
  const asked = data.question ?? (isNotFound ? text('event_form.address_not_found') : null);
  return { places: data.places, isFetching, question: typed.trim() === wanted ? asked : null, isNotFound };
}

/**
 * An address field with a place search: people type, then choose. Text without a choice is not an address
 * (rule 131), but pressing Enter or leaving the field applies the one clearly meant place (rule 104). Enter
 * applies another place only if it is highlighted, and never submits the form without a choice.
 */
export function PlaceField({
  id,
  label,
  autoFocus,
  isOptional = false,
  value,
  error,
  onChange,
}: PlaceFieldProps) {
  const text = useText();
  const client = useReads();
  const [typed, setTyped] = useState(addressForDisplay(value));
  const newest = useRef(typed);
  const { places, isFetching, question, isNotFound } = usePlaces(value, typed);
  const [hasLeft, setLeft] = useState(false);
  const fault = (hasLeft || isNotFound ? question : null) ?? error;
  const hint = isAboutThere(value) ? text('words.about_there') : text('event_form.address_hint');

  const write = (next: string) => {
    newest.current = next;
    setTyped(next);
  };
  const choose = (place: PlaceSuggestion | null | undefined) => {
    if (!place) return;
    write(addressForDisplay(place.raw));
    onChange(place.raw);
  };
  const takeClear = async () => {
    const asked = typed.trim();
    if (value !== '' || asked.length < SHORTEST_SEARCH) return;
    const found = await client.once(placesQuery(asked)).catch(() => null);
    if (newest.current.trim() === asked) choose(found?.places.find((place) => place.is_clear));
  };

  return (
    <>
      <Autocomplete<PlaceSuggestion, false, false, true>
        id={id}
        freeSolo
        autoHighlight={places[0]?.is_clear === true}
        options={[...places]}
        filterOptions={(options) => options}
        loading={isFetching}
        inputValue={typed}
        getOptionLabel={(place) => (typeof place === 'string' ? place : place.label)}
        getOptionKey={(place) => (typeof place === 'string' ? place : place.id)}
        onInputChange={(_event, next, reason) => {
          if (reason !== 'input' && reason !== 'clear') return;
          write(next);
          onChange('');
        }}
        onChange={(_event, place) =>
          choose(typeof place === 'string' ? places.find((one) => one.is_clear) : place)
        }
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          void takeClear();
        }}
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
            helperText={fault ?? hint}
          />
        )}
      />
      <HiddenText role="status">
        {isFetching && text('event_form.address_searching')}
        {places.length > 0 && text('event_form.addresses', { count: places.length })}
      </HiddenText>
    </>
  );
}
