import type { EventUserRequest, EventVolunteerAbility, EventVolunteerRequest } from '@karov/api-client';
import type { Translate } from '../../shared/text.js';
import type { RowAct } from './row-acts.js';

type Made = (request: EventVolunteerRequest, text: Translate) => RowAct[];

const ofRequest =
  (kind: 'accept' | 'reject'): Made =>
  (request, text) => [
    {
      label: text(`act.${kind}`),
      fullLabel: text(`act.${kind}_of`, { name: request.volunteer.full_name }),
      act: { kind, request },
      isDanger: kind === 'reject',
    },
  ];

/** Makes an action on the need that the volunteer helps with. */
const held =
  (kind: 'approve' | 'record_on_way' | 'complete' | 'unassign'): Made =>
  (request, text) => {
    const assigned = request.assigned_user;
    if (!assigned) return [];
    const name = kind === 'record_on_way' ? assigned.full_name : request.volunteer.full_name;
    const pair = {
      requestId: assigned.request_id,
      user: assigned.full_name,
      volunteer: request.volunteer.full_name,
    };
    return [
      {
        label: text(`act.${kind}`),
        fullLabel: text(`act.${kind}_of`, { name }),
        act: { kind, ...pair },
        isDanger: kind === 'unassign',
      },
    ];
  };

const assign: Made = (request, text) => [
  {
    label: text('act.assign'),
    fullLabel: text('act.assign_of', { name: request.volunteer.full_name }),
    act: { kind: 'assign_user', request },
  },
];

/** A yes by telephone also assigns the volunteer (rule 159). */
const phoneYes: Made = (request, text) => [
  {
    label: text('console.phone_yes'),
    fullLabel: text('console.phone_yes_of', { name: request.volunteer.full_name }),
    act: { kind: 'phone_yes', request },
  },
];

const OFFERED: readonly (readonly [EventVolunteerAbility, Made])[] = [
  ['approve', held('approve')],
  ['record_on_way', held('record_on_way')],
  ['assign', assign],
  ['accept', phoneYes],
  ['complete', held('complete')],
  ['accept', ofRequest('accept')],
  ['reject', ofRequest('reject')],
  ['unassign', held('unassign')],
];
const NEVER_MAIN: readonly RowAct['act']['kind'][] = ['reject', 'unassign', 'volunteer_details'];

/** The actions that give the volunteer's help to a need. */
const GIVING: readonly RowAct['act']['kind'][] = ['assign_user', 'phone_yes'];

/**
 * The actions on a volunteer's request, by its abilities (rule 139). None gives the help away while a need is chosen
 * that cannot be given any: it would go to somebody else than the person whom the screen is about.
 */
export function volunteerActs(
  request: EventVolunteerRequest,
  text: Translate,
  chosen: EventUserRequest | undefined,
): { acts: RowAct[]; hasMain: boolean } {
  const isGivable = chosen === undefined || chosen.abilities.includes('by_hand');
  const offered = OFFERED.filter(([ability]) => request.abilities.includes(ability))
    .flatMap(([, made]) => made(request, text))
    .filter(({ act }) => isGivable || !GIVING.includes(act.kind));
  const { full_name: name } = request.volunteer;
  const details: RowAct = {
    label: text('act.details'),
    fullLabel: text('act.details_of', { name }),
    act: { kind: 'volunteer_details', request },
  };
  const [first] = offered;
  return {
    acts: [...offered, details],
    hasMain: first !== undefined && !NEVER_MAIN.includes(first.act.kind),
  };
}
