import type { AdminApplication } from '@karov/api-client';
import { APPLICATION_LOOKS } from '@karov/design';
import { withLooks } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPart } from '../../shared/ui/list-page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { useRequestOptions } from './request-options.js';
import { useRequestActs } from './use-request-acts.js';

/** Assigned and closed requests (rule 137, first tab). */
export function SingleRequests() {
  const text = useText();
  const { categories, statuses } = useRequestOptions();
  const { columns, dialog, open } = useRequestActs({ hasDisability: true });
  return (
    <>
      <ListPart<AdminApplication>
        resource="single-requests"
        title={text('requests.single_tab')}
        columns={columns}
        hasSearch
        actions={
          <ExportList path="/admin/assigned-closed-application-users" title={text('requests.single_file')} />
        }
        filters={({ values, set }) => (
          <>
            <SelectField
              label={text('requests.category')}
              value={values['category'] ?? ''}
              emptyLabel={text('requests.all_categories')}
              choices={categories}
              onChange={({ target }) => set('category', target.value)}
            />
            <SelectField
              label={text('words.status')}
              value={values['status'] ?? ''}
              emptyLabel={text('requests.all_statuses')}
              choices={[
                ...withLooks(statuses, APPLICATION_LOOKS),
                { id: 'overdue', label: text('requests.overdue') },
              ]}
              onChange={({ target }) => set('status', target.value)}
            />
          </>
        )}
        empty={{ title: text('requests.single_empty'), hint: text('requests.single_empty_hint') }}
        onRowClick={(request) => open({ kind: 'details', request })}
      />
      {dialog}
    </>
  );
}
