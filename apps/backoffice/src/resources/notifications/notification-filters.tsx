import type { Option } from '@karov/api-client';
import { CHANNELS, NOTIFICATION_STATUSES, ownValue } from '@karov/domain';
import { TextField } from '@mui/material';
import { messageStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { FilterChip } from '../../shared/ui/filter-chip.js';
import type { FilterTools } from '../../shared/ui/list-page.js';
import { SelectField } from '../../shared/ui/select-field.js';

const ONLY_FAILED = 'failed';

interface NotificationFiltersProps extends FilterTools {
  types: readonly Option[];
}

/** The filters of the log (rule 190). The filters by recipient and subject come from the address. */
export function NotificationFilters({ types, ...tools }: NotificationFiltersProps) {
  const text = useText();
  const { values, set } = tools;
  const statuses = NOTIFICATION_STATUSES.map((id) => ({ id, ...messageStatus(id, text) }));
  const channels = CHANNELS.map((id) => ({ id, label: text(`notifications.channels.${id}`) }));
  const selects = [
    { name: 'type', label: text('notifications.kind'), choices: types },
    { name: 'status', label: text('notifications.status'), choices: statuses },
    { name: 'channel', label: text('notifications.channel'), choices: channels },
  ];
  return (
    <>
      {selects.map(({ name, label, choices }) => (
        <SelectField
          key={name}
          label={label}
          value={ownValue(values, name) ?? ''}
          emptyLabel={text('common.words.all')}
          choices={choices}
          onChange={(change) => set(name, change.target.value)}
        />
      ))}
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={text(`notifications.${end}`)}
          value={values[end] ?? ''}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => set(end, target.value)}
        />
      ))}
      <FromAddress {...tools} />
    </>
  );
}

/** The filters set by links on other screens; a press removes a filter. */
function FromAddress({ values, set }: FilterTools) {
  const text = useText();
  const chips = [
    ...(values['status'] === ONLY_FAILED
      ? [{ name: 'status', label: text('notifications.only_failed') }]
      : []),
    ...(values['receiver_id'] === undefined
      ? []
      : [{ name: 'receiver_id', label: text('notifications.of_person') }]),
    ...(values['application_id'] === undefined
      ? []
      : [
          {
            name: 'application_id',
            label: text('notifications.of_request', { id: values['application_id'] }),
          },
        ]),
    ...(values['event_id'] === undefined
      ? []
      : [{ name: 'event_id', label: text('notifications.of_event') }]),
    ...(values['broadcast_id'] === undefined
      ? []
      : [
          { name: 'broadcast_id', label: text('notifications.of_broadcast', { id: values['broadcast_id'] }) },
        ]),
  ];
  return chips.map(({ name, label }) => (
    <FilterChip key={name} label={label} onRemove={() => set(name, '')} />
  ));
}
