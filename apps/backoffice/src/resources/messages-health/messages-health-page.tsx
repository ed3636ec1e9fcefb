import { jittered, type MessagesHealth } from '@karov/api-client';
import { isolated } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { Page } from '../../shared/ui/page.js';
import { clockTime } from './clock-time.js';
import { HoldSending } from './hold-sending.js';
import { ProviderStates } from './provider-states.js';
import { QueueTable } from './queue-table.js';
import { WhatsappTemplates } from './whatsapp-templates.js';

const REFRESH_MS = jittered(15_000);

/**
 * The page about the delivery of messages: providers, queues and their delay, failures and their causes, and
 * how much of the limits is used (rule 195).
 */
export function MessagesHealthPage() {
  const text = useText();
  const { data, isPending, isError, refetch } = useRead({
    key: ['messages-health'],
    read: (signal): Promise<MessagesHealth> => api.get('/admin/messages-health', { signal }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Page
      title={text('messages_health.title')}
      intro={text('messages_health.intro')}
      actions={<HoldSending />}
    >
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data && <Health health={data} />}
    </Page>
  );
}

function Health({ health }: { health: MessagesHealth }) {
  const text = useText();
  return (
    <Stack spacing={3} sx={{ minInlineSize: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {text('messages_health.updated', { time: clockTime(health.server_time) })}
      </Typography>
      <Typography
        role={health.needs_unattended > 0 ? 'alert' : undefined}
        color={health.needs_unattended > 0 ? 'error' : 'text.primary'}
      >
        {text('messages_health.unattended', { count: health.needs_unattended })}
      </Typography>
      <Section title={text('messages_health.providers')}>
        <ProviderStates providers={health.providers} />
      </Section>
      {health.templates && (
        <Section title={text('messages_health.templates')}>
          <WhatsappTemplates templates={health.templates} />
        </Section>
      )}
      <Section title={text('messages_health.queues')}>
        <QueueTable queues={health.queues} />
      </Section>
      <Section title={text('messages_health.failed')}>
        <Failures failures={health.failures} />
      </Section>
      <Use health={health} />
    </Stack>
  );
}

type Failure = MessagesHealth['failures'][number];

function Failures({ failures }: Pick<MessagesHealth, 'failures'>) {
  const text = useText();
  if (failures.length === 0) return <Typography>{text('messages_health.all_arrived')}</Typography>;
  return (
    <DataTable
      caption={text('messages_health.failed')}
      rows={failures.map((row) => ({ ...row, id: `${row.channel} ${row.fault}` }))}
    >
      <Col<Failure>
        source="channel"
        label="messages_health.channel"
        disableSort
        render={({ channel }) => text(`common.channel.${channel}`)}
      />
      <Col<Failure>
        source="reason"
        label="messages_health.reason"
        disableSort
        render={({ fault }) => text(`messages_health.faults.${fault}`)}
      />
      <Col source="last_hour" label="messages_health.hour" disableSort />
      <Col source="last_day" label="messages_health.day" disableSort />
    </DataTable>
  );
}

function Use({ health }: { health: MessagesHealth }) {
  const text = useText();
  const locale = useLocale();
  const { sms_parts_today: parts, sms_price: price, currency } = health;
  const number = new Intl.NumberFormat(locale);
  const of = (used: number, most: number) =>
    text('messages_health.of', { used: number.format(used), most: number.format(most) });
  const cost =
    price === 0
      ? text('messages_health.cost_unknown')
      : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(parts * price);
  return (
    <Section title={text('messages_health.use')}>
      <Facts
        facts={[
          [text('messages_health.parts'), number.format(parts)],
          [text('messages_health.cost'), cost],
          [text('messages_health.codes'), of(health.codes, health.most_codes)],
          [text('messages_health.broadcasts'), of(health.broadcast_minute, health.most_broadcast_minute)],
          [text('messages_health.early'), number.format(health.early_receipts)],
          [text('messages_health.version'), versionOf(health)],
        ]}
      />
    </Section>
  );
}

function versionOf({ version, commit }: MessagesHealth): string {
  return isolated(commit === null ? version : `${version} (${commit})`);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
