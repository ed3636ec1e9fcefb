import type { SameKeys } from '../../catalogue.js';
import type { roles as he } from '../he/roles.js';

/** English names of the roles. */
export const roles = {
  user: 'Asking for help',
  volunteer: 'Volunteer',
  manager: 'Manager',
  admin: 'Admin',
  super_admin: 'Super admin',
} as const satisfies SameKeys<typeof he>;
