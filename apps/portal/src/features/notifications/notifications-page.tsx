import { useCallback } from 'react';
import type { Option } from '@karov/api-client';
import { DEFAULT_PAGE_SIZE } from '@karov/domain';
import { api } from '../../core/api.js';
import { useText } from '../../core/text.js';
import { useList } from '../../core/use-list.js';
import { useLoad } from '../../core/use-load.js';
import { EmptyState } from '../../design/card/empty-state.js';
import { Select } from '../../design/field/select.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { Pagination } from '../../design/table/pagination.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { foldMessages } from './fold-messages.js';
import { ReceivedMessage } from './received-message.js';
import './notifications.css';

const FILTERS = ['type'];
const RECEIVED = { received: '1' };

/** The messages that came to the reader, newest first, one line each; types that cannot be loaded leave the list unfiltered (rule 134, "silent failures"). */
export default function NotificationsPage() {
  const t = useText();
  const list = useList('/notifications', FILTERS, RECEIVED);
  const { rows, params, error, total } = list;
  const types = useLoad(useCallback((signal: AbortSignal): Promise<Option[]> => api.get('/notification-types', { signal }), [])).data ?? [];
  const choices = [{ value: '', label: t('common.words.all') }, ...types.map(({ id, label }) => ({ value: String(id), label }))];

  return (
    <div className="page page--text stack">
      <PageHeading>{t('notifications.title')}</PageHeading>
      <p>{t('notifications.intro')}</p>
      <Select
        label={t('notifications.filterType')}
        value={String(params.filters?.['type'] ?? '')}
        choices={choices}
        onChange={(type) => list.change({ filters: { type } })}
      />
      {error !== null && <LoadFailure text={t('notifications.failed')} onRetry={list.reload} />}
      {rows === null && error === null && <Spinner />}
      {rows?.length === 0 && (
        <EmptyState icon="bell" title={t('notifications.emptyTitle')}>
          <p>{t('notifications.emptyText')}</p>
        </EmptyState>
      )}
      {rows !== null && rows.length > 0 && (
        <>
          <ul className="received" aria-label={t('notifications.title')}>
            {foldMessages(rows).map((message) => (
              <ReceivedMessage key={message.id} message={message} />
            ))}
          </ul>
          {total > DEFAULT_PAGE_SIZE && <Pagination page={params.page} perPage={params.perPage} total={total} onChange={list.change} />}
        </>
      )}
    </div>
  );
}
