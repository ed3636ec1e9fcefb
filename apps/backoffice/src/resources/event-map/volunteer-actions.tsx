import type { EventVolunteerRequest } from '@karov/api-client';
import { ActButton } from '../../shared/acts/act-button.js';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import { HoldActions } from './hold-actions.js';

/** What may be done to a volunteer's request, by its abilities (rule 139). */
export function VolunteerActions({ request, onAct }: { request: EventVolunteerRequest; onAct: (act: Act) => void }) {
  const text = useText();
  const { abilities, volunteer, assigned_user: assigned } = request;
  const name = volunteer.full_name;
  const can = (ability: EventVolunteerRequest['abilities'][number]) => abilities.includes(ability);
  const pair = assigned && { requestId: assigned.request_id, user: assigned.full_name, volunteer: name };

  return (
    <>
      {can('assign') && (
        <ActButton
          tone="contained"
          label={text('act.assign')}
          fullLabel={text('act.assign_of', { name })}
          onClick={() => onAct({ kind: 'assign_user', request })}
        />
      )}
      {can('accept') && <ActButton label={text('act.accept')} fullLabel={text('act.accept_of', { name })} onClick={() => onAct({ kind: 'accept', request })} />}
      {can('reject') && (
        <ActButton color="error" label={text('act.reject')} fullLabel={text('act.reject_of', { name })} onClick={() => onAct({ kind: 'reject', request })} />
      )}
      {pair && <HoldActions name={name} pair={pair} abilities={abilities} onAct={onAct} />}
      {pair && can('complete') && (
        <ActButton label={text('act.complete')} fullLabel={text('act.complete_of', { name })} onClick={() => onAct({ kind: 'complete', ...pair })} />
      )}
      {pair && can('unassign') && (
        <ActButton
          color="error"
          label={text('act.unassign')}
          fullLabel={text('act.unassign_of', { name })}
          onClick={() => onAct({ kind: 'unassign', ...pair })}
        />
      )}
      <ActButton
        tone="text"
        label={text('act.details')}
        fullLabel={text('act.details_of', { name })}
        onClick={() => onAct({ kind: 'volunteer_details', request })}
      />
    </>
  );
}
