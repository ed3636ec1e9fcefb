import { IntField } from '../../../platform/http/fields.js';

/** The colleague who gets all the caller's work in hand. */
export class HandOverDto {
  @IntField({ min: 1 }) colleague_id: number;
}
