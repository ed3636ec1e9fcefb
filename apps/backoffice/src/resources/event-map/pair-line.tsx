import type { EventUserRequest, ProposedPair } from '@karov/api-client';
import { Box, Button, Checkbox, FormControlLabel, Menu, MenuItem } from '@mui/material';
import { useMenu } from '../../shared/acts/use-menu.js';
import { CandidateLabel } from '../../shared/assign/candidate-label.js';
import { Matters, WaitingClock } from '../../shared/needs/need-facts.js';
import { useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

type Other = ProposedPair['others'][number];

/** A tick belongs to a pair as it was shown, not to the need alone. */
export const keyOf = ({ request_id: need, volunteer, version }: ProposedPair): string =>
  `${need} ${volunteer.id} ${version}`;

/** Whether a pair can be made without anybody's call, since its volunteer has said yes. */
export const hasSaidYes = ({ volunteer }: ProposedPair): boolean => volunteer.answered === 'yes';

interface PairLineProps {
  pair: ProposedPair;
  /** the need as the console shows it; undefined if it has left the event meanwhile */
  need: EventUserRequest | undefined;
  /** who could be chosen instead */
  others: readonly Other[];
  isTicked: boolean;
  onTurn: () => void;
  onExchange: (other: Other) => void;
}

/** A proposed pair: the need with what a helper must know, the volunteer, and the tick that makes the pair. */
export function PairLine({ pair, need, others, isTicked, onTurn, onExchange }: PairLineProps) {
  const text = useText();
  const { user, volunteer } = pair;
  // the street tells two people of one name apart
  const place = [need?.user.street, user.city].filter(Boolean).join(', ');
  const names = { user: user.full_name, volunteer: volunteer.full_name };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '12rem minmax(0, 1fr) 11rem' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        paddingBlock: 1,
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <strong>
          <bdi>{user.full_name}</bdi>
        </strong>
        {place && <> · {place}</>}{' '}
        {pair.is_emergency && <StatusChip tone="danger" label={text('console.emergency')} isShort isSmall />}{' '}
        {pair.waiting_since && <WaitingClock since={pair.waiting_since} />}
        {need && <Matters matters={need.matters} floor={need.floor} />}
      </Box>
      <CandidateLabel volunteer={volunteer} isCallable />
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isTicked}
              onChange={onTurn}
              slotProps={{
                input: { 'aria-label': text(hasSaidYes(pair) ? 'pairs.pair_of' : 'pairs.spoke_of', names) },
              }}
            />
          }
          label={text(hasSaidYes(pair) ? 'pairs.pair' : 'pairs.spoke')}
        />
        {others.length > 0 && <Exchange name={user.full_name} others={others} onExchange={onExchange} />}
      </Box>
    </Box>
  );
}

/** Chooses another volunteer for a need. */
function Exchange({
  name,
  others,
  onExchange,
}: Pick<PairLineProps, 'others' | 'onExchange'> & { name: string }) {
  const text = useText();
  const { isOpen, opener, menu, closing } = useMenu(text('pairs.exchange_of', { name }));
  return (
    <>
      <Button size="small" {...opener}>
        {text('pairs.exchange')}
      </Button>
      {isOpen && (
        <Menu {...menu}>
          {others.map((other) => (
            <MenuItem key={other.volunteer.id} onClick={closing(() => onExchange(other))}>
              <CandidateLabel volunteer={other.volunteer} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
