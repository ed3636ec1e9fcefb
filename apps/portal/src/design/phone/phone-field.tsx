import { phoneKeys } from '@karov/domain';
import type { KeyboardEvent } from 'react';
import { useText } from '../../core/text.js';
import { Select } from '../field/select.js';
import { TextField } from '../field/text-field.js';
import type { DialCode } from './dial-codes.js';
import './phone.css';

export interface PhoneValue {
  country: string;
  number: string;
}

interface PhoneFieldProps {
  id: string;
  value: PhoneValue;
  /** at least the chosen country; all of them after the list was opened */
  codes: readonly DialCode[];
  onOpenCodes: () => void;
  error: string | null;
  onChange: (value: PhoneValue) => void;
  /** Enter sends the code (rule 131), also while the send button waits for the captcha */
  onEnter: () => void;
  /** a person is about to type a number */
  onExpect: () => void;
}

/** A number that starts with +61 is Australian (rule 117). */
function withCountryOf(number: string, country: string): PhoneValue {
  return { number, country: number.startsWith('+61') ? 'AU' : country };
}

function refusesKey(event: KeyboardEvent<HTMLInputElement>): boolean {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isCharacter && phoneKeys(event.key) === '';
}

/**
 * Country and number. The field accepts digits, + and editing keys; another country clears the number (rule
 * 131).
 */
export function PhoneField({
  id,
  value,
  codes,
  onOpenCodes,
  error,
  onChange,
  onEnter,
  onExpect,
}: PhoneFieldProps) {
  const t = useText();
  const guardKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && !refusesKey(event)) return;
    event.preventDefault();
    if (event.key === 'Enter') onEnter();
  };
  const choices =
    codes.length > 0
      ? codes.map(({ country, label }) => ({ value: country, label }))
      : [{ value: value.country, label: value.country }];
  return (
    <div className="phone" onFocus={onExpect}>
      <Select
        label={t('signIn.country')}
        value={value.country}
        choices={choices}
        autoComplete="tel-country-code"
        onOpen={onOpenCodes}
        onChange={(country) => onChange({ country, number: '' })}
      />
      <TextField
        id={id}
        label={t('signIn.phone')}
        hint={t('signIn.phoneHint')}
        error={error}
        value={value.number}
        onChange={(text) => onChange(withCountryOf(phoneKeys(text), value.country))}
        onKeyDown={guardKey}
        type="tel"
        name="phone"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="send"
        dir="ltr"
        required
      />
    </div>
  );
}
