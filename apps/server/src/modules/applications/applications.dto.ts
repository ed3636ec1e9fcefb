import {
  APPLICATION_STATUSES,
  LIMITS,
  PRIORITIES,
  PROGRESS_STEPS,
  type Priority,
  type ProgressStep,
} from '@karov/domain';
import { ChoiceField, FlagField, IntField, TextField } from '../../platform/http/fields.js';
import { SpokenField } from '../needs/index.js';

/** Closes or rejects the caller's own request. */
export class StatusDto {
  @ChoiceField(['closed', 'reject', 'rejected'], {
    description: `One of the application's states (${APPLICATION_STATUSES.join(', ')}) that its owner can choose.`,
  })
  status: 'closed' | 'reject' | 'rejected';
  @TextField({ optional: true, max: LIMITS.noteMax }) system_note?: string;
}

/** Feedback on help that has ended. */
export class FeedbackDto {
  @FlagField() is_well: boolean;
  @TextField({ optional: true, max: LIMITS.noteMax }) note?: string;
}

/** A volunteer's answer to an open request (rule 1). */
export class AcceptDto {
  @IntField({ min: 1 }) application_id: number;
  @ChoiceField([0, 2]) is_approved: 0 | 2;
  @IntField({ optional: true, min: 1 }) applied_volunteer_id?: number;
}

/** A volunteer's step while on the way, or a withdrawal. */
export class BasketChangeDto {
  @ChoiceField([...PROGRESS_STEPS], { optional: true }) progress?: ProgressStep;
  @FlagField({ optional: true }) cannot_come?: boolean;
  @TextField({ optional: true, max: LIMITS.noteMax }) note?: string;
}

/** The request to check a link: its code is sent as the id (rule 29). */
export class CheckApplicationDto {
  @TextField() id: string;
}

/** A called volunteer's answer: 1 accepts, 2 rejects. */
export class RespondDto {
  @ChoiceField([1, 2]) respond: 1 | 2;
}

/** An admin's decision on an acceptance. */
export class ApprovalDto {
  @ChoiceField([1, 2]) is_approved: 1 | 2;
  @TextField({ optional: true, max: LIMITS.noteMax }) system_note?: string;
}

/** A note on an action by staff. */
export class NoteDto {
  @TextField({ optional: true, max: LIMITS.noteMax }) system_note?: string;
}

/** The note that a rejection requires. */
export class RequiredNoteDto {
  @TextField({ min: LIMITS.nameMin, max: LIMITS.noteMax }) system_note: string;
}

export class AssignDto {
  @IntField({ min: 1 }) volunteer_id: number;
  @SpokenField() has_spoken?: boolean;
}

export class PriorityDto {
  @ChoiceField([...PRIORITIES]) label_priority: Priority;
}

/** Query parameters of a request list in addition to page and filters. */
export class OwnListQuery {
  @TextField({ optional: true, description: '"list": the active ones for the warning of categories in use' })
  type?: string;
  @IntField({ optional: true, min: 1, description: 'staff: whose' }) user_id?: number;
}

export class ApplicationDropdownsDto {
  @IntField({ optional: true, max: 1, description: '1: for a form; staff get only_users beside it' })
  flag?: number;
  @TextField({ optional: true, description: 'staff: part of a name or phone of only_users' }) search?: string;
  @IntField({ optional: true, min: 1, description: 'staff: only_users holds this person alone, or nobody' })
  user_id?: number;
}
