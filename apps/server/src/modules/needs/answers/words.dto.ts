import { LIMITS } from '@karov/domain';
import { TextField } from '../../../platform/http/fields.js';

/** Somebody's answer in their own words. */
export class WordsDto {
  @TextField({ max: LIMITS.noteMax, multiline: true }) words: string;
}
