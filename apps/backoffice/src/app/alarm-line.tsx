import type { WaitingNeed } from '@karov/api-client';
import { naturally } from '@karov/domain';
import { Alert, Box, Link } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useWaitingNeeds } from '../resources/home/desk-calls.js';
import { needPath } from '../shared/needs/need-path.js';
import { useText } from '../shared/text.js';
import { HiddenText } from '../shared/ui/hidden-text.js';
import { useWaitingCounts } from '../shared/waiting-counts.js';
import { useDeskState } from './desk-lock/session-state.js';

const SHOWN = 3;
const TOLD_KEY = 'karov.desk.told';

/**
 * Emergencies that nobody is coming to yet, newest first; empty if there are none, or while the session is
 * locked (rule 99).
 */
function useEmergencies(): { emergencies: readonly WaitingNeed[]; isLocked: boolean; newest: string | null } {
  const { data: counts } = useWaitingCounts();
  const { isLocked } = useDeskState();
  const newest = counts?.newest_emergency ?? null;
  const { data = [] } = useWaitingNeeds(newest !== null && !isLocked);
  if (newest === null || isLocked) return { emergencies: [], isLocked, newest };
  const waiting = data.filter((need) => need.is_emergency && need.state !== 'coming');
  return {
    emergencies: waiting.toSorted((one, other) => other.since.localeCompare(one.since)),
    isLocked,
    newest,
  };
}

/** Says who needs help and where, each in its own direction. */
function wordsOf({ person, city }: WaitingNeed): string {
  return [person.full_name, city].filter(Boolean).map(naturally).join(', ');
}

/**
 * Announces the newest emergency once in this tab. Nothing is announced while the session is locked, because
 * the lock screen shows only the number.
 */
function useTold(newest: string | null, words: string | null, isLocked: boolean): string {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (newest === null || words === null || newest <= (sessionStorage.getItem(TOLD_KEY) ?? '')) return;
    sessionStorage.setItem(TOLD_KEY, newest);
    setTold(words);
  }, [newest, words]);
  useEffect(() => {
    if (isLocked) setTold('');
  }, [isLocked]);
  return told;
}

/**
 * The line below the bar on every screen except the first, which lists all emergencies: who needs help and
 * where, each one press away. It is announced (rule 217).
 */
export function AlarmLine({ top }: { top: number }) {
  const text = useText();
  const { pathname } = useLocation();
  const { emergencies, isLocked, newest } = useEmergencies();
  const [first] = emergencies;
  const told = useTold(
    newest,
    first === undefined ? null : text('alarm.told', { who: wordsOf(first) }),
    isLocked,
  );
  const rest = emergencies.length - SHOWN;
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
          sx={{
            borderRadius: 0,
            displayPrint: 'none',
            position: 'sticky',
            insetBlockStart: top,
            zIndex: 'mobileStepper',
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <strong>{text('alarm.nobody_comes')}</strong>
            {emergencies.slice(0, SHOWN).map((need) => (
              <Link
                key={`${need.kind}-${need.id}`}
                component={RouterLink}
                to={needPath(need) ?? '/#emergencies'}
                color="inherit"
                sx={{ fontWeight: 700 }}
              >
                {wordsOf(need)}
              </Link>
            ))}
            {rest > 0 && (
              <Link component={RouterLink} to="/#emergencies" color="inherit">
                {text('alarm.more', { count: rest })}
              </Link>
            )}
          </Box>
        </Alert>
      )}
    </>
  );
}
