import type { EventRequestRow } from '@karov/api-client';
import { Stack } from '@mui/material';
import { ActButton } from '../../shared/acts/act-button.js';
import { RowActs } from '../../shared/acts/row-acts.js';
import { useText } from '../../shared/text.js';
import type { EventAct } from './event-acts.js';

const OFFERED = [
  { kind: 'accept', words: 'approve', tone: 'contained', color: 'primary' },
  { kind: 'complete', words: 'complete', tone: 'outlined', color: 'primary' },
  { kind: 'reject', words: 'reject', tone: 'outlined', color: 'error' },
] as const;

interface EventActionsProps {
  row: EventRequestRow;
  isRow?: boolean;
  onAct: (act: EventAct) => void;
}

/** The actions on a request in an event, by its abilities. */
export function EventActions({ row, isRow = false, onAct }: EventActionsProps) {
  const text = useText();
  const name = row.user?.full_name ?? '';
  const offered = OFFERED.filter(({ kind }) => row.abilities.includes(kind));
  if (isRow) {
    const acts = offered.map(({ kind, words, color }) => ({
      key: kind,
      label: text(`request_act.${words}`),
      fullLabel: text(`request_act.${words}_of`, { name }),
      isGrave: color === 'error',
      onClick: () => onAct({ kind, row }),
    }));
    const details = {
      key: 'details',
      label: text('requests.details'),
      fullLabel: text('requests.details_of', { name }),
      onClick: () => onAct({ kind: 'details', row }),
    };
    return <RowActs name={name} acts={[...acts, details]} />;
  }
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {offered.map(({ kind, words, tone, color }) => (
        <ActButton
          key={kind}
          tone={tone}
          color={color}
          label={text(`request_act.${words}`)}
          fullLabel={text(`request_act.${words}_of`, { name })}
          onClick={() => onAct({ kind, row })}
        />
      ))}
    </Stack>
  );
}
