import { LIMITS } from '@karov/domain';
import { TextField } from '../../../platform/http/fields.js';

/** The search text; it is in the body, so that it appears in no URL and no log. */
export class ChatSearchDto {
  @TextField({ min: LIMITS.chatSearchMin, max: 100 }) q: string;
}
