import { IntField, TextField } from '../../platform/http/fields.js';

const YEAR_SECONDS = 366 * 24 * 3600;

/** How far the demo's clock is to move forward. */
export class AdvanceDto {
  @IntField({ min: 0, max: YEAR_SECONDS, description: 'seconds' }) advance: number;
}

/** An answer to one of the demo's messages. */
export class ReplyDto {
  @IntField({ min: 1, description: 'the message in the outbox' }) message_id: number;
  @TextField({ description: 'what its receiver writes back' }) text: string;
}

/** Selects the recipient whose messages are requested. */
export class OutboxQueryDto {
  @TextField({ optional: true, description: 'a phone number in any spelling, or an e-mail address' })
  to?: string;
}
