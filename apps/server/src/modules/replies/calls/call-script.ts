import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import twilio from 'twilio';

/** The Twilio voice for each language. */
const VOICES = { 'he-IL': 'Google.he-IL-Wavenet-A', 'en-US': 'Polly.Joanna-Neural' } as const;
/**
 * The number of seconds to wait for a key, long enough because listeners first have to take the telephone
 * from their ear.
 */
const KEY_SECONDS = 12;
/** The number of times that a prompt for a key is spoken. */
const TIMES = 2;

/**
 * The text of a turn, and the URL that is called when a key is pressed meanwhile; without a URL the call ends
 * after the text.
 */
export interface CallTurn {
  said: string;
  next: string | null;
}

/** Returns a turn of a call as TwiML. Pressing a key interrupts the speech. */
export function twiml({ said, next }: CallTurn, locale: Locale): string {
  const voice = { language: locale, voice: VOICES[locale] } as const;
  const response = new twilio.twiml.VoiceResponse();
  if (next === null) response.say(voice, said);
  for (let time = 0; next !== null && time < TIMES; time++) {
    response
      .gather({ numDigits: 1, timeout: KEY_SECONDS, action: next, method: 'POST', input: ['dtmf'] })
      .say(voice, said);
  }
  if (next !== null) response.say(voice, serverText(locale, 'voice.noAnswer'));
  response.hangup();
  return response.toString();
}

/** Returns TwiML that hangs up without speaking, because only a machine answered. */
export function hangUp(): string {
  const response = new twilio.twiml.VoiceResponse();
  response.hangup();
  return response.toString();
}
