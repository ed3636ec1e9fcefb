import { ChoiceField } from '../../platform/http/fields.js';

/** The wanted roles; `manual_registration`: those with which an admin adds a person. */
export class RolesDto {
  @ChoiceField(['manual_registration'], { optional: true }) type?: 'manual_registration';
}
