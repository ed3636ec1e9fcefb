import { HELP_TYPES, LIMITS } from '@karov/domain';
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup, Stack, Switch, TextField } from '@mui/material';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { onlyDecimal } from '../../shared/typed-numbers.js';
import { PlaceField } from '../../shared/places/place-field.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { useEventTypes, useManagers } from './event-calls.js';
import type { DraftFaults, EventDraft } from './event-draft.js';

interface EventFieldsProps {
  draft: EventDraft;
  faults: DraftFaults;
  isEdit: boolean;
  onChange: (change: Partial<EventDraft>) => void;
}

/** The fields of an event; radius and manager stay as they are once it exists (rule 48). */
export function EventFields({ draft, faults, isEdit, onChange }: EventFieldsProps) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const types = useEventTypes();
  const managers = useManagers(isAdmin);

  return (
    <Stack spacing={2.5}>
      <SelectField
        id="event_list_id"
        label={text('event_form.type')}
        required
        value={draft.event_list_id}
        choices={types}
        emptyLabel={text('event_form.choose')}
        error={Boolean(faults.event_list_id)}
        helperText={faults.event_list_id}
        onChange={({ target }) => onChange({ event_list_id: target.value })}
      />
      <PlaceField id="address" label={text('event_form.address')} value={draft.address} error={faults.address} onChange={(address) => onChange({ address })} />
      <TextField
        id="radius"
        label={text('event_form.radius')}
        required
        disabled={isEdit}
        value={draft.radius}
        error={Boolean(faults.radius)}
        helperText={faults.radius ?? text(isEdit ? 'event_form.radius_fixed' : 'event_form.radius_hint')}
        onChange={({ target }) => onChange({ radius: onlyDecimal(target.value) })}
        slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
      />
      {isAdmin && (
        <SelectField
          id="manager_id"
          label={text('event_form.manager')}
          required
          disabled={isEdit}
          value={draft.manager_id}
          choices={managers}
          emptyLabel={text('event_form.choose')}
          error={Boolean(faults.manager_id)}
          helperText={faults.manager_id ?? (isEdit && text('event_form.manager_fixed'))}
          onChange={({ target }) => onChange({ manager_id: target.value })}
        />
      )}
      <TextField
        id="description"
        label={text('event_form.description')}
        required
        multiline
        minRows={3}
        value={draft.description}
        error={Boolean(faults.description)}
        helperText={faults.description ?? text('event_form.description_hint')}
        onChange={({ target }) => onChange({ description: target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.noteMax } }}
      />
      <FormControl error={Boolean(faults.type_of_help_required)}>
        <FormLabel id="help-type">{text('event_form.help_type')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby="help-type"
          value={draft.type_of_help_required}
          onChange={({ target }) => onChange({ type_of_help_required: target.value === 'phone' ? 'phone' : 'physical' })}
        >
          {HELP_TYPES.map((type) => (
            <FormControlLabel key={type} value={type} control={<Radio />} label={text(`common.helpType.${type}`)} />
          ))}
        </RadioGroup>
        {faults.type_of_help_required && <FormHelperText>{faults.type_of_help_required}</FormHelperText>}
      </FormControl>
      <div>
        <FormControlLabel
          label={text('event_form.auto_assign')}
          control={
            <Switch
              checked={draft.is_auto_assign}
              onChange={({ target }) => onChange({ is_auto_assign: target.checked })}
              slotProps={{ input: { 'aria-describedby': 'auto-assign-hint' } }}
            />
          }
        />
        <FormHelperText id="auto-assign-hint">{text(draft.is_auto_assign ? 'event_form.auto_assign_on' : 'event_form.auto_assign_off')}</FormHelperText>
      </div>
      <FormControlLabel
        label={text('event_form.status')}
        control={<Switch checked={draft.status} onChange={({ target }) => onChange({ status: target.checked })} />}
      />
      {isEdit && (
        <TextField
          id="system_note"
          label={text('words.system_note')}
          multiline
          value={draft.system_note}
          error={Boolean(faults.system_note)}
          helperText={faults.system_note}
          onChange={({ target }) => onChange({ system_note: target.value })}
          slotProps={{ htmlInput: { maxLength: LIMITS.noteMax } }}
        />
      )}
    </Stack>
  );
}
