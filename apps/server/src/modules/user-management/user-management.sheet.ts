import type { RegionPermissionRow, UserRow, VettingRow } from '@karov/api-client';
import { formatPhone, isRole } from '@karov/domain';
import { type ListSheet, localTime, type Say } from '../../platform/lists/list-sheet.js';

function roleWords({ roles }: UserRow, say: Say): string {
  return roles
    .map(({ name }) => name.replace(' ', '_'))
    .flatMap((role) => (isRole(role) ? [say(`roles.${role}`)] : []))
    .join(', ');
}

/** The people managed by a member of staff. */
export const userSheet: ListSheet<UserRow> = {
  fileName: 'users.xlsx',
  title: 'exports.lists.users',
  columns: [
    { head: 'exports.heads.id', cell: ({ id }) => id },
    { head: 'exports.heads.name', cell: ({ full_name }) => full_name },
    { head: 'exports.heads.phone', cell: ({ phone }) => formatPhone(phone) },
    { head: 'exports.heads.email', cell: ({ email }) => email ?? '' },
    { head: 'exports.heads.roles', cell: roleWords },
    { head: 'exports.heads.status', cell: ({ status }, say) => say(`statuses.account.${status}`) },
    { head: 'exports.heads.organization', cell: ({ organization }) => organization?.name ?? '' },
    { head: 'exports.heads.city', cell: ({ city }) => city },
    { head: 'exports.heads.created', cell: ({ created_at }) => localTime(created_at) },
  ],
  people: ({ id }) => [id],
};

/** People who are waiting for vetting. */
export const vettingSheet: ListSheet<VettingRow> = {
  fileName: 'vetting.xlsx',
  title: 'exports.lists.vetting',
  columns: [
    { head: 'exports.heads.kind', cell: ({ kind }, say) => say(`exports.vettingKinds.${kind}`) },
    { head: 'exports.heads.name', cell: ({ user }) => user.full_name },
    { head: 'exports.heads.phone', cell: ({ user }) => formatPhone(user.phone) },
    { head: 'exports.heads.place', cell: ({ place }) => place },
    { head: 'exports.heads.date', cell: ({ date }) => date ?? '' },
    { head: 'exports.heads.since', cell: ({ since }) => localTime(since) },
  ],
  people: ({ user }) => [user.id],
};

/** A person's districts. */
export const regionSheet: ListSheet<RegionPermissionRow> = {
  fileName: 'region-permissions.xlsx',
  title: 'exports.lists.regions',
  columns: [
    { head: 'exports.heads.id', cell: ({ user_id }) => user_id },
    { head: 'exports.heads.country', cell: ({ country }) => country.label },
    {
      head: 'exports.heads.region',
      cell: ({ state }, say) => state?.label ?? say('exports.words.wholeCountry'),
    },
  ],
  people: ({ user_id }) => [user_id],
};
