import { type HelpProfileAnswers, phoneKeys } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { Checkbox } from '../../../design/choices/checkbox.js';
import { TextField } from '../../../design/field/text-field.js';
import { answerId } from '../../../shared/answer-id.js';
import { hasNoPhone, NO_PHONE, PHONE, phoneIn } from './assisted-phone.js';

interface AssistedPhoneProps {
  answers: HelpProfileAnswers;
  error: string | null;
  onChange: (answers: HelpProfileAnswers) => void;
}

/**
 * The phone of a person registered by somebody else. No code is sent to it; the person is informed and can
 * object (rule 64). For a person without a phone, the form records that (rule 239).
 */
export function AssistedPhone({ answers, error, onChange }: AssistedPhoneProps) {
  const t = useText();
  const isWithout = hasNoPhone(answers);
  return (
    <>
      {!isWithout && (
        <TextField
          id={answerId(PHONE)}
          label={t('registration.assistedPhone')}
          hint={t('registration.assistedPhoneHint')}
          error={error}
          value={phoneIn(answers)}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          dir="ltr"
          onChange={(text) => onChange({ ...answers, [PHONE]: phoneKeys(text, ' -') })}
        />
      )}
      <Checkbox
        id={answerId(NO_PHONE)}
        label={t('common.words.noPhone')}
        isChecked={isWithout}
        onChange={(isTicked) => onChange({ ...answers, [NO_PHONE]: isTicked ? 1 : 0 })}
      />
    </>
  );
}
