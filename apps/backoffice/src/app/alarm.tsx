import NotificationImportant from '@mui/icons-material/NotificationImportant';
import { Badge, IconButton } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useReads } from '../kit/reads.js';
import { bell } from '../shared/alarm/bell.js';
import { notice } from '../shared/alarm/notices.js';
import { useSound } from '../shared/alarm/sound-choice.js';
import { useChannel } from '../shared/live/use-channel.js';
import { setTitleCount } from '../shared/page-title.js';
import { useText } from '../shared/text.js';
import { useWaitingCounts, WAITING_KEY } from '../shared/waiting-counts.js';

/**
 * What to reload together with the waiting list: the lists of what waits and of requests, and the request that is
 * open; react-admin caches lists by the names of their resources.
 */
const SHOWN = [
  WAITING_KEY,
  ['all-requests'],
  ['open-requests'],
  ['single-requests'],
  ['event-requests'],
  ['acceptances'],
  ['approvals'],
  ['vetting'],
  ['events'],
  ['application'],
] as const;
const HEARD_KEY = 'karov.desk.heard';

/**
 * Keeps the waiting list and the lists of requests up to date whenever something changes that the caller may
 * see. Without a live connection, a timer reloads them.
 */
function useLiveDesk(): void {
  const queries = useReads();
  useChannel({ namespace: '/staff', topic: {} }, 'desk', async () => {
    await Promise.all(SHOWN.map((queryKey) => queries.again(queryKey)));
  });
}

/**
 * Rings once in this tab for each new emergency if the sound is on, and shows a browser notification if the
 * reader asked for it.
 */
function useBell(newest: string | null, words: string): void {
  const isOn = useSound();
  useEffect(() => {
    if (newest === null || !isOn) bell.silence();
    if (newest === null || newest <= (sessionStorage.getItem(HEARD_KEY) ?? '')) return;
    sessionStorage.setItem(HEARD_KEY, newest);
    notice(words);
    if (isOn) bell.ring();
  }, [newest, isOn, words]);
}

/** Sets the number on the icon of the installed application, if the browser can. */
async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
}

/**
 * Shows on every screen how many emergencies wait: in the tab, on the icon and in the bar, with a sound for
 * each new one.
 */
export function Alarm() {
  const text = useText();
  const { data } = useWaitingCounts();
  const count = data?.emergencies ?? 0;
  useLiveDesk();
  useBell(data?.newest_emergency ?? null, text('alarm.notice'));
  useEffect(() => {
    setTitleCount(count);
    setBadge(count).catch(() => undefined);
    return () => setTitleCount(0);
  }, [count]);
  if (count === 0) return null;
  return (
    <IconButton
      component={Link}
      to="/#emergencies"
      color="inherit"
      aria-label={text('alarm.waiting', { count })}
    >
      <Badge badgeContent={count} color="error">
        <NotificationImportant />
      </Badge>
    </IconButton>
  );
}
