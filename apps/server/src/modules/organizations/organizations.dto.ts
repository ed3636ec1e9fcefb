import { LIMITS } from '@karov/domain';
import { NameField } from '../../platform/http/fields.js';

/** An organization's name; its logo comes as a file beside it. */
export class OrganizationFormDto {
  @NameField({ min: LIMITS.nameMin }) name: string;
}
