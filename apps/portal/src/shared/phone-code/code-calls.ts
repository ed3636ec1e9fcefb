import { api } from '../../core/api.js';

export interface CodeSent {
  phone: string;
  resendAfterSeconds: number;
  /** the code comes by a telephone call, because the number cannot receive SMS */
  isCall: boolean;
}

/** The calls that send a first code. */
type CodePath = '/user/auth/login' | '/volunteer/auth/login' | '/auth/register-otp';

/** Requests the first code at the given path; the phone is in E.164. */
export async function sendFirstCode(path: CodePath, phone: string, captcha: string): Promise<CodeSent> {
  const { data } = await api.send('POST', path, { body: { phone, captcha } });
  return { phone, resendAfterSeconds: data.resend_after_seconds, isCall: data.is_call };
}

/**
 * Requests another code, by SMS or by a call; the server refuses a request that comes too early with a 422
 * (rule 11).
 */
export async function resendCode(phone: string, byCall: boolean): Promise<void> {
  await api.act('POST', '/auth/resend-otp', { body: { phone, ...(byCall && { by_call: true }) } });
}
