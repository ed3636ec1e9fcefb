import { useText } from '../../core/text.js';
import { Checkbox } from '../../design/choices/checkbox.js';
import { answerId } from '../answer-id.js';
import type { VolunteerFieldsProps } from './fields.js';
import { Terms } from './terms.js';

/** The terms and the checkbox for the consent to them (rule 135, "Volunteer terms"). */
export function AgreementFields({ values, errors, set }: VolunteerFieldsProps) {
  const t = useText();
  return (
    <>
      <Terms />
      <Checkbox
        id={answerId('is_agree')}
        label={t('volunteerForm.is_agree')}
        error={errors['is_agree'] ?? null}
        isChecked={values.is_agree === 1}
        onChange={(isChecked) => set('is_agree', isChecked ? 1 : 0)}
      />
    </>
  );
}
