import { HELP_TYPES, LIMITS } from '@karov/domain';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useIsAdmin } from '../../shared/area.js';
import { PlaceEntry, RadioEntry, SelectEntry, SwitchEntry, TextEntry } from '../../shared/form/inputs.js';
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
      <SelectEntry
        source="event_list_id"
        label={text('event_form.type')}
        isRequired
        autoFocus
        choices={types}
        emptyLabel={text('event_form.choose')}
      />
      <PlaceEntry source="address" label={text('event_form.address')} isRequired />
      <TextEntry
        source="radius"
        label={text('event_form.radius')}
        hint={text(isEdit ? 'event_form.radius_fixed' : 'event_form.radius_hint')}
        isRequired
        isDisabled={isEdit}
        read={onlyDecimal}
        attributes={DECIMAL}
      />
      <TextEntry
        source="description"
        label={text('event_form.description')}
        hint={text('event_form.description_hint')}
        lines={3}
        attributes={LONGEST_NOTE}
      />
      <ManagerEntry isEdit={isEdit} />
      <RadioEntry
        source="type_of_help_required"
        label={text('event_form.help_type')}
        choices={HELP_TYPES.map((type) => ({ id: type, label: text(`common.helpType.${type}`) }))}
      />
      <SwitchEntry
        source="is_auto_assign"
        label={text('event_form.auto_assign')}
        hint={text(isAutoAssign ? 'event_form.auto_assign_on' : 'event_form.auto_assign_off')}
      />
      <SwitchEntry source="status" label={text('event_form.status')} />
      {!isEdit && (
        <SwitchEntry
          source="is_exercise"
          label={text('event_form.exercise')}
          hint={text('event_form.exercise_hint')}
        />
      )}
      {isEdit && isExercise && <Alert severity="info">{text('event_form.exercise_fixed')}</Alert>}
      {isEdit && (
        <TextEntry
          source="system_note"
          label={text('words.system_note')}
          lines={1}
          attributes={LONGEST_NOTE}
        />
      )}
    </>
  );
}

/** The event's manager: admins choose one, managers manage their own. */
function ManagerEntry({ isEdit }: { isEdit: boolean }) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const managers = useManagers(isAdmin);
  if (!isAdmin) return null;
  return (
    <SelectEntry
      source="manager_id"
      label={text('event_form.manager')}
      hint={isEdit ? text('event_form.manager_fixed') : undefined}
      isRequired
      isDisabled={isEdit}
      choices={managers}
      emptyLabel={text('event_form.choose')}
    />
  );
}
