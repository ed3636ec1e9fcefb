import { LIMITS, LINK_ACTS, type LinkAct } from '@karov/domain';
import { ChoiceField, IntField, TextField } from '../../../platform/http/fields.js';

/** A volunteer's action on the work that their link leads to. */
export class LinkActDto {
  @IntField({
    min: 1,
    description: 'Of the work that the page shows: what has changed hands meanwhile is left alone.',
  })
  hold_id: number;
  @ChoiceField([...LINK_ACTS]) act: LinkAct;
  @TextField({ optional: true, max: LIMITS.noteMax, description: 'withdraw: why' }) note?: string;
}
