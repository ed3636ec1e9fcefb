import { noneOf, type OptionList, type ProfileOption, withoutContradiction } from '@karov/domain';
import { useState } from 'react';
import { useFormText } from '../../core/text.js';
import { CheckboxGroup } from '../../design/choices/checkbox-group.js';
import type { FieldProps } from '../../design/field/field.js';

interface ChoicesControlProps<V extends ProfileOption['id']> extends FieldProps {
  list: OptionList;
  options: readonly (ProfileOption & { label: string })[];
  entries: readonly { value: V; label: string }[];
  values: readonly V[];
  onChange: (values: V[]) => void;
}

/**
 * Lets the reader choose several entries of a list. "None of these" excludes the others; the entries that it
 * clears are announced.
 */
export function ChoicesControl<V extends ProfileOption['id']>({
  list,
  options,
  entries,
  values,
  onChange,
  ...field
}: ChoicesControlProps<V>) {
  const t = useFormText();
  const [said, setSaid] = useState('');
  const none = noneOf(list, options);
  const choose = (chosen: V[]) => {
    const kept = withoutContradiction(values, chosen, none);
    const label = options.find(({ id }) => id === none)?.label ?? '';
    const words = t(kept.some((one) => one === none) ? 'forms.noneChosen' : 'forms.noneDropped', {
      none: label,
    });
    setSaid(kept.length < chosen.length ? words : '');
    onChange(kept);
  };
  return (
    <>
      <CheckboxGroup {...field} values={values} entries={entries} onChange={choose} />
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </>
  );
}
