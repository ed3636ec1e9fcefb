import type { OrganizationRow } from '@karov/api-client';
import { type ListSheet, localTime } from '../../platform/lists/list-sheet.js';

/** Organizations and the number of volunteers of each. */
export const organizationSheet: ListSheet<OrganizationRow> = {
  fileName: 'organizations.xlsx',
  title: 'exports.lists.organizations',
  columns: [
    { head: 'exports.heads.name', cell: ({ name }) => name },
    { head: 'exports.heads.link', cell: ({ registration_url }) => registration_url },
    { head: 'exports.heads.author', cell: ({ author }) => author ?? '' },
    { head: 'exports.heads.volunteers', cell: ({ volunteers }) => volunteers },
    { head: 'exports.heads.created', cell: ({ created_at }) => localTime(created_at) },
  ],
  people: () => [],
};
