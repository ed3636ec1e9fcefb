import { LIMITS, onlyDigits } from '@karov/domain';
import type { ChangeEvent } from 'react';
import { Field, type FieldProps } from '../field/field.js';
import './otp.css';

const BOXES = Array.from({ length: LIMITS.otpDigits }, (_, index) => index);

interface OtpFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Called at the last digit with the whole code, so that no button is needed. */
  onComplete: (value: string) => void;
}

/**
 * The code field: four boxes visually, one field for assistive technology (rule 22). A pasted code and the
 * phone's suggestion therefore fill all of it; digits run from left to right; other characters are ignored
 * (rule 131).
 */
export function OtpField({ value, onChange, onComplete, ...field }: OtpFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = onlyDigits(event.target.value).slice(0, LIMITS.otpDigits);
    onChange(typed);
    if (typed.length === LIMITS.otpDigits && typed !== value) onComplete(typed);
  };
  const next = Math.min(value.length, LIMITS.otpDigits - 1);
  return (
    <Field {...field}>
      {(control) => (
        <div className="otp" dir="ltr">
          <input
            {...control}
            className="otp__input"
            value={value}
            onChange={change}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            name="otp"
            dir="ltr"
          />
          <span className="otp__boxes" aria-hidden="true">
            {BOXES.map((index) => (
              <span key={index} className={index === next ? 'otp__box otp__box--next' : 'otp__box'}>
                {value[index]}
              </span>
            ))}
          </span>
        </div>
      )}
    </Field>
  );
}
