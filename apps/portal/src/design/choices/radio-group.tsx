import { useId } from 'react';
import { useFormText } from '../../core/text.js';
import { Button } from '../button/button.js';
import type { FieldProps } from '../field/field.js';
import { ChoiceSet, choiceClass } from './choice-set.js';

export interface Entry<V extends string | number> {
  value: V;
  label: string;
}

interface RadioGroupProps<V extends string | number> extends FieldProps {
  value: V | null;
  entries: readonly Entry<V>[];
  /** null withdraws the answer; only for optional questions */
  onChange: (value: V | null) => void;
}

/** Lets the reader choose one of a few options, all visible at once. */
export function RadioGroup<V extends string | number>({
  value,
  entries,
  onChange,
  ...field
}: RadioGroupProps<V>) {
  const t = useFormText();
  const name = useId();
  return (
    <ChoiceSet {...field} role="radiogroup">
      {(firstId) => (
        <>
          {entries.map((entry, index) => (
            <label className={choiceClass(entry.label)} key={entry.value}>
              <input
                className="choice__box"
                type="radio"
                value={entry.value}
                id={index === 0 ? firstId : undefined}
                name={name}
                checked={entry.value === value}
                onChange={() => onChange(entry.value)}
              />
              <span>{entry.label}</span>
            </label>
          ))}
          {field.isOptional && value !== null && (
            <Button kind="quiet" onClick={() => onChange(null)}>
              {t('forms.clearChoice')}
            </Button>
          )}
        </>
      )}
    </ChoiceSet>
  );
}
