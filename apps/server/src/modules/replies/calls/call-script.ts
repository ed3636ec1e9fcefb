import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import twilio from 'twilio';

/** A voice for each language, among those of Twilio. */
const VOICES = { 'he-IL': 'Google.he-IL-Wavenet-A', 'en-US': 'Polly.Joanna-Neural' } as const;
/** How long a key is awaited, in seconds: a telephone has to be taken from the ear first. */
const KEY_SECONDS = 12;
/** Whatever asks for a key is said so often. */
const TIMES = 2;

/**
 * The words of the call, and where a key that is pressed meanwhile leads; without an address the call ends
 * after it.
 */
export interface CallTurn {
  said: string;
  next: string | null;
}

/** A turn of a call in Twilio's language. A key that is pressed while something is said interrupts it. */
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

/** Hangs up without a word: nobody is there but a machine. */
export function hangUp(): string {
  const response = new twilio.twiml.VoiceResponse();
  response.hangup();
  return response.toString();
}
