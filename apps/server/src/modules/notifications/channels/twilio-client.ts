import twilio from 'twilio';
import type { SendResult } from './channel-sender.js';

/** The account at Twilio. */
export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** another URL for Twilio's API, for tests; null for the real one */
  baseUrl: string | null;
}

const API_ORIGIN = 'https://api.twilio.com';
const TIMEOUT_MS = 10_000;

/** How much the clocks of this system and the provider may differ. */
export const CLOCK_TOLERANCE_MS = 60_000;
/** The number of newest messages among which one that may already have been sent is searched for. */
export const RECENT = 20;

/** Creates Twilio's own client, whose HTTP client can be pointed to another URL. */
export function twilioClient(
  { accountSid, authToken, baseUrl }: TwilioAccount,
  timeout = TIMEOUT_MS,
): twilio.Twilio {
  const httpClient = new twilio.RequestClient({ timeout });
  httpClient.axios.interceptors.request.use((config) => {
    config.url = config.url?.replace(API_ORIGIN, baseUrl ?? API_ORIGIN);
    return config;
  });
  return twilio(accountSid, authToken, { httpClient });
}

/** Interprets Twilio's response to a message; without an ID it proves nothing, whatever its status. */
export function twilioTaken({ sid }: { sid?: unknown }): SendResult {
  return typeof sid === 'string' && sid !== ''
    ? { ok: true, providerId: sid }
    : { ok: false, retryable: true, code: 'twilio:garbage' };
}

/**
 * Interprets a failure: refusals of the message itself are permanent; connection errors, throttling and
 * errors of the provider are temporary.
 */
export function twilioFailure(error: unknown): SendResult {
  if (!(error instanceof twilio.RestException))
    return { ok: false, retryable: true, code: 'twilio:unreachable' };
  const retryable = error.status === 429 || error.status >= 500;
  return { ok: false, retryable, code: `twilio:${error.code ?? error.status}` };
}
