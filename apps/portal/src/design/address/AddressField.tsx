import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { PlaceSuggestion } from '@karov/api-client';
import { addressForDisplay, LIMITS } from '@karov/domain';
import { useFormText } from '../../core/text.js';
import { Field, type FieldProps } from '../field/Field.js';
import { usePlaces } from './use-places.js';
import './address.css';

interface AddressFieldProps extends FieldProps {
  /** as it goes over the wire, with its position; a text that was typed and not chosen yet has none */
  value: string;
  autoComplete?: string | undefined;
  debounceMs?: number;
  onChange: (value: string) => void;
}

/** Which entry the arrow keys lead to; the list is a circle, and Up from the field comes to its end. */
function stepTo(key: 'ArrowDown' | 'ArrowUp', active: number | null, count: number): number {
  if (active === null) return key === 'ArrowDown' ? 0 : count - 1;
  return (active + (key === 'ArrowDown' ? 1 : count - 1)) % count;
}

/**
 * An address that is searched while one types: an editable combo box with a list (WAI-ARIA Authoring Practices). The list goes 800 ms after
 * the field is left, so that a slow press on it still counts (part 1 §5).
 */
export function AddressField({ value, autoComplete, debounceMs, error, onChange, ...field }: AddressFieldProps) {
  const t = useFormText();
  const listId = useId();
  const { suggestions, isUnknown, search, forget } = usePlaces(debounceMs);
  const [active, setActive] = useState<number | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isOpen = suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => setActive(null), [suggestions]);

  const choose = ({ raw }: PlaceSuggestion) => {
    onChange(raw);
    forget();
  };
  const followKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const chosen = active === null ? undefined : suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setActive(stepTo(event.key, active, suggestions.length));
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') forget();
    else return;
    event.preventDefault();
  };

  return (
    <div className="address">
      <Field {...field} error={isUnknown ? t('forms.addressNotFound') : error}>
        {(control) => (
          <>
            <input
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={active === null ? undefined : optionId(active)}
              autoComplete={autoComplete ?? 'off'}
              value={addressForDisplay(value)}
              onChange={(event) => { onChange(event.target.value); search(event.target.value); }}
              onKeyDown={followKey}
              onFocus={() => clearTimeout(leaving.current)}
              onBlur={() => { leaving.current = setTimeout(forget, LIMITS.suggestionsClearMs); }}
            />
            <ul className="address__list" id={listId} role="listbox" aria-label={t('forms.addressSuggestions')} hidden={!isOpen}>
              {suggestions.map((suggestion, index) => (
                <li
                  key={suggestion.id}
                  className={index === active ? 'address__option address__option--active' : 'address__option'}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(suggestion)}
                >
                  {suggestion.label}
                </li>
              ))}
            </ul>
          </>
        )}
      </Field>
      <div className="visually-hidden" role="status">
        {isOpen ? t('forms.addressFound', { count: suggestions.length }) : ''}
      </div>
    </div>
  );
}
