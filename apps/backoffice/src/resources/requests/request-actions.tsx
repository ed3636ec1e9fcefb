import type { AdminApplication } from '@karov/api-client';
import { Stack } from '@mui/material';
import { ActButton } from '../../shared/acts/act-button.js';
import { type RowAct, RowActs } from '../../shared/acts/row-acts.js';
import { useText } from '../../shared/text.js';
import type { RequestAct } from './request-acts.js';

interface Offered {
  kind: Extract<AdminApplication['abilities'][number], RequestAct['kind']>;
  tone: 'contained' | 'outlined' | 'text';
  isGrave?: boolean;
  /** shown only in the request's own view, not in rows */
  isRare?: boolean;
}

/** The actions in order of preference. */
const OFFERED: readonly Offered[] = [
  { kind: 'approve', tone: 'contained' },
  { kind: 'reject_volunteer', tone: 'outlined', isGrave: true },
  { kind: 'record_on_way', tone: 'outlined' },
  { kind: 'assign', tone: 'contained' },
  { kind: 'call_next', tone: 'outlined', isRare: true },
  { kind: 'take_over', tone: 'outlined' },
  { kind: 'give_back', tone: 'text' },
  { kind: 'unassign', tone: 'outlined', isGrave: true },
  { kind: 'close', tone: 'outlined', isGrave: true },
  { kind: 'reject', tone: 'outlined', isGrave: true, isRare: true },
  { kind: 'timeline', tone: 'text', isRare: true },
];

interface RequestActionsProps {
  request: AdminApplication;
  /** true in a row, which shows the frequent actions and has the rest in a menu */
  isRow?: boolean;
  onAct: (act: RequestAct) => void;
}

/** The actions on a request, by its abilities (rule 139). */
export function RequestActions({ request, isRow = false, onAct }: RequestActionsProps) {
  const text = useText();
  const name = request.user.full_name;
  const isWanted = ({ kind, isRare = false }: Offered) => {
    if (!isRow) return true;
    if (kind === 'take_over') return request.needs_coordinator;
    // in a row only for emergencies: a ride next week needs no such button
    if (kind === 'record_on_way') return request.is_emergency;
    return !isRare;
  };
  const offered = OFFERED.filter((one) => request.abilities.includes(one.kind) && isWanted(one));
  const acts: RowAct[] = offered.map(({ kind, isGrave }) => ({
    key: kind,
    label: text(`request_act.${kind}`),
    fullLabel: text(`request_act.${kind}_of`, { name }),
    isGrave,
    onClick: () => onAct({ kind, request }),
  }));
  if (isRow) {
    const details = {
      key: 'details',
      label: text('requests.details'),
      fullLabel: text('requests.details_of', { name }),
      onClick: () => onAct({ kind: 'details', request }),
    } as const;
    return <RowActs name={name} acts={[...acts, details]} />;
  }
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {offered.map(({ kind, tone, isGrave = false }) => (
        <ActButton
          key={kind}
          tone={tone}
          color={isGrave ? 'error' : 'primary'}
          label={text(`request_act.${kind}`)}
          fullLabel={text(`request_act.${kind}_of`, { name })}
          onClick={() => onAct({ kind, request })}
        />
      ))}
      {request.abilities.includes('chat') && (
        <ActButton
          tone="text"
          label={text('request_act.chat')}
          fullLabel={text('request_act.chat_of', { name })}
          onClick={() => onAct({ kind: 'seeker', request, tab: 'chat' })}
        />
      )}
    </Stack>
  );
}
