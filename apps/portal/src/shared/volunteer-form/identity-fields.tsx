import { GENDERS, LIMITS, localDay, onlyDigits } from '@karov/domain';
import { useText } from '../../core/text.js';
import { RadioGroup } from '../../design/choices/radio-group.js';
import { DateField } from '../../design/date/date-field.js';
import { TextField } from '../../design/field/text-field.js';
import { answerId } from '../answer-id.js';
import { keyEntries, type VolunteerFieldsProps } from './fields.js';
import { FlagFields } from './flag-field.js';

/** Identity number, birthday and gender, as required for the police check and the agreement. */
export function IdentityFields({ options, ...props }: VolunteerFieldsProps) {
  const t = useText();
  const { values, errors, set } = props;
  return (
    <>
      <TextField
        id={answerId('id_number')}
        label={t('volunteerForm.id_number')}
        hint={t('volunteerForm.idNumberHint')}
        error={errors['id_number'] ?? null}
        value={values.id_number}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        onChange={(text) => set('id_number', onlyDigits(text).slice(0, LIMITS.idNumberDigits))}
      />
      <FlagFields group="identity" {...props} />
      <DateField
        id={answerId('dob')}
        label={t('volunteerForm.dob')}
        error={errors['dob'] ?? null}
        value={values.dob}
        max={localDay(new Date())}
        autoComplete="bday"
        onChange={(dob) => set('dob', dob)}
      />
      <RadioGroup
        id={answerId('gender')}
        label={t('volunteerForm.gender')}
        error={errors['gender'] ?? null}
        value={values.gender}
        entries={keyEntries(options.volunteer_gender)}
        onChange={(value) => set('gender', GENDERS.find((gender) => gender === value) ?? null)}
      />
    </>
  );
}
