import type { EventUserRequest } from '@karov/api-client';
import { NEED_RESPONSES } from '@karov/domain';
import { ActButton } from '../../shared/acts/act-button.js';
import { useText } from '../../shared/text.js';
import { SelectField } from '../../shared/ui/select-field.js';
import type { Act } from './acts.js';
import { HoldActions } from './hold-actions.js';

/** Calling the next, and assigning anybody near (rule 76). */
function HandActions({ need, onAct }: { need: EventUserRequest; onAct: (act: Act) => void }) {
  const text = useText();
  const name = need.user.full_name;
  if (!need.abilities.includes('by_hand')) return null;
  return (['call_next', 'assign_anybody'] as const).map((kind) => (
    <ActButton key={kind} label={text(`act.${kind}`)} fullLabel={text(`act.${kind}_of`, { name })} onClick={() => onAct({ kind, need })} />
  ));
}

/** What may be done to a need, by its abilities (rule 139). */
export function UserActions({ need, onAct }: { need: EventUserRequest; onAct: (act: Act) => void }) {
  const text = useText();
  const { abilities, user } = need;
  const name = user.full_name;
  const pair = { requestId: need.id, user: name, volunteer: need.volunteer?.full_name ?? '' };
  const can = (ability: EventUserRequest['abilities'][number]) => abilities.includes(ability);
  const needsHelp = need.respond === NEED_RESPONSES.needsHelp;
  const correction = text(needsHelp ? 'act.correct_no' : 'act.correct_yes');

  return (
    <>
      {can('set_respond') && need.respond === null && (
        <SelectField
          label={text('act.set_respond')}
          value=""
          emptyLabel={text('act.choose_respond')}
          fullLabel={text('act.set_respond_of', { name })}
          choices={[
            { id: NEED_RESPONSES.needsHelp, label: text('common.needResponse.needsHelp') },
            { id: NEED_RESPONSES.noHelp, label: text('common.needResponse.noHelp') },
          ]}
          onChange={({ target }) => target.value && onAct({ kind: 'respond', need, needsHelp: Number(target.value) === NEED_RESPONSES.needsHelp })}
        />
      )}
      <HoldActions name={name} pair={pair} abilities={abilities} onAct={onAct} />
      {can('assign') && (
        <ActButton
          tone="contained"
          label={text('act.assign')}
          fullLabel={text('act.assign_of', { name })}
          onClick={() => onAct({ kind: 'assign_volunteer', need })}
        />
      )}
      <HandActions need={need} onAct={onAct} />
      {can('take_over') && (
        <ActButton
          tone="contained"
          label={text('act.take_over')}
          fullLabel={text('act.take_over_of', { name })}
          onClick={() => onAct({ kind: 'take_over', need })}
        />
      )}
      {can('complete') && (
        <ActButton label={text('act.complete')} fullLabel={text('act.complete_of', { name })} onClick={() => onAct({ kind: 'complete', ...pair })} />
      )}
      {can('unassign') && (
        <ActButton
          color="error"
          label={text('act.unassign')}
          fullLabel={text('act.unassign_of', { name })}
          onClick={() => onAct({ kind: 'unassign', ...pair })}
        />
      )}
      {can('set_respond') && need.respond !== null && (
        <ActButton
          tone="text"
          label={correction}
          fullLabel={text('act.correct_of', { correction, name })}
          onClick={() => onAct({ kind: 'respond', need, needsHelp: !needsHelp })}
        />
      )}
      {can('timeline') && (
        <ActButton tone="text" label={text('act.timeline')} fullLabel={text('act.timeline_of', { name })} onClick={() => onAct({ kind: 'timeline', need })} />
      )}
      <ActButton tone="text" label={text('act.details')} fullLabel={text('act.details_of', { name })} onClick={() => onAct({ kind: 'user_details', need })} />
    </>
  );
}
