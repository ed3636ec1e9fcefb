import type { OrganizationWordsSample } from '@karov/api-client';
import type { Locale, MessageOccasion } from '@karov/domain';
import { MESSAGE_REGISTER, type MessageForm, type MessageKey, sampleForms } from '@karov/i18n/server';
import { smsSegments, smsText } from '../../../platform/text/sms-segments.js';
import type { LinkKind } from '../link-code.entity.js';
import { LINK_PATHS } from '../link-paths.js';
import { howToReply, SAMPLE_NUMBER } from '../message-text.js';

/** One of the forms of a message as an SMS, with its number of parts. */
export interface MessageSample extends MessageForm {
  segments: number;
}

/**
 * The maximum number of SMS parts, by the occasion of the message: a message about one's own matter fits into
 * two (rule 165).
 */
export const MOST_SEGMENTS: Readonly<Record<MessageOccasion, number>> = {
  case: 2,
  invitation: 3,
  account: 3,
  staff: 3,
};

/** A sample as long as a link's code: 128 bits in base64url. */
const SAMPLE_CODE = 'x'.repeat(22);

/**
 * Returns a message in one language, in each of its forms, as an SMS; links lead nowhere but are as long as
 * real ones.
 */
export function samplesOf(key: MessageKey, locale: Locale, publicUrl: string): MessageSample[] {
  return sampleForms(key, locale, `${publicUrl}${MESSAGE_REGISTER[key].page}`).map((sample) => {
    const full = sample.text
      .replaceAll(
        '%{reply}',
        howToReply(locale, MESSAGE_REGISTER[key].occasion === 'invitation' ? SAMPLE_NUMBER : null),
      )
      .replaceAll('%{link}', `${publicUrl}${LINK_PATHS[linkOf(key)].short}${SAMPLE_CODE}`);
    const text = smsText(full);
    return { ...sample, text, segments: smsSegments(text) };
  });
}

/** The message that volunteers of organizations get most often, which is also the longest. */
const EXAMPLE: MessageKey = 'messages.offer';

/**
 * Returns an ordinary message as an SMS with a greeting before it and a signature after it, each on a line of
 * its own (rule 169).
 */
export function sampleWithWords(
  locale: Locale,
  publicUrl: string,
  { greeting, signature }: { greeting: string; signature: string },
): OrganizationWordsSample {
  const [{ text, segments } = { text: '', segments: 0 }] = samplesOf(EXAMPLE, locale, publicUrl);
  const whole = smsText([greeting, text, signature].filter((line) => line !== '').join('\n'));
  return { locale, text: whole, segments: smsSegments(whole), segments_without: segments };
}

/** Returns the kind of link in a message: all have the same length, so the kind matters only for display. */
function linkOf(key: MessageKey): LinkKind {
  if (key.startsWith('messages.signIn')) return 'sign_in';
  if (key === 'messages.contactReplyVisitor') return 'contact';
  if (key.endsWith('ByOther')) return 'reference';
  if (key === 'messages.eventNeedCheck') return 'event_user';
  return key.startsWith('requests.') ? 'application_call' : 'event_volunteer';
}
