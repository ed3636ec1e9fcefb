import { LIMITS } from '@karov/domain';
import { IntField, TextField } from '../../platform/http/fields.js';

/** The conversation about an event; `receiver_id` is the help seeker or volunteer, who omit it themselves. */
export class EventChatQuery {
  @IntField({ min: 1 }) event_id: number;
  @IntField({ min: 1, optional: true }) receiver_id?: number;
}

/** The conversation about requests of a category. */
export class CategoryChatQuery {
  @IntField({ min: 1 }) category_id: number;
  @IntField({ min: 1, optional: true }) receiver_id?: number;
}

/** A new message in the conversation about an event (`event_id`) or a category (`category_id`). */
export class ChatForm {
  @TextField({ max: LIMITS.noteMax }) sms: string;
  @IntField({ min: 1, optional: true }) event_id?: number;
  @IntField({ min: 1, optional: true }) category_id?: number;
  @IntField({ min: 1, optional: true }) receiver_id?: number;
}
