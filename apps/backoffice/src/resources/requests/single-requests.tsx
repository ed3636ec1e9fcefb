import type { AdminApplication } from '@karov/api-client';
import { APPLICATION_LOOKS } from '@karov/design';
import { DataTable } from '../../kit/data-table.js';
import { ChoiceFilter } from '../../kit/filters.js';
import { ListPart } from '../../kit/list.js';
import { withLooks } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { useRequestOptions } from './request-options.js';
import { useRequestActs } from './use-request-acts.js';

/** Assigned and closed requests (rule 137, first tab). */
export function SingleRequests() {
  const text = useText();
  const { categories, statuses } = useRequestOptions();
  const { columns, dialog, open } = useRequestActs({ hasDisability: true, isWaiting: false });
  return (
    <>
      <ListPart
        resource="single-requests"
        title={text('requests.single_tab')}
        hasSearch
        actions={
          <ExportList path="/admin/assigned-closed-application-users" title={text('requests.single_file')} />
        }
        filters={[
          <ChoiceFilter
            key="category"
            source="category"
            label="requests.category"
            emptyLabel="requests.all_categories"
            choices={categories}
            alwaysOn
          />,
          <ChoiceFilter
            key="status"
            source="status"
            label="words.status"
            emptyLabel="requests.all_statuses"
            choices={[
              ...withLooks(statuses, APPLICATION_LOOKS),
              { id: 'overdue', label: text('requests.overdue') },
            ]}
            alwaysOn
          />,
        ]}
        empty={{ title: text('requests.single_empty'), hint: text('requests.single_empty_hint') }}
      >
        <DataTable<AdminApplication>
          caption={text('requests.single_tab')}
          onRowClick={(request) => open({ kind: 'details', request })}
        >
          {columns}
        </DataTable>
      </ListPart>
      {dialog}
    </>
  );
}
