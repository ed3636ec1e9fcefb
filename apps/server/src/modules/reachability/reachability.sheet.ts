import type { ReachRow } from '@karov/api-client';
import { type Channel, formatPhone } from '@karov/domain';
import { type ListSheet, localTime, type Say } from '../../platform/lists/list-sheet.js';

const names = (channels: readonly Channel[], say: Say): string =>
  channels.map((channel) => say(`exports.channels.${channel}`)).join(', ');

/** People, with the channels that reach them. */
export const reachSheet: ListSheet<ReachRow> = {
  fileName: 'reachability.xlsx',
  title: 'exports.lists.reachability',
  columns: [
    { head: 'exports.heads.id', cell: ({ id }) => id },
    { head: 'exports.heads.name', cell: ({ full_name: name }) => name },
    { head: 'exports.heads.phone', cell: ({ phone }) => formatPhone(phone) },
    { head: 'exports.heads.status', cell: ({ level }, say) => say(`exports.reachLevels.${level}`) },
    { head: 'exports.heads.channel', cell: ({ channels }, say) => names(channels, say) },
    { head: 'exports.heads.bounced', cell: ({ bounced }, say) => names(bounced, say) },
    { head: 'exports.heads.lastDelivered', cell: ({ last_delivered_at: at }) => localTime(at) },
    { head: 'exports.heads.lastAnswered', cell: ({ last_answered_at: at }) => localTime(at) },
  ],
  people: ({ id }) => [id],
};
