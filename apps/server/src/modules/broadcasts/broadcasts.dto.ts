import {
  BROADCAST_WAYS,
  type BroadcastWay,
  LEFT_OUT_REASONS,
  type LeftOutReason,
  LIMITS,
} from '@karov/domain';
import { ChoiceField, IntField, NumbersField, RecordField, TextField } from '../../platform/http/fields.js';

const SEARCH_MAX = 255;
const KEY_MAX = 100;

/** The audience: people chosen one by one, or everybody in a list of people except those who were removed. */
export class AudienceDto {
  @NumbersField({ optional: true, description: 'people, at most 500; more by filters' }) user_ids?: number[];
  @RecordField({
    optional: true,
    description: 'what the list of people is narrowed to, as there; user_ids takes many by commas',
  })
  filters?: Record<string, unknown>;
  @TextField({ optional: true, max: SEARCH_MAX, description: 'what is searched for in the list' })
  search?: string;
  @NumbersField({ optional: true, description: 'who is not to get it after all' }) unticked?: number[];
}

/** The broadcast to be sent (rule 34). */
export class SendMessageDto extends AudienceDto {
  @TextField({ max: LIMITS.broadcastMax, multiline: true }) message: string;
  @ChoiceField(BROADCAST_WAYS) type: BroadcastWay;
  @TextField({
    optional: true,
    max: KEY_MAX,
    description: 'the same for the same press of the button; the header Idempotency-Key says it too',
  })
  idempotency_key?: string;
}

/** The request for a page of the recipients, or of the people excluded for a given reason. */
export class AudiencePageDto extends AudienceDto {
  @ChoiceField(BROADCAST_WAYS) type: BroadcastWay;
  @ChoiceField(LEFT_OUT_REASONS, {
    optional: true,
    description: 'those who are left out for it; without one, who gets it',
  })
  reason?: LeftOutReason;
  @IntField({ optional: true, min: 1, max: 100_000 }) page?: number;
  @IntField({ optional: true, max: LIMITS.broadcastUntickable, description: '0 for their number alone' })
  per_page?: number;
}
