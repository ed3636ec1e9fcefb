import type { BlockedIpRow } from '@karov/api-client';
import { type ListSheet, localTime } from '../../platform/lists/list-sheet.js';

/** The addresses that are blocked now. */
export const blockedIpSheet: ListSheet<BlockedIpRow> = {
  fileName: 'blocked-addresses.xlsx',
  title: 'exports.lists.blockedIps',
  columns: [
    { head: 'exports.heads.name', cell: ({ user }) => user?.full_name ?? '' },
    { head: 'exports.heads.ip', cell: ({ ip_add }) => ip_add },
    { head: 'exports.heads.path', cell: ({ path }) => path },
    { head: 'exports.heads.reason', cell: ({ message }) => message },
    { head: 'exports.heads.since', cell: ({ created_at }) => localTime(created_at) },
    { head: 'exports.heads.until', cell: ({ expires_at }) => localTime(expires_at) },
  ],
  people: ({ user }) => (user ? [user.id] : []),
};
