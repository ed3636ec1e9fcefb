import { ChoiceField } from '../../platform/http/fields.js';

/**
 * The roles requested; `manual_registration` selects the roles that an admin can give to a person whom they
 * add.
 */
export class RolesDto {
  @ChoiceField(['manual_registration'], { optional: true }) type?: 'manual_registration';
}
