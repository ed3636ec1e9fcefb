import { phoneKeys } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { TextField } from '../../../design/field/text-field.js';
import { answerId } from '../../../shared/answer-id.js';
import { PHONE } from './assisted-phone.js';

interface AssistedPhoneProps {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** The phone of somebody else: a code is not sent to it, the person is told and can object (rule 64). */
export function AssistedPhone({ value, error, onChange }: AssistedPhoneProps) {
  const t = useText();
  return (
    <TextField
      id={answerId(PHONE)}
      label={t('registration.assistedPhone')}
      hint={t('signIn.phoneHint')}
      error={error}
      value={value}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      dir="ltr"
      onChange={(text) => onChange(phoneKeys(text, ' -'))}
    />
  );
}
