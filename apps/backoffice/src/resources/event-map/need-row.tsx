import type { EventUserRequest } from '@karov/api-client';
import { Box, Typography } from '@mui/material';
import { memo } from 'react';
import { ActButton } from '../../shared/acts/act-button.js';
import { EngineLine, Matters, WaitingClock } from '../../shared/needs/need-facts.js';
import { needStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import type { Act } from './acts.js';
import type { Attention } from './attention.js';
import { needActs } from './need-acts.js';
import { PersonRow } from './person-row.js';
import { RowActs } from './row-acts.js';

interface NeedRowProps {
  need: EventUserRequest;
  attention: Attention;
  isChosen: boolean;
  onChoose: (id: number) => void;
  onAct: (act: Act) => void;
}

/**
 * A help seeker in the event: name and place, waiting time, important facts, the state of dispatch, and the
 * one main action.
 */
export const NeedRow = memo(function NeedRow({ need, attention, isChosen, onChoose, onAct }: NeedRowProps) {
  const text = useText();
  const isWaiting = need.waiting_since !== null;
  return (
    <PersonRow
      attention={attention}
      rowKey={`user-${need.id}`}
      person={need.user}
      status={needStatus(need, text)}
      isOutside={need.is_outside}
      isChosen={isChosen}
      onChoose={() => onChoose(need.id)}
      mark={
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', flexShrink: 0 }}>
          {need.is_emergency && <StatusChip tone="danger" label={text('console.emergency')} isShort />}
          {need.waiting_since && <WaitingClock since={need.waiting_since} />}
        </Box>
      }
      note={isWaiting && <EngineLine dispatch={need.dispatch} />}
      acts={<NeedActs need={need} onAct={onAct} />}
    >
      <Matters matters={need.matters} floor={need.floor} />
      {need.volunteer && (
        <Typography variant="body2">
          {text('details.volunteer')}: {need.volunteer.full_name}
        </Typography>
      )}
    </PersonRow>
  );
});

function NeedActs({ need, onAct }: Pick<NeedRowProps, 'need' | 'onAct'>) {
  const text = useText();
  return (
    <>
      {need.abilities.includes('set_respond') && need.respond === null && (
        <SaidByPhone need={need} onAct={onAct} />
      )}
      <RowActs name={need.user.full_name} {...needActs(need, text)} onAct={onAct} />
    </>
  );
}

/** Records with one press what a person who has not answered yet said by telephone. */
function SaidByPhone({ need, onAct }: Pick<NeedRowProps, 'need' | 'onAct'>) {
  const text = useText();
  const { full_name: name } = need.user;
  return (
    <>
      <ActButton
        tone="contained"
        label={text('common.needResponse.needsHelp')}
        fullLabel={text('act.phone_yes_of', { name })}
        onClick={() => onAct({ kind: 'respond', need, needsHelp: true })}
      />
      <ActButton
        label={text('act.phone_no')}
        fullLabel={text('act.phone_no_of', { name })}
        onClick={() => onAct({ kind: 'respond', need, needsHelp: false })}
      />
    </>
  );
}
