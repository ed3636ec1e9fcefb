import { HELP_TYPES, LIMITS } from '@karov/domain';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { BooleanInput, PlaceInput, RadioButtonGroupInput, SelectInput, TextInput } from '../../kit/inputs.js';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { onlyDecimal } from '../../shared/typed-numbers.js';
import { useEventTypes, useManagers } from './event-calls.js';
import type { EventDraft } from './event-draft.js';

const DECIMAL = { inputMode: 'decimal', dir: 'ltr' } as const;
const LONGEST_NOTE = { maxLength: LIMITS.noteMax };

/**
 * The fields of an event. Radius and manager are fixed once it exists (rule 48), and so is whether it is an
 * exercise (rule 161).
 */
export function EventFields({ isEdit }: { isEdit: boolean }) {
  const text = useText();
  const types = useEventTypes();
  const [isAutoAssign, isExercise] = useWatch<EventDraft, ['is_auto_assign', 'is_exercise']>({
    name: ['is_auto_assign', 'is_exercise'],
  });
  return (
    <>
      <SelectInput<EventDraft>
        source="event_list_id"
        label="event_form.type"
        isRequired
        autoFocus
        choices={types}
        emptyLabel="event_form.choose"
      />
      <PlaceInput<EventDraft> source="address" label="event_form.address" isRequired />
      <TextInput<EventDraft>
        source="radius"
        label="event_form.radius"
        hint={isEdit ? 'event_form.radius_fixed' : 'event_form.radius_hint'}
        isRequired
        isDisabled={isEdit}
        parse={onlyDecimal}
        attributes={DECIMAL}
      />
      <TextInput<EventDraft>
        source="description"
        label="event_form.description"
        hint="event_form.description_hint"
        lines={3}
        attributes={LONGEST_NOTE}
      />
      <ManagerInput isEdit={isEdit} />
      <RadioButtonGroupInput<EventDraft>
        source="type_of_help_required"
        label="event_form.help_type"
        choices={HELP_TYPES.map((type) => ({ id: type, label: text(`common.helpType.${type}`) }))}
      />
      <BooleanInput<EventDraft>
        source="is_auto_assign"
        label="event_form.auto_assign"
        hint={isAutoAssign ? 'event_form.auto_assign_on' : 'event_form.auto_assign_off'}
      />
      <BooleanInput<EventDraft> source="status" label="event_form.status" />
      {!isEdit && (
        <BooleanInput<EventDraft>
          source="is_exercise"
          label="event_form.exercise"
          hint="event_form.exercise_hint"
        />
      )}
      {isEdit && isExercise && <Alert severity="info">{text('event_form.exercise_fixed')}</Alert>}
      {isEdit && (
        <TextInput<EventDraft>
          source="system_note"
          label="words.system_note"
          lines={1}
          attributes={LONGEST_NOTE}
        />
      )}
    </>
  );
}

/** The event's manager: admins choose one, managers manage their own. */
function ManagerInput({ isEdit }: { isEdit: boolean }) {
  const isAdmin = useIsAdmin();
  const managers = useManagers(isAdmin);
  if (!isAdmin) return null;
  return (
    <SelectInput<EventDraft>
      source="manager_id"
      label="event_form.manager"
      hint={isEdit ? 'event_form.manager_fixed' : undefined}
      isRequired
      isDisabled={isEdit}
      choices={managers}
      emptyLabel="event_form.choose"
    />
  );
}
