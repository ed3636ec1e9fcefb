import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import twilio from 'twilio';

/** The Twilio voice for each language. */
const VOICES = { 'he-IL': 'Google.he-IL-Wavenet-A', 'en-US': 'Polly.Joanna-Neural' } as const;
/** Seconds to wait for a key, because listeners first have to take the telephone from their ear. */
const KEY_SECONDS = 12;
/** How many times a prompt for a key is spoken. */
const TIMES = 2;

/**
 * The text of a turn, and the URL for a key pressed meanwhile; without a URL the call ends after the text.
 */
export interface CallTurn {
  said: string;
  next: string | null;
}

/** A turn of a call in TwiML. Pressing a key interrupts the speech. */
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

/** Hangs up without speaking, because only a machine answered. */
export function hangUp(): string {
  const response = new twilio.twiml.VoiceResponse();
  response.hangup();
  return response.toString();
}
