import type {
  ActiveApplication,
  ApplicationDropdowns,
  ApplicationForm,
  AuthRecord,
  BasketRow,
  PendingAcceptance,
} from '@karov/api-client';
import { addDays, LIMITS, localDay } from '@karov/domain';
import { advanceClock, api, eventually, PEOPLE, sessionOf } from '../support/index.js';

/** A request that an admin opened on behalf of a help seeker. */
export interface FiledRequest {
  id: number;
  admin: AuthRecord;
  description: string;
}

function isDropdowns(value: unknown): value is ApplicationDropdowns {
  return typeof value === 'object' && value !== null && 'categories' in value;
}

function isList<T>(value: unknown): value is T[] {
  return Array.isArray(value);
}

/** The ids of categories in the demo. */
export const RIDE = 1;
export const SHOPPING = 2;
export const REPAIRS = 5;
const DAYS_AHEAD = 5;

/**
 * Opens a request for a help seeker in a town who has none in the category; the description identifies the
 * request.
 */
export async function fileRequest(
  town: string,
  description: string,
  category = SHOPPING,
): Promise<FiledRequest> {
  const admin = await sessionOf(PEOPLE.admin, 'admin');
  const lists = await api('POST', '/dropdowns/application', { token: admin.token, body: { flag: 1 } });
  const people = isDropdowns(lists) ? (lists.only_users ?? []) : [];
  for (const { id: userId } of people.filter(({ address }) => address.includes(town))) {
    const body = {
      user_id: userId,
      category_id: category,
      description,
      expiration_date: addDays(localDay(new Date()), DAYS_AHEAD),
      other_address: 0,
    };
    const made = await api('POST', '/admin/applications', { token: admin.token, body }).catch(() => null);
    if (typeof made === 'object' && made !== null && 'id' in made)
      return { id: Number(made.id), admin, description };
  }
  throw new Error(`nobody in ${town} can ask for help`);
}

/**
 * Requests help until a day as a help seeker, whose open requests of the kind are closed first. Returns the
 * id of the new request.
 */
export async function ask(seeker: AuthRecord, form: Partial<ApplicationForm>): Promise<number> {
  const active = await api('GET', '/applications?type=list', { token: seeker.token });
  for (const one of isList<ActiveApplication>(active) ? active : [])
    if (one.category_id === form.category_id) await closeRequest(seeker, one.id);
  const body = {
    other_address: 0,
    ...(form.category_id !== RIDE && { expiration_date: addDays(localDay(new Date()), DAYS_AHEAD) }),
    ...form,
  };
  const made = await api('POST', '/applications', { token: seeker.token, body });
  return typeof made === 'object' && made !== null && 'id' in made ? Number(made.id) : 0;
}

/**
 * Requests shopping as a help seeker, so that they and the team can write about it at once, whatever was
 * written before (rule 135). Returns that person.
 */
export async function askForShopping(description: string): Promise<AuthRecord> {
  const seeker = await sessionOf(PEOPLE.seeker, 'user');
  await ask(seeker, { category_id: SHOPPING, description });
  await advanceClock(LIMITS.chatLockMs / 1000);
  return seeker;
}

/** Closes a request that the help seeker no longer needs. */
export async function closeRequest(seeker: AuthRecord, id: number): Promise<void> {
  await api('POST', `/applications/status/${id}`, { token: seeker.token, body: { status: 'closed' } });
}

/** Frees the demo's volunteer by giving back work that earlier journeys left. */
export async function freeVolunteer(): Promise<void> {
  const { token } = await sessionOf(PEOPLE.volunteer, 'volunteer');
  const basket = await api('GET', '/volunteer/application-users?perPage=100', { token });
  const held = isList<BasketRow>(basket)
    ? basket.filter(({ ended, is_reserve: isReserve }) => ended === null && !isReserve)
    : [];
  for (const { id } of held)
    await api('PATCH', `/volunteer/application-users/${id}`, { token, body: { cannot_come: true } });
}

/** Accepts a request as a volunteer, has it approved, and sets out. */
export async function setOut(volunteer: AuthRecord, request: FiledRequest): Promise<void> {
  await api('POST', '/volunteer/application-users', {
    token: volunteer.token,
    body: { application_id: request.id, is_approved: 0 },
  });
  await approve(request);
  const basket = await api('GET', '/volunteer/application-users?perPage=100', { token: volunteer.token });
  const held = isList<BasketRow>(basket)
    ? basket.find((row) => row.application_id === request.id)
    : undefined;
  await api('PATCH', `/volunteer/application-users/${held?.id ?? 0}`, {
    token: volunteer.token,
    body: { progress: 'on_way' },
  });
}

/** Approves, as an admin, the volunteer who accepted the request. */
export async function approve({ id, admin }: FiledRequest): Promise<void> {
  const waiting = await eventually('the acceptance', async () => {
    const rows = await api('GET', '/admin/application-users?perPage=100', { token: admin.token });
    return isList<PendingAcceptance>(rows)
      ? (rows.find(({ application }) => application.id === id) ?? null)
      : null;
  });
  await api('PATCH', `/admin/application-users/${waiting.id}`, {
    token: admin.token,
    body: { is_approved: 1 },
  });
}

/** Switches the automatic calls for a category's requests on or off. */
export async function setAutoAssign(category: number, isOn: boolean): Promise<void> {
  const admin = await sessionOf(PEOPLE.admin, 'admin');
  await api('PUT', `/admin/categories/${category}`, { token: admin.token, body: { is_auto_assign: isOn } });
}

/** How a message begins that calls a volunteer to an emergency. */
const EMERGENCY_CALL = /^(קרוב, חירום!|Karov, emergency!)/;

/**
 * Returns the path of the newest link, sent after a given message, that called a volunteer to an emergency;
 * a link to the excluded number does not count, nor does one to a request that an earlier journey left open,
 * for which volunteers are still called as the clock goes on.
 */
export async function emergencyLinkAfter(messageId: number, exceptTo = ''): Promise<string> {
  return callLink((to, text) => to !== exceptTo && EMERGENCY_CALL.test(text), messageId);
}

/** Returns the path of the newest link, sent after a given message, that called a volunteer to a request. */
export async function callLinkAfter(messageId: number): Promise<string> {
  return callLink((_, text) => !EMERGENCY_CALL.test(text), messageId);
}

async function callLink(isMeant: (to: string, text: string) => boolean, after: number): Promise<string> {
  const message = await eventually(
    'a call to a volunteer',
    async () =>
      (await allMessages()).find(
        ({ id, to, text }) => id > after && text.includes('/h/') && isMeant(to, text),
      ) ?? null,
  );
  const [path] = /\/h\/\S+/.exec(message.text) ?? [];
  return path ?? '';
}

/** Returns the id of the newest message to anybody; 0 if there are none. */
export async function newestOfAll(): Promise<number> {
  return (await allMessages())[0]?.id ?? 0;
}

async function allMessages(): Promise<{ id: number; to: string; text: string }[]> {
  const sent = await api('GET', '/demo/outbox');
  return isList<{ id: number; to: string; text: string }>(sent) ? sent : [];
}
