import type { AuthRecord, CodeSentAnswer, VerifyAnswer } from '@karov/api-client';
import { api } from '../../core/api.js';

/** The portal's doors of the sign-in (part 1 §2.5); staff has its own in the back office. */
export type Door = 'user' | 'volunteer';

export interface CodeSent {
  phone: string;
  resendAfterSeconds: number;
}

/** Sends the first code; the phone is in E.164. */
export async function sendCode(door: Door, phone: string, captcha: string): Promise<CodeSent> {
  const { data } = await api.send<CodeSentAnswer['data']>('POST', `/${door}/auth/login`, { phone, captcha });
  return { phone, resendAfterSeconds: data.resend_after_seconds };
}

/** Sends another code; too early is a 422 (decision 11). */
export async function resendCode(phone: string): Promise<void> {
  await api.act('POST', '/auth/resend-otp', { phone });
}

/** The auth record, or null when the verified phone still has to register. */
export async function verifyCode(door: Door, phone: string, otp: string): Promise<AuthRecord | null> {
  const flags = door === 'volunteer' ? { is_volunteer: true } : {};
  const { data } = await api.send<VerifyAnswer['data']>('POST', '/auth/verify-otp', { phone, otp, ...flags });
  return 'register' in data ? null : data;
}

