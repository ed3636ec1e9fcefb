import type { EventUserRequest } from '@karov/api-client';
import { formatPhone, type ShownNeed, shownNeed, streetParts } from '@karov/domain';
import type { ServerTextKey } from '@karov/i18n/server';
import type { ListSheet, Say } from '../../platform/lists/list-sheet.js';

const WORDS = {
  takenOver: 'statuses.attention.takenOver',
  coordinator: 'statuses.attention.coordinator',
  waitingForApproval: 'statuses.approval.waiting',
  on_way: 'statuses.progress.on_way',
  arrived: 'statuses.progress.arrived',
  assigned: 'statuses.eventUser.assigned',
  notSetOut: 'statuses.attention.notSetOut',
  silent: 'statuses.attention.silent',
  overdue: 'statuses.attention.overdue',
  completed: 'statuses.eventUser.completed',
  closed: 'statuses.eventUser.closed',
  leftAlone: 'statuses.attention.leftAlone',
  needsHelp: 'statuses.needResponse.needsHelp',
  noHelp: 'statuses.needResponse.noHelp',
  unanswered: 'statuses.needResponse.unanswered',
} as const satisfies Record<ShownNeed, ServerTextKey>;

/** The words of the status chip (rule 106). */
function stateOf(need: EventUserRequest, say: Say): string {
  const state = say(WORDS[shownNeed(need)], { name: need.taken_over_by ?? '' });
  return need.is_emergency ? `${state}, ${say('exports.words.emergency')}` : state;
}

/** An event's people for volunteers who go from door to door, street by street (rule 170). */
export const doorSheet: ListSheet<EventUserRequest> = {
  fileName: 'door-list.xlsx',
  title: 'exports.lists.doors',
  columns: [
    { head: 'exports.heads.city', cell: ({ user }) => user.city },
    { head: 'exports.heads.street', cell: ({ user }) => streetParts(user.street).name || user.address },
    { head: 'exports.heads.house', cell: ({ user }) => streetParts(user.street).number },
    { head: 'exports.heads.floor', cell: ({ floor }) => floor ?? '' },
    { head: 'exports.heads.name', cell: ({ user }) => user.full_name },
    { head: 'exports.heads.phone', cell: ({ user }) => formatPhone(user.phone) },
    {
      head: 'exports.heads.contactNote',
      cell: ({ user }, say) =>
        [user.spoken_to.writes ? say('exports.writes') : '', user.contact_note].filter(Boolean).join(' · '),
    },
    {
      head: 'exports.heads.matters',
      cell: ({ matters }, say) => matters.map((matter) => say(`statuses.matter.${matter}`)).join(', '),
    },
    { head: 'exports.heads.status', cell: stateOf },
    { head: 'exports.heads.newAddress', cell: ({ moved_to }) => moved_to ?? '' },
  ],
  people: ({ user }) => [user.id],
};
