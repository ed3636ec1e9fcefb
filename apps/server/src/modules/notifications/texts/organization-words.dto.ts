import { LIMITS } from '@karov/domain';
import { TextField } from '../../../platform/http/fields.js';

/** An organization's greeting and signature in messages to its volunteers (rule 169). */
export class OrganizationWordsDto {
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) greeting_he?: string;
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) greeting_en?: string;
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) signature_he?: string;
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) signature_en?: string;
}
