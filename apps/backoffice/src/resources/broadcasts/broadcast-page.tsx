import type { BroadcastRow } from '@karov/api-client';
import { Box, Button, LinearProgress, Link, List, ListItem, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { useRead, useReads } from '../../kit/reads.js';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { exactTime } from '../../shared/time.js';
import { Facts } from '../../shared/ui/facts.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { Page } from '../../shared/ui/page.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { broadcastState, isUnderWay, resultsOf } from './broadcast-look.js';
import { BroadcastReceivers } from './broadcast-receivers.js';

const REFRESH_MS = 1500;
const WHOLE = 100;

/** One broadcast: its progress, its results, and its actions (rules 175, 177). */
export function BroadcastPage() {
  const id = Number(useParams()['id'] ?? 0);
  const text = useText();
  const broadcast = useRead({
    key: ['broadcast', id],
    read: (signal) => api.get(`/${currentArea()}/broadcasts/{id}`, { params: { path: { id } }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? REFRESH_MS : false),
  });
  if (broadcast.isPending) return <Loading />;
  return (
    <Page title={text('broadcasts.dialog_title')} actions={<ToList />}>
      {broadcast.data ? (
        <Broadcast key={id} broadcast={broadcast.data} />
      ) : (
        <LoadFailure onRetry={() => void broadcast.refetch()} />
      )}
    </Page>
  );
}

function ToList() {
  const text = useText();
  return (
    <Link component={RouterLink} to="/broadcasts">
      {text('broadcasts.to_list')}
    </Link>
  );
}

function Broadcast({ broadcast }: { broadcast: BroadcastRow }) {
  const text = useText();
  const { type, message, sender, state, receivers, created_at, starts_at, resend_of, resent_as } = broadcast;
  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <TypedText>{message}</TypedText>
        </Typography>
      </Paper>
      <Facts
        facts={[
          [text('broadcasts.state'), <StatusChip key="state" isShort {...broadcastState(state, text)} />],
          [text('broadcasts.channel'), text(`broadcasts.channels.${type}`)],
          [text('broadcasts.receivers'), String(receivers)],
          [text('broadcasts.sender'), sender && <bdi key="sender">{sender.full_name}</bdi>],
          [text('broadcasts.created'), <RelativeTime key="created" at={created_at} />],
          [text('broadcasts.resend_of'), resend_of !== null && <ToOther key="of" id={resend_of} />],
          [text('broadcasts.resent_as'), resent_as !== null && <ToOther key="as" id={resent_as} />],
        ]}
      />
      {state === 'waiting' && (
        <Typography>{text('broadcasts.starts_later', { time: exactTime(starts_at) })}</Typography>
      )}
      <Progress broadcast={broadcast} />
      <Acts broadcast={broadcast} />
      <LeftOut broadcast={broadcast} />
      <BroadcastReceivers broadcast={broadcast} />
    </Stack>
  );
}

function ToOther({ id }: { id: number }) {
  const text = useText();
  return (
    <Link component={RouterLink} to={`/broadcasts/${id}`}>
      {text('broadcasts.look_at_it')}
    </Link>
  );
}

function Progress({ broadcast }: { broadcast: BroadcastRow }) {
  const text = useText();
  const { receivers } = broadcast;
  const { sent, failed, cancelled, left } = resultsOf(broadcast);
  const went = sent + failed;
  return (
    <Box>
      <LinearProgress
        aria-label={text('broadcasts.progress_label')}
        variant="determinate"
        value={receivers === 0 ? WHOLE : (went / receivers) * WHOLE}
        color={broadcast.state === 'stopped' ? 'warning' : 'primary'}
      />
      <Typography role={isUnderWay(broadcast) ? undefined : 'status'}>
        {text('broadcasts.progress', { sent, total: receivers, cancelled, left })}
        {failed > 0 && ` · ${text('broadcasts.progress_failed', { failed })}`}
      </Typography>
    </Box>
  );
}

function Acts({ broadcast: { id, abilities } }: { broadcast: BroadcastRow }) {
  const text = useText();
  const queries = useReads();
  const navigate = useNavigate();
  const [act, setAct] = useState<BroadcastRow['abilities'][number] | null>(null);
  const look = () => queries.again(['broadcast', id]);
  const path = { params: { path: { id } } };
  const close = () => setAct(null);
  return (
    <Stack direction="row" spacing={1}>
      {abilities.includes('stop') && (
        <Button color="error" variant="outlined" onClick={() => setAct('stop')}>
          {text('broadcasts.stop')}
        </Button>
      )}
      {abilities.includes('resend') && (
        <Button variant="outlined" onClick={() => setAct('resend')}>
          {text('broadcasts.resend')}
        </Button>
      )}
      {act === 'stop' && (
        <ConfirmAct
          confirmation={{
            title: text('broadcasts.stop_title'),
            body: text('broadcasts.stop_body'),
            confirmLabel: text('broadcasts.stop'),
            cancelLabel: text('broadcasts.stop_keep'),
            danger: true,
            done: text('broadcasts.stop_done'),
            run: () => api.act('POST', `/${currentArea()}/broadcasts/{id}/stop`, path),
          }}
          onDone={look}
          onClose={close}
        />
      )}
      {act === 'resend' && (
        <ConfirmAct
          confirmation={{
            title: text('broadcasts.resend_title'),
            body: text('broadcasts.resend_body'),
            confirmLabel: text('broadcasts.resend'),
            done: text('broadcasts.resent_as'),
            run: async () => {
              const { data } = await api.send('POST', `/${currentArea()}/broadcasts/{id}/resend`, path);
              await navigate(`/broadcasts/${data.id}`);
            },
          }}
          onDone={look}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function LeftOut({ broadcast: { left_out } }: { broadcast: BroadcastRow }) {
  const text = useText();
  if (left_out.length === 0) return null;
  return (
    <Box component="section" aria-label={text('broadcasts.left_out_title')}>
      <Typography variant="h2">{text('broadcasts.left_out_title')}</Typography>
      <List dense disablePadding>
        {left_out.map(({ reason, label, count }) => (
          <ListItem key={reason} disableGutters>
            {text('broadcasts.left_out_row', { label, count })}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
