import { isolated } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Tooltip } from '@mui/material';
import { useText } from '../text.js';
import { exactTime, momentOf, useServerNow } from '../time.js';
import { HiddenText } from './hidden-text.js';

const REFRESH_MS = 60_000;

/** Returns a time in words: "today 14:00". */
export function useMomentText(at: string): string {
  const text = useText();
  const { day, time, date } = momentOf(at, useServerNow(REFRESH_MS), useLocale());
  const clock = isolated(time);
  return day === 'other'
    ? text('when.day', { day: date, time: clock })
    : text(`when.${day}`, { time: clock });
}

/**
 * Shows a time as "today 14:00", on one line; the exact time on Israel's clock on hover and for screen
 * readers (rule 154).
 */
export function When({ at }: { at: string }) {
  const text = useText();
  const moment = useMomentText(at);
  const exact = text('time.exact', { exact: exactTime(at) });
  return (
    <Tooltip title={exact}>
      <time dateTime={at} style={{ position: 'relative', whiteSpace: 'nowrap' }}>
        <span aria-hidden>{moment}</span>
        <HiddenText>{exact}</HiddenText>
      </time>
    </Tooltip>
  );
}
