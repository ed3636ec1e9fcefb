import type { ProviderHealth, ProviderHealthState } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { isolated } from '@karov/domain';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
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
      rows={providers.map((row) => ({ ...row, id: row.channel }))}
    >
      <Col<ProviderHealth>
        source="channel"
        label="messages_health.channel"
        disableSort
        render={({ channel }) => text(`common.channel.${channel}`)}
      />
      <Col<ProviderHealth>
        source="state"
        label="messages_health.state"
        disableSort
        render={({ state }) => (
          <StatusChip isShort tone={TONES[state]} label={text(`messages_health.states.${state}`)} />
        )}
      />
      <Col<ProviderHealth>
        source="detail"
        label="messages_health.detail"
        disableSort
        render={(row) => detailOf(row, text)}
      />
    </DataTable>
  );
}

function detailOf(
  { state, failing_since: since, skipped_until: until, failures, code, is_told: isTold }: ProviderHealth,
  text: Translate,
): string {
  if (since === null || state === 'not_set_up') return '';
  const words = [
    text('messages_health.since', { time: isolated(exactTime(since)) }),
    text('messages_health.failures', { count: failures }),
    code !== null && text('messages_health.answer', { code: isolated(code) }),
    state === 'skipped' && until !== null && text('messages_health.until', { time: clockTime(until) }),
    state === 'tried' && text('messages_health.trying'),
    isTold && text('messages_health.told'),
  ];
  return words.filter((word) => word !== false).join(' ');
}
