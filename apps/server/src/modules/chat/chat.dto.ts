import { LIMITS } from '@karov/domain';
import { IntField, TextField } from '../../platform/http/fields.js';

/** Which conversation about an event; `receiver_id` is the help seeker or volunteer. Those leave it out. */
export class EventChatQuery {
  @IntField({ min: 1 }) event_id: number;
  @IntField({ min: 1, optional: true }) receiver_id?: number;
}

/** Which conversation about requests of a category. */
export class CategoryChatQuery {
  @IntField({ min: 1 }) category_id: number;
  @IntField({ min: 1, optional: true }) receiver_id?: number;
}

/** A new message; either `event_id` or `category_id` says where. */
export class ChatForm {
  @TextField({ max: LIMITS.noteMax }) sms: string;
  @IntField({ min: 1, optional: true }) event_id?: number;
  @IntField({ min: 1, optional: true }) category_id?: number;
  @IntField({ min: 1, optional: true }) receiver_id?: number;
}
