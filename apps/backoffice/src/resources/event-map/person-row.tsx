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
  /** shows everything about this person's need; omitted if there is nothing to show */
  onChoose?: () => void;
  isChosen?: boolean;
  /** shown next to the name, at the end */
  mark?: ReactNode;
  children?: ReactNode;
  /** shown next to the actions, before them */
  note?: ReactNode;
  acts: ReactNode;
}

/**
 * A person in a list of the console: name, state, place, phone and actions. Pointing at the row highlights
 * the person's pin.
 */
export function PersonRow({
  attention,
  rowKey,
  person,
  status,
  isOutside,
  onChoose,
  isChosen = false,
  mark,
  children,
  note,
  acts,
}: PersonRowProps) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const { isLit, row } = useLight(attention, rowKey);
  return (
    <Box
      data-row={rowKey}
      data-lit={isLit || undefined}
      {...row}
      sx={{
        display: 'grid',
        gap: 0.25,
        justifyItems: 'start',
        paddingBlock: 0.5,
        paddingInline: 1,
        borderInlineStart: `3px solid ${isLit || isChosen ? ink.brand : 'transparent'}`,
        bgcolor: isLit || isChosen ? ink.brandSoft : undefined,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          inlineSize: '100%',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Name name={person.full_name} onChoose={onChoose} isChosen={isChosen} />
          <StatusChip {...status} />
        </Box>
        {mark}
      </Box>
      <Typography variant="body2" color={person.is_concealed ? 'text.secondary' : undefined}>
        {person.is_concealed ? text('map.concealed') : <Place person={person} />}
      </Typography>
      {isOutside && (
        <Typography variant="body2" color="warning">
          {text('map.outside')}
        </Typography>
      )}
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', inlineSize: '100%', gap: 0.5, alignItems: 'center' }}>
        {note}
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', marginInlineStart: 'auto' }}>{acts}</Box>
      </Box>
    </Box>
  );
}

function Place({ person }: { person: PersonPin }) {
  return (
    <>
      {[person.street, person.city].filter(Boolean).join(', ')} · <Phone of={person} />
    </>
  );
}

function Name({ name, onChoose, isChosen }: { name: string; onChoose?: () => void; isChosen: boolean }) {
  const text = useText();
  if (!onChoose) return <Typography sx={{ fontWeight: 700 }}>{name}</Typography>;
  return (
    <ButtonBase
      aria-label={text('console.choose', { name })}
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        fontFamily: 'inherit',
        fontWeight: 700,
        fontSize: '0.9375rem',
        minBlockSize: 32,
        textAlign: 'start',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {name}
    </ButtonBase>
  );
}
