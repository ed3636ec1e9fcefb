import { ChoiceField } from '../../platform/http/fields.js';

/** Which roles are asked for; `manual_registration`: those with which an admin adds somebody. */
export class RolesDto {
  @ChoiceField(['manual_registration'], { optional: true }) type?: 'manual_registration';
}
