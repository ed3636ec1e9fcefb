import { LIMITS } from '@karov/domain';
import { TextField } from '../../../platform/http/fields.js';

/** What a coordinator writes down. */
export class StaffNoteDto {
  @TextField({ max: LIMITS.noteMax, multiline: true }) text: string;
}
