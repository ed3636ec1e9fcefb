import { LIMITS } from '@karov/domain';
import { ChoiceField, IntField, TextField } from '../../../platform/http/fields.js';

/** The conversation meant; `receiver_id` is its help seeker or volunteer. */
export class AnsweringQuery {
  @ChoiceField(['event', 'category']) context: 'event' | 'category';
  @IntField({ min: 1 }) context_id: number;
  @IntField({ min: 1 }) receiver_id: number;
}

/**
 * The new answerer of a conversation: a colleague, or the caller. `answerer_id` is the answerer whom the
 * caller saw when deciding, omitted if there was none.
 */
export class HandOverChatDto extends AnsweringQuery {
  @IntField({ min: 1 }) colleague_id: number;
  @IntField({ min: 1, optional: true }) answerer_id?: number;
  @TextField({ max: LIMITS.noteMax, multiline: true, optional: true }) note?: string;
}
