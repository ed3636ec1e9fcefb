import type { EventUserLink, EventVolunteerLink, LinkWork } from '@karov/api-client';

const EVENT = {
  name: 'פינוי באשקלון',
  address: 'הרצל 12, אשקלון, ישראל, 31.66, 34.57',
  created_at: '2026-11-20T08:15:00.000Z',
  manager: { full_name: 'דנה לוי' },
  is_exercise: false,
  description: 'שריפה בשכונה',
};

/** Returns a help seeker's link without an answer. */
export function needLink(change: Partial<EventUserLink['event_request']> = {}): EventUserLink {
  return {
    id: 'code-1',
    message: '',
    event_request: {
      id: 'code-1',
      status: 'pending',
      is_approved: 0,
      respond: null,
      state_text: '',
      is_approved_soon: false,
      updated_at: EVENT.created_at,
      event: EVENT,
      ...change,
    },
  };
}

/** Returns a volunteer's link without an answer. */
export function callLink(change: Partial<EventVolunteerLink> = {}): EventVolunteerLink {
  return {
    id: 'code-2',
    message: '',
    status: 'pending',
    is_approved: 0,
    updated_at: EVENT.created_at,
    need: { city: 'אשקלון', distance_band: '1_to_2', description: 'ליווי לרכב' },
    event: { ...EVENT, type_of_help_required: 'physical' },
    is_urgent: false,
    is_reserve: false,
    work: null,
    ...change,
  };
}

/** Returns the work that follows an approved yes. */
export function linkWork(change: Partial<LinkWork> = {}): LinkWork {
  return {
    hold_id: 31,
    state: 'approved',
    state_text: 'מחכים לך. כל מה שצריך נמצא כאן.',
    is_by_phone: false,
    contact: {
      full_name: 'שרה כהן',
      phone: '+972509876543',
      contact_note: '',
      spoken_to: { writes: false, by: ['sms'] },
      origin_address: 'הרצל 12, ישראל, חיפה, חיפה, 32.81, 34.99',
      destination_address: '',
      is_address_changed: false,
      comments: '',
      matters: [],
      floor: null,
      distance_band: '1_to_2',
      from: { lat: 32.8, lon: 34.99 },
    },
    abilities: ['on_way', 'complete', 'withdraw'],
    ...change,
  };
}
