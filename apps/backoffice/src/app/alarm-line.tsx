import type { WaitingNeed } from '@karov/api-client';
import { naturally } from '@karov/domain';
import { Alert, Box, Button, GlobalStyles, Link } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useWaitingNeeds } from '../resources/home/desk-calls.js';
import { WaitingClock } from '../shared/needs/need-facts.js';
import { needPath } from '../shared/needs/need-path.js';
import { useText } from '../shared/text.js';
import { HiddenText } from '../shared/ui/hidden-text.js';
import { useIsPhone } from '../shared/use-is-phone.js';
import { useWaitingCounts } from '../shared/waiting-counts.js';
import { useDeskState } from './desk-lock/session-state.js';

/** How many emergencies the line names; the others are a number. */
const SHOWN = { wide: 3, narrow: 1 } as const;
const ALL = '/#emergencies';
/** What the line takes at the most with one emergency, in pixels. */
const LINE_HEIGHT = 72;
const LINE = {
  borderRadius: 0,
  paddingBlock: 0,
  paddingInline: 1.5,
  displayPrint: 'none',
  position: 'sticky',
  zIndex: 'mobileStepper',
  alignItems: 'center',
  '& .MuiAlert-icon': { marginInlineEnd: 1 },
  '& .MuiAlert-message': { flex: 1, minInlineSize: 0 },
} as const;
const ENTRIES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
} as const;
const ENTRY = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  flex: { xs: '1 1 auto', sm: '0 1 auto' },
  minInlineSize: 0,
} as const;
const WORDS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minInlineSize: 0,
} as const;
const MORE = { display: 'inline-flex', alignItems: 'center', minBlockSize: 32 } as const;
const TOLD_KEY = 'karov.desk.told';

/**
 * Emergencies that nobody is on the way to yet, newest first; empty if there are none, or while the session is
 * locked (rule 99).
 */
function useEmergencies(): { emergencies: readonly WaitingNeed[]; isLocked: boolean } {
  const { data: counts } = useWaitingCounts();
  const { isLocked } = useDeskState();
  const isAny = (counts?.newest_emergency ?? null) !== null;
  const { data = [] } = useWaitingNeeds(isAny && !isLocked);
  if (!isAny || isLocked) return { emergencies: [], isLocked };
  const waiting = data.filter((need) => need.is_emergency && need.waits);
  return { emergencies: waiting.toSorted((one, other) => other.since.localeCompare(one.since)), isLocked };
}

/** Says who needs help and where, each in its own direction. */
function wordsOf({ person, city }: WaitingNeed): string {
  return [person.full_name, city].filter(Boolean).map(naturally).join(', ');
}

/**
 * Announces each new emergency once in this tab, by the list that names it: the counts are another answer, which
 * may be there first. Nothing is announced while the session is locked, because the lock screen shows only the
 * number.
 */
function useTold(emergencies: readonly WaitingNeed[], isLocked: boolean): string {
  const text = useText();
  const [told, setTold] = useState('');
  useEffect(() => {
    const before = sessionStorage.getItem(TOLD_KEY) ?? '';
    const fresh = emergencies.filter(({ since }) => since > before);
    const [newest] = fresh;
    if (newest === undefined) return;
    sessionStorage.setItem(TOLD_KEY, newest.since);
    setTold(text('alarm.told', { who: fresh.slice(0, SHOWN.wide).map(wordsOf).join(' · ') }));
  }, [emergencies, text]);
  useEffect(() => {
    if (isLocked) setTold('');
  }, [isLocked]);
  return told;
}

/**
 * The line below the bar on every screen except the first, which lists all emergencies: who needs help and
 * where, since when, who is known to come, and the act that opens the need. It is announced once; its clocks
 * are not (rule 217).
 */
export function AlarmLine({ top }: { top: number }) {
  const text = useText();
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const { emergencies, isLocked } = useEmergencies();
  const told = useTold(emergencies, isLocked);
  const shown = SHOWN[isPhone ? 'narrow' : 'wide'];
  const rest = emergencies.length - shown;
  return (
    <>
      <HiddenText aria-live="assertive" aria-atomic>
        {told}
      </HiddenText>
      {emergencies.length > 0 && pathname !== '/' && (
        <Alert
          severity="error"
          role="region"
          aria-label={text('desk.emergencies')}
          sx={{ ...LINE, insetBlockStart: top }}
        >
          {/* what takes the focus below stays in sight, although the line lies over what scrolls */}
          <GlobalStyles
            styles={{
              ':root': { '--alarm-height': `${LINE_HEIGHT}px`, scrollPaddingBlockStart: top + LINE_HEIGHT },
            }}
          />
          <Box component="ul" sx={ENTRIES}>
            {emergencies.slice(0, shown).map((need) => (
              <Emergency key={`${need.kind}-${need.id}`} need={need} />
            ))}
            {rest > 0 && (
              <li>
                <Link component={RouterLink} to={ALL} color="inherit" sx={MORE}>
                  {text('alarm.more', { count: rest })}
                </Link>
              </li>
            )}
          </Box>
        </Alert>
      )}
    </>
  );
}

/** One emergency, and the act that opens it; of a colleague's, the line on the first screen. */
function Emergency({ need }: { need: WaitingNeed }) {
  const text = useText();
  return (
    <Box component="li" sx={ENTRY}>
      <Box sx={WORDS}>
        <strong>{text('console.emergency')}</strong>
        <strong>{wordsOf(need)}</strong>
        <WaitingClock since={need.since} />
        <span>{text(`desk.emergency_${need.state}`, { name: need.volunteer ?? '' })}</span>
        {need.taken_over_by !== null && (
          <span>{text('states.attention.takenOver', { name: naturally(need.taken_over_by) })}</span>
        )}
      </Box>
      <Button
        component={RouterLink}
        to={needPath(need) ?? ALL}
        size="small"
        color="error"
        variant="contained"
        aria-label={text('now.open_of', { name: need.person.full_name })}
        sx={{ flexShrink: 0, '@media (pointer: coarse)': { minBlockSize: 44 } }}
      >
        {text('now.open')}
      </Button>
    </Box>
  );
}
