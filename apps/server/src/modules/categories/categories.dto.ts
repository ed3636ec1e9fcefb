import { HELP_PICTURES, type HelpPicture } from '@karov/domain';
import { ChoiceField, FlagField, IntField, NameField } from '../../platform/http/fields.js';

/**
 * The editable fields of a category (rule 137, "Categories"); omitted fields stay unchanged. `name` is the
 * name in the caller's language.
 */
export class CategoryChangeDto {
  @IntField({ optional: true, min: 1, description: 'Sent along by clients; the number in the path counts.' })
  id?: number;
  @NameField({ optional: true, min: 2 }) name?: string;
  @NameField({ optional: true, min: 2 }) name_he?: string;
  @NameField({ optional: true, min: 2 }) name_en?: string;
  @FlagField({ optional: true }) is_auto_assign?: boolean;
  @FlagField({ optional: true }) needs_approval?: boolean;
  @ChoiceField(HELP_PICTURES, { optional: true }) picture?: HelpPicture;
}
