import type { NotificationRow } from '@karov/api-client';
import { useLocale } from '@karov/web';
import { useMemo, useState } from 'react';
import { DataTable } from '../../kit/data-table.js';
import { List } from '../../kit/list.js';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { notificationColumns } from './notification-columns.js';
import { FiltersFromAddress, useNotificationFilters } from './notification-filters.js';
import { NotificationPanel } from './notification-panel.js';

/** Every message queued for sending, newest first (rules 32, 137, 190). */
export function NotificationList() {
  const text = useText();
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  const columns = useMemo(() => notificationColumns(text, locale), [text, locale]);
  const { data: types = [] } = useRead({
    key: ['notification-types'],
    read: (signal) => api.get('/notification-types', { signal }),
  });
  const [opened, setOpened] = useState<NotificationRow | null>(null);
  return (
    <>
      <List
        resource="notifications"
        title={text('notifications.title')}
        actions={<ExportList path="/notifications" title={text('notifications.title')} />}
        hasSearch={isAdmin}
        filters={useNotificationFilters(types)}
        aboveTable={<FiltersFromAddress />}
        empty={{ title: text('notifications.empty'), hint: text('notifications.empty_hint') }}
      >
        <DataTable<NotificationRow> caption={text('notifications.title')} onRowClick={setOpened}>
          {columns}
        </DataTable>
      </List>
      {opened && <NotificationPanel row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
