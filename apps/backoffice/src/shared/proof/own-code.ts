import { api } from '../api.js';

/** Sends a code to the caller's phone. */
export const sendOwnCode = (byCall: boolean) =>
  api.act('POST', '/auth/session/otp', { body: byCall ? { by_call: true } : {} });

/** Unlocks the session with the code, and restarts its full time. */
export const proveByCode = (otp: string) => api.send('POST', '/auth/session/unlock', { body: { otp } });
