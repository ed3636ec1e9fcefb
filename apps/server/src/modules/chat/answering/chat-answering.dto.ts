import { LIMITS } from '@karov/domain';
import { ChoiceField, IntField, TextField } from '../../../platform/http/fields.js';

/** Which conversation; `receiver_id` is the help seeker or volunteer in it. */
export class AnsweringQuery {
  @ChoiceField(['event', 'category']) context: 'event' | 'category';
  @IntField({ min: 1 }) context_id: number;
  @IntField({ min: 1 }) receiver_id: number;
}

/**
 * The receiver of a conversation: a colleague, or the caller. `answerer_id` is the answerer whom the caller
 * saw when deciding; left out for nobody.
 */
export class HandOverChatDto extends AnsweringQuery {
  @IntField({ min: 1 }) colleague_id: number;
  @IntField({ min: 1, optional: true }) answerer_id?: number;
  @TextField({ max: LIMITS.noteMax, multiline: true, optional: true }) note?: string;
}
