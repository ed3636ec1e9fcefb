import type { EventUserRequest } from '@karov/api-client';
import { isCallingForReserve } from '@karov/domain';
import { Box } from '@mui/material';
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
import { QuietUnless, RowActs } from './row-acts.js';

interface NeedRowProps {
  need: EventUserRequest;
  attention: Attention;
  isChosen: boolean;
  /** true for the one row of the list whose main action is filled */
  isLeading: boolean;
  onChoose: (id: number) => void;
  onAct: (act: Act) => void;
}

/**
 * What the engine does takes the rest of the line, or a line of its own where too little is left for what comes
 * next; the chosen row has it whole.
 */
const CUT = {
  flex: '1 1 9rem',
  minInlineSize: 0,
  '& > *': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/**
 * A help seeker in the event: name and place, waiting time, important facts, the state of dispatch, and the
 * one main action.
 */
export const NeedRow = memo(function NeedRow(props: NeedRowProps) {
  const { need, attention, isChosen, onChoose } = props;
  const text = useText();
  const isWaiting = need.waiting_since !== null;
  const since = need.waiting_since ?? need.left_since;
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
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          {need.is_emergency && (
            <StatusChip tone="danger" label={text('console.emergency')} isShort isSmall />
          )}
          {since && <WaitingClock since={since} />}
        </Box>
      }
      acts={<NeedActs {...props} />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'center' }}>
        {need.kept_address && (
          <StatusChip tone="waiting" label={text('requests.address_changed')} isShort isSmall />
        )}
        <Matters matters={need.matters} floor={need.floor} />
        {need.volunteer && (
          <span>
            {text('details.volunteer')}: {need.volunteer.full_name}
          </span>
        )}
        {isWaiting && (
          <Box sx={isChosen ? undefined : CUT}>
            <EngineLine dispatch={need.dispatch} />
          </Box>
        )}
        {isCallingForReserve(need) && (
          <EngineLine dispatch={need.dispatch} lead={text('console.engine_reserve')} />
        )}
      </Box>
    </PersonRow>
  );
});

function NeedActs({ need, isLeading, onAct }: Pick<NeedRowProps, 'need' | 'isLeading' | 'onAct'>) {
  const text = useText();
  return (
    <>
      {need.abilities.includes('set_respond') && need.respond === null && (
        <SaidByPhone need={need} isLeading={isLeading} onAct={onAct} />
      )}
      <RowActs name={need.user.full_name} {...needActs(need, text)} isLeading={isLeading} onAct={onAct} />
    </>
  );
}

/** Records with one press what a person who has not answered yet said by telephone. */
function SaidByPhone({ need, isLeading, onAct }: Pick<NeedRowProps, 'need' | 'isLeading' | 'onAct'>) {
  const text = useText();
  const { full_name: name } = need.user;
  return (
    <QuietUnless isLeading={isLeading}>
      <ActButton
        tone={isLeading ? 'contained' : 'text'}
        label={text('act.phone_yes')}
        fullLabel={text('act.phone_yes_of', { name })}
        onClick={() => onAct({ kind: 'respond', need, needsHelp: true })}
      />
      <ActButton
        tone="text"
        label={text('act.phone_no')}
        fullLabel={text('act.phone_no_of', { name })}
        onClick={() => onAct({ kind: 'respond', need, needsHelp: false })}
      />
    </QuietUnless>
  );
}
