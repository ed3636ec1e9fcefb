import { serverNow } from '@karov/api-client';
import { type DayRange, FIGURE_DAYS_MAX, lastDays, localDay, validateRange } from '@karov/domain';
import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useText } from '../../shared/text.js';

/** Returns the thirty days that end today, by the server's clock. */
export function usualRange(): DayRange {
  return lastDays(localDay(new Date(serverNow())));
}

/** Lets the reader choose the range of days; both ends count. */
export function RangeForm({ range, onRange }: { range: DayRange; onRange: (range: DayRange) => void }) {
  const text = useText();
  const [draft, setDraft] = useState(range);
  const [fault, setFault] = useState<ReturnType<typeof validateRange>>(null);
  const errorOf = (field: 'from_date' | 'to_date') =>
    fault?.field === field ? text(`common.validation.${fault.key}`, { max: FIGURE_DAYS_MAX }) : undefined;
  const show = (submit: FormEvent) => {
    submit.preventDefault();
    const found = validateRange(draft);
    setFault(found);
    if (!found) onRange(draft);
    else document.getElementById(`figures-${found.field}`)?.focus();
  };
  const reset = () => {
    setDraft(usualRange());
    setFault(null);
    onRange(usualRange());
  };
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      useFlexGap
      spacing={1.5}
      onSubmit={show}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          id={`figures-${end}_date`}
          type="date"
          label={text(`figures.${end}`)}
          value={draft[end]}
          error={errorOf(`${end}_date`) !== undefined}
          helperText={errorOf(`${end}_date`)}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            setDraft({ ...draft, [end]: target.value });
            setFault(null);
          }}
        />
      ))}
      <Button type="submit" variant="contained">
        {text('figures.show')}
      </Button>
      <Button onClick={reset}>{text('figures.last_30')}</Button>
    </Stack>
  );
}
