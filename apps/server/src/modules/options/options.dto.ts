import { LIMITS } from '@karov/domain';
import { FlagField, IntField, TextField } from '../../platform/http/fields.js';

const LABEL_MAX = 80;

/** The editable fields of an entry. */
export class OptionChangeDto {
  @TextField({ max: LABEL_MAX }) label_he: string;
  @TextField({ max: LABEL_MAX }) label_en: string;
  @FlagField({ optional: true }) is_hidden?: boolean;
  @FlagField({ optional: true, description: 'Kinds of event: their needs are urgent.' }) is_urgent?: boolean;
  @IntField({ optional: true }) position?: number;
}

/** A new entry of a list. */
export class OptionFormDto extends OptionChangeDto {
  @TextField({ max: LIMITS.textMax }) list: string;
}
