import { ChoiceField } from '../../platform/http/fields.js';

/** The requested roles; `manual_registration`: those that an admin can add a person with. */
export class RolesDto {
  @ChoiceField(['manual_registration'], { optional: true }) type?: 'manual_registration';
}
