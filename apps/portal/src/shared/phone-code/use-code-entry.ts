import { ValidationError } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { type FormEvent, useRef, useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { endToastsAbout } from '../../core/notices.js';
import { useText } from '../../core/text.js';

export interface CodeEntry {
  code: string;
  error: string | null;
  isBusy: boolean;
  type: (code: string) => void;
  /**
   * sends a complete code; ignored while one is being sent, so that Enter after the last digit does not send
   * it twice
   */
  complete: (code: string) => void;
  submit: (event: FormEvent) => void;
  /** empties the field and its error */
  clear: () => void;
  /** shows why the server refused the code, and clears the field for the next try */
  fail: (reason: unknown) => void;
}

function focus(fieldId: string): void {
  document.getElementById(fieldId)?.focus();
}

/**
 * The state of a code field: the code is sent with its last digit; a wrong code is cleared and asked for
 * again.
 */
export function useCodeEntry(fieldId: string, verify: (code: string) => Promise<void>): CodeEntry {
  const t = useText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const refuse = (text: string) => {
    setError(text);
    focus(fieldId);
  };
  const fail = (reason: unknown) => {
    if (!(reason instanceof ValidationError)) return toastFailure(reason);
    setCode('');
    refuse(reason.allTexts()[0] ?? reason.message);
  };
  const settle = () => {
    isSending.current = false;
    setBusy(false);
  };
  const complete = (whole: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setError(null);
    endToastsAbout('code');
    verify(whole).catch(fail).finally(settle);
  };
  return {
    code,
    error,
    isBusy,
    complete,
    fail,
    type: (next) => {
      setCode(next);
      setError(null);
    },
    submit: (event) => {
      event.preventDefault();
      // keeps the error text when Enter is pressed on a field that is still empty
      if (code === '' && error !== null) return focus(fieldId);
      if (code.length < LIMITS.otpDigits) return refuse(t('signIn.codeMissing'));
      complete(code);
    },
    clear: () => {
      setCode('');
      setError(null);
      focus(fieldId);
    },
  };
}
