import { ownValue } from '@karov/domain';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import { callsOf } from '../kit/record-calls.js';
import { currentArea } from '../shared/area.js';
import { isOnline, OfflineError } from '../shared/connection.js';
import { httpClient } from './http-client.js';

const rest = simpleRestProvider('/api', httpClient);

/** Resources that have separate paths for managers and admins (rule 142). */
const PATHS_OF_AREAS: Readonly<Record<string, string>> = {
  events: 'events',
  approvals: 'event-approval-requests',
  organizations: 'organizations',
  contacts: 'contacts',
  categories: 'categories',
  'event-requests': 'assigned-rejected-event-requests',
  block: 'block',
  users: 'users',
  vetting: 'vetting',
  broadcasts: 'broadcasts',
  reachability: 'reachability',
};

/** Single requests have the same paths for managers as for admins (rule 80). */
const SHARED_PATHS: Readonly<Record<string, string>> = {
  'open-requests': 'admin/dashboard/pending-applications',
  'single-requests': 'admin/assigned-closed-application-users',
  'all-requests': 'admin/applications',
  acceptances: 'admin/application-users',
  'idle-volunteers': 'staff/volunteers/idle',
  'overused-volunteers': 'staff/volunteers/overused',
};

/** Returns the path of a resource for the signed-in person. */
function pathOf(resource: string): string {
  const path = ownValue(PATHS_OF_AREAS, resource);
  return path ? `${currentArea()}/${path}` : (ownValue(SHARED_PATHS, resource) ?? resource);
}

/** A change fails without a connection, instead of being queued where nobody sees it. */
function whenOnline<T>(change: () => Promise<T>): Promise<T> {
  return isOnline() ? change() : Promise.reject(new OfflineError());
}

/** Returns an answer for react-admin, which does not know the types of our records. */
const answered = (data: unknown): { data: RaRecord[string] } => ({ data });

/** The id of a new record whose answer does not say it. */
const NEW = 'new';

/**
 * react-admin's simple-rest provider for our lists, with the paths of the caller's role; records that have
 * paths of their own are read and saved by `recordCalls`.
 */
export const dataProvider: DataProvider = {
  ...rest,
  getList: (resource, params) => rest.getList(pathOf(resource), params),
  getOne: async (resource, params) => {
    const { one } = callsOf(resource);
    return one ? answered(await one(Number(params.id))) : rest.getOne(pathOf(resource), params);
  },
  create: (resource, params) =>
    whenOnline(async () => {
      const { create } = callsOf(resource);
      if (!create) return rest.create(pathOf(resource), params);
      await create(params.data);
      return answered({ id: NEW });
    }),
  update: (resource, params) =>
    whenOnline(async () => {
      const { update } = callsOf(resource);
      if (!update) return rest.update(pathOf(resource), params);
      await update(Number(params.id), params.data);
      return answered(params.previousData);
    }),
};
