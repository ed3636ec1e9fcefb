import { ownValue } from '@karov/domain';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { currentArea } from '../shared/area.js';
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
  acceptances: 'admin/application-users',
  'idle-volunteers': 'staff/volunteers/idle',
  'overused-volunteers': 'staff/volunteers/overused',
};

/** Returns the path of a resource for the signed-in person. */
function pathOf(resource: string): string {
  const path = ownValue(PATHS_OF_AREAS, resource);
  return path ? `${currentArea()}/${path}` : (ownValue(SHARED_PATHS, resource) ?? resource);
}

/** react-admin's simple-rest provider for our lists, with the paths of the caller's role. */
export const dataProvider: DataProvider = {
  ...rest,
  getList: (resource, params) => rest.getList(pathOf(resource), params),
  getOne: (resource, params) => rest.getOne(pathOf(resource), params),
  create: (resource, params) => rest.create(pathOf(resource), params),
  update: (resource, params) => rest.update(pathOf(resource), params),
};
