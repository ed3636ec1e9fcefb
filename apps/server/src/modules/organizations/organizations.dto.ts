import { LIMITS } from '@karov/domain';
import { NameField, TextField } from '../../platform/http/fields.js';

/** An organization's name and its words in messages; its logo comes as a file beside it. */
export class OrganizationFormDto {
  @NameField({ min: LIMITS.nameMin }) name: string;
  /** How it greets its volunteers in messages, and signs them; what is left out stays (rule 169). */
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) greeting_he?: string;
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) greeting_en?: string;
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) signature_he?: string;
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) signature_en?: string;
}
