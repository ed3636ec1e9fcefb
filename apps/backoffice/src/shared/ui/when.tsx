import { Box, Tooltip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useLocale } from '../device-store.js';
import { useText } from '../text.js';
import { exactTime, momentOf, useServerNow } from '../time.js';

const REFRESH_MS = 60_000;

/** "today 14:00", on one line; the exact time on Israel's clock on hover, and for whoever hears it (rule 154). */
export function When({ at }: { at: string }) {
  const text = useText();
  const locale = useLocale();
  const { day, time, date } = momentOf(at, useServerNow(REFRESH_MS), locale);
  const exact = text('time.exact', { exact: exactTime(at) });
  const clock = `\u2066${time}\u2069`;
  return (
    <Tooltip title={exact}>
      <time dateTime={at} style={{ position: 'relative', whiteSpace: 'nowrap' }}>
        <span aria-hidden>{day === 'other' ? text('when.day', { day: date, time: clock }) : text(`when.${day}`, { time: clock })}</span>
        <Box component="span" sx={visuallyHidden}>
          {exact}
        </Box>
      </time>
    </Tooltip>
  );
}
