import { SignatureField } from '../../design/signature/signature-field.js';
import { answerId } from '../answer-id.js';
import type { VolunteerFieldsProps } from './fields.js';
import { fullNameOf } from './to-wire.js';

/** The signature under the agreement, drawn or typed (rule 66). */
export function SigningFields({ values, errors, set }: VolunteerFieldsProps) {
  return (
    <SignatureField
      id={answerId('signature_image')}
      value={values.signature}
      fullName={fullNameOf(values)}
      error={errors['signature_image'] ?? null}
      onChange={(signature) => set('signature', signature)}
    />
  );
}
