import { LIMITS } from '@karov/domain';
import { useText } from '../../core/text.js';
import { DateField } from '../../design/date/date-field.js';
import { TextField } from '../../design/field/text-field.js';
import { answerId } from '../answer-id.js';
import type { VolunteerFieldsProps } from './fields.js';

/** Place and date of the training; in a renewal the date must be in the future (rule 54). */
export function TrainingFields({
  values,
  errors,
  set,
  earliest,
}: VolunteerFieldsProps & { earliest?: string }) {
  const t = useText();
  return (
    <>
      <TextField
        id={answerId('place')}
        label={t('volunteerForm.place')}
        error={errors['place'] ?? null}
        isOptional
        value={values.place}
        maxLength={LIMITS.textMax}
        onChange={(place) => set('place', place)}
      />
      <DateField
        id={answerId('date')}
        label={t('volunteerForm.date')}
        hint={earliest ? t('volunteerForm.dateAheadHint') : undefined}
        error={errors['date'] ?? null}
        isOptional={!earliest}
        value={values.date}
        {...(earliest && { min: earliest })}
        onChange={(date) => set('date', date)}
      />
    </>
  );
}
