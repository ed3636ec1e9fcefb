import type { NotificationRow } from '@karov/api-client';
import { formatPhone, messageFault } from '@karov/domain';
import type { ListSheet } from '../../platform/lists/list-sheet.js';

/** The notification log. */
export const notificationSheet: ListSheet<NotificationRow> = {
  fileName: 'notifications.xlsx',
  title: 'exports.lists.notifications',
  columns: [
    { head: 'exports.heads.name', cell: ({ receiver_name: name }) => name ?? '' },
    {
      head: 'exports.heads.roles',
      cell: ({ receiver_type: roles }, say) => roles.map((role) => say(`roles.${role}`)).join(', '),
    },
    { head: 'exports.heads.sentTo', cell: ({ send_to }) => formatPhone(send_to) },
    { head: 'exports.heads.date', cell: ({ date }) => date },
    { head: 'exports.heads.time', cell: ({ time }) => time },
    { head: 'exports.heads.channel', cell: ({ action_type }) => action_type.toUpperCase() },
    { head: 'exports.heads.kind', cell: ({ type }, say) => say(`notificationTypes.${type}`) },
    { head: 'exports.heads.message', cell: ({ message }) => message },
    { head: 'exports.heads.status', cell: ({ status }, say) => say(`statuses.notification.${status}`) },
    {
      head: 'exports.heads.error',
      cell: ({ error }, say) => (error === null ? '' : say(`statuses.messageFault.${messageFault(error)}`)),
    },
    { head: 'exports.heads.attempts', cell: ({ attempts }) => attempts },
    { head: 'exports.heads.parts', cell: ({ parts }) => parts ?? '' },
    {
      head: 'exports.heads.cost',
      cell: ({ cost, currency }) => (cost === null ? '' : `${cost} ${currency}`),
    },
    { head: 'exports.heads.request', cell: ({ application_id: id }) => id ?? '' },
    { head: 'exports.heads.eventNumber', cell: ({ event_id: id }) => id ?? '' },
    { head: 'exports.heads.broadcast', cell: ({ broadcast_id: id }) => id ?? '' },
  ],
  people: ({ receiver_id: id }) => (id === null ? [] : [id]),
};
