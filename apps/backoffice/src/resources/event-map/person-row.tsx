import type { PersonPin } from '@karov/api-client';
import { colors } from '@karov/design';
import { Box, ButtonBase, Typography, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import type { Shown } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { Phone } from '../../shared/ui/phone.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { type Attention, type PersonKey, useLight } from './attention.js';

interface PersonRowProps {
  attention: Attention;
  rowKey: PersonKey;
  person: PersonPin;
  status: Shown;
  isOutside: boolean;
  /** the distance to the chosen need, in metres */
  metres?: number | null;
  /** shows everything about this person's need; omitted if there is nothing to show */
  onChoose?: () => void;
  isChosen?: boolean;
  /** shown at the end of the first line */
  mark?: ReactNode;
  children?: ReactNode;
  acts: ReactNode;
}

const METRES_IN_KM = 1000;
const ONE_LINE = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/**
 * Quiet acts lie over the end of the name's line and appear on the row that is pointed at, chosen, or has the
 * focus, so that names stay whole and nothing moves. A screen without a pointer that hovers has them always.
 */
const QUIET_ACTS = {
  '& [data-quiet]': { display: 'flex', bgcolor: 'background.paper', borderRadius: 1 },
  '@media (hover: hover)': {
    '& [data-quiet]': {
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineEnd: 40,
      boxShadow: 1,
      opacity: 0,
    },
    '&:hover [data-quiet], &:focus-within [data-quiet], &[data-chosen] [data-quiet]': { opacity: 1 },
  },
} as const;

/** Whether the number has a remark beside it, which is shown whole. */
const hasManner = ({ contact_note: note, spoken_to: spokenTo }: PersonPin): boolean =>
  note !== '' || spokenTo.writes;

/**
 * A person in a list of the console: name and state, place and phone, and what else there is to know; at the end
 * the actions. Pointing at the row highlights the person's pin.
 */
export function PersonRow(props: PersonRowProps) {
  const {
    attention,
    rowKey,
    person,
    status,
    isOutside,
    onChoose,
    isChosen = false,
    mark,
    children,
    acts,
  } = props;
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const { isLit, row } = useLight(attention, rowKey);
  return (
    <Box
      data-row={rowKey}
      data-lit={isLit || undefined}
      data-chosen={isChosen || undefined}
      {...row}
      sx={{
        ...QUIET_ACTS,
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 0.5,
        paddingBlock: 0.25,
        paddingInline: 1,
        fontSize: '0.8125rem',
        lineHeight: 1.45,
        // large enough to be hit beside the name above it
        '& a': { display: 'inline-block', lineHeight: '24px' },
        borderInlineStart: `3px solid ${isLit || isChosen ? ink.brand : 'transparent'}`,
        '@media (forced-colors: active)': {
          borderInlineStartColor: isLit || isChosen ? 'Highlight' : 'Canvas',
        },
        bgcolor: isLit || isChosen ? ink.brandSoft : undefined,
      }}
    >
      <Box
        sx={{
          minInlineSize: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'center',
        }}
      >
        {/* where there is no room for both, the state goes below, so that the name is read whole */}
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'center', minInlineSize: 0 }}
        >
          <Name name={person.full_name} onChoose={onChoose} isChosen={isChosen} />
          <StatusChip {...status} isShort isSmall />
        </Box>
        <Place person={person} metres={props.metres ?? null} />
        {isOutside && (
          <Typography variant="body2" color="warning">
            {text('map.outside')}
          </Typography>
        )}
        {children}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', alignContent: 'space-between' }}>
        {mark}
        <Box sx={{ display: 'flex', alignItems: 'center', marginBlockStart: 'auto' }}>{acts}</Box>
      </Box>
    </Box>
  );
}

/**
 * The number comes first, because the line is cut at its end; beside a chosen need it is not, since the address
 * then matters as much as the way.
 */
function Place({ person, metres }: { person: PersonPin; metres: number | null }) {
  const text = useText();
  if (person.is_concealed) return <Box sx={{ color: 'text.secondary' }}>{text('map.concealed')}</Box>;
  return (
    <Box sx={hasManner(person) || metres !== null ? undefined : ONE_LINE}>
      <Phone of={person} /> ·{' '}
      {metres !== null && (
        <>
          <strong>
            <bdi>{text('words.km', { value: (metres / METRES_IN_KM).toFixed(1) })}</bdi>
          </strong>{' '}
          ·{' '}
        </>
      )}
      <bdi>{[person.street, person.city].filter(Boolean).join(', ')}</bdi>
    </Box>
  );
}

function Name({ name, onChoose, isChosen }: { name: string; onChoose?: () => void; isChosen: boolean }) {
  const text = useText();
  const look = { ...ONE_LINE, fontWeight: 700, fontSize: '0.9375rem', minInlineSize: 0 };
  if (!onChoose)
    return (
      <Box component="span" sx={look}>
        {name}
      </Box>
    );
  return (
    <ButtonBase
      aria-label={text('console.choose', { name })}
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        fontFamily: 'inherit',
        minBlockSize: 24,
        minInlineSize: 0,
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <Box component="span" sx={look}>
        {name}
      </Box>
    </ButtonBase>
  );
}
