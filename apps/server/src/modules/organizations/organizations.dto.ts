import { LIMITS } from '@karov/domain';
import { NameField, TextField } from '../../platform/http/fields.js';

/**
 * An organization's name and its greeting and signature in messages; its logo is a separate file in the form.
 */
export class OrganizationFormDto {
  @NameField({ min: LIMITS.nameMin }) name: string;
  /**
   * The organization's greeting and signature in messages to its volunteers; an omitted one stays unchanged
   * (rule 169).
   */
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) greeting_he?: string;
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) greeting_en?: string;
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) signature_he?: string;
  @TextField({ optional: true, max: LIMITS.messageWordsMax }) signature_en?: string;
}
