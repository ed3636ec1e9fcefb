import type { NotificationRow } from '@karov/api-client';
import { useLocale } from '@karov/web';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../shared/api.js';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { notificationColumns } from './notification-columns.js';
import { NotificationFilters } from './notification-filters.js';
import { NotificationPanel } from './notification-panel.js';

/** Every message queued for sending, newest first (rules 32, 137, 190). */
export function NotificationList() {
  const text = useText();
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  const columns = useMemo(() => notificationColumns(text, locale), [text, locale]);
  const { data: types = [] } = useQuery({
    queryKey: ['notification-types'],
    queryFn: ({ signal }) => api.get('/notification-types', { signal }),
  });
  const [opened, setOpened] = useState<NotificationRow | null>(null);
  return (
    <>
      <ListPage<NotificationRow>
        resource="notifications"
        title={text('notifications.title')}
        actions={<ExportList path="/notifications" title={text('notifications.title')} />}
        columns={columns}
        hasSearch={isAdmin}
        filters={(tools) => <NotificationFilters types={types} {...tools} />}
        empty={{ title: text('notifications.empty'), hint: text('notifications.empty_hint') }}
        onRowClick={setOpened}
      />
      {opened && <NotificationPanel row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
