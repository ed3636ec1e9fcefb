import { IntField } from '../../../platform/http/fields.js';

/** The colleague who gets all the work that the caller has taken on. */
export class HandOverDto {
  @IntField({ min: 1 }) colleague_id: number;
}
