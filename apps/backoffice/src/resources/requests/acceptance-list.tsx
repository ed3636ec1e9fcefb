import { jittered, type PendingAcceptance } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { useLocale } from '@karov/web';
import { useMemo, useState } from 'react';
import { urgency } from '../../shared/status.js';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { When } from '../../shared/ui/when.js';
import { RequestActions } from './request-actions.js';
import type { RequestAct } from './request-acts.js';
import { RequestDialogs } from './request-dialogs.js';
import { validityOf } from './request-words.js';

/** Returns the request to which a volunteer said yes, with that assignment and its actions. */
function requestOf({ id, is_approved, created_at, application, volunteer, abilities }: PendingAcceptance) {
  return {
    ...application,
    assignment: { id, is_approved, ended: null, created_at },
    volunteer: application.volunteer ?? { ...volunteer, progress: null },
    abilities: [...new Set([...abilities, ...application.abilities])],
  };
}

function columnsOf(
  text: Translate,
  locale: Locale,
  onAct: (act: RequestAct) => void,
): Column<PendingAcceptance>[] {
  return [
    { key: 'user', label: text('requests.user'), render: ({ application }) => application.user.full_name },
    {
      key: 'category',
      label: text('requests.category'),
      render: ({ application }) => application.category.name,
    },
    { key: 'volunteer', label: text('requests.volunteer'), render: ({ volunteer }) => volunteer.full_name },
    {
      key: 'distance',
      label: text('acceptances.distance'),
      render: ({ distance_km: km }) =>
        km === null ? text('assign.no_distance') : text('assign.distance', { value: km.toFixed(1) }),
    },
    {
      key: 'priority',
      label: text('requests.urgency'),
      render: ({ application }) => <StatusChip isShort {...urgency(application.label_priority, text)} />,
    },
    {
      key: 'validity',
      label: text('requests.validity'),
      render: ({ application }) => validityOf(application, locale) || text('requests.no_end'),
    },
    {
      key: 'created_at',
      label: text('acceptances.accepted_at'),
      sortField: 'created_at',
      render: ({ created_at }) => <When at={created_at} />,
    },
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: (row) => <RequestActions isRow request={requestOf(row)} onAct={onAct} />,
    },
  ];
}

/** The interval between reloads of the list. */
const REFRESH_MS = jittered(30_000);

/**
 * Volunteers' acceptances that wait for staff (rule 3); until they are approved the volunteer learns no name
 * (rule 30).
 */
export function AcceptanceList() {
  const text = useText();
  const locale = useLocale();
  const [act, setAct] = useState<RequestAct | null>(null);
  const columns = useMemo(() => columnsOf(text, locale, setAct), [text, locale]);
  return (
    <>
      <ListPage<PendingAcceptance>
        resource="acceptances"
        sortField="waiting"
        refreshMs={REFRESH_MS}
        title={text('acceptances.title')}
        intro={text('acceptances.intro')}
        actions={<ExportList path="/admin/application-users" title={text('acceptances.title')} />}
        columns={columns}
        hasSearch
        empty={{ title: text('acceptances.empty'), hint: text('acceptances.empty_hint') }}
        onRowClick={(row) => setAct({ kind: 'details', request: requestOf(row) })}
      />
      {act && <RequestDialogs key={act.kind} act={act} onAct={setAct} onClose={() => setAct(null)} />}
    </>
  );
}
