import type { ProviderHealth, ProviderHealthState } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { DataTable } from '../../shared/table/data-table.js';
import { type Translate, useText } from '../../shared/text.js';
import { exactTime } from '../../shared/time.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { clockTime } from './clock-time.js';

const TONES: Readonly<Record<ProviderHealthState, Tone>> = {
  works: 'done',
  failing: 'waiting',
  skipped: 'danger',
  tried: 'waiting',
  not_set_up: 'neutral',
};

/** The state of each provider, in words and colour. */
export function ProviderStates({ providers }: { providers: readonly ProviderHealth[] }) {
  const text = useText();
  return (
    <DataTable
      caption={text('messages_health.providers')}
      columns={[
        {
          key: 'channel',
          label: text('messages_health.channel'),
          render: ({ channel }) => text(`common.channel.${channel}`),
        },
        {
          key: 'state',
          label: text('messages_health.state'),
          render: ({ state }) => (
            <StatusChip isShort tone={TONES[state]} label={text(`messages_health.states.${state}`)} />
          ),
        },
        { key: 'detail', label: text('messages_health.detail'), render: (row) => detailOf(row, text) },
      ]}
      rows={providers.map((row) => ({ ...row, id: row.channel }))}
    />
  );
}

function detailOf(
  { state, failing_since: since, skipped_until: until, failures, code, is_told: isTold }: ProviderHealth,
  text: Translate,
): string {
  if (since === null || state === 'not_set_up') return '';
  const words = [
    text('messages_health.since', { time: `\u2066${exactTime(since)}\u2069` }),
    text('messages_health.failures', { count: failures }),
    code !== null && text('messages_health.answer', { code: `\u2066${code}\u2069` }),
    state === 'skipped' && until !== null && text('messages_health.until', { time: clockTime(until) }),
    state === 'tried' && text('messages_health.trying'),
    isTold && text('messages_health.told'),
  ];
  return words.filter((word) => word !== false).join(' ');
}
