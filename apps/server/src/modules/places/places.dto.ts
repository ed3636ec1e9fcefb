import { LIMITS } from '@karov/domain';
import { TextField } from '../../platform/http/fields.js';

/** The text of an address field. */
export class PlaceSearchDto {
  @TextField({
    min: 0,
    max: LIMITS.textMax,
    description: 'a town, or a street with its town, in Hebrew or English',
  })
  text: string;
}
