import type { EventForm, EventRow } from '@karov/api-client';
import { LIMITS, type HelpType } from '@karov/domain';
import type { Translate } from '../../shared/text.js';

/** What the event form holds while it is typed. */
export interface EventDraft {
  event_list_id: string;
  radius: string;
  address: string;
  manager_id: string;
  description: string;
  type_of_help_required: HelpType;
  status: boolean;
  is_auto_assign: boolean;
  system_note: string;
}

/** Active, without auto-assign, until chosen otherwise (rule 144). */
export const EMPTY_DRAFT: EventDraft = {
  event_list_id: '',
  radius: '',
  address: '',
  manager_id: '',
  description: '',
  type_of_help_required: 'physical',
  status: true,
  is_auto_assign: false,
  system_note: '',
};

/** The form of an event that exists. */
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
    system_note: event.system_note ?? '',
  };
}

export type DraftFaults = Partial<Record<keyof EventDraft, string>>;

/** What has to be corrected before the draft can be sent; the server checks again. */
export function faultsOf(draft: EventDraft, { isAdmin, maxRadiusKm }: { isAdmin: boolean; maxRadiusKm: number }, text: Translate): DraftFaults {
  const radius = Number(draft.radius);
  const isRadiusGood = radius > 0 && radius <= maxRadiusKm;
  return {
    ...(!draft.event_list_id && { event_list_id: text('event_form.choose_type') }),
    ...(!isRadiusGood && { radius: text('event_form.radius_invalid', { max: maxRadiusKm }) }),
    ...(!draft.address && { address: text('event_form.address_pick') }),
    ...(isAdmin && !draft.manager_id && { manager_id: text('event_form.choose_manager') }),
    ...(draft.description.trim().length < LIMITS.textMin && { description: text('event_form.description_short') }),
  };
}

/** What is sent for a draft; managers are the managers of their own events. */
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
    system_note: draft.system_note.trim() || null,
  };
}
