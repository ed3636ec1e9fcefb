import type {
  AdminApplicationForm,
  CategoryRow,
  OptionRow,
  OrganizationRow,
  Profile,
  ReadyAnswerRow,
  StaffForm,
} from '@karov/api-client';
import { ownValue } from '@karov/domain';
import type { RaRecord } from 'react-admin';
import { api } from '../shared/api.js';

/** What react-admin hands on, of any type. */
type Any = RaRecord[string];

/** How the API reads and saves a record, where that differs from the paths of its list. */
interface RecordCalls {
  one?: (id: number) => Promise<unknown>;
  create?: (form: Any) => Promise<unknown>;
  update?: (id: number, form: Any) => Promise<unknown>;
}

/** The calls by resource, without their types. */
type CallsByResource = Readonly<Record<string, RecordCalls>>;

const at = (id: number) => ({ params: { path: { id } } });

/** The editable part of a category. */
type CategoryForm = Pick<
  CategoryRow,
  'name_he' | 'name_en' | 'picture' | 'is_auto_assign' | 'needs_approval'
>;

/** An organization with the words around its messages (rule 169); its logo is a file once one was chosen. */
type OrganizationForm = Pick<
  OrganizationRow,
  'name' | 'greeting_he' | 'greeting_en' | 'signature_he' | 'signature_en'
> & { logo: File | string | null };

const organizationBody = ({ logo, ...form }: OrganizationForm) => ({
  name: form.name,
  greeting_he: form.greeting_he,
  greeting_en: form.greeting_en,
  signature_he: form.signature_he,
  signature_en: form.signature_en,
  ...(logo instanceof File && { logo }),
});

const FLAGS = ['is_sms', 'is_wp', 'is_phone', 'is_active'] as const;
type UserFlag = (typeof FLAGS)[number];

/** A person, as staff fill the form in (rules 88, 137). */
type UserForm = Omit<StaffForm, 'roles' | UserFlag> & Record<UserFlag, boolean> & { role_id: string };

async function userOf(id: number) {
  const form = await api.get('/admin/users/{id}/form', at(id));
  return {
    ...form,
    id,
    is_sms: form.is_sms === 1,
    is_wp: form.is_wp === 1,
    is_phone: form.is_phone === 1,
    is_active: form.is_active === 1,
  };
}

/** Returns the body; an empty text removes what is stored. */
function userBody({ role_id, ...form }: UserForm & { id?: number; roles?: number[] }) {
  const { id: _id, roles: _roles, ...rest } = form;
  return { ...rest, role_id: Number(role_id) };
}

/** The words of an option, and the list of a new one. */
type OptionForm = Pick<OptionRow, 'label_he' | 'label_en' | 'list'> & Partial<OptionRow>;

const optionBody = ({ label_he, label_en, list, is_urgent }: OptionForm) => ({
  label_he,
  label_en,
  ...(mayBeUrgent(list) && { is_urgent: asFlag(is_urgent) }),
});

/** Whether the options of a list can be urgent; only kinds of event can (rule 77). */
export function mayBeUrgent(list: string): boolean {
  return list === 'event_types';
}

const asFlag = (isOn: boolean | undefined): 0 | 1 => (isOn ? 1 : 0);

type ReadyAnswerForm = Pick<ReadyAnswerRow, 'text_he' | 'text_en'>;

/** The details that staff can change themselves. */
type ProfileForm = Pick<Profile, 'first_name' | 'last_name' | 'email'>;

async function dispatchSettings(id: number) {
  const settings = await api.get('/admin/auto-assigns');
  return { ...settings, id, radius: String(settings.radius), time: String(settings.time) };
}

/**
 * The records that are edited by a form, by resource. Their types are those of the OpenAPI document, so that a
 * field that the API does not know does not compile.
 */
export const recordCalls = {
  categories: {
    one: (id: number) => api.get('/admin/categories/{id}', at(id)),
    update: (id: number, { name_he, name_en, picture, is_auto_assign, needs_approval }: CategoryForm) =>
      api.act('PUT', '/admin/categories/{id}', {
        ...at(id),
        body: { id, name_he, name_en, picture, is_auto_assign, needs_approval },
      }),
  },
  organizations: {
    one: (id: number) => api.get('/admin/organizations/{id}', at(id)),
    create: (form: OrganizationForm) =>
      api.send('POST', '/admin/organizations', { body: organizationBody(form), multipart: true }),
    update: (id: number, form: OrganizationForm) =>
      api.send('POST', '/admin/organizations/{id}', {
        ...at(id),
        body: { _method: 'PUT', ...organizationBody(form) },
        multipart: true,
      }),
  },
  users: {
    one: userOf,
    create: (form: UserForm) => api.act('POST', '/admin/users', { body: userBody(form) }),
    update: (id: number, form: UserForm) =>
      api.act('PUT', '/admin/users/{id}', { ...at(id), body: userBody(form) }),
  },
  /** a request for help on behalf of somebody */
  applications: {
    create: (form: AdminApplicationForm) => api.act('POST', '/admin/applications', { body: form }),
  },
  options: {
    create: (form: OptionForm) =>
      api.act('POST', '/admin/options', { body: { list: form.list, ...optionBody(form) } }),
    update: (id: number, form: OptionForm) =>
      api.act('PUT', '/admin/options/{id}', {
        ...at(id),
        body: { ...optionBody(form), is_hidden: asFlag(form.is_hidden), position: form.position },
      }),
  },
  'ready-answers': {
    create: ({ text_he, text_en }: ReadyAnswerForm) =>
      api.act('POST', '/admin/ready-answers', { body: { text_he, text_en } }),
    update: (id: number, { text_he, text_en }: ReadyAnswerForm) =>
      api.act('PUT', '/admin/ready-answers/{id}', { ...at(id), body: { text_he, text_en } }),
  },
  /** the two settings of dispatch (rule 38) */
  'auto-assign': {
    one: dispatchSettings,
    update: (_id: number, { radius, time }: { radius: string; time: string }) =>
      api.act('POST', '/admin/auto-assigns', { body: { radius: Number(radius), time: Number(time) } }),
  },
  /** the signed-in person */
  profile: {
    update: (_id: number, { first_name, last_name, email }: ProfileForm) =>
      api.send('POST', '/auth/profile', { body: { first_name, last_name, email: email || null } }),
  },
  /** what staff write to the support desk */
  'support-messages': {
    create: ({ subject, message }: { subject: string; message: string }) =>
      api.act('POST', '/contacts', { body: { subject, message } }),
  },
} satisfies CallsByResource;

type Calls = typeof recordCalls;

/** The record of a resource, as a form about it is filled in. */
export type RecordOf<Resource extends keyof Calls> = Calls[Resource] extends {
  one: (id: number) => Promise<infer One>;
}
  ? One
  : never;

/** What a form about a resource saves. */
export type FormOf<Resource extends keyof Calls> = Calls[Resource] extends {
  update: (id: number, form: infer Form) => Promise<unknown>;
}
  ? Form
  : Calls[Resource] extends { create: (form: infer Form) => Promise<unknown> }
    ? Form
    : never;

/** Returns the calls of a resource, if it has its own. */
export function callsOf(resource: string): RecordCalls {
  const calls: CallsByResource = recordCalls;
  return ownValue(calls, resource) ?? {};
}
