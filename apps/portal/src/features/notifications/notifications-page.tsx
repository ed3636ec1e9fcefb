import type { Option } from '@karov/api-client';
import { serverNow } from '@karov/api-client';
import { addDays, DEFAULT_PAGE_SIZE, localDay } from '@karov/domain';
import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { formatDay } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { useList } from '../../core/use-list.js';
import { useLoad } from '../../core/use-load.js';
import { EmptyState } from '../../design/card/empty-state.js';
import { Select } from '../../design/field/select.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { Pagination } from '../../design/table/pagination.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { messagesByDay, type ReceivedDay } from './fold-messages.js';
import { ReceivedMessage } from './received-message.js';
import './notifications.css';

const FILTERS = ['type'];
const RECEIVED = { received: '1' };

/** The messages of a day under its date. */
function Day({ day, messages }: ReceivedDay) {
  const t = useText();
  const id = `received-${day}`;
  const today = localDay(new Date(serverNow()));
  const near =
    day === today
      ? t('notifications.today')
      : day === addDays(today, -1)
        ? t('notifications.yesterday')
        : null;
  return (
    <section className="received" aria-labelledby={id}>
      <h2 id={id} className="received__day">
        {near ?? <span className="ltr">{formatDay(day)}</span>}
      </h2>
      <ul className="received__list">
        {messages.map((message) => (
          <ReceivedMessage key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

/**
 * The reader's messages by day, newest first (rule 190); if the message types cannot be loaded, the list has
 * no filter.
 */
export default function NotificationsPage() {
  const t = useText();
  const list = useList('/notifications', FILTERS, RECEIVED);
  const { rows, params, error, total } = list;
  const types =
    useLoad(
      useCallback((signal: AbortSignal): Promise<Option[]> => api.get('/notification-types', { signal }), []),
    ).data ?? [];
  const choices = [
    { value: '', label: t('common.words.all') },
    ...types.map(({ id, label }) => ({ value: String(id), label })),
  ];

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
          {messagesByDay(rows).map(({ day, messages }) => (
            <Day key={day} day={day} messages={messages} />
          ))}
          {total > DEFAULT_PAGE_SIZE && (
            <Pagination page={params.page} perPage={params.perPage} total={total} onChange={list.change} />
          )}
        </>
      )}
    </div>
  );
}
