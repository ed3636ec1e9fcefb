import { LIMITS, PROGRESS_STEPS, type ProgressStep } from '@karov/domain';
import { ChoiceField, FlagField, IntField, TextField } from '../../platform/http/fields.js';
import { SpokenField } from '../needs/index.js';

const CODE_MAX = 64;

/** A link's code. */
export class LinkCodeDto {
  @TextField({ max: CODE_MAX }) code: string;
}

/** A volunteer's answer. */
export class ReadyDto {
  @FlagField() is_ready_to_help: boolean;
}

/** A help seeker's answer. */
export class NeedDto {
  @FlagField() is_need_help: boolean;
}

/** The answer that staff give for a help seeker: true if they need help, false if not (rule 7). */
export class UserStatusDto {
  @IntField({ min: 1 }) id: number;
  @FlagField() status: boolean;
}

/** Assigns a help seeker to a ready volunteer. */
export class AssignUserDto {
  @IntField({ min: 1 }) user_request_id: number;
}

/** Assigns a ready volunteer to a help seeker. */
export class AssignVolunteerDto {
  @IntField({ min: 1 }) volunteer_request_id: number;
  @IntField({ optional: true, min: 1 }) event_id?: number;
}

/** Assigns any volunteer who can come, called or not. */
export class AssignAnybodyDto {
  @IntField({ min: 1 }) volunteer_id: number;
  @SpokenField() has_spoken?: boolean;
}

/**
 * A volunteer's progress, or the end of an assignment: completed, or released with a note. `rejected` is read
 * as `reject` (rule 6).
 */
export class EventRequestChangeDto {
  @ChoiceField([...PROGRESS_STEPS], { optional: true }) progress?: ProgressStep;
  @ChoiceField(['completed', 'reject', 'rejected'], { optional: true }) status?:
    | 'completed'
    | 'reject'
    | 'rejected';
  @TextField({ optional: true, max: LIMITS.noteMax }) system_note?: string;
}

/** Selects an event and a person, for the lists of choices. */
export class OpenNeedsQuery {
  @IntField({ min: 1 }) event_id: number;
  @IntField({ optional: true, min: 1 }) event_volunteer_request_id?: number;
}

export class ReadyVolunteersQuery {
  @IntField({ min: 1 }) event_id: number;
  @IntField({ optional: true, min: 1 }) event_user_request_id?: number;
}
