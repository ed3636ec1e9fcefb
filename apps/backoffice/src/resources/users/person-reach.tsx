import type { PersonReach as Reach, ReachChannel } from '@karov/api-client';
import type { Tone } from '@karov/design';
import type { ReachState } from '@karov/domain';
import { isolated } from '@karov/domain';
import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { filteredPath } from '../../shared/filtered-path.js';
import { useText } from '../../shared/text.js';
import { exactTime } from '../../shared/time.js';
import { Facts } from '../../shared/ui/facts.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { PersonSection } from './person-section.js';

const TONES: Readonly<Record<ReachState, Tone>> = {
  works: 'done',
  bounced: 'danger',
  not_chosen: 'neutral',
  no_address: 'neutral',
  landline: 'neutral',
  no_calls: 'neutral',
};
const when = (at: string): string => isolated(exactTime(at));

/**
 * Which channels would reach a person now, why the others would not, and which bounce (rule 191); loaded on
 * demand.
 */
export function PersonReach({ id }: { id: number }) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const { data, isError } = useRead({
    key: ['reach', id],
    read: (signal) => api.get(`/${currentArea()}/reachability/{id}`, { params: { path: { id } }, signal }),
    enabled: isAsked,
  });
  return (
    <PersonSection title={text('reach.section')}>
      {!data && !isError && (
        <Button size="small" variant="outlined" loading={isAsked} onClick={() => setIsAsked(true)}>
          {text('reach.check')}
        </Button>
      )}
      {isError && <Alert severity="info">{text('reach.failed')}</Alert>}
      {data && <Known reach={data} id={id} />}
    </PersonSection>
  );
}

function Known({ reach, id }: { reach: Reach; id: number }) {
  const text = useText();
  const never = text('reach.never');
  return (
    <Stack spacing={1.5} role="status" sx={{ inlineSize: '100%' }}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {reach.channels.map((channel) => (
          <Channel key={channel.channel} channel={channel} />
        ))}
      </Stack>
      <Facts
        facts={[
          [text('reach.push'), String(reach.push_devices)],
          [
            text('reach.last_delivered'),
            reach.last_delivered_at ? <RelativeTime key="delivered" at={reach.last_delivered_at} /> : never,
          ],
          [
            text('reach.last_answered'),
            reach.last_answered_at ? <RelativeTime key="answered" at={reach.last_answered_at} /> : never,
          ],
        ]}
      />
      <Link
        component={RouterLink}
        to={filteredPath('/notifications', { receiver_id: String(id) })}
        sx={{ alignSelf: 'start' }}
      >
        {text('reach.all_messages')}
      </Link>
    </Stack>
  );
}

function Channel({ channel }: { channel: ReachChannel }) {
  const text = useText();
  const { state, last_sent_at: sent, last_delivered_at: delivered, last_failed_at: failed, fault } = channel;
  const lines = [
    ...(delivered
      ? [text('reach.delivered_at', { when: when(delivered) })]
      : sent
        ? [text('reach.sent_at', { when: when(sent) })]
        : []),
    ...(failed && fault
      ? [text('reach.failed_at', { when: when(failed), why: text(`notifications.faults.${fault}`) })]
      : []),
    ...(channel.is_unsubscribed ? [text('reach.unsubscribed')] : []),
  ];
  return (
    <li>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <strong>{text(`notifications.channels.${channel.channel}`)}</strong>
        <StatusChip label={text(`reach.states.${state}`)} tone={TONES[state]} />
      </Stack>
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
    </li>
  );
}
