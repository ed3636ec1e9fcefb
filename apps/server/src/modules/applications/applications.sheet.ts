import type { AdminApplication, PendingAcceptance, Worry } from '@karov/api-client';
import { addressForDisplay, formatPhone, shownApplication } from '@karov/domain';
import { type ListSheet, localTime, type Say } from '../../platform/lists/list-sheet.js';

const URGENCIES = ['none', 'low', 'medium', 'high'] as const;

/** The words of the status chip (rule 106). */
function stateOf(request: AdminApplication, say: Say): string {
  const state = shownApplication(request);
  if (state === 'takenOver')
    return say('statuses.attention.takenOver', { name: request.taken_over_by ?? '' });
  if (state === 'coordinator' || state === 'notSetOut' || state === 'silent' || state === 'overdue')
    return say(`statuses.attention.${state}`);
  return state === 'waitingForApproval'
    ? say('statuses.approval.waiting')
    : say(`requests.statuses.${state}`);
}

function validityOf({
  expiration_date: day,
  arrival_date: date,
  arrival_time: time,
}: AdminApplication): string {
  return day ?? [date, time].filter(Boolean).join(' ');
}

/** Assigned and closed requests (rule 137). */
export const requestSheet: ListSheet<AdminApplication> = {
  fileName: 'requests.xlsx',
  title: 'exports.lists.requests',
  columns: [
    { head: 'exports.heads.id', cell: ({ id }) => id },
    { head: 'exports.heads.category', cell: ({ category }) => category.label },
    { head: 'exports.heads.status', cell: stateOf },
    {
      head: 'exports.heads.urgency',
      cell: ({ label_priority }, say) => say(`statuses.priority.${URGENCIES[label_priority]}`),
    },
    { head: 'exports.heads.volunteer', cell: ({ volunteer }) => volunteer?.full_name ?? '' },
    { head: 'exports.heads.validity', cell: validityOf },
    { head: 'exports.heads.created', cell: ({ created_at }) => localTime(created_at) },
    { head: 'exports.heads.name', cell: ({ user }) => user.full_name },
    { head: 'exports.heads.disability', cell: ({ user }) => user.disabilities.join(', ') },
  ],
  people: ({ user, volunteer }) => [user.id, ...(volunteer ? [volunteer.id] : [])],
};

/** Requests without a volunteer. */
export const pendingSheet: ListSheet<AdminApplication> = {
  fileName: 'pending-requests.xlsx',
  title: 'exports.lists.pending',
  columns: [
    { head: 'exports.heads.id', cell: ({ id }) => id },
    { head: 'exports.heads.category', cell: ({ category }) => category.label },
    { head: 'exports.heads.status', cell: stateOf },
    {
      head: 'exports.heads.urgency',
      cell: ({ label_priority }, say) => say(`statuses.priority.${URGENCIES[label_priority]}`),
    },
    { head: 'exports.heads.validity', cell: validityOf },
    { head: 'exports.heads.created', cell: ({ created_at }) => localTime(created_at) },
    { head: 'exports.heads.user', cell: ({ user }) => user.full_name },
    { head: 'exports.heads.userPhone', cell: ({ user }) => formatPhone(user.phone) },
    { head: 'exports.heads.address', cell: ({ origin_address }) => addressForDisplay(origin_address) },
    { head: 'exports.heads.description', cell: ({ description }) => description },
  ],
  people: ({ user }) => [user.id],
};

/** Acceptances that wait for approval. */
export const acceptanceSheet: ListSheet<PendingAcceptance> = {
  fileName: 'acceptances.xlsx',
  title: 'exports.lists.acceptances',
  columns: [
    { head: 'exports.heads.request', cell: ({ application }) => application.id },
    { head: 'exports.heads.category', cell: ({ application }) => application.category.label },
    { head: 'exports.heads.user', cell: ({ application }) => application.user.full_name },
    { head: 'exports.heads.userPhone', cell: ({ application }) => formatPhone(application.user.phone) },
    { head: 'exports.heads.volunteer', cell: ({ volunteer }) => volunteer.full_name },
    { head: 'exports.heads.volunteerPhone', cell: ({ volunteer }) => formatPhone(volunteer.phone) },
    { head: 'exports.heads.distance', cell: ({ distance_km: km }) => (km === null ? '' : km) },
    {
      head: 'exports.heads.urgency',
      cell: ({ application }, say) => say(`statuses.priority.${URGENCIES[application.label_priority]}`),
    },
    { head: 'exports.heads.validity', cell: ({ application }) => validityOf(application) },
    { head: 'exports.heads.acceptedAt', cell: ({ created_at }) => localTime(created_at) },
  ],
  people: ({ application, volunteer }) => [application.user.id, volunteer.id],
};

/** Reports that something went wrong. */
export const worrySheet: ListSheet<Worry> = {
  fileName: 'worries.xlsx',
  title: 'exports.lists.worries',
  columns: [
    { head: 'exports.heads.request', cell: ({ application_id }) => application_id },
    { head: 'exports.heads.category', cell: ({ category }) => category },
    { head: 'exports.heads.roles', cell: ({ side }, say) => say(`roles.${side}`) },
    { head: 'exports.heads.name', cell: ({ person }) => person.full_name },
    { head: 'exports.heads.phone', cell: ({ person }) => formatPhone(person.phone) },
    { head: 'exports.heads.note', cell: ({ note }) => note },
    { head: 'exports.heads.created', cell: ({ created_at }) => localTime(created_at) },
  ],
  people: ({ person }) => [person.id],
};
