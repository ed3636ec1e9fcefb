import { DAY, type Locale, MINUTE } from '@karov/domain';
import type { Storyteller } from './storyteller.js';

const SEEKER = '+972500000005';
const ADMIN = '+972500000002';
const MANAGER = '+972500000003';
const LOCALES: readonly Locale[] = ['he-IL', 'en-US'];
const SHOPPING = 2;
const RIDE = 1;
const HAIFA = 'הנביאים 12, ישראל, חיפה, חיפה, 32.8115, 34.9987';
const LINK = { call: /\/h\/([\w-]+)/, volunteer: /\/v\/([\w-]+)/, seeker: /\/n\/([\w-]+)/ };

type Told = readonly { to: string; text: string }[];

/** Plays the life of single requests and events in the demo, through the calls that the frontends make. */
export async function playDemoStory(story: Storyteller): Promise<void> {
  await story.begin();
  await freeWhoWaits(story);
  await requestToThanks(story);
  await rideAndCancel(story);
  await emergency(story);
  await listsOfStaff(story, await eventWithCircle(story));
  await expiry(story);
}

/** Withdraws the acceptance that awaits approval in the demo's world, so that everybody is free. */
async function freeWhoWaits(story: Storyteller): Promise<void> {
  const waiting = await story.call(ADMIN, 'admin', 'get', '/admin/application-users');
  const [acceptance]: { id: number }[] = waiting.body.data;
  await story.call(ADMIN, 'admin', 'patch', `/admin/application-users/${acceptance?.id}`, {
    is_approved: 2,
    system_note: 'בטעות',
  });
  await story.pass(1);
}

/** A request is filed, declined, accepted, approved and completed, and its help seeker says thanks. */
async function requestToThanks(story: Storyteller): Promise<void> {
  const id = await file(story, {
    category_id: SHOPPING,
    description: 'לחם וחלב בבקשה',
    expiration_date: '2027-03-05',
    other_address: 0,
  });
  const first = await story.pass(1);
  await answerCall(story, first, 2);
  const second = await story.pass(1);
  const holder = await answerCall(story, second, 1);
  await story.pass(1);
  for (const locale of LOCALES) {
    await story.call(SEEKER, 'user', 'get', `/applications/${id}`, undefined, locale);
    await story.call(ADMIN, 'admin', 'get', `/admin/applications/${id}`, undefined, locale);
  }
  const basket = await story.call(holder, 'volunteer', 'get', '/volunteer/application-users');
  const [row]: { id: number }[] = basket.body.data;
  await story.call(ADMIN, 'admin', 'patch', `/admin/application-users/${row?.id}`, { is_approved: 1 });
  await story.pass(1);
  for (const progress of ['on_way', 'arrived']) {
    await story.call(holder, 'volunteer', 'patch', `/volunteer/application-users/${row?.id}`, { progress });
    await story.pass(MINUTE);
  }
  for (const locale of LOCALES)
    await story.call(holder, 'volunteer', 'get', '/volunteer/application-users', undefined, locale);
  await story.call(holder, 'volunteer', 'put', `/volunteer/applications/${id}`, { status: 'completed' });
  await story.pass(MINUTE);
  await story.call(SEEKER, 'user', 'post', `/applications/${id}/feedback`, { is_well: 1, note: 'תודה רבה' });
  for (const locale of LOCALES) {
    await story.call(SEEKER, 'user', 'get', '/applications', undefined, locale);
    await story.call(ADMIN, 'admin', 'get', `/admin/applications/${id}/timeline`, undefined, locale);
  }
}

/** A ride whose form has an error at first; after filing it, the person cancels it. */
async function rideAndCancel(story: Storyteller): Promise<void> {
  const ride = {
    category_id: RIDE,
    description: 'לבית החולים',
    destination_address: HAIFA,
    arrival_date: '2027-03-04',
    arrival_time: '10:00',
    other_address: 0,
  };
  for (const locale of LOCALES)
    await story.call(
      SEEKER,
      'user',
      'post',
      '/applications',
      { ...ride, arrival_time: '', description: 'x' },
      locale,
    );
  const id = await file(story, ride);
  await story.pass(1);
  await story.call(SEEKER, 'user', 'post', `/applications/status/${id}`, {
    status: 'closed',
    system_note: 'הסתדרתי',
  });
  await story.pass(1);
  await story.call(SEEKER, 'user', 'post', `/applications/status/${id}`, { status: 'closed' });
  for (const locale of LOCALES)
    await story.call(SEEKER, 'user', 'get', `/applications/${id}`, undefined, locale);
}

/**
 * A request to which nobody comes until its last day has ended. It is played last, and messages to others are
 * not recorded: in two days all waiting requests in the demo's world are searched for in parallel, in no
 * guaranteed order.
 */
async function expiry(story: Storyteller): Promise<void> {
  const id = await file(story, {
    category_id: SHOPPING,
    description: 'תרופות מבית המרקחת',
    expiration_date: '2027-03-03',
    other_address: 0,
  });
  await story.pass(2 * DAY, SEEKER);
  for (const locale of LOCALES) {
    await story.call(SEEKER, 'user', 'get', `/applications/${id}`, undefined, locale);
    await story.call(ADMIN, 'admin', 'get', `/admin/applications/${id}/timeline`, undefined, locale);
  }
}

/**
 * The emergency button: three volunteers are called, the first to say yes holds the emergency, the second is
 * in reserve, and the emergency ends.
 */
async function emergency(story: Storyteller): Promise<void> {
  await story.call(SEEKER, 'user', 'post', '/event/requests/emergency', {});
  await story.call(SEEKER, 'user', 'post', '/event/requests/emergency', {});
  const calls = await story.pass(1);
  for (const locale of LOCALES) {
    await story.call(SEEKER, 'user', 'get', '/event/requests/emergency', undefined, locale);
    await story.call(ADMIN, 'admin', 'get', '/staff/waiting/needs', undefined, locale);
  }
  await answerCall(story, calls, 1);
  await story.pass(1);
  await answerCall(story, calls, 1, 1);
  await story.pass(1);
  await story.call(SEEKER, 'user', 'get', '/event/requests/emergency');
  await story.pass(3 * MINUTE);
  await story.call(SEEKER, 'user', 'get', '/event/requests/emergency');
  await story.call(SEEKER, 'user', 'delete', '/event/requests/emergency');
  await story.pass(1);
}

/** A manager's event: questions, answers, pairs, approval and completion; it is stopped and restarted. */
async function eventWithCircle(story: Storyteller): Promise<number> {
  const types = await story.call(MANAGER, 'manager', 'post', '/dropdowns/event/types', {});
  const [type]: { id: number }[] = types.body.data;
  const form = {
    event_list_id: type?.id,
    radius: 3,
    address: HAIFA,
    description: 'סופה',
    type_of_help_required: 'physical',
  };
  await story.call(MANAGER, 'manager', 'post', '/manager/events/preview', form);
  const made = await story.call(MANAGER, 'manager', 'post', '/manager/events', {
    ...form,
    status: true,
    is_auto_assign: true,
  });
  const { id }: { id: number } = made.body.data;
  const asked = await story.pass(1);
  const questions = asked.filter(({ text }) => LINK.seeker.test(text)).slice(0, 3);
  for (const [index, { text }] of questions.entries()) {
    const code = LINK.seeker.exec(text)?.[1] ?? '';
    await story.call(null, 'user', 'post', '/check-event-user-expiration-link', { code });
    await story.call(null, 'user', 'post', `/event-respond/${code}`, { is_need_help: index === 2 ? 0 : 1 });
  }
  const called = await story.pass(1);
  for (const { text } of called.filter((told) => LINK.volunteer.test(told.text)).slice(0, 2)) {
    const code = LINK.volunteer.exec(text)?.[1] ?? '';
    await story.call(null, 'user', 'post', '/volunteer/check-event-expiration-link', { code });
    await story.call(null, 'user', 'put', `/volunteer/event-requests/${code}`, { is_ready_to_help: 1 });
  }
  await story.pass(1);
  for (const locale of LOCALES) {
    await story.call(MANAGER, 'manager', 'get', `/manager/events/${id}`, undefined, locale);
    await story.call(
      MANAGER,
      'manager',
      'get',
      `/manager/event-approval-requests?filters[event_id]=${id}`,
      undefined,
      locale,
    );
  }
  await approveAndComplete(story, id);
  await story.call(MANAGER, 'manager', 'put', `/manager/events/${id}`, { status: false });
  await story.pass(1);
  await story.call(MANAGER, 'manager', 'put', `/manager/events/${id}`, { status: true });
  await story.pass(1);
  await story.call(MANAGER, 'manager', 'get', `/manager/events/${id}`);
  return id;
}

/** The manager approves an event's first pair, and the volunteer helps. */
async function approveAndComplete(story: Storyteller, eventId: number): Promise<void> {
  const waiting = await story.call(
    MANAGER,
    'manager',
    'get',
    `/manager/event-approval-requests?filters[event_id]=${eventId}`,
  );
  const pairs: { id: number; is_approved: number; user: { full_name: string } }[] = waiting.body.data;
  const [first] = pairs
    .filter((pair) => pair.is_approved === 0)
    .toSorted((x, y) => (x.user.full_name < y.user.full_name ? -1 : 1));
  const path = `/manager/event-approval-requests/${first?.id}`;
  await story.call(MANAGER, 'manager', 'patch', path, { is_approved: 1 });
  await story.pass(MINUTE);
  for (const locale of LOCALES)
    await story.call(
      MANAGER,
      'manager',
      'get',
      `/event-user-requests/${first?.id}/timeline`,
      undefined,
      locale,
    );
  await story.call(MANAGER, 'manager', 'patch', `/volunteer/event-user-requests/${first?.id}`, {
    status: 'completed',
    system_note: 'הכול בסדר',
  });
  await story.pass(MINUTE);
  for (const locale of LOCALES)
    await story.call(
      MANAGER,
      'manager',
      'get',
      `/event-user-requests/${first?.id}/timeline`,
      undefined,
      locale,
    );
}

/**
 * Fetches the lists of staff and of the person, in both languages. Event requests are limited to this story's
 * event, because those of other events in the world have no fixed order.
 */
async function listsOfStaff(story: Storyteller, eventId: number): Promise<void> {
  const page = 'page=1&perPage=50';
  const lists = [
    'application-users',
    'assigned-closed-application-users',
    'events',
    'dashboard/pending-applications',
    'event/states',
    'auto-assigns',
  ];
  const ofEvent = ['assigned-rejected-event-requests', 'event-approval-requests'];
  for (const locale of LOCALES) {
    for (const list of lists)
      await story.call(ADMIN, 'admin', 'get', `/admin/${list}?${page}`, undefined, locale);
    for (const list of ofEvent)
      await story.call(
        ADMIN,
        'admin',
        'get',
        `/admin/${list}?${page}&filters[event_id]=${eventId}`,
        undefined,
        locale,
      );
    await story.call(SEEKER, 'user', 'get', `/notifications?${page}`, undefined, locale);
    await story.call(MANAGER, 'manager', 'get', `/manager/events?${page}`, undefined, locale);
    await story.call(MANAGER, 'manager', 'get', '/manager/export-events', undefined, locale);
  }
}

async function file(story: Storyteller, form: object): Promise<number> {
  const { body } = await story.call(SEEKER, 'user', 'post', '/applications', form);
  const { id }: { id: number } = body.data;
  return id;
}

/** A called volunteer answers through the link in their message; returns the volunteer's phone. */
async function answerCall(story: Storyteller, told: Told, respond: 1 | 2, which = 0): Promise<string> {
  const call = told.filter(({ text }) => LINK.call.test(text))[which];
  if (!call) throw new Error('nobody was called');
  const code = LINK.call.exec(call.text)?.[1] ?? '';
  await story.call(null, 'volunteer', 'post', '/check-application', { id: code });
  await story.call(null, 'volunteer', 'post', `/help-request-respond/${code}`, { respond });
  return call.to;
}
