import type { EventUserAbility, EventUserRequest } from '@karov/api-client';
import { NEED_RESPONSES } from '@karov/domain';
import type { Translate } from '../../shared/text.js';
import type { RowAct } from './row-acts.js';

type Made = (need: EventUserRequest, text: Translate) => RowAct[];

const pairOf = (need: EventUserRequest) => ({
  requestId: need.id,
  user: need.user.full_name,
  volunteer: need.volunteer?.full_name ?? '',
});

const held =
  (kind: 'approve' | 'record_on_way' | 'complete' | 'unassign'): Made =>
  (need, text) => [
    {
      label: text(`act.${kind}`),
      fullLabel: text(`act.${kind}_of`, { name: need.user.full_name }),
      act: { kind, ...pairOf(need) },
      isDanger: kind === 'unassign',
    },
  ];

const ofNeed =
  (
    kind:
      | 'new_request'
      | 'note_seen'
      | 'take_over'
      | 'give_back'
      | 'call_next'
      | 'assign_anybody'
      | 'timeline',
  ): Made =>
  (need, text) => [
    {
      label: text(`act.${kind}`),
      fullLabel: text(`act.${kind}_of`, { name: need.user.full_name }),
      act: { kind, need },
    },
  ];

/** Only where the list of everybody who could come is not offered, which holds the ready ones too. */
const assign: Made = (need, text) =>
  need.abilities.includes('by_hand')
    ? []
    : [
        {
          label: text('act.assign'),
          fullLabel: text('act.assign_of', { name: need.user.full_name }),
          act: { kind: 'assign_volunteer', need },
        },
      ];

/** An answer already given is corrected from the menu; a missing answer is entered in the row. */
const correct: Made = (need, text) => {
  if (need.respond === null) return [];
  const needsHelp = need.respond !== NEED_RESPONSES.needsHelp;
  const correction = text(needsHelp ? 'act.correct_yes' : 'act.close');
  return [
    {
      label: correction,
      fullLabel: text('act.correct_of', { correction, name: need.user.full_name }),
      act: { kind: 'respond', need, needsHelp },
    },
  ];
};

/** The actions that each ability allows, in order of preference: the first is the main action of the row. */
const OFFERED: readonly (readonly [EventUserAbility, Made])[] = [
  ['approve', held('approve')],
  ['note_seen', ofNeed('new_request')],
  ['note_seen', ofNeed('note_seen')],
  ['record_on_way', held('record_on_way')],
  ['by_hand', ofNeed('assign_anybody')],
  ['take_over', ofNeed('take_over')],
  ['assign', assign],
  ['complete', held('complete')],
  ['by_hand', ofNeed('call_next')],
  ['give_back', ofNeed('give_back')],
  ['unassign', held('unassign')],
  ['set_respond', correct],
  ['timeline', ofNeed('timeline')],
];
const NEVER_MAIN: readonly RowAct['act']['kind'][] = [
  'give_back',
  'unassign',
  'respond',
  'timeline',
  'user_details',
];

/** The possible actions on a need, by its abilities (rule 139). */
export function needActs(need: EventUserRequest, text: Translate): { acts: RowAct[]; hasMain: boolean } {
  const offered = OFFERED.filter(([ability]) => need.abilities.includes(ability)).flatMap(([, made]) =>
    made(need, text),
  );
  const details: RowAct = {
    label: text('act.details'),
    fullLabel: text('act.details_of', { name: need.user.full_name }),
    act: { kind: 'user_details', need },
  };
  const [first] = offered;
  return {
    acts: [...offered, details],
    hasMain: first !== undefined && !NEVER_MAIN.includes(first.act.kind),
  };
}
