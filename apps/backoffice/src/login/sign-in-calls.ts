import { ValidationError, type VerifyOutcome } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useRead } from '../kit/reads.js';
import { useAction } from '../kit/use-action.js';
import { api } from '../shared/api.js';

/** A code that the server has sent. */
export interface SentCode {
  phone: string;
  isManager: boolean;
  resendSeconds: number;
  /** true if the code comes by a telephone call, because the number cannot receive SMS */
  isCall: boolean;
}

interface SendCodeOptions {
  onSent: (sent: SentCode) => void;
  onFailed: () => void;
}

/**
 * Returns the texts for a blocked address, for which GET /check-ip-status answers 422. Any other answer is
 * ignored.
 */
export function useBlockedTexts(): readonly string[] {
  const { error } = useRead({
    key: ['ip-status'],
    read: (signal) => api.get('/check-ip-status', { signal }),
    retry: false,
  });
  if (!(error instanceof ValidationError)) return [];
  const texts = Object.values(error.errors).flat();
  return texts.length > 0 ? texts : [error.message];
}

/** Requests a code for the staff sign-in (POST /admin/auth/login). */
export function useSendCode({ onSent, onFailed }: SendCodeOptions) {
  return useAction({
    run: async ({ phone, captcha }: { phone: string; captcha: string }) => {
      try {
        const { data } = await api.send('POST', '/admin/auth/login', { body: { phone, captcha } });
        return {
          phone,
          isManager: data.is_manager === true,
          resendSeconds: data.resend_after_seconds,
          isCall: data.is_call,
        };
      } catch (error) {
        onFailed();
        throw error;
      }
    },
    shows: ['phone', 'captcha', 'register'],
    onDone: onSent,
  });
}

/** Requests another code, by SMS or by a call (POST /auth/resend-otp). */
export function useResendCode(phone: string, onSent: (resendSeconds: number) => void) {
  return useAction({
    run: (byCall: boolean) =>
      api.act('POST', '/auth/resend-otp', { body: { phone, ...(byCall && { by_call: true }) } }),
    onDone: () => onSent(LIMITS.otpResendSeconds),
  });
}

/** Verifies the code; `is_admin` is the opposite of `is_manager`. */
export function useVerifyCode({ phone, isManager }: SentCode, onVerified: (answer: VerifyOutcome) => void) {
  return useAction({
    run: async (otp: string): Promise<VerifyOutcome> => {
      const { data } = await api.send('POST', '/auth/verify-otp', {
        body: { phone, otp, is_admin: !isManager },
      });
      if ('register' in data) return data;
      // people who share a number with staff sign in through the portal; their names are not stored here
      const { others: _others, ...record } = data;
      return record;
    },
    shows: ['otp', 'phone'],
    onDone: onVerified,
  });
}
