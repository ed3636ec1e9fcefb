import type { EventUserRequest } from '@karov/api-client';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import type { Attention } from './attention.js';
import { LegendDialog } from './legend-dialog.js';
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
  onAct: (act: Act) => void;
}

/** The help seekers of the event. */
export function NeedsPane({
  title,
  needs,
  attention,
  chosenId,
  isActing,
  isFiltered,
  onFold,
  onChoose,
  onAct,
}: NeedsPaneProps) {
  const text = useText();
  return (
    <PeoplePane
      title={title}
      requests={needs}
      personOf={(need) => need.user}
      isActing={isActing}
      isFiltered={isFiltered}
      empty={{ title: text('map.no_users'), hint: text('map.no_users_hint') }}
      isAtStart
      onFold={onFold}
      legend={(close) => <LegendDialog kind="users" onClose={close} />}
      renderRow={(need) => (
        <NeedRow
          need={need}
          attention={attention}
          isChosen={need.id === chosenId}
          onChoose={onChoose}
          onAct={onAct}
        />
      )}
    />
  );
}
