import { LIMITS } from '@karov/domain';
import { TextField } from '../../../platform/http/fields.js';

/** An answer in somebody's own words. */
export class WordsDto {
  @TextField({ max: LIMITS.noteMax, multiline: true }) words: string;
}
