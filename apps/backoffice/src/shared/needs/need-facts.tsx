import type { DispatchSummary, EventUserRequest } from '@karov/api-client';
import { colors } from '@karov/design';
import AccessTime from '@mui/icons-material/AccessTime';
import { Box, Typography, useTheme } from '@mui/material';
import { type Translate, useText } from '../text.js';
import { shownSpan, useServerNow } from '../time.js';
import { HiddenText } from '../ui/hidden-text.js';
import { useMomentText } from '../ui/when.js';

/** Shows how long a person has been waiting, as a running clock. */
export function WaitingClock({ since }: { since: string }) {
  const text = useText();
  const now = useServerNow(1000);
  const time = shownSpan((now - Date.parse(since)) / 1000, text);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.25,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <AccessTime aria-hidden sx={{ fontSize: '1rem' }} />
      <span aria-hidden>{time}</span>
      <HiddenText>{text('console.waiting', { time })}</HiddenText>
    </Box>
  );
}

/** The facts that a helper must know before leaving, visible without a click (rule 155). */
export function Matters({ matters, floor }: Pick<EventUserRequest, 'matters' | 'floor'>) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const words = [
    ...matters.map((matter) => text(`matter.${matter}`)),
    ...(floor === null ? [] : [text('matter.floor', { floor })]),
  ];
  if (words.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={text('matter.label')}
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {words.map((word) => (
        <Box
          component="li"
          key={word}
          sx={{
            paddingInline: 0.75,
            borderRadius: 1,
            fontSize: '0.8125rem',
            fontWeight: 600,
            bgcolor: ink.infoSoft,
            color: ink.onInfoSoft,
          }}
        >
          {word}
        </Box>
      ))}
    </Box>
  );
}

function doneText({ asked, open_invitations: open }: DispatchSummary, text: Translate): string {
  if (asked === 0) return text('console.engine_nobody');
  const said = text('console.engine_asked', { count: asked });
  return open === 0
    ? said
    : text('console.engine', { asked: said, open: text('console.engine_open', { count: open }) });
}

/**
 * What dispatch is doing for a need, and what it does next; `lead` says why, if the need has somebody already.
 */
export function EngineLine({ dispatch, lead }: { dispatch: DispatchSummary | null; lead?: string }) {
  const text = useText();
  if (!dispatch) return <Quiet>{text('console.search_off')}</Quiet>;
  if (dispatch.status !== 'running')
    return <Quiet>{`${doneText(dispatch, text)} · ${text(`timeline.${dispatch.status}`)}`}</Quiet>;
  // what comes next is first: where the line is cut, the counts at its end are
  return (
    <Quiet>
      {lead && `${lead}: `}
      {dispatch.next_step_at && (
        <>
          {dispatch.is_resting ? (
            <GoesOn at={dispatch.next_step_at} />
          ) : (
            <NextStep at={dispatch.next_step_at} />
          )}{' '}
          ·{' '}
        </>
      )}
      {doneText(dispatch, text)}
    </Quiet>
  );
}

function NextStep({ at }: { at: string }) {
  const text = useText();
  const left = (Date.parse(at) - useServerNow(1000)) / 1000;
  return left <= 0
    ? text('console.engine_now')
    : text('console.engine_next', { time: shownSpan(left, text) });
}

/** When the search for a need that can wait goes on; a night is not counted down in seconds (rule 100). */
function GoesOn({ at }: { at: string }) {
  const text = useText();
  return text('console.engine_rests', { when: useMomentText(at) });
}

function Quiet({ children }: { children: React.ReactNode }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  );
}
