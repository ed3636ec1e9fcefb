import type { EventForm, EventPreview, EventRow } from '@karov/api-client';
import { addressFromWire, type HelpType, LIMITS } from '@karov/domain';
import type { Translate } from '../../shared/text.js';

/** The event form while it is being filled in. */
export type EventDraft = {
  event_list_id: string;
  radius: string;
  address: string;
  manager_id: string;
  description: string;
  type_of_help_required: HelpType;
  status: boolean;
  is_auto_assign: boolean;
  is_exercise: boolean;
  system_note: string;
};

/** The values of a new event: active and without auto-assign (rule 144). */
export const EMPTY_DRAFT: EventDraft = {
  event_list_id: '',
  radius: '',
  address: '',
  manager_id: '',
  description: '',
  type_of_help_required: 'physical',
  status: true,
  is_auto_assign: false,
  is_exercise: false,
  system_note: '',
};

/** Returns the draft for an existing event. */
export function draftOf(event: EventRow): EventDraft {
  return {
    event_list_id: String(event.event_list_id),
    radius: String(event.radius),
    address: event.address,
    manager_id: String(event.manager_id),
    description: event.description,
    type_of_help_required: event.type_of_help_required,
    status: event.status,
    is_auto_assign: event.is_auto_assign,
    is_exercise: event.is_exercise,
    system_note: event.system_note ?? '',
  };
}

export type DraftFaults = Partial<Record<keyof EventDraft, string>>;

/** Returns the typed radius, or null if it is invalid. */
export function radiusOf({ radius }: Pick<EventDraft, 'radius'>, maxRadiusKm: number): number | null {
  const typed = Number(radius);
  return typed > 0 && typed <= maxRadiusKm ? typed : null;
}

/** What the count is based on: the event's place and radius. */
export type Circle = Pick<EventForm, 'address' | 'radius' | 'type_of_help_required'>;

/** Returns the circle of a draft, or null until both place and radius are valid. */
export function circleOf(
  draft: Pick<EventDraft, 'address' | 'radius' | 'type_of_help_required'>,
  maxRadiusKm: number,
): Circle | null {
  const radius = radiusOf(draft, maxRadiusKm);
  if (radius === null || addressFromWire(draft.address) === null) return null;
  return { address: draft.address, radius, type_of_help_required: draft.type_of_help_required };
}

/** The number of people who are asked as soon as the event is saved. */
export function askedAtOnce(
  preview: EventPreview,
  { status, is_auto_assign }: Pick<EventDraft, 'status' | 'is_auto_assign'>,
): number {
  if (!status) return 0;
  return preview.help_seekers + (is_auto_assign ? 0 : preview.volunteers);
}

/** Whether the circle contains nobody whom the event could ask. */
export const isEmptyCircle = (preview: EventPreview): boolean =>
  preview.help_seekers + preview.volunteers === 0;

/** Whether saving needs one more confirmation: the circle contains nobody, or very many (rule 173). */
export function isUnusual(preview: EventPreview, draft: EventDraft): boolean {
  return isEmptyCircle(preview) || askedAtOnce(preview, draft) > LIMITS.eventAskedUnasked;
}

/** Returns the errors in the draft before it is sent; the server checks again. */
export function faultsOf(
  draft: EventDraft,
  { isAdmin, maxRadiusKm }: { isAdmin: boolean; maxRadiusKm: number },
  text: Translate,
): DraftFaults {
  return {
    ...(!draft.event_list_id && { event_list_id: text('event_form.choose_type') }),
    ...(!draft.address && { address: text('event_form.address_pick') }),
    ...(radiusOf(draft, maxRadiusKm) === null && {
      radius: text('event_form.radius_invalid', { max: maxRadiusKm }),
    }),
    ...(isTooShort(draft.description.trim()) && {
      description: text('event_form.description_short'),
    }),
    ...(isAdmin && !draft.manager_id && { manager_id: text('event_form.choose_manager') }),
  };
}

/** A description may be missing, but not be a word or two. */
function isTooShort(description: string): boolean {
  return description !== '' && description.length < LIMITS.textMin;
}

/** Returns the body for a draft. Managers always manage their own events. */
export function formFrom(draft: EventDraft, isAdmin: boolean): EventForm {
  return {
    event_list_id: Number(draft.event_list_id),
    radius: Number(draft.radius),
    address: draft.address,
    ...(isAdmin && { manager_id: Number(draft.manager_id) }),
    description: draft.description.trim(),
    type_of_help_required: draft.type_of_help_required,
    status: draft.status,
    is_auto_assign: draft.is_auto_assign,
    is_exercise: draft.is_exercise,
    system_note: draft.system_note.trim() || null,
  };
}
