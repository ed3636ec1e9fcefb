import { WAYS_TO_HELP, type WayToHelp } from '@karov/domain';
import { ChoiceField } from '../../platform/http/fields.js';

/** How a volunteer helps: by telephone, on site, or both. */
export class WayToHelpDto {
  @ChoiceField([...WAYS_TO_HELP]) way_to_provide_help: WayToHelp;
}
