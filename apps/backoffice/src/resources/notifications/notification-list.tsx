import type { NotificationRow } from '@karov/api-client';
import { formatPhone, NOTIFICATION_STATUSES } from '@karov/domain';
import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../shared/api.js';
import { useIsAdmin } from '../../shared/area.js';
import { messageStatus } from '../../shared/status.js';
import { useText, type Translate } from '../../shared/text.js';
import type { Column } from '../../shared/table/column.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { MessageText } from './message-text.js';
import { NotificationPanel } from './notification-panel.js';

function columnsOf(text: Translate): Column<NotificationRow>[] {
  return [
    { key: 'send_to', label: text('notifications.sent_to'), render: (row) => <bdi dir="ltr">{formatPhone(row.send_to)}</bdi> },
    {
      key: 'receiver_type',
      label: text('notifications.type'),
      render: (row) => row.receiver_type.map((role) => text(`common.receivers.${role}`)).join(', '),
    },
    { key: 'date', label: text('notifications.date'), sortField: 'created_at', render: (row) => <bdi dir="ltr">{row.date}</bdi> },
    { key: 'time', label: text('notifications.time'), render: (row) => <bdi dir="ltr">{row.time}</bdi> },
    { key: 'action_type', label: text('notifications.channel'), render: (row) => <bdi dir="ltr">{row.action_type.toUpperCase()}</bdi> },
    {
      key: 'message',
      label: text('notifications.content'),
      width: '40%',
      render: (row) => (
        <TwoLines>
          <MessageText html={row.message} />
        </TwoLines>
      ),
    },
    {
      key: 'status',
      label: text('notifications.status'),
      sortField: 'status',
      render: (row) => (
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center' }}>
          <StatusChip isShort {...messageStatus(row.status, text)} />
          {row.error && (
            <TwoLines>
              <TypedText>{row.error}</TypedText>
            </TwoLines>
          )}
        </Stack>
      ),
    },
  ];
}

/** Every message that was to go out, newest first (rule 137 "Notification log", rule 32). */
export function NotificationList() {
  const text = useText();
  const isAdmin = useIsAdmin();
  const columns = useMemo(() => columnsOf(text), [text]);
  const { data: types = [] } = useQuery({
    queryKey: ['notification-types'],
    queryFn: ({ signal }) => api.get('/notification-types', { signal }),
  });
  const statuses = NOTIFICATION_STATUSES.map((id) => ({ id, ...messageStatus(id, text) }));
  const [opened, setOpened] = useState<NotificationRow | null>(null);
  return (
    <>
      <ListPage<NotificationRow>
        resource="notifications"
        title={text('notifications.title')}
        actions={<ExportList path="/notifications" title={text('notifications.title')} />}
        columns={columns}
        hasSearch={isAdmin}
        filters={({ values, set }) => (
          <>
            <SelectField
              label={text('notifications.kind')}
              value={values['type'] ?? ''}
              emptyLabel={text('common.words.all')}
              choices={types}
              onChange={(change) => set('type', change.target.value)}
            />
            <SelectField
              label={text('notifications.status')}
              value={values['status'] ?? ''}
              emptyLabel={text('common.words.all')}
              choices={statuses}
              onChange={(change) => set('status', change.target.value)}
            />
          </>
        )}
        empty={{ title: text('notifications.empty'), hint: text('notifications.empty_hint') }}
        onRowClick={setOpened}
      />
      {opened && <NotificationPanel row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
