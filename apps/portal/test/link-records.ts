import type { EventUserLink, EventVolunteerLink } from '@karov/api-client';

const EVENT = {
  name: 'פינוי באשקלון',
  address: 'הרצל 12, אשקלון, ישראל, 31.66, 34.57',
  created_at: '2026-11-20T08:15:00.000Z',
  manager: { full_name: 'דנה לוי' },
  is_exercise: false,
  description: 'שריפה בשכונה',
};

/** A help seeker's link, unanswered. */
export function needLink(change: Partial<EventUserLink['event_request']> = {}): EventUserLink {
  return {
    id: 'code-1',
    message: '',
    event_request: { id: 'code-1', status: 'pending', is_approved: 0, respond: null, state_text: '', updated_at: EVENT.created_at, event: EVENT, ...change },
  };
}

/** A volunteer's link, unanswered. */
export function callLink(change: Partial<EventVolunteerLink> = {}): EventVolunteerLink {
  return {
    id: 'code-2',
    message: '',
    status: 'pending',
    is_approved: 0,
    updated_at: EVENT.created_at,
    need: { city: 'אשקלון', distance_band: '1_to_2', description: 'ליווי לרכב' },
    event: { ...EVENT, type_of_help_required: 'physical' },
    ...change,
  };
}
