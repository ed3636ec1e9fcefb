import { LIMITS } from '@karov/domain';
import { TextField } from '../../../platform/http/fields.js';

/** The search text; in the body, so that it is in no address and no log. */
export class ChatSearchDto {
  @TextField({ min: LIMITS.chatSearchMin, max: 100 }) q: string;
}
