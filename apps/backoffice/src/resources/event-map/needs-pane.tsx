import type { EventUserRequest } from '@karov/api-client';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import type { Attention } from './attention.js';
import { LegendDialog } from './legend-dialog.js';
import { needActs } from './need-acts.js';
import { NeedRow } from './need-row.js';
import { PeoplePane } from './people-pane.js';

interface NeedsPaneProps {
  title: string;
  /** most urgent first, then longest waiting (rule 77) */
  needs: readonly EventUserRequest[];
  attention: Attention;
  chosenId: number | null;
  isActing: boolean;
  isFiltered: boolean;
  onFold?: () => void;
  onChoose: (id: number) => void;
  onBeyond: (step: 1 | -1) => void;
  onAct: (act: Act) => void;
}

/** The help seekers of the event. */
export function NeedsPane(props: NeedsPaneProps) {
  const { title, needs, attention, chosenId, isActing, isFiltered, onFold, onChoose, onAct } = props;
  const text = useText();
  const leadingId = chosenId ?? needs.find((need) => needActs(need, text).hasMain)?.id;
  return (
    <PeoplePane
      title={title}
      rows={needs}
      personOf={(need) => need.user}
      isActing={isActing}
      isFiltered={isFiltered}
      empty={{ title: text('map.no_users'), hint: text('map.no_users_hint') }}
      isAtStart
      rowHeight={68}
      onFold={onFold}
      legend={(close) => <LegendDialog kind="users" onClose={close} />}
      onOpen={(need) => onAct({ kind: 'user_details', need })}
      onMark={({ id }) => onChoose(id)}
      onBeyond={props.onBeyond}
      renderRow={(need) => (
        <NeedRow
          need={need}
          attention={attention}
          isChosen={need.id === chosenId}
          isLeading={need.id === leadingId}
          onChoose={onChoose}
          onAct={onAct}
        />
      )}
    />
  );
}
