import type { Worry } from '@karov/api-client';
import { Button, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { Phone } from '../../shared/ui/phone.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { useAction } from '../../shared/use-action.js';
import { markSeen, useWorries } from './desk-calls.js';
import { DeskSection } from './desk-section.js';

/** What somebody said was not well after the help, until an admin has looked into it. */
export function Worries() {
  const text = useText();
  const { data, isPending, isError, refetch } = useWorries();
  return (
    <DeskSection id="worries" title={text('desk.worries_title')}>
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && <Typography color="text.secondary">{text('desk.worries_empty')}</Typography>}
      {data && data.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.map((worry) => (
            <OneWorry key={worry.id} worry={worry} />
          ))}
        </Stack>
      )}
    </DeskSection>
  );
}

function OneWorry({ worry }: { worry: Worry }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = worry.person.full_name;
  const seen = useAction({
    run: () => markSeen(worry.id),
    onDone: () => {
      notify(text('desk.seen_done'), { type: 'success' });
      refresh();
    },
  });
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
      <span>
        <strong>{name}</strong> · <Phone of={worry.person} /> · {text(`desk.worry_${worry.side}`)} · {worry.category} · <RelativeTime at={worry.created_at} />
      </span>
      {worry.note && (
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>
          <TypedText>{worry.note}</TypedText>
        </Typography>
      )}
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={`/requests/${worry.application_id}`} aria-label={text('desk.open_request_of', { name })}>
          {text('desk.open_request')}
        </Link>
        <Button size="small" variant="outlined" loading={seen.isPending} aria-label={text('desk.seen_of', { name })} onClick={() => seen.mutate()}>
          {text('desk.seen')}
        </Button>
      </Stack>
    </Paper>
  );
}
