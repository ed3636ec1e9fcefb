import type { TimelineEntry } from '@karov/api-client';
import { naturally } from '@karov/domain';
import { Box, Typography } from '@mui/material';
import { useText } from '../text.js';
import { RelativeTime } from '../ui/relative-time.js';
import { inGroups } from './timeline-groups.js';

function Sentence({ entry }: { entry: TimelineEntry }) {
  const text = useText();
  return (
    <>
      {entry.volunteer
        ? text('timeline.of_volunteer', {
            name: naturally(entry.volunteer.full_name),
            text: entry.text,
          })
        : entry.text}
    </>
  );
}

function Skipped({ entries }: { entries: readonly TimelineEntry[] }) {
  const text = useText();
  return (
    <details>
      <summary>{text('timeline.skipped', { count: entries.length })}</summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Sentence entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The steps in order. Adjacent unsuitable volunteers form one step, which unfolds to show the reasons. */
export function TimelineSteps({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {inGroups(entries).map(({ first, skipped }) => (
        <Box
          component="li"
          key={first.id}
          sx={{
            borderInlineStart: '3px solid',
            borderColor: skipped ? 'divider' : 'primary.main',
            paddingInlineStart: 1.5,
            paddingBlock: 0.5,
          }}
        >
          <Typography component="div">
            {skipped ? <Skipped entries={skipped} /> : <Sentence entry={first} />}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <RelativeTime at={first.at} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
