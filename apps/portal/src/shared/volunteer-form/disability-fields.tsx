import { useText } from '../../core/text.js';
import { TextField } from '../../design/field/text-field.js';
import { answerId } from '../answer-id.js';
import { ChoicesControl } from '../help-profile/choices-control.js';
import { otherDisability, type VolunteerFieldsProps } from './fields.js';

/** The disabilities that a volunteer may state, and the description for "other" (rule 131). */
export function DisabilityFields({ values, options, errors, set }: VolunteerFieldsProps) {
  const t = useText();
  const entries = options.disabilities.flatMap(({ id, label }) =>
    typeof id === 'number' ? [{ value: id, label }] : [],
  );
  return (
    <>
      <ChoicesControl
        list="disabilities"
        options={options.disabilities}
        id={answerId('disability_id')}
        label={t('volunteerForm.disability_id')}
        hint={t('volunteerForm.disabilityHint')}
        isOptional
        error={errors['disability_id'] ?? null}
        values={values.disability_id}
        entries={entries}
        onChange={(ids) => set('disability_id', ids)}
      />
      {values.disability_id.some((id) => id === otherDisability(options)) && (
        <TextField
          id={answerId('other_disability')}
          label={t('volunteerForm.other_disability')}
          error={errors['other_disability'] ?? null}
          value={values.other_disability}
          onChange={(text) => set('other_disability', text)}
        />
      )}
    </>
  );
}
