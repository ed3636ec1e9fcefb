import { LIMITS } from '@karov/domain';
import { TextField } from '../../../platform/http/fields.js';

/** A coordinator's note. */
export class StaffNoteDto {
  @TextField({ max: LIMITS.noteMax, multiline: true }) text: string;
}
