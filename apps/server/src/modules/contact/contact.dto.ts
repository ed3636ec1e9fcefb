import { LIMITS } from '@karov/domain';
import { EmailField, IntField, NameField, PhoneField, TextField } from '../../platform/http/fields.js';

/** A message to the support desk. */
export class ContactFormDto {
  @TextField({ min: LIMITS.nameMin }) subject: string;
  @TextField({ min: LIMITS.textMin, max: LIMITS.contactMessageMax, multiline: true }) message: string;
  @NameField({ optional: true, min: LIMITS.nameMin, description: 'Of a visitor, who is not signed in.' })
  full_name?: string;
  @PhoneField({ optional: true, description: 'Of a visitor; a phone or an e-mail address is needed.' })
  phone?: string;
  @EmailField({ optional: true, description: 'Of a visitor.' }) email?: string;
  @TextField({ optional: true, max: 10_000, description: 'A visitor’s solution of the captcha, base64.' })
  captcha?: string;
}

/** A message from the person who started a conversation. */
export class ContactWordsDto {
  @TextField({ min: 1, max: LIMITS.contactMessageMax, multiline: true }) words: string;
  @TextField({
    optional: true,
    max: 10_000,
    description: 'Solution of the captcha, base64, where nobody is signed in.',
  })
  captcha?: string;
}

/** The last message that a member of the desk has read. */
export class ContactSeenDto {
  @IntField({
    optional: true,
    min: 0,
    description: 'The number of the last reply that was on the screen, 0 when there was none.',
  })
  seen?: number;
}

/** An answer from the desk. */
export class ContactAnswerDto {
  @TextField({ min: 1, max: LIMITS.contactMessageMax, multiline: true }) words: string;
  @IntField({
    min: 0,
    description: 'The number of the last reply that was on the screen, 0 when there was none.',
  })
  seen: number;
}
