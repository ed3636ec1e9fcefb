import type { EventDetail, EventStoryLine } from '@karov/api-client';
import { colors } from '@karov/design';
import { storyTone } from '@karov/domain';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, ButtonBase, Paper, Skeleton, Typography, useTheme } from '@mui/material';
import { useId, useMemo } from 'react';
import { useReadPages } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { partKey } from './event-detail.js';
import { PANE_IDS } from './pane-ids.js';
import { lineText, namesOf, needOf } from './story-text.js';

interface StoryStripProps {
  event: EventDetail;
  /** if set, only the entries about this need are shown */
  chosenNeed: number | null;
  isFolded: boolean;
  onTurn: () => void;
  onChoose: (needId: number) => void;
}

/**
 * The story of the event at the foot of the screen, newest first; each entry links to its need (rule 157).
 * Folded, it is one line with the newest entry.
 */
export function StoryStrip({ isFolded, onTurn, ...story }: StoryStripProps) {
  const text = useText();
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      id={PANE_IDS.story}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{ flexShrink: 0, outline: 'none' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minInlineSize: 0, overflow: 'hidden' }}>
        <Typography component="h2" id={`${id}-title`} sx={{ fontSize: '1rem', flexShrink: 0 }}>
          <Button
            size="small"
            color="inherit"
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : `${id}-body`}
            endIcon={isFolded ? <ExpandLess /> : <ExpandMore />}
            onClick={onTurn}
          >
            {text('story.title')}
          </Button>
        </Typography>
        {isFolded && <Latest {...story} />}
      </Box>
      {!isFolded && (
        <Box
          id={`${id}-body`}
          tabIndex={0}
          role="group"
          aria-labelledby={`${id}-title`}
          sx={{ blockSize: '8.5rem', overflowY: 'auto', paddingInline: 1.5, paddingBlockEnd: 1 }}
        >
          <Lines {...story} />
        </Box>
      )}
    </Paper>
  );
}

function useStory(eventId: number) {
  return useReadPages({
    key: partKey(eventId, 'story'),
    read: (signal, before) =>
      api.get(`/${currentArea()}/events/{id}/story`, {
        params: { path: { id: eventId }, query: { before } },
        signal,
      }),
    nextOf: ({ next }) => next,
  });
}

type StoryProps = Omit<StoryStripProps, 'isFolded' | 'onTurn'>;

/** Returns the story as far as it is loaded, with the names and needs of its entries. */
function useLines({ event, chosenNeed }: Pick<StoryProps, 'event' | 'chosenNeed'>) {
  const story = useStory(event.id);
  const { event_user_requests: needs, event_volunteer_requests: calls } = event;
  const names = useMemo(
    () => namesOf({ event_user_requests: needs, event_volunteer_requests: calls }),
    [needs, calls],
  );
  const callNeeds = useMemo(
    () => new Map(calls.map(({ id, need_request_id: needId }) => [id, needId])),
    [calls],
  );
  const lines = (story.data?.pages ?? [])
    .flatMap((page) => page.lines)
    .map((line) => ({ line, needId: needOf(line, names, callNeeds) }));
  const shown = chosenNeed === null ? lines : lines.filter(({ needId }) => needId === chosenNeed);
  return { story, names, shown };
}

/** The newest entry, beside the title of the folded story. */
function Latest(props: StoryProps) {
  const text = useText();
  const { names, shown } = useLines(props);
  const [newest] = shown;
  if (!newest) return null;
  return (
    <Typography variant="body2" noWrap color="text.secondary" sx={{ minInlineSize: 0 }}>
      <RelativeTime at={newest.line.at} /> · {lineText(newest.line, names, text)}
    </Typography>
  );
}

function Lines(props: StoryProps) {
  const text = useText();
  const { onChoose } = props;
  const { story, names, shown } = useLines(props);
  if (story.isPending) return <Skeleton height={80} />;
  return (
    <>
      {story.isError && <LoadFailure onRetry={() => void story.refetch()} />}
      {story.data && shown.length === 0 && <Typography variant="body2">{text('story.empty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ line, needId }) => (
          <Box component="li" key={line.key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <StoryLine
              line={line}
              said={lineText(line, names, text)}
              onOpen={needId === null ? undefined : () => onChoose(needId)}
            />
          </Box>
        ))}
      </Box>
      {story.hasNextPage && (
        <Button size="small" loading={story.isFetchingNextPage} onClick={() => void story.fetchNextPage()}>
          {text('story.earlier')}
        </Button>
      )}
    </>
  );
}

/**
 * One entry of the story: colour for a change of state, grey for a delivered message, a sign for a failure.
 */
function StoryLine({ line, said, onOpen }: { line: EventStoryLine; said: string; onOpen?: () => void }) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const tone = storyTone(line.turn);
  const color = { change: ink.brand, quiet: ink.textMuted, failed: ink.danger }[tone];
  return (
    <>
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ minInlineSize: '6.5rem', flexShrink: 0 }}
      >
        <RelativeTime at={line.at} />
      </Typography>
      {tone === 'failed' && (
        <ErrorOutline titleAccess={text('story.failed')} sx={{ fontSize: '1rem', color }} />
      )}
      {onOpen ? (
        <ButtonBase
          onClick={onOpen}
          sx={{
            minBlockSize: 32,
            color,
            fontFamily: 'inherit',
            fontSize: '0.875rem',
            textAlign: 'start',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {said}
        </ButtonBase>
      ) : (
        <Typography component="span" variant="body2" sx={{ color, lineHeight: '32px' }}>
          {said}
        </Typography>
      )}
    </>
  );
}
