import { HELP_TYPES, type HelpType, LIMITS } from '@karov/domain';
import { OmitType, PickType } from '@nestjs/swagger';
import { AnyPartOf } from '../../platform/http/any-part-of.js';
import {
  ChoiceField,
  FlagField,
  IntField,
  NumberField,
  TextField,
  UuidField,
} from '../../platform/http/fields.js';

const RADIUS_MIN_KM = 0.1;
const ADDRESS_MAX = 500;

/** The event form (rule 137, "Events"). */
export class EventFormDto {
  @IntField({ min: 1 }) event_list_id: number;
  @NumberField({
    min: RADIUS_MIN_KM,
    max: LIMITS.eventRadiusMaxKm,
    description: 'Kilometres; fixed once the event exists.',
  })
  radius: number;
  @TextField({ min: LIMITS.textMin, max: ADDRESS_MAX, description: 'The `raw` of a place suggestion.' })
  address: string;
  @IntField({ optional: true, min: 1, description: 'Admins name the manager; a manager is the manager.' })
  manager_id?: number;
  @TextField({ optional: true, max: LIMITS.noteMax }) description?: string;
  @ChoiceField(HELP_TYPES) type_of_help_required: HelpType;
  @FlagField({ optional: true, description: 'Active; true when left out.' }) status?: boolean;
  @FlagField({ optional: true, description: 'Call volunteers by need; false when left out.' })
  is_auto_assign?: boolean;
  @FlagField({
    optional: true,
    description: 'An exercise, and nothing in earnest; fixed once the event exists.',
  })
  is_exercise?: boolean;
  @TextField({ optional: true, max: LIMITS.noteMax }) system_note?: string | null;
  @UuidField({ optional: true, description: 'Made once when the form opens: the same key makes one event.' })
  idempotency_key?: string;
}

/**
 * A change of an event: any part of the form. Clients send the whole form back, so it may also contain fixed
 * fields (rules 48, 161), unchanged.
 */
export class EventChangeDto extends AnyPartOf(OmitType(EventFormDto, ['idempotency_key'])) {}

/** The request for the number of people in a circle. */
export class EventPreviewDto extends PickType(EventFormDto, ['address', 'radius', 'type_of_help_required']) {}

/** The request for the messages to people in a circle. */
export class EventPreviewMessagesDto extends PickType(EventFormDto, [
  'address',
  'radius',
  'type_of_help_required',
  'event_list_id',
  'is_exercise',
]) {}

/** How an event's detail is wanted. */
export class EventDetailQuery {
  @FlagField({
    optional: true,
    description: 'Whether the rows of volunteers leave out the event, which the answer is about.',
  })
  brief?: boolean;
}

/** The time since which changes are requested. */
export class EventChangesQuery {
  @TextField({ max: 40, description: 'The `as_of` of the answer before.' }) since: string;
}

/** The position at which to continue the story. */
export class EventStoryQuery {
  @TextField({ optional: true, max: 40, description: 'The `next` of the answer before.' }) before?: string;
}
