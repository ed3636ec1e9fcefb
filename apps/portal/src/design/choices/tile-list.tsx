import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { FieldProps } from '../field/field.js';
import { describedBy, FieldNotes } from '../field/field-notes.js';
import { LabelText } from '../field/label-text.js';
import '../field/field.css';
import './tile-list.css';

interface Tile {
  value: number;
  label: string;
  picture: ReactNode;
}

interface TileListProps extends FieldProps {
  value: number | null;
  tiles: readonly Tile[];
  onChange: (value: number) => void;
}

/** Returns the index that a key leads to, stopping at either end; null for keys that choose nothing. */
function indexBy(key: string, at: number, isRtl: boolean, count: number): number | null {
  const forward = ['ArrowDown', isRtl ? 'ArrowLeft' : 'ArrowRight'];
  const backward = ['ArrowUp', isRtl ? 'ArrowRight' : 'ArrowLeft'];
  if (forward.includes(key)) return Math.min(at + 1, count - 1);
  if (backward.includes(key)) return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Lets the reader choose one option by its picture; a list box to assistive technology (WAI-ARIA Authoring
 * Practices), where the chosen entry is the active one.
 */
export function TileList({ label, hint, error, id, isOptional, value, tiles, onChange }: TileListProps) {
  const ownId = useId();
  const listId = id ?? ownId;
  const optionId = (tile: Tile) => `${listId}-${tile.value}`;
  const at = tiles.findIndex((tile) => tile.value === value);
  const active = tiles[at];

  const choose = (index: number) => {
    const tile = tiles[index];
    if (tile) onChange(tile.value);
  };
  const followKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = document.documentElement.dir === 'rtl';
    const next = indexBy(event.key, at, isRtl, tiles.length) ?? (event.key === ' ' && at < 0 ? 0 : null);
    const named = tiles.findIndex((tile) => tile.label.toLowerCase().startsWith(event.key.toLowerCase()));
    const index = next ?? (event.key.length === 1 && event.key !== ' ' && named >= 0 ? named : null);
    if (index === null) return;
    event.preventDefault();
    choose(index);
  };

  return (
    <div className="field">
      <span className="field__label" id={`${listId}-label`}>
        <LabelText label={label} isOptional={isOptional} />
      </span>
      <ul
        id={listId}
        className="tiles"
        role="listbox"
        tabIndex={0}
        aria-labelledby={`${listId}-label`}
        aria-describedby={describedBy(listId, hint, error)}
        aria-invalid={error ? true : undefined}
        aria-activedescendant={active && optionId(active)}
        onKeyDown={followKey}
      >
        {tiles.map((tile, index) => (
          <li
            key={tile.value}
            id={optionId(tile)}
            className="tile"
            role="option"
            aria-selected={tile.value === value}
            onClick={() => choose(index)}
          >
            <span className="tile__picture">{tile.picture}</span>
            {tile.label}
          </li>
        ))}
      </ul>
      <FieldNotes controlId={listId} hint={hint} error={error} />
    </div>
  );
}
