import type { FieldProps } from '../field/field.js';
import { ChoiceSet, choiceClass } from './choice-set.js';
import type { Entry } from './radio-group.js';

interface CheckboxGroupProps<V extends string | number> extends FieldProps {
  values: readonly V[];
  entries: readonly Entry<V>[];
  onChange: (values: V[]) => void;
}

/** Lets the reader choose any number of a few options. */
export function CheckboxGroup<V extends string | number>({
  values,
  entries,
  onChange,
  ...field
}: CheckboxGroupProps<V>) {
  const toggle = (value: V) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return (
    <ChoiceSet {...field}>
      {(firstId) =>
        entries.map((entry, index) => (
          <label className={choiceClass(entry.label)} key={entry.value}>
            <input
              className="choice__box"
              type="checkbox"
              value={entry.value}
              id={index === 0 ? firstId : undefined}
              aria-invalid={field.error ? true : undefined}
              checked={values.includes(entry.value)}
              onChange={() => toggle(entry.value)}
            />
            <span>{entry.label}</span>
          </label>
        ))
      }
    </ChoiceSet>
  );
}
