import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { type AppKey, useText } from '../shared/text.js';
import { type Choice, SelectField } from '../shared/ui/select-field.js';

interface FilterProps {
  /** the server's name of the filter */
  source: string;
  label: AppKey;
  /** read by react-admin's filter form: the filter cannot be hidden */
  alwaysOn?: true;
}

const asChosen = (chosen: string): string => chosen;

/** Filters a list by one of a few choices. */
export function ChoiceFilter({
  source,
  label,
  emptyLabel = 'common.words.all',
  choices,
}: FilterProps & { emptyLabel?: AppKey; choices: readonly Choice[] }) {
  const text = useText();
  const { field } = useInput<string>({ source, parse: asChosen });
  return (
    <SelectField
      {...field}
      label={text(label)}
      value={String(field.value ?? '')}
      emptyLabel={text(emptyLabel)}
      choices={choices}
    />
  );
}

/** Filters a list by a day. */
export function DayFilter({ source, label }: FilterProps) {
  const text = useText();
  const { field } = useInput<string>({ source, parse: asChosen });
  return (
    <TextField
      {...field}
      type="date"
      label={text(label)}
      value={String(field.value ?? '')}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
