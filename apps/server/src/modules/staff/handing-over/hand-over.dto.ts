import { IntField } from '../../../platform/http/fields.js';

/** To whom all that the caller has in hand goes. */
export class HandOverDto {
  @IntField({ min: 1 }) colleague_id: number;
}
