import type { Option } from '@karov/api-client';
import { CHANNELS, NOTIFICATION_STATUSES } from '@karov/domain';
import type { ReactElement } from 'react';
import { ChoiceFilter, DayFilter } from '../../kit/filters.js';
import { useFilters } from '../../kit/use-filters.js';
import { messageStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { FilterChip } from '../../shared/ui/filter-chip.js';

const ONLY_FAILED = 'failed';

/** Returns the inputs by which the log is filtered (rule 190). */
export function useNotificationFilters(types: readonly Option[]): ReactElement[] {
  const text = useText();
  const statuses = NOTIFICATION_STATUSES.map((id) => ({ id, ...messageStatus(id, text) }));
  const channels = CHANNELS.map((id) => ({ id, label: text(`notifications.channels.${id}`) }));
  return [
    <ChoiceFilter key="type" source="type" label="notifications.kind" choices={types} alwaysOn />,
    <ChoiceFilter key="status" source="status" label="notifications.status" choices={statuses} alwaysOn />,
    <ChoiceFilter key="channel" source="channel" label="notifications.channel" choices={channels} alwaysOn />,
    <DayFilter key="from" source="from" label="notifications.from" alwaysOn />,
    <DayFilter key="to" source="to" label="notifications.to" alwaysOn />,
  ];
}

/** The filters set by links on other screens; a press removes a filter. */
export function FiltersFromAddress() {
  const { values, remove } = useFilters();
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
    <FilterChip key={name} label={label} onRemove={() => remove(name)} />
  ));
}
