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
  /** at least the chosen country; all countries once the list has been opened */
  codes: readonly DialCode[];
  onOpenCodes: () => void;
  error: string | null;
  onChange: (value: PhoneValue) => void;
  /** Enter requests the code (rule 131), even while the button still waits for the captcha */
  onEnter: () => void;
  /** called when a person is about to type a number */
  onExpect: () => void;
}

/**
 * An Israeli number begins with a zero, which no American number does; the digit after it rules out "00972…".
 */
const ISRAELI_START = /^0[1-9]/;
const ISRAELI_ZONES: readonly string[] = ['Asia/Jerusalem', 'Asia/Tel_Aviv', 'Israel'];

function isInIsrael(): boolean {
  return ISRAELI_ZONES.includes(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/**
 * A number that starts with +61 is Australian; one that starts with a zero under the American flag, the
 * initial one in an English browser, is Israeli on a device in Israel (rule 117).
 */
function withCountryOf(number: string, country: string): PhoneValue {
  if (number.startsWith('+61')) return { number, country: 'AU' };
  const isIsraeli = country === 'US' && ISRAELI_START.test(number) && isInIsrael();
  return { number, country: isIsraeli ? 'IL' : country };
}

function refusesKey(event: KeyboardEvent<HTMLInputElement>): boolean {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isCharacter && phoneKeys(event.key) === '';
}

/**
 * Country and number. The field accepts digits, + and editing keys. Choosing another country clears the
 * number, except a number that was refused: only its country may have been wrong (rule 131).
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
        onChange={(country) => onChange({ country, number: error === null ? '' : value.number })}
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
