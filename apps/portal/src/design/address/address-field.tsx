import { isAboutThere } from '@karov/domain';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormText } from '../../core/text.js';
import { Field, type FieldProps } from '../field/field.js';
import { type AddressProblem, useAddress } from './use-address.js';
import './address.css';

interface AddressFieldProps extends FieldProps {
  /** in the wire's form, with its position; text that was typed without choosing a place has none */
  value: string;
  autoComplete?: string | undefined;
  debounceMs?: number;
  onChange: (value: string) => void;
}

/**
 * Returns the entry that an arrow key moves to; the list wraps around, and Up from the field goes to the last
 * entry.
 */
function stepTo(key: 'ArrowDown' | 'ArrowUp', active: number | null, count: number): number {
  if (active === null) return key === 'ArrowDown' ? 0 : count - 1;
  return (active + (key === 'ArrowDown' ? 1 : count - 1)) % count;
}

/** Places the list below the field, or above it where the list would cover the button to continue. */
function layOut(list: HTMLElement, input: HTMLInputElement): void {
  list.dataset['side'] = 'below';
  const { top, bottom, height } = list.getBoundingClientRect();
  const button = input.form?.querySelector('button[type=submit]')?.getBoundingClientRect();
  const isCovering = button && button.top < bottom && top < button.bottom;
  if (isCovering && input.getBoundingClientRect().top + scrollY > height) list.dataset['side'] = 'above';
}

/** Scrolls until the list ends above the on-screen keyboard, keeping the field itself in view. */
function bringIntoSight(list: HTMLElement): void {
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  const below = list.getBoundingClientRect().bottom - (offsetTop + height);
  // keeps the field and its label below the emergency button, which sticks to the top
  const stuck = document.querySelector('.sos')?.getBoundingClientRect().bottom ?? 0;
  const above = (list.closest('.field') ?? list).getBoundingClientRect().top - Math.max(offsetTop, stuck);
  const distance = Math.min(below, above);
  if (distance > 0) scrollBy({ top: distance });
}

function useProblemText(problem: AddressProblem): string | null {
  const t = useFormText();
  if (problem === null) return null;
  if (problem === 'notFound') return t('forms.addressNotFound');
  return problem === 'chooseOne' ? t('forms.addressChooseOne') : problem.question;
}

/**
 * An address field that searches during typing: an editable combo box with a list (WAI-ARIA Authoring
 * Practices).
 */
export function AddressField({
  value,
  autoComplete,
  debounceMs,
  error,
  onChange,
  ...field
}: AddressFieldProps) {
  const t = useFormText();
  const listId = useId();
  const entry = useAddress(value, onChange, debounceMs);
  const { suggestions, isOpen } = entry;
  const [active, setActive] = useState<number | null>(null);
  const optionId = (index: number) => `${listId}-${index}`;
  const problem = useProblemText(entry.problem);

  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isOpen && list.current && input.current) layOut(list.current, input.current);
  }, [isOpen, suggestions]);
  useEffect(() => setActive(null), [suggestions]);
  useEffect(() => {
    if (isOpen && list.current) bringIntoSight(list.current);
  }, [isOpen, suggestions]);

  const followKey = (event: KeyboardEvent) => {
    const chosen = active === null || !isOpen ? undefined : suggestions[active];
    if (event.key === 'ArrowDown' && !isOpen) entry.open();
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen)
      setActive(stepTo(event.key, active, suggestions.length));
    else if (event.key === 'Enter' && chosen) entry.choose(chosen);
    else if (event.key === 'Enter' && entry.takeClear()) setActive(null);
    else if (event.key === 'Escape' && isOpen) entry.close();
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <Field
        {...field}
        hint={entry.isChosen && isAboutThere(value) ? t('forms.addressAbout') : field.hint}
        error={problem ?? error}
      >
        {(control) => (
          <div className="address__box">
            <input
              {...control}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={active === null || !isOpen ? undefined : optionId(active)}
              autoComplete={autoComplete ?? 'off'}
              value={entry.shown}
              onChange={(event) => entry.type(event.target.value)}
              onKeyDown={followKey}
              onFocus={entry.open}
              onClick={entry.open}
              onBlur={entry.leave}
            />
            <ul
              className="address__list"
              ref={list}
              id={listId}
              role="listbox"
              aria-label={t('forms.addressSuggestions')}
              hidden={!isOpen}
            >
              {isOpen &&
                suggestions.map((suggestion, index) => (
                  <li
                    key={suggestion.id}
                    className={
                      index === active ? 'address__option address__option--active' : 'address__option'
                    }
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => entry.choose(suggestion)}
                  >
                    {suggestion.label}
                  </li>
                ))}
            </ul>
          </div>
        )}
      </Field>
      <div className="visually-hidden" role="status">
        {isOpen ? t('forms.addressFound', { count: suggestions.length }) : ''}
      </div>
    </div>
  );
}
