import type { Option, VolunteerEventRequestRow } from '@karov/api-client';
import { ownValue } from '@karov/domain';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useText } from '../../core/text.js';
import { useList } from '../../core/use-list.js';
import { EmptyState } from '../../design/card/empty-state.js';
import { type Choice, Select } from '../../design/field/select.js';
import { SearchBox } from '../../design/table/search-box.js';
import { AccountAlert } from '../../shared/account-alert.js';
import { ListBody } from '../../shared/list-body.js';
import { PageHeading } from '../../shared/page-heading.js';
import type { RequestAction } from './request-actions.js';
import { requestColumns } from './request-columns.js';
import { useEventOptions } from './request-options.js';
import { RowActions } from './row-actions.js';
import './event-requests.css';

/** Fetched when a dialog opens. */
const ActionDialog = lazy(() => import('./action-dialog.js'));
const HistoryDialog = lazy(() => import('./history-dialog.js'));

const FILTERS = ['event_id', 'status'];

type OpenDialog =
  | { name: 'history'; id: number }
  | { name: 'action'; row: VolunteerEventRequestRow; action: RequestAction };

/** The volunteer's event requests (rule 124): filters, actions and the history of each row. */
export default function EventRequestsPage() {
  const t = useText();
  const list = useList('/volunteer/event-user-requests', FILTERS);
  const { events, statuses } = useEventOptions();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const { params, reload } = list;
  const filter = (name: string) => String(ownValue(params.filters ?? {}, name) ?? '');
  const isFiltered = params.search !== '' || FILTERS.some((name) => filter(name) !== '');
  const withAll = (options: readonly Option[]): Choice[] => [
    { value: '', label: t('common.words.all') },
    ...options.map(({ id, label }) => ({ value: String(id), label })),
  ];
  const columns = useMemo(
    () =>
      requestColumns(t, (row) => (
        <RowActions
          row={row}
          onAction={(action) => setDialog({ name: 'action', row, action })}
          onStepped={reload}
          onHistory={() => setDialog({ name: 'history', id: row.id })}
        />
      )),
    [t, reload],
  );

  return (
    <div className="page">
      <PageHeading>{t('requests.title')}</PageHeading>
      <p>{t('requests.intro')}</p>
      <AccountAlert />
      <div className="filters">
        <SearchBox value={params.search ?? ''} onSearch={(search) => list.change({ search })} />
        <Select
          label={t('requests.filterEvent')}
          value={filter('event_id')}
          choices={withAll(events)}
          onChange={(value) => list.change({ filters: { event_id: value } })}
        />
        <Select
          label={t('requests.filterStatus')}
          value={filter('status')}
          choices={withAll(statuses)}
          onChange={(value) => list.change({ filters: { status: value } })}
        />
      </div>
      <ListBody
        list={list}
        columns={columns}
        caption={t('requests.caption')}
        failure={t('requests.failed')}
        empty={
          <EmptyState icon="list" title={t('requests.emptyTitle')}>
            <p>{t(isFiltered ? 'requests.emptyFiltered' : 'requests.emptyText')}</p>
          </EmptyState>
        }
      />
      <Suspense>
        {dialog?.name === 'history' && <HistoryDialog id={dialog.id} onClose={close} />}
        {dialog?.name === 'action' && (
          <ActionDialog
            row={dialog.row}
            action={dialog.action}
            onClose={close}
            onDone={() => {
              close();
              list.reload();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
