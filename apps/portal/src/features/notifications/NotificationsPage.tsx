import { useCallback, useMemo } from 'react';
import type { NotificationRow, Option } from '@karov/api-client';
import { api } from '../../core/api.js';
import { useText, type Translate } from '../../core/text.js';
import { useList } from '../../core/use-list.js';
import { useLoad } from '../../core/use-load.js';
import { EmptyState } from '../../design/card/EmptyState.js';
import { Select } from '../../design/field/Select.js';
import type { Column } from '../../design/table/DataTable.js';
import { ListBody } from '../../shared/ListBody.js';
import { PageHeading } from '../../shared/PageHeading.js';
import { SafeHtml } from './SafeHtml.js';

const FILTERS = ['type'];

/** The columns of part 2 §2 "Notification log". */
function columnsIn(t: Translate): Column<NotificationRow>[] {
  return [
    { key: 'type', header: t('notifications.type'), cell: (row) => row.receiver_type.map((role) => t(`common.receivers.${role}`)).join(', ') },
    { key: 'sentTo', header: t('notifications.sentTo'), cell: (row) => <span className="ltr">{row.send_to}</span> },
    { key: 'date', header: t('notifications.date'), orderBy: 'created_at', cell: (row) => <span className="ltr">{row.date}</span> },
    { key: 'time', header: t('notifications.time'), cell: (row) => <span className="ltr">{row.time}</span> },
    { key: 'channel', header: t('notifications.channel'), cell: (row) => row.action_type.toUpperCase() },
    { key: 'content', header: t('notifications.content'), cell: (row) => <SafeHtml html={row.message} /> },
  ];
}

/** The own log of messages; types that cannot be loaded leave the list unfiltered (part 1 §8, "silent failures"). */
export default function NotificationsPage() {
  const t = useText();
  const list = useList<NotificationRow>('/notifications', FILTERS);
  const types = useLoad(useCallback((signal: AbortSignal): Promise<Option[]> => api.get('/notification-types', {}, signal), [])).data ?? [];
  const columns = useMemo(() => columnsIn(t), [t]);
  const choices = [{ value: '', label: t('common.words.all') }, ...types.map(({ id, label }) => ({ value: String(id), label }))];

  return (
    <div className="page">
      <PageHeading>{t('notifications.title')}</PageHeading>
      <p>{t('notifications.intro')}</p>
      <div className="filters">
        <Select label={t('notifications.filterType')} value={String(list.params.filters?.['type'] ?? '')} choices={choices} onChange={(type) => list.change({ filters: { type } })} />
      </div>
      <ListBody
        list={list}
        columns={columns}
        caption={t('notifications.caption')}
        failure={t('notifications.failed')}
        empty={
          <EmptyState icon="bell" title={t('notifications.emptyTitle')}>
            <p>{t('notifications.emptyText')}</p>
          </EmptyState>
        }
      />
    </div>
  );
}
