import type { EventRequestRow, EventRow } from '@karov/api-client';
import { addressForDisplay, type ShownAssignment, shownAssignment, shownEventRequest } from '@karov/domain';
import {
  type ListSheet,
  localTime,
  type Say,
  type SheetColumn,
  yesNo,
} from '../../platform/lists/list-sheet.js';

/** The file events.xlsx, with the sheet Events (rule 144). */
export const eventSheet: ListSheet<EventRow> = {
  fileName: 'events.xlsx',
  title: 'exports.lists.events',
  columns: [
    { head: 'exports.heads.id', cell: ({ id }) => id },
    { head: 'exports.heads.event', cell: ({ name }) => name },
    {
      head: 'exports.heads.status',
      cell: ({ status }, say) => say(status ? 'statuses.event.active' : 'statuses.event.inactive'),
    },
    { head: 'exports.heads.manager', cell: ({ manager }) => manager.full_name },
    { head: 'exports.heads.address', cell: ({ address }) => addressForDisplay(address) },
    { head: 'exports.heads.radius', cell: ({ radius }) => radius },
    {
      head: 'exports.heads.help',
      cell: ({ type_of_help_required: help }, say) => say(`exports.helpTypes.${help}`),
    },
    { head: 'exports.heads.autoAssign', cell: ({ is_auto_assign }, say) => yesNo(is_auto_assign, say) },
    { head: 'exports.heads.note', cell: ({ system_note }) => system_note ?? '' },
    { head: 'exports.heads.lastStopped', cell: ({ last_stopped_at }) => localTime(last_stopped_at) },
    { head: 'exports.heads.created', cell: ({ created_at }) => localTime(created_at) },
  ],
  people: ({ manager }) => [manager.id],
};

const people = ({ user, volunteer }: EventRequestRow): number[] =>
  [user, volunteer].flatMap((person) => (person ? [person.id] : []));

/** The words of the status chip (rule 106). */
export function wordOf(state: ShownAssignment, say: Say): string {
  if (state === 'notSetOut') return say('statuses.attention.notSetOut');
  return state === 'waitingForApproval'
    ? say('statuses.approval.waiting')
    : say(`statuses.eventUser.${state}`);
}

function requestColumns(stateOf: (row: EventRequestRow) => ShownAssignment): SheetColumn<EventRequestRow>[] {
  return [
    { head: 'exports.heads.status', cell: (row, say) => wordOf(stateOf(row), say) },
    { head: 'exports.heads.event', cell: ({ event }) => event.name },
    { head: 'exports.heads.user', cell: ({ user }) => user?.full_name ?? '' },
    { head: 'exports.heads.volunteer', cell: ({ volunteer }) => volunteer?.full_name ?? '' },
    { head: 'exports.heads.note', cell: ({ system_note }) => system_note ?? '' },
    { head: 'exports.heads.created', cell: ({ creation_date }) => localTime(creation_date) },
  ];
}

/**
 * Assigned and rejected requests; requests whose volunteer was not approved, or was released again, count as
 * rejected (rule 139).
 */
export const managedRequestSheet: ListSheet<EventRequestRow> = {
  fileName: 'event-help-requests.xlsx',
  title: 'exports.lists.eventRequests',
  columns: requestColumns(shownEventRequest),
  people,
};

/** Assignments that await approval by a manager or an admin, and past ones. */
export const approvalSheet: ListSheet<EventRequestRow> = {
  fileName: 'event-approval-requests.xlsx',
  title: 'exports.lists.approvals',
  columns: requestColumns(shownAssignment),
  people,
};
