import { LIMITS } from '@karov/domain';
import { TextField } from '../../../platform/http/fields.js';

/** What somebody writes in words of their own. */
export class WordsDto {
  @TextField({ max: LIMITS.noteMax, multiline: true }) words: string;
}
