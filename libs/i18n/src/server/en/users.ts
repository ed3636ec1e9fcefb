import type { SameKeys } from '../../catalogue.js';
import type { users as he } from '../he/users.js';

/** The English answers after staff have changed something about a person. */
export const users: SameKeys<typeof he> = {
  saved: 'User saved.',
  activated: 'Account activated.',
  alreadyActivated: 'Account already activated.',
  deactivated: 'Account deactivated.',
  policeValidated: 'The police certificate is validated. It is valid for a year.',
  trainingValidated: 'Training validated.',
  guardianConfirmed: 'The guardian’s approval is confirmed and the account is active.',
  vettingRefused: 'The person has been told why and what to do now.',
  renewalAsked: 'The person has been asked to renew.',
  regionsSaved: 'Permissions updated.',
  deleted: 'User deleted.',
  restored: 'User restored.',
  rolesUpdated: 'Roles updated.',
  vouched: 'The account is open to its owner.',
  adminAssigned: 'Admin role assigned.',
  organizationAssigned: 'Organization updated.',
  reasons: {
    ready: 'ready in this event',
    region: 'works in this region',
    no_region: 'not assigned to this region',
  },
};
