import type { EventDetail, EventUserRequest, EventVolunteerRequest } from '@karov/api-client';
import { createElement } from 'react';
import type { Confirmation } from '../../shared/acts/confirmation.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { approval } from '../../shared/needs/approve.js';
import { StopNames } from '../../shared/needs/stop-names.js';
import { stopNumbers } from '../../shared/needs/stop-numbers.js';
import type { Translate } from '../../shared/text.js';

/** A chosen action on a person, before it is confirmed. */
export type Act =
  | { kind: 'respond'; need: EventUserRequest; needsHelp: boolean }
  | { kind: 'take_over' | 'give_back' | 'note_seen'; need: EventUserRequest }
  | {
      kind: 'approve' | 'record_on_way' | 'complete' | 'unassign';
      requestId: number;
      user: string;
      volunteer: string;
    }
  | { kind: 'accept' | 'reject'; request: EventVolunteerRequest }
  | { kind: 'assign_volunteer'; need: EventUserRequest }
  /** `chosen`: the need that the volunteer is given, if one is chosen; otherwise the dialog asks which */
  | { kind: 'assign_user' | 'phone_yes'; request: EventVolunteerRequest; chosen?: EventUserRequest }
  | { kind: 'stop_event'; event: EventDetail }
  | { kind: 'pair_many' }
  | { kind: 'call_next' | 'assign_anybody'; need: EventUserRequest }
  | { kind: 'user_details' | 'timeline' | 'new_request'; need: EventUserRequest }
  | { kind: 'volunteer_details'; request: EventVolunteerRequest };

/** Actions that need only one confirmation and one call. */
export type ConfirmedAct = Extract<
  Act,
  {
    kind:
      | 'respond'
      | 'take_over'
      | 'give_back'
      | 'note_seen'
      | 'approve'
      | 'record_on_way'
      | 'complete'
      | 'unassign'
      | 'accept'
      | 'reject'
      | 'stop_event';
  }
>;

/** The calls of the acts that concern a need alone. */
const CALLS = { take_over: 'take-over', give_back: 'give-back', note_seen: 'seen' } as const;

const finish = (id: number, status: 'completed' | 'reject', note: string) =>
  api.act('PATCH', '/volunteer/event-user-requests/{id}', {
    params: { path: { id } },
    body: { status, system_note: note || null },
  });

function respond({ need, needsHelp }: Extract<Act, { kind: 'respond' }>, text: Translate): Confirmation {
  const name = need.user.full_name;
  return {
    ...askedOf(need.respond !== null, needsHelp, name, text),
    done: text('act.respond_done'),
    run: () =>
      api.act('POST', `/${currentArea()}/user/status/change`, { body: { id: need.id, status: needsHelp } }),
  };
}

/** What is asked before an answer is written down: the first, a correction, or one that closes the request. */
function askedOf(
  isCorrection: boolean,
  needsHelp: boolean,
  name: string,
  text: Translate,
): Pick<Confirmation, 'title' | 'body' | 'confirmLabel'> {
  const follows = text(needsHelp ? 'act.respond_yes_body' : 'act.respond_no_body');
  if (!isCorrection)
    return {
      title: text(needsHelp ? 'act.phone_yes_title' : 'act.phone_no_title', { name }),
      body: text('act.phone_body', { follows }),
      confirmLabel: text(needsHelp ? 'act.phone_yes' : 'act.phone_no'),
    };
  if (!needsHelp)
    return {
      title: text('act.close_title', { name }),
      body: text('act.close_body'),
      confirmLabel: text('act.close'),
    };
  return { title: text('act.respond_title', { name }), body: follows, confirmLabel: text('act.phone_yes') };
}

function answerForVolunteer(
  { kind, request }: Extract<Act, { kind: 'accept' | 'reject' }>,
  text: Translate,
): Confirmation {
  const name = request.volunteer.full_name;
  return {
    title: text(`act.${kind}_title`, { name }),
    body: text(`act.${kind}_body`),
    confirmLabel: text(`act.${kind}`),
    done: text(`act.${kind}_done`),
    danger: kind === 'reject',
    run: () =>
      api.act('PUT', '/event-requests/{id}', {
        params: { path: { id: request.id } },
        body: { is_ready_to_help: kind === 'accept' ? 1 : 0 },
      }),
  };
}

function stop({ event }: Extract<Act, { kind: 'stop_event' }>, text: Translate): Confirmation {
  return {
    title: text('console.stop_title', { name: event.name }),
    body: `${stopNumbers(event, text)} ${text('console.stop_body')}`,
    details: createElement(StopNames, { needs: event.event_user_requests }),
    confirmLabel: text('console.stop'),
    cancelLabel: text('console.keep'),
    done: text('console.stopped_done'),
    danger: true,
    run: () =>
      api.act('PUT', `/${currentArea()}/events/{id}`, {
        params: { path: { id: event.id } },
        body: { status: false },
      }),
  };
}

/** Returns the confirmation for an action (rule 143). */
export function confirmationOf(act: ConfirmedAct, text: Translate): Confirmation {
  if (act.kind === 'respond') return respond(act, text);
  if (act.kind === 'stop_event') return stop(act, text);
  if ('request' in act) return answerForVolunteer(act, text);
  if (act.kind === 'approve')
    return approval({ requestId: act.requestId }, { user: act.user, volunteer: act.volunteer }, text);
  const words = { confirmLabel: text(`act.${act.kind}`), done: text(`act.${act.kind}_done`) };
  if ('need' in act) {
    const params = { path: { id: act.need.id } };
    return {
      ...words,
      title: text(`act.${act.kind}_title`, { name: act.need.user.full_name }),
      body: text(`act.${act.kind}_body`),
      run: () => api.act('POST', `/event-user-requests/{id}/${CALLS[act.kind]}`, { params }),
    };
  }
  const { requestId, user, volunteer } = act;
  const names = { user, volunteer };
  const question = {
    ...words,
    title: text(`act.${act.kind}_title`, names),
    body: text(`act.${act.kind}_body`, names),
  };
  if (act.kind === 'record_on_way')
    return {
      ...question,
      run: () => api.act('POST', '/event-user-requests/{id}/on-way', { params: { path: { id: requestId } } }),
    };
  if (act.kind === 'complete')
    return {
      ...question,
      run: (note) => finish(requestId, 'completed', note),
      noteLabel: text('words.system_note'),
    };
  return {
    ...question,
    danger: true,
    noteLabel: text('act.unassign_note'),
    run: (note) => finish(requestId, 'reject', note),
  };
}
