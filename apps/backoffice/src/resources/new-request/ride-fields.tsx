import { ARRIVAL_HOURS, localDay } from '@karov/domain';
import { Stack, TextField } from '@mui/material';
import { PlaceField } from '../../shared/places/place-field.js';
import { useText } from '../../shared/text.js';
import { SelectField } from '../../shared/ui/select-field.js';
import type { DraftFaults, RequestDraft } from './request-draft.js';

interface FieldsProps {
  draft: RequestDraft;
  faults: DraftFaults;
  onChange: (change: Partial<RequestDraft>) => void;
}

/** The destination; the cursor starts here for a ride. */
export function DestinationField({ draft, faults, onChange }: FieldsProps) {
  const text = useText();
  return (
    <PlaceField
      id="destination_address"
      label={text('new_request.destination')}
      autoFocus
      value={draft.destination_address}
      error={faults['destination_address']}
      onChange={(destination_address) => onChange({ destination_address })}
    />
  );
}

/** The time: a day and a whole hour on Israel's clock (rule 60). */
export function ArrivalFields({ draft, faults, onChange }: FieldsProps) {
  const text = useText();
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <DayField
        id="arrival_date"
        label={text('new_request.date')}
        value={draft.arrival_date}
        fault={faults['arrival_date']}
        onChange={(arrival_date) => onChange({ arrival_date })}
      />
      <SelectField
        id="arrival_time"
        label={text('new_request.hour')}
        required
        value={draft.arrival_time}
        emptyLabel={text('new_request.choose')}
        choices={ARRIVAL_HOURS.map((hour) => ({ id: hour, label: hour }))}
        error={Boolean(faults['arrival_time'])}
        helperText={faults['arrival_time']}
        onChange={({ target }) => onChange({ arrival_time: target.value })}
      />
    </Stack>
  );
}

interface DayFieldProps {
  id: string;
  label: string;
  value: string;
  fault?: string;
  onChange: (day: string) => void;
}

/** A field for a day, today or later. */
export function DayField({ id, label, value, fault, onChange }: DayFieldProps) {
  return (
    <TextField
      id={id}
      type="date"
      label={label}
      required
      value={value}
      error={Boolean(fault)}
      helperText={fault}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { min: localDay(new Date()) } }}
    />
  );
}
