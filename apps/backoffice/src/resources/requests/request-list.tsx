import type { AdminApplication } from '@karov/api-client';
import { APPLICATION_LOOKS } from '@karov/design';
import { DataTable } from '../../kit/data-table.js';
import { ChoiceFilter } from '../../kit/filters.js';
import { ListPart } from '../../kit/list.js';
import { withLooks } from '../../shared/status.js';
import { type AppKey, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { useRequestOptions } from './request-options.js';
import { useRequestActs } from './use-request-acts.js';

interface RequestListProps {
  resource: 'single-requests' | 'all-requests';
  path: '/admin/assigned-closed-application-users' | '/admin/applications';
  title: AppKey;
  fileTitle: AppKey;
  empty: { title: AppKey; hint: AppKey };
}

/** A list of single requests with their filters and acts. */
export function RequestList({ resource, path, title, fileTitle, empty }: RequestListProps) {
  const text = useText();
  const { categories, statuses } = useRequestOptions();
  const { columns, dialog, open } = useRequestActs({ hasDisability: true, isWaiting: false });
  return (
    <>
      <ListPart
        resource={resource}
        title={text(title)}
        hasSearch
        actions={<ExportList path={path} title={text(fileTitle)} />}
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
        empty={{ title: text(empty.title), hint: text(empty.hint) }}
      >
        <DataTable<AdminApplication>
          caption={text(title)}
          onRowClick={(request) => open({ kind: 'details', request })}
        >
          {columns}
        </DataTable>
      </ListPart>
      {dialog}
    </>
  );
}
