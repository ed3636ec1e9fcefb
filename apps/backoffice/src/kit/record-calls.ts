import type { CategoryRow } from '@karov/api-client';
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
