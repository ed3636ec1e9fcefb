import { jittered, type PendingAcceptance } from '@karov/api-client';
import { useLocale } from '@karov/web';
import { useState } from 'react';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { List } from '../../kit/list.js';
import { WaitingClock } from '../../shared/needs/need-facts.js';
import { PersonToHelp } from '../../shared/needs/person-to-help.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { Phone } from '../../shared/ui/phone.js';
import { When } from '../../shared/ui/when.js';
import { RequestActions } from './request-actions.js';
import type { RequestAct } from './request-acts.js';
import { RequestDialogs } from './request-dialogs.js';
import { validityOf } from './request-words.js';
import { UrgencyChip } from './urgency-chip.js';

/** Returns the request to which a volunteer said yes, with that assignment and its actions. */
function requestOf({ id, is_approved, created_at, application, volunteer, abilities }: PendingAcceptance) {
  return {
    ...application,
    assignment: { id, is_approved, ended: null, created_at },
    volunteer: application.volunteer ?? { ...volunteer, progress: null },
    abilities: [...new Set([...abilities, ...application.abilities])],
  };
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
  return (
    <>
      <List
        resource="acceptances"
        sort={{ field: 'waiting', order: 'DESC' }}
        refreshMs={REFRESH_MS}
        title={text('acceptances.title')}
        intro={text('acceptances.intro')}
        actions={<ExportList path="/admin/application-users" title={text('acceptances.title')} />}
        hasSearch
        empty={{ title: text('acceptances.empty'), hint: text('acceptances.empty_hint') }}
      >
        <DataTable<PendingAcceptance>
          caption={text('acceptances.title')}
          onRowClick={(row) => setAct({ kind: 'details', request: requestOf(row) })}
        >
          <Col<PendingAcceptance>
            source="user"
            label="requests.user"
            disableSort
            render={({ application: { user, matters, floor, is_emergency } }) => (
              <PersonToHelp person={user} matters={matters} floor={floor} isEmergency={is_emergency}>
                {user.full_name}
              </PersonToHelp>
            )}
          />
          <Col<PendingAcceptance>
            source="town"
            label="requests.town"
            disableSort
            render={({ application }) => application.town}
          />
          <Col<PendingAcceptance>
            source="waiting"
            label="requests.waiting"
            render={({ created_at }) => <WaitingClock since={created_at} />}
          />
          <Col<PendingAcceptance>
            source="category"
            label="requests.category"
            disableSort
            render={({ application }) => application.category.name}
          />
          <Col<PendingAcceptance>
            source="volunteer"
            label="requests.volunteer"
            disableSort
            render={({ volunteer }) => (
              <>
                {volunteer.full_name} <Phone of={volunteer} />
              </>
            )}
          />
          <Col<PendingAcceptance>
            source="distance"
            label="acceptances.distance"
            disableSort
            render={({ distance_km: km }) =>
              km === null ? text('assign.no_distance') : text('assign.distance', { value: km.toFixed(1) })
            }
          />
          <Col<PendingAcceptance>
            source="priority"
            label="requests.urgency"
            disableSort
            render={({ application }) => <UrgencyChip priority={application.label_priority} />}
          />
          <Col<PendingAcceptance>
            source="validity"
            label="requests.validity"
            disableSort
            render={({ application }) => validityOf(application, locale) || text('requests.no_end')}
          />
          <Col<PendingAcceptance>
            source="created_at"
            label="acceptances.accepted_at"
            render={({ created_at }) => <When at={created_at} />}
          />
          <Col<PendingAcceptance>
            source="actions"
            label="common.words.actions"
            disableSort
            render={(row) => <RequestActions isRow request={requestOf(row)} onAct={setAct} />}
          />
        </DataTable>
      </List>
      {act && <RequestDialogs key={act.kind} act={act} onAct={setAct} onClose={() => setAct(null)} />}
    </>
  );
}
