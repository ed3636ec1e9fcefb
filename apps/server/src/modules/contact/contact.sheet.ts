import type { ContactRow } from '@karov/api-client';
import { formatPhone } from '@karov/domain';
import { type ListSheet, localTime } from '../../platform/lists/list-sheet.js';

/** People's messages to the support desk. */
export const contactSheet: ListSheet<ContactRow> = {
  fileName: 'contacts.xlsx',
  title: 'exports.lists.contacts',
  columns: [
    { head: 'exports.heads.status', cell: ({ state }, say) => say(`statuses.contact.${state}`) },
    { head: 'exports.heads.name', cell: ({ sender }) => sender.full_name },
    { head: 'exports.heads.phone', cell: ({ sender }) => formatPhone(sender.phone) },
    { head: 'exports.heads.email', cell: ({ sender }) => sender.email },
    { head: 'exports.heads.subject', cell: ({ subject }) => subject },
    { head: 'exports.heads.message', cell: ({ message }) => message },
    { head: 'exports.heads.created', cell: ({ created_at }) => localTime(created_at) },
    { head: 'exports.heads.answeredAt', cell: ({ answered_at }) => localTime(answered_at) },
  ],
  people: ({ sender }) => [sender.id],
};
