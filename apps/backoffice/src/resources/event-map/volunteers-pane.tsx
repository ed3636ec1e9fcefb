import type { EventUserRequest, OpenVolunteer } from '@karov/api-client';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import type { Attention } from './attention.js';
import { LegendDialog } from './legend-dialog.js';
import { PeoplePane } from './people-pane.js';
import type { ListedVolunteer } from './shown.js';
import { volunteerActs } from './volunteer-acts.js';
import { VolunteerRow } from './volunteer-row.js';

interface VolunteersPaneProps {
  title: string;
  /** the need that is chosen, to which a volunteer's help goes */
  chosen: EventUserRequest | undefined;
  /** in the order in which they are shown */
  volunteers: readonly ListedVolunteer[];
  /** what is known of those who could come to the chosen need */
  couldCome: ReadonlyMap<number, OpenVolunteer>;
  /** how many of the whole event are ready */
  ready: number;
  attention: Attention;
  isActing: boolean;
  onFold?: () => void;
  onChoose: (needId: number) => void;
  onAct: (act: Act) => void;
}

/**
 * The volunteers in the event, ready ones first. Volunteers who have not answered are counted separately and
 * never as available (rule 156).
 */
export function VolunteersPane(props: VolunteersPaneProps) {
  const { title, chosen, volunteers, couldCome, ready, attention, isActing, onFold, onChoose, onAct } = props;
  const text = useText();
  const silent = volunteers.filter(({ request }) => request.status === 'pending').length;
  const leadingId = volunteers.find(({ request }) => volunteerActs(request, text, chosen).hasMain)?.id;
  return (
    <PeoplePane
      title={title}
      summary={`${text('console.ready', { count: ready })} · ${text('console.silent', { count: silent })}`}
      rows={volunteers}
      personOf={({ request }) => request.volunteer}
      isActing={isActing}
      isFiltered={false}
      empty={{ title: text('map.no_volunteers'), hint: text('map.no_volunteers_hint') }}
      isAtStart={false}
      rowHeight={52}
      onFold={onFold}
      legend={(close) => <LegendDialog kind="volunteers" onClose={close} />}
      onOpen={({ request }) => onAct({ kind: 'volunteer_details', request })}
      onMark={({ request }) => {
        const needId = request.assigned_user?.request_id ?? request.need_request_id;
        if (needId !== null) onChoose(needId);
      }}
      renderRow={(listed) => (
        <VolunteerRow
          listed={listed}
          chosen={chosen}
          candidate={couldCome.get(listed.request.volunteer.id)}
          attention={attention}
          isLeading={listed.id === leadingId}
          onAct={onAct}
        />
      )}
    />
  );
}
