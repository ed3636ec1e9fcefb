import type { BroadcastReceiver, BroadcastRow } from '@karov/api-client';
import { formatPhone, messageFault } from '@karov/domain';
import { type ListSheet, localTime } from '../../platform/lists/list-sheet.js';

/** Broadcasts, with the results of each. */
export const broadcastSheet: ListSheet<BroadcastRow> = {
  fileName: 'broadcasts.xlsx',
  title: 'exports.lists.broadcasts',
  columns: [
    { head: 'exports.heads.id', cell: ({ id }) => id },
    { head: 'exports.heads.created', cell: ({ created_at }) => localTime(created_at) },
    { head: 'exports.heads.author', cell: ({ sender }) => sender?.full_name ?? '' },
    { head: 'exports.heads.channel', cell: ({ type }, say) => say(`exports.channels.${type}`) },
    { head: 'exports.heads.message', cell: ({ message }) => message },
    { head: 'exports.heads.status', cell: ({ state }, say) => say(`statuses.broadcast.${state}`) },
    { head: 'exports.heads.receivers', cell: ({ receivers }) => receivers },
    { head: 'exports.heads.failed', cell: ({ counts }) => counts.failed },
  ],
  people: ({ sender }) => (sender ? [sender.id] : []),
};

/** The recipients of one broadcast, with their results. */
export const broadcastReceiverSheet: ListSheet<BroadcastReceiver> = {
  fileName: 'broadcast-receivers.xlsx',
  title: 'exports.lists.broadcastReceivers',
  columns: [
    { head: 'exports.heads.name', cell: ({ full_name }) => full_name },
    { head: 'exports.heads.sentTo', cell: ({ send_to }) => formatPhone(send_to) },
    { head: 'exports.heads.status', cell: ({ status }, say) => say(`statuses.notification.${status}`) },
    {
      head: 'exports.heads.error',
      cell: ({ error }, say) => (error === null ? '' : say(`statuses.messageFault.${messageFault(error)}`)),
    },
    { head: 'exports.heads.sentAt', cell: ({ sent_at }) => localTime(sent_at) },
    { head: 'exports.heads.answeredAt', cell: ({ answered_at }) => localTime(answered_at) },
  ],
  people: ({ user_id: id }) => (id === null ? [] : [id]),
};
