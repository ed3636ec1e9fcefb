import { api } from '../../core/api.js';

export interface CodeSent {
  phone: string;
  resendAfterSeconds: number;
  /** it comes by a telephone call, since the number gets no SMS */
  isCall: boolean;
}

/** The calls that send a first code. */
type CodePath = '/user/auth/login' | '/volunteer/auth/login' | '/auth/register-otp';

/** Asks a call to send the first code; the phone is in E.164. */
export async function sendFirstCode(path: CodePath, phone: string, captcha: string): Promise<CodeSent> {
  const { data } = await api.send('POST', path, { body: { phone, captcha } });
  return { phone, resendAfterSeconds: data.resend_after_seconds, isCall: data.is_call };
}

/** Sends another code, or has a call tell it; too early is a 422 (rule 11). */
export async function resendCode(phone: string, byCall: boolean): Promise<void> {
  await api.act('POST', '/auth/resend-otp', { body: { phone, ...(byCall && { by_call: true }) } });
}
