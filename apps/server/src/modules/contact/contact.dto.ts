import { LIMITS } from '@karov/domain';
import { TextField } from '../../platform/http/fields.js';

/** What somebody writes to the support desk. */
export class ContactFormDto {
  @TextField({ min: LIMITS.nameMin }) subject: string;
  @TextField({ min: LIMITS.textMin, max: LIMITS.contactMessageMax, multiline: true }) message: string;
}
