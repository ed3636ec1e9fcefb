import { useLocale } from '@karov/web';
import { Tooltip } from '@mui/material';
import { useText } from '../text.js';
import { exactTime, relativeTime, useServerNow } from '../time.js';

const REFRESH_MS = 30_000;

/** Shows a time as "12 minutes ago"; on hover, the exact time on Israel's clock. */
export function RelativeTime({ at }: { at: string }) {
  const text = useText();
  const now = useServerNow(REFRESH_MS);
  const locale = useLocale();
  return (
    <Tooltip title={text('time.exact', { exact: exactTime(at) })} describeChild>
      <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
        {relativeTime(at, now, locale)}
      </time>
    </Tooltip>
  );
}
