import { ARRIVAL_HOURS, localDay } from '@karov/domain';
import { Stack } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { PlaceInput, SelectInput, TextInput } from '../../kit/inputs.js';
import type { AppKey } from '../../shared/text.js';
import type { RequestDraft } from './request-draft.js';

const HOURS = ARRIVAL_HOURS.map((hour) => ({ id: hour, label: hour }));

/** The destination; the cursor starts here for a ride. */
export function DestinationInput() {
  return (
    <PlaceInput<RequestDraft>
      source="destination_address"
      label="new_request.destination"
      isRequired
      autoFocus
    />
  );
}

/** The time: a day and a whole hour on Israel's clock (rule 60). */
export function ArrivalInputs() {
  const { clearErrors } = useFormContext<RequestDraft>();
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <DayInput
        source="arrival_date"
        label="new_request.date"
        // an hour that has passed today may be right tomorrow
        onTyped={() => clearErrors('arrival_time')}
      />
      <SelectInput<RequestDraft>
        source="arrival_time"
        label="new_request.hour"
        isRequired
        choices={HOURS}
        emptyLabel="new_request.choose"
      />
    </Stack>
  );
}

interface DayInputProps {
  source: 'arrival_date' | 'expiration_date';
  label: AppKey;
  onTyped?: () => void;
}

/** A field for a day, today or later. */
export function DayInput({ source, label, onTyped }: DayInputProps) {
  return (
    <TextInput<RequestDraft>
      source={source}
      label={label}
      type="date"
      isRequired
      onTyped={onTyped}
      attributes={{ min: localDay(new Date()) }}
    />
  );
}
