import { IntField, TextField } from '../../platform/http/fields.js';

const YEAR_SECONDS = 366 * 24 * 3600;

/** How far the demo's clock goes forward. */
export class AdvanceDto {
  @IntField({ min: 0, max: YEAR_SECONDS, description: 'seconds' }) advance: number;
}

/** Whose messages are wanted. */
export class OutboxQueryDto {
  @TextField({ optional: true, description: 'a phone number in any spelling, or an e-mail address' }) to?: string;
}
