import type { EventVolunteerRequest } from '@karov/api-client';
import { useMemo } from 'react';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import type { Attention } from './attention.js';
import { LegendDialog } from './legend-dialog.js';
import { PeoplePane } from './people-pane.js';
import { VolunteerRow } from './volunteer-row.js';

const ORDER: Readonly<Record<EventVolunteerRequest['status'], number>> = {
  accept: 0,
  assigned: 1,
  pending: 2,
  completed: 3,
  reject: 4,
  closed: 5,
};

/** Whether a volunteer was called for a need, or helps with it. */
export function belongsTo(
  { need_request_id, assigned_user }: EventVolunteerRequest,
  needId: number,
): boolean {
  return need_request_id === needId || assigned_user?.request_id === needId;
}

interface VolunteersPaneProps {
  title: string;
  calls: readonly EventVolunteerRequest[];
  attention: Attention;
  isActing: boolean;
  isFiltered: boolean;
  onFold?: () => void;
  onAct: (act: Act) => void;
}

/**
 * The volunteers in the event, ready ones first. Volunteers who have not answered are counted separately and
 * never as available (rule 156).
 */
export function VolunteersPane({
  title,
  calls,
  attention,
  isActing,
  isFiltered,
  onFold,
  onAct,
}: VolunteersPaneProps) {
  const text = useText();
  const sorted = useMemo(
    () => calls.toSorted((one, other) => ORDER[one.status] - ORDER[other.status]),
    [calls],
  );
  const count = (status: EventVolunteerRequest['status']) =>
    calls.filter((call) => call.status === status).length;
  return (
    <PeoplePane
      title={title}
      summary={`${text('console.ready', { count: count('accept') })} · ${text('console.silent', { count: count('pending') })}`}
      requests={sorted}
      personOf={(request) => request.volunteer}
      isActing={isActing}
      isFiltered={isFiltered}
      empty={{ title: text('map.no_volunteers'), hint: text('map.no_volunteers_hint') }}
      isAtStart={false}
      onFold={onFold}
      legend={(close) => <LegendDialog kind="volunteers" onClose={close} />}
      renderRow={(request) => <VolunteerRow request={request} attention={attention} onAct={onAct} />}
    />
  );
}
