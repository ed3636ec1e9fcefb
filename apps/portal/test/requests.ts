import type { BasketRow, HelpRequestLink, OpenApplication } from '@karov/api-client';

/** Returns a request for shopping that a volunteer may take on. */
export function openRequest(change: Partial<OpenApplication> = {}): OpenApplication {
  return {
    id: 21,
    status: 'open',
    category_id: 2,
    category: { id: 2, name: 'קניות', label: 'קניות', type: 2, is_emergency: false },
    description: 'קניות מהסופר',
    arrival_date: null,
    arrival_time: null,
    expiration_date: '2026-12-01',
    help_type: 'physical',
    city: 'חיפה',
    state: 'haifa',
    destination_city: '',
    area: { lat: 32.8, lon: 34.99 },
    distance_band: '1_to_2',
    languages: ['russian'],
    needs_vehicle: false,
    label_priority: 0,
    priority: 0,
    is_emergency: false,
    created_at: '2026-11-20T08:00:00.000Z',
    obstacle: null,
    obstacle_kind: null,
    is_asked: false,
    ...change,
  };
}

/** Returns a volunteer's yes that waits for approval. */
export function basketRow(change: Partial<BasketRow> = {}): BasketRow {
  return {
    id: 31,
    application_id: 21,
    is_approved: 0,
    is_reserve: false,
    ended: null,
    progress: null,
    note: null,
    state_text: 'מחכה לאישור הצוות',
    application: { ...openRequest(), system_notes: null, is_overdue: false },
    contact: null,
    feedback: null,
    created_at: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-20T08:00:00.000Z',
    abilities: ['withdraw', 'chat'],
    ...change,
  };
}

/** Returns a help request behind a link, without an answer. */
export function helpLink(change: Partial<HelpRequestLink> = {}): HelpRequestLink {
  return {
    id: 'code-3',
    respond: 0,
    state_text: 'ממתינה לתשובתך',
    can_answer: true,
    work: null,
    application: {
      category: { name: 'קניות' },
      user: { full_name: null },
      origin_address: 'חיפה',
      destination_address: '',
      description: 'קניות מהסופר',
      arrival_date: null,
      arrival_time: null,
      expiration_date: '2026-12-01',
      distance_band: '1_to_2',
      help_type: 'physical',
      is_emergency: false,
      created_at: '2026-11-20T08:15:00.000Z',
    },
    ...change,
  };
}
