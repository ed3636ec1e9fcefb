import { LIMITS } from '@karov/domain';
import { TextField } from '../../../platform/http/fields.js';

/** What is searched for; in the body, so that it stands in no address and no log. */
export class ChatSearchDto {
  @TextField({ min: LIMITS.chatSearchMin, max: 100 }) q: string;
}
