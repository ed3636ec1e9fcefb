import { IntField } from '../../../platform/http/fields.js';

/** The colleague who gets everything the caller has in hand. */
export class HandOverDto {
  @IntField({ min: 1 }) colleague_id: number;
}
