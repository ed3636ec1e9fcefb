import { LIMITS } from '@karov/domain';
import { EmailField, PhoneField, TextField } from '../../platform/http/fields.js';

/** What somebody writes to the support desk. */
export class ContactFormDto {
  @TextField({ min: LIMITS.nameMin }) subject: string;
  @TextField({ min: LIMITS.textMin, max: LIMITS.contactMessageMax, multiline: true }) message: string;
  @TextField({ optional: true, min: LIMITS.nameMin, description: 'Of a visitor, who is not signed in.' }) full_name?: string;
  @PhoneField({ optional: true, description: 'Of a visitor; a phone or an e-mail address is needed.' }) phone?: string;
  @EmailField({ optional: true, description: 'Of a visitor.' }) email?: string;
  @TextField({ optional: true, max: 10_000, description: 'A visitor’s solution of the captcha, base64.' }) captcha?: string;
}
